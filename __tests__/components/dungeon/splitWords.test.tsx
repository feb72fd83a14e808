import { arithmetic } from '@/components/dungeon/splitWords';
import { exchange } from '@/rules/dungeon/resolver';
import { fightAgainst, firstTurn } from '@/rules/dungeon/sheet';
import type { State } from '@/rules/dungeon/state';
import { at } from '../../rules/dungeon/table';

/** The lines for dice of yours, the enemy's and the third, against the Werewolf. */
function told(change: Partial<State>, [mine, theirs, third = 0]: readonly number[], rules = {}): string[] {
  const state = at({ exp: 1, hp: 7, ...change }, {}, rules);
  const fight = fightAgainst(state, 'e1');
  if (!fight) throw new Error('no Werewolf');
  return arithmetic(exchange(fight, firstTurn(state, fight.foe), mine ?? 0, theirs ?? 0, third), fight);
}

test('every number that makes the attack is named: Club, Ambrosia, potions, abilities', () => {
  const advanced = { halo: [false, false], ambrosia: [true, true], club: [true, true] } as const;
  expect(told({ advanced, atkPotion: 1, equipment: ['shield'] }, [2, 1, 3])).toEqual([
    'Your 2: ATK 0, DEF 1; by level ATK 1, DEF 0.',
    'Hercules Club +1 ATK, Ambrosia +1 ATK and +1 DEF, Potions +1 ATK.',
    'Third die 3: parry 2.',
    'Your attack is 6: 6 dealt.',
    'It uses Attack 3: 3 against DEF 2, you parry half: 0 taken.',
  ]);
});

test('a first strike that fells it tells of no action', () => {
  expect(told({ exp: 9, equipment: ['trident', 'boots'] }, [6, 1, 5])).toContain(
    'You strike first and it is down: it does nothing.',
  );
  expect(told({}, [6, 1])).toContain('It uses Attack 3: 3 against DEF 1: 2 taken.');
});

test('stunned: what still defends; by house rule nobody acts', () => {
  const stunned = { defPotion: 1, ailments: { poison: 0, fear: 0, stun: 1, charm: 0 } };
  expect(told(stunned, [4, 1])).toEqual([
    'Stunned: the total 5 is odd, so you do not act; by level DEF 0.',
    'Potions +1 DEF.',
    'Your attack is 0: 0 dealt.',
    'It uses Attack 3: 3 against DEF 1: 2 taken.',
  ]);
  expect(told(stunned, [4, 1], { stunMode: 'skipTurn' })).toEqual([
    'Stunned: the total 5 is odd, so nobody acts this turn.',
  ]);
});

test('A3: by house rule an ability replaces die and level', () => {
  expect(told({ equipment: ['boots'] }, [3, 1, 4], { abilityAdds: false })).toEqual([
    'Your 3: ATK 2, DEF 0; by level ATK 1, DEF 0.',
    'Third die 4: dodge 2, in place of die and level ATK.',
    'Your attack is 2: 2 dealt.',
    'It uses Attack 3: 3 against DEF 0, you dodge: 0 taken.',
  ]);
});
