import type { Topic } from '@/rules/kernel/topic';

const PAGES = /^p\.?\s*(\d+)([–-]\d+)?(.*)$/;
const SILENT = /^not in the rulebook/i;

export function isSilent({ page }: Topic): boolean {
  return SILENT.test(page);
}

/** `p29` reads "page 29", `p19–29 #3` "pages 19–29 #3", `p5, 29` "pages 5, 29"; a chapter stands as it is. */
export function pageWords(topic: Topic): string {
  if (isSilent(topic)) return 'Not in the rulebook';
  const [, first, last, rest] = PAGES.exec(topic.page) ?? [];
  if (!first) return topic.page;
  const several = last ?? /^, *\d/.test(rest ?? '');
  return `${several ? 'pages' : 'page'} ${first}${last ?? ''}${rest ?? ''}`;
}

/** "Our ruling 20: the rulebook is silent" */
export function rulingWords(topic: Topic): string | undefined {
  if (!topic.ruling) return undefined;
  const named = /^rulings? /.test(topic.ruling) ? topic.ruling : `ruling ${topic.ruling}`;
  return `Our ${named}: ${isSilent(topic) ? 'the rulebook is silent' : 'the rulebook leaves this open'}`;
}
