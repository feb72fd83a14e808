import type { Seat } from '@/rules/kernel/setup';
import type { Manual } from '@/rules/shaolia/actions';
import type { Place, State } from '@/rules/shaolia/state';
import { tokenPlaces } from '@/rules/shaolia/tokens';

import { TokenPicks } from './TokenPicks';

type Places = readonly (Place | 'drop')[];

/** Where the tokens of an effect go, each kind for itself. */
export interface TokenDraft {
  readonly life?: Places;
  readonly attack?: Places;
}

/** As the action takes them: the life tokens' places first. */
export function tokensOf({ lifeTokens = 0, attackTokens = 0 }: Manual, { life = [], attack = [] }: TokenDraft) {
  return [...life.slice(0, lifeTokens), ...attack.slice(0, attackTokens)];
}

interface Props {
  state: State;
  seat: Seat;
  effect: Manual;
  draft: TokenDraft;
  onDraft: (draft: TokenDraft) => void;
}

/** The tokens an effect gives, placed now or dropped. */
export function EffectTokens({ state, seat, effect, draft, onDraft }: Props) {
  const counts = { life: effect.lifeTokens ?? 0, attack: effect.attackTokens ?? 0 };
  return (['life', 'attack'] as const).map((kind) =>
    counts[kind] > 0 ? (
      <TokenPicks
        key={kind}
        state={state}
        seat={seat}
        kind={kind}
        count={counts[kind]}
        places={tokenPlaces(state, seat, kind)}
        chosen={draft[kind] ?? []}
        onChange={(chosen) => onDraft({ ...draft, [kind]: chosen })}
      />
    ) : null,
  );
}
