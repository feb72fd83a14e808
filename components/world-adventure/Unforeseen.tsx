import { Txt } from '@/components/theme/Txt';
import type { Seat } from '@/rules/kernel/setup';
import { heroCard } from '@/rules/world-adventure/cards';
import { clanOf, type State } from '@/rules/world-adventure/state';

/** A skill that is more than added damage stays out of the odds, and the forecast says so (5.4). */
export function Unforeseen({ state, seat }: { state: State; seat: Seat }) {
  const clan = clanOf(state, seat);
  const card = clan.heroCard === null ? undefined : state.cards[`hero:${clan.heroCard}`];
  const text = card?.['skill'];
  const cast = card?.[clan.hero.level === 2 ? 'cast2' : 'cast'];
  const left =
    heroCard(state, clan)?.skill === null && (typeof cast === 'number' || (typeof text === 'string' && text));
  if (!left) return null;
  return (
    <Txt type="caption" color="warn">
      {`The odds leave out ${clan.name}'s skill${typeof text === 'string' && text ? ` ${text}` : ''}: enter what it does by hand.`}
    </Txt>
  );
}
