const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "just now", "12 minutes ago", "yesterday". A clock set back reads "just now". */
export function ago(then: number, now: number): string {
  const passed = now - then;
  if (passed < 2 * MINUTE) return 'just now';
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} minutes ago`;
  if (passed < 2 * HOUR) return 'an hour ago';
  if (passed < DAY) return `${Math.floor(passed / HOUR)} hours ago`;
  if (passed < 2 * DAY) return 'yesterday';
  return `${Math.floor(passed / DAY)} days ago`;
}

/** "2 h 05 min" */
export function duration(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** "Saturday, 14 November" within the year, with the year before it. */
export function day(at: number, now: number): string {
  const date = new Date(at);
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}

/** "14 November 2026", for what outlives the year. */
export function date(at: number): string {
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** "20:41" */
export function clock(at: number): string {
  const date = new Date(at);
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;
}
