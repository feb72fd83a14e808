import { plural } from '@/rules/kernel/plural';
import { buyPrice, stallAllowance } from '@/rules/world-adventure/market';
import type { Clan, State } from '@/rules/world-adventure/state';
import { movesOf } from '@/rules/world-adventure/time';
import type { Status } from '@/rules/world-adventure/tables';

/** 6.3 in a few words: what this value gives. */
export function statusEffect(state: State, clan: Clan, status: Status): string {
  switch (status) {
    case 'explorer':
      if (clan.explorer === 0) return 'cannot scout';
      return `${clan.explorer} scouting ${clan.explorer === 1 ? 'die' : 'dice'}, ${movesOf(clan)} moves${clan.explorer >= 5 ? ', sure finds' : ''}`;
    case 'charisma': {
      const extra = clan.charisma >= 5 ? ', rivals barred' : clan.charisma === 4 ? ', toll 2' : '';
      const stalls = stallAllowance(clan);
      return `goods ${buyPrice(state, clan)}, ${plural(stalls, 'stall')}${extra}`;
    }
    case 'leadership': {
      const fifth = clan.leadership >= 5 ? ', the fifth at Lv 2' : '';
      const extra = `${fifth}${clan.leadership >= 4 ? ', 1 reroll' : ''}`;
      return `${plural(clan.leadership, 'soldier')}${extra}`;
    }
  }
}
