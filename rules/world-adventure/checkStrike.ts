import { againstTheRules, firstReason, type Refusal } from '@/rules/kernel/refusal';
import type { ActionOf } from './actions';
import { foeKey } from './applyBattle';
import { sparedBy } from './pursuit';
import { isHere, isOnMap, onTurn } from './reasons';
import { cityOf, clanOf, type State, wantedOf } from './state';
import { TIER_WORDS } from './tables';

/** Whom an NPC may attack of its own accord, and when: 3.2, 3.3 and 5.9. */
export function checkStrike(state: State, { player, kind, foe }: ActionOf<'startBattle'>): Refusal | undefined {
  const clan = clanOf(state, player);
  const { name } = clan;
  const tier = foe.tier ?? 'minion';
  const inTurn = state.phase === 'player';
  const waits = inTurn && kind === 'monster' && (tier === 'minion' || tier === 'destroyer');
  const spared = kind === 'monster' ? sparedBy(state, tier, foe.name, player) : undefined;
  return firstReason(
    inTurn && onTurn(state, player),
    // In its own phase it may have come nearer than anybody told.
    kind !== 'monster' && (inTurn ? isHere(state, clan, kind) : isOnMap(state, kind)),
    kind === 'brigand' && cityOf(clan) !== undefined && againstTheRules('The Brigand never enters a city'),
    kind === 'government' && wantedOf(state, player) === 0 && againstTheRules('The Government ignores a Good Boy'),
    waits && againstTheRules(`The ${TIER_WORDS[tier]} attacks in the NPC phase`),
    spared !== undefined && againstTheRules(spared),
    //
    inTurn && clan.fought.includes(foeKey({ kind, foe })) && againstTheRules(`It fought ${name} this turn already`),
  );
}
