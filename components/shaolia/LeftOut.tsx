import type { StyleProp, TextStyle } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { WEIGHED } from '@/rules/shaolia/plan/deals';
import type { Model, PlanCommand } from '@/rules/shaolia/plan/model';
import type { State } from '@/rules/shaolia/state';
import { nameOf } from '@/rules/shaolia/territory';

const strikes = ({ strike, sweep }: PlanCommand) => strike !== undefined || sweep !== undefined;

/** What stands in an attack's way and cannot be hit before its life is typed. */
function untypedTargets(state: State, { commands, targets, start }: Model): readonly string[] {
  if (!commands.some(strikes)) return [];
  return targets.flatMap(({ seat, place }, index) =>
    Number.isFinite(start.lives[index] ?? 0) ? [] : [nameOf(state, seat, place)],
  );
}

/** Where a trade card could deal, if its price or its damage were typed; or deal more than the one that is sure to fit. */
function untypedPosts({ commands, posts, start }: Model): readonly string[] {
  if (!commands.some(({ trades, bit }) => trades > 0 && (start.used & (1 << bit)) === 0)) return [];
  return posts.flatMap(({ name, good, price, damage, max }) => {
    if (!WEIGHED.has(good)) return [];
    if (price === null || (good === 'hit' && damage === null)) return [name];
    return max === null ? [`more than 1 at ${name}`] : [];
  });
}

interface Props {
  state: State;
  model: Model;
  style?: StyleProp<TextStyle>;
}

/** Unknown is not nothing: what no search could weigh, because a value off a card is missing (trap 13). */
export function LeftOut({ state, model, style }: Props) {
  const left = [...model.left, ...untypedTargets(state, model), ...untypedPosts(model)];
  if (left.length === 0) return null;
  return (
    <Txt type="caption" color="ink2" style={style} testID="left-out">
      {`Not considered, values not typed: ${left.join(', ')}`}
    </Txt>
  );
}
