import { by, device, element, expect, waitFor } from 'detox';

/** After a turn ends the whole screen ignores taps for 350 ms, so that a second tap cannot hit the next player. */
const GUARD = 400;
/** The snackbar's height with the gap under it. */
const SNACKBAR = 76;
/** A cold start on a slow phone: the page, SQLite, the game. */
const START = 20_000;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export async function openFresh(): Promise<void> {
  await device.launchApp({ newInstance: true, delete: true });
  await waitFor(element(by.text('Start a game')))
    .toBeVisible()
    .withTimeout(START);
}

/** Ends the app and starts it again with all it stored. */
export async function reopen(): Promise<void> {
  await device.launchApp({ newInstance: true });
}

export async function seat(index: number, name: string): Promise<void> {
  const field = element(by.id(`seat-${index}-name`));
  await waitFor(field).toBeVisible().withTimeout(START);
  await field.replaceText(name);
}

/** Waits for what the header says, as a page or a session may have to load first. */
export async function headerReads(title: string, tag?: string): Promise<void> {
  await waitFor(element(by.id('session-screen')))
    .toExist()
    .withTimeout(START);
  await waitFor(element(by.text(title)))
    .toBeVisible()
    .withTimeout(START);
  if (tag) await expect(element(by.text(tag))).toBeVisible();
}

/** Taps the bead when it reads so, and lets the guard pass. */
export async function bead(word: string): Promise<void> {
  await waitFor(element(by.text(word).withAncestor(by.id('bead'))))
    .toBeVisible()
    .withTimeout(START);
  await element(by.id('bead')).tap();
  await pause(GUARD);
}

/** Scrolls a control of the table into sight, and on past where the snackbar will stand after the first tap. */
export async function bring(id: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .toBeVisible()
    .whileElement(by.id('session-screen'))
    .scroll(120, 'down');
  await element(by.id('session-screen')).scroll(SNACKBAR, 'down').catch(atTheEnd);
}

/** The content ends with as much room as the snackbar takes, so at its end the control is clear of it. */
function atTheEnd(error: unknown): void {
  if (!/any further|edge/i.test(String(error))) throw error;
}

/** Every tap is on the disk. */
export async function saved(): Promise<void> {
  await waitFor(element(by.id('saved-dot')))
    .toHaveLabel('Saved')
    .withTimeout(START);
}
