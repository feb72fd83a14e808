import type { DieSpec } from '@/components/dice/DiceSlot';
import { FacePad } from '@/components/dice/FacePad';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { diceDue, thirdDieNeeded } from '@/rules/dungeon/battle';
import { encounterOf, isTypedOnly, trapHolds } from '@/rules/dungeon/map';
import { shameBox } from '@/rules/dungeon/shame';

import { DicePanel } from './DicePanel';
import type { DungeonPanel } from './props';

const THIRD: DieSpec = { kind: 'gold', name: 'Third' };
const many = (count: number): DieSpec[] => Array.from({ length: count }, () => ({ kind: 'ivory' as const }));

/** Two battle dice, and the third with them where equipment reads it. */
export function RollPanel(panel: DungeonPanel) {
  const { state, onAct } = panel;
  const third = thirdDieNeeded(state) && state.rules.thirdDieTiming !== 'afterChoice';
  return (
    <DicePanel
      panel={panel}
      title="Battle dice"
      dice={third ? [{ kind: 'ivory', name: 'One' }, { kind: 'ivory', name: 'Two' }, THIRD] : many(2)}
      topic="battle-turn"
      applyWords={([a, b, c]) => (c === undefined ? `Use ${a} and ${b}` : `Use ${a} and ${b}, third die ${c}`)}
      onApply={([a = 0, b = 0, c], by) =>
        onAct({ type: 'rollBattle', player: 0, a, b, by, ...(c === undefined ? {} : { c }) })
      }
    />
  );
}

/** The third die alone: for a drafted pair, or after a die was chosen. */
export function ThirdPanel(panel: DungeonPanel) {
  const { onAct } = panel;
  const mine = panel.panel === 'thirdA' ? 'a' : panel.panel === 'thirdB' ? 'b' : undefined;
  return (
    <DicePanel
      panel={panel}
      title="Third die"
      dice={[THIRD]}
      topic="third-die"
      applyWords={([c]) => `Fight with ${c}`}
      onApply={([c = 0], by) =>
        onAct(mine ? { type: 'chooseDie', player: 0, mine, c, by } : { type: 'draftTurn', player: 0, c, by })
      }
    />
  );
}

export function DraftRollPanel(panel: DungeonPanel) {
  const { state, onAct } = panel;
  const { battle } = state;
  if (!battle) return null;
  return (
    <DicePanel
      panel={panel}
      title={`Roll ${diceDue(battle)} dice`}
      dice={many(diceDue(battle))}
      topic="dice-drafting"
      applyWords={() => 'Draft with these'}
      onApply={(faces, by) => onAct({ type: 'draftRoll', player: 0, faces: [...faces], by })}
    />
  );
}

const MET = { nothing: 'nothing happens', battle: 'a battle', trap: 'a trap' } as const;
const encounterWords = (roll: number): string => `${roll}: ${MET[encounterOf(roll) ?? 'nothing']}`;

export function EncounterPanel(panel: DungeonPanel) {
  if (isTypedOnly(panel.state)) return <TypedEncounter {...panel} />;
  return (
    <DicePanel
      panel={panel}
      title="Encounter, 1 to 10"
      dice={many(1)}
      sides={10}
      topic="encounter-roll"
      applyWords={([roll = 0]) => encounterWords(roll)}
      onApply={([roll = 0], by) => panel.onAct({ type: 'encounterRoll', player: 0, roll, by })}
    />
  );
}

/** A23, by house rule: what the table rolled is only typed. */
function TypedEncounter({ draft, onAct, onDraft, onClose, onTopic }: DungeonPanel) {
  const roll = typeof draft === 'number' ? draft : undefined;
  return (
    <Sheet
      title="Encounter, 1 to 10"
      onClose={onClose}
      onRules={() => onTopic('encounter-roll')}
      testID="encounter-panel"
      footer={
        <Button
          large
          disabled={roll === undefined}
          words={roll === undefined ? 'Tap what you rolled' : encounterWords(roll)}
          onPress={() => {
            if (roll === undefined) return;
            onClose();
            onAct({ type: 'encounterRoll', player: 0, roll, by: 'typed' });
          }}
          testID="encounter-apply"
        />
      }
    >
      <FacePad sides={10} label="Your roll" onFace={onDraft} />
    </Sheet>
  );
}

export function TrapPanel(panel: DungeonPanel) {
  return (
    <DicePanel
      panel={panel}
      title="Roll to get out"
      dice={many(1)}
      topic="trap"
      applyWords={([face = 0]) =>
        `${face}: ${face === 6 ? '' : '1 damage, '}${trapHolds(panel.state, face) ? 'stay' : 'out'}`
      }
      onApply={([face = 0], by) => panel.onAct({ type: 'trapRoll', player: 0, face, by })}
    />
  );
}

export function RevivePanel(panel: DungeonPanel) {
  return (
    <DicePanel
      panel={panel}
      title="Shame die"
      dice={many(1)}
      topic="revive"
      applyWords={([face = 0]) => {
        const box = shameBox(panel.state, face);
        return box === undefined ? `No box from ${face} up is free` : `Revive, cross ${box}`;
      }}
      onApply={([face = 0], by) => panel.onAct({ type: 'revive', player: 0, face, by })}
    />
  );
}
