import Hammer from 'lucide-react-native/icons/hammer';
import LockOpen from 'lucide-react-native/icons/lock-open';
import Pencil from 'lucide-react-native/icons/pencil';
import Trash from 'lucide-react-native/icons/trash';

import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { Sheet } from '@/components/ui/Sheet';
import { SlimCounter } from '@/components/ui/SlimCounter';
import { plural } from '@/rules/kernel/plural';
import type { Action, ActionOf } from '@/rules/shaolia/actions';
import { blockageOn, commandsAt } from '@/rules/shaolia/activate';
import { costWords } from '@/rules/shaolia/building';
import { cardDef, isComplete, isUntold } from '@/rules/shaolia/card-def';
import { cardTopic } from '@/rules/shaolia/card-topics';
import { activeSeat } from '@/rules/shaolia/flow';
import { houseRule } from '@/rules/shaolia/house-rules';
import { cheapest } from '@/rules/shaolia/officers';
import { reachable } from '@/rules/shaolia/plan/reach';
import { diceShowing } from '@/rules/shaolia/plan/steps';
import { NO_TOKENS, sideOf } from '@/rules/shaolia/state';
import { cardAt, lifeLeft, PALACE, spaceAt } from '@/rules/shaolia/territory';
import { unspentFaces } from '@/rules/shaolia/turn';

import { cardIcon } from './icons';
import { LeaveByHand } from './LeaveByHand';
import { Pick } from './Pick';
import type { ShaoliaPanel } from './props';
import { Section } from './Section';
import { commandWords, doesWords, lifeWords, reachWords, sentence, whereWords } from './words';

/** What stands on a space and what can be done there now. */
export function SpaceSheet(props: ShaoliaPanel & { seat: number; place: string }) {
  const { state, seat, place, onClose, onTopic } = props;
  const side = sideOf(state, seat);
  const built = cardAt(side, place);
  const space = place === PALACE ? 'palace' : spaceAt(side, place);
  if (space === undefined) return null;
  const title = built
    ? built.card
    : place === PALACE
      ? `${side.name}'s palace`
      : space === 'locked'
        ? 'Locked space'
        : 'Empty space';
  return (
    <Sheet
      title={title}
      onClose={onClose}
      onRules={() =>
        onTopic(
          built
            ? cardTopic(built.card)
            : place === PALACE
              ? 'palace-abilities'
              : space === 'locked'
                ? 'locked-space'
                : 'building-phase',
        )
      }
      tall={built !== undefined}
      testID="space-sheet"
    >
      <Facts {...props} />
      {state.phase === 'action' && activeSeat(state) === seat && side.dice ? <Commands {...props} /> : null}
      {space === 'locked' ? <Locked {...props} /> : null}
      {space === 'empty' ? <Empty {...props} /> : null}
      {built || place === PALACE ? <Counts {...props} /> : null}
      <Leave {...props} />
    </Sheet>
  );
}

type Props = ShaoliaPanel & { seat: number; place: string };

function Facts({ state, seat, place, onOpen }: Props) {
  const built = cardAt(sideOf(state, seat), place);
  const life = lifeWords(state, seat, place, lifeLeft(state, seat, place));
  if (place === PALACE) {
    return (
      <Section note={`${life}. ${commandsAt(state, seat, PALACE).map(commandWords).join('; ')}`}>
        <Button
          kind="secondary"
          icon={Pencil}
          words="Type the palace's abilities"
          onPress={() => onOpen('card:Palace')}
          testID="type-values"
        />
      </Section>
    );
  }
  if (!built) return <Section note={sentence(whereWords(place))} />;
  const def = cardDef(state.cards, built.card);
  const check = def.unchecked.length > 0 ? ' Please check your card.' : '';
  const does = sentence(doesWords(def));
  return (
    <Section note={`${sentence(whereWords(place))}, ${life}.${does === '' ? '' : ` ${does}.`}${check}`}>
      {isComplete(def) && check === '' ? null : (
        <Button
          kind="secondary"
          icon={Pencil}
          words="Type what the card says"
          onPress={() => onOpen(`card:${built.card}`)}
          testID="type-values"
        />
      )}
    </Section>
  );
}

