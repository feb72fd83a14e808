import { chipsOf } from '@/components/lookup/chips';
import { marked } from '@/components/lookup/marks';
import { pageWords, rulingWords } from '@/components/lookup/reference';
import type { Topic } from '@/rules/kernel/topic';

const topic = (more: Partial<Topic>): Topic => ({
  id: 'x',
  title: 'X',
  words: [],
  page: 'p1',
  answer: 'Yes.',
  ...more,
});

const shown = (text: string, terms: string[]) =>
  marked(text, terms)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

describe('marks', () => {
  test.each([
    ['Pay 1 gold, gold only.', ['gold'], 'Pay 1 [gold], [gold] only.'],
    ['Gold!', ['gold'], '[Gold]!'],
    ['Golden', ['gold'], 'Golden'],
    ['A teammate’s dice', ['teammates'], 'A [teammate’s] dice'],
    ['Café', ['cafe'], '[Café]'],
    ['#3 Overwhelming power', ['3'], '#[3] Overwhelming power'],
    ['first-player marker', ['player'], 'first-[player] marker'],
    ['nothing', [], 'nothing'],
  ])('%j with %j reads %j', (text, terms, expected) => {
    expect(shown(text, terms)).toBe(expected);
  });

  test('lose no letter', () => {
    const text = 'Discard 3 cards you’ve bought, “Lv1” or Lv2.';
    expect(
      marked(text, ['3', 'youve', 'lv1'])
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('where a rule stands', () => {
  test.each([
    ['p29', 'page 29'],
    ['p.10', 'page 10'],
    ['p19–29 #3', 'pages 19–29 #3'],
    ['p19 #3', 'page 19 #3'],
    ['p5, 29', 'pages 5, 29'],
    ['Gameplay IV', 'Gameplay IV'],
    ['Prepare 2', 'Prepare 2'],
    ['Not in the rulebook, ruling 20', 'Not in the rulebook'],
  ])('%j reads %j', (page, words) => {
    expect(pageWords(topic({ page }))).toBe(words);
  });

  test.each([
    [{ page: 'Not in the rulebook, ruling 20', ruling: 'ruling 20' }, 'Our ruling 20: the rulebook is silent'],
    [{ ruling: 'rulings 9, 10' }, 'Our rulings 9, 10: the rulebook leaves this open'],
    [{ ruling: 'R-9' }, 'Our ruling R-9: the rulebook leaves this open'],
    [{}, undefined],
  ])('%j says %j', (more, words) => {
    expect(rulingWords(topic(more))).toBe(words);
  });
});

describe('chips', () => {
  const topics = [topic({ id: 'a', phases: ['lateGame'] }), topic({ id: 'b', phases: ['buy'] }), topic({ id: 'c' })];
  const words = (now: { phase?: string; touched?: string }, pinned: string[] = [], recent: string[] = []) =>
    chipsOf(topics, { ...now, pinned, recent }).map((chip) => chip.words);

  test('begin with right now, where the table is known', () => {
    expect(words({ phase: 'buy' })).toEqual(['Right now', 'Late game', 'Buy', 'All topics']);
    expect(words({ touched: 'c' })).toEqual(['Right now', 'Late game', 'Buy', 'All topics']);
  });

  test('begin with all topics away from a table', () => {
    expect(words({})).toEqual(['All topics', 'Late game', 'Buy']);
  });

  test('have pinned and recent only with something in them', () => {
    expect(words({}, ['c'], ['a', 'b'])).toEqual(['All topics', 'Late game', 'Buy', 'Pinned', 'Recent']);
    expect(words({}, ['gone'], [])).toEqual(['All topics', 'Late game', 'Buy']);
  });

  test('spell a short name in capitals', () => {
    const [, chip] = chipsOf([topic({ phases: ['npc'] })], { pinned: [], recent: [] });
    expect(chip?.words).toBe('NPC');
  });

  test('keep the reader’s own order', () => {
    const recent = chipsOf(topics, { pinned: [], recent: ['c', 'a'] }).find((chip) => chip.key === 'recent');
    expect(recent?.topics.map(({ id }) => id)).toEqual(['c', 'a']);
  });
});