function Commands({ state, seat, place, onOpen, onAct, onClose, onTopic }: Props) {
  const side = sideOf(state, seat);
  const faces = unspentFaces(side);
  const blockage = blockageOn(state, seat, place);
  const blocked = blockage > 0;
  // House rule: the last blockage and the command go with one die, so its choices are asked.
  const acts = blockage === 1 && houseRule(state, 'unblockUses') === true;
  const reaches = reachable(state, seat).filter((reach) => reach.place === place);
  const commands = commandsAt(state, seat, place);
  const card = cardAt(side, place)?.card ?? '';
  if (commands.length === 0 && isUntold(state.cards, card)) {
    return (
      <Section title="With a die">
        <Pick
          words="Not typed yet"
          detail="Say what it did"
          dim
          onPress={() => onOpen(`manual:${place}:0:${seat}`)}
          onTopic={() => onTopic('immediate-build-type')}
          testID="command-0"
        />
      </Section>
    );
  }
  if (commands.length === 0) return <Section note="Passive: no die needed." />;
  return (
    <Section title="With a die">
      {commands.map((command, index) => {
        const status = reaches[index]?.status;
        const known = status?.is !== 'unknown';
        return (
          <Pick
            key={index}
            words={commandWords(command)}
            detail={status ? reachWords(state, seat, status) : undefined}
            dim={
              !known ||
              status?.is === 'used' ||
              status?.is === 'short' ||
              status?.is === 'noDice' ||
              status?.is === 'blocked'
            }
            onPress={() => onOpen(known ? `use:${place}:${index}::${seat}` : `manual:${place}:${index}:${seat}`)}
            onTopic={() => onTopic(commandTopic(command.needs))}
            testID={`command-${index}`}
          />
        );
      })}
      {blocked
        ? commands.flatMap(({ needs }, command) => {
            const pay = needs.length === 1 ? cheapest(faces, needs) : undefined;
            const face = pay?.dice[0] === undefined ? undefined : faces[pay.dice[0]];
            const die = face === undefined ? undefined : diceShowing(side, [face])[0];
            if (pay === undefined || die === undefined) return [];
            return [
              <Button
                key={`free-${command}`}
                kind="secondary"
                words={`Free it with the ${face}${pay.officers > 0 ? `, ${plural(pay.officers, 'officer')}` : ''}`}
                onPress={() => {
                  if (acts) {
                    onOpen(`use:${place}:${command}::${seat}`);
                    return;
                  }
                  onClose();
                  onAct({ type: 'unblockCard', player: seat, place, command, die });
                }}
                testID={`free-${command}`}
              />,
            ];
          })
        : null}
    </Section>
  );
}

function commandTopic(needs: readonly unknown[]): string {
  return needs.length > 1 ? 'combo-command' : needs[0] === 'any' ? 'any-command' : 'normal-command';
}

function Locked({ seat, place, onAct, onClose }: Props) {
  const row = place.startsWith('front') ? ('front' as const) : ('back' as const);
  return (
    <Section>
      <Button
        icon={LockOpen}
        words="Open it for 3 gold"
        onPress={() => {
          onClose();
          onAct({ type: 'openLockedSpace', player: seat, row, place });
        }}
        testID="open-space"
      />
    </Section>
  );
}

function Empty({ state, seat, place, onOpen }: Props) {
  const { reserve } = sideOf(state, seat);
  return (
    <Section title="Build here" note={reserve.length === 0 ? 'No card in the reserve.' : undefined}>
      {reserve.map(({ card, level }, index) => (
        <Pick
          key={index}
          words={card ?? `Lv${level} card, not named yet`}
          detail={card === null ? undefined : costWords(cardDef(state.cards, card))}
          icon={card === null ? Hammer : cardIcon(card, cardDef(state.cards, card).class)}
          onPress={() => onOpen(`build:${index}:${place}:${seat}`)}
          testID={`build-${index}`}
        />
      ))}
      <Button
        kind="quiet"
        icon={Pencil}
        words="Something stands here already"
        onPress={() => onOpen(`stands:${seat}:${place}`)}
        testID="stands"
      />
    </Section>
  );
}

const COUNTS = ['damage', 'attack', 'life', 'blockage'] as const;

function Counts({ state, seat, place, onAct, onTopic }: Props) {
  const side = sideOf(state, seat);
  const built = cardAt(side, place);
  const held = built?.tokens ?? (place === PALACE ? side.palaceTokens : NO_TOKENS);
  const life = built ? cardDef(state.cards, built.card).life : null;
  const read = (what: (typeof COUNTS)[number]) => (what === 'damage' ? (built?.damage ?? 0) : held[what]);
  const set = (what: ActionOf<'adjustCard'>['what'], value: number) =>
    onAct({ type: 'adjustCard', player: seat, place, what, value });
  return (
    <Section title="On it">
      <Grid>
        {COUNTS.filter((what) => what !== 'damage' || built).map((what) => {
          const value = read(what);
          const max = what === 'damage' ? Math.max(0, (life ?? 13) - 1) : 2;
          return (
            <SlimCounter
              key={what}
              label={what === 'damage' ? 'Damage' : `${what} tokens`}
              words={what === 'damage' ? 'damage' : what}
              value={value}
              min={0}
              max={max}
              onGain={(by) => set(what, Math.min(max, value + by))}
              onPay={(by) => set(what, Math.max(0, value - by))}
              onKeypad={() => set(what, value < max ? value + 1 : 0)}
              onTopic={() => onTopic(what === 'damage' ? 'damage-counters' : `${what}-token`)}
              testID={`count-${what}`}
            />
          );
        })}
      </Grid>
    </Section>
  );
}

function Leave({ state, seat, place, onAct, onClose }: Props) {
  const built = cardAt(sideOf(state, seat), place);
  const act = (action: Action) => {
    onClose();
    onAct(action);
  };
  if (!built) return null;
  if (state.phase !== 'building' || activeSeat(state) !== seat) {
    return (
      <LeaveByHand
        level={built.level}
        words="Take it off the table by hand"
        onLeave={(to) => act({ type: 'adjustSpace', player: seat, place, space: 'empty', ...to })}
        testID="take-off"
      />
    );
  }
  return (
    <Section>
      <Button
        kind="danger"
        icon={Trash}
        words={`Demolish ${built.card}, free`}
        onPress={() => act({ type: 'demolishCard', player: seat, place })}
        testID="demolish"
      />
    </Section>
  );
}
