import Footprints from 'lucide-react-native/icons/footprints';
import RouteIcon from 'lucide-react-native/icons/route';
import Tent from 'lucide-react-native/icons/tent';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import { standingIn } from '@/rules/near-and-far/duel';
import { buildingDetail } from '@/rules/near-and-far/menu';
import { isTravelOver, leaveHearts } from '@/rules/near-and-far/sums';
import { BUILDINGS, inTown, playerOf } from '@/rules/near-and-far/state';
import { BUILDING_WORDS, locationWords } from '@/rules/near-and-far/words';

import { BUILDING_ICONS } from './icons';
import type { NearPanel } from './props';
import { StepPad } from './StepPad';
import { travelStatus } from './travelStatus';

/** The one choice of a turn: a building, or the way out. */
export function TurnSheet(props: NearPanel) {
  const { state, shown, seats, panel, onOpen, onAct, onClose, onTopic } = props;
  const { accent } = useTheme();
  const player = playerOf(state, shown);
  const adventure = panel === 'turn' || panel === 'travel';
  const firstRound = state.round === 1;
  return (
    <Sheet title={`${player.name}'s turn`} onClose={onClose} onRules={() => onTopic('turn')} testID="turn-sheet">
      <View style={styles.body}>
        {adventure && !firstRound ? (
          <>
            <Txt type="section" heading>
              Adventure
            </Txt>
            {inTown(player) ? (
              <Button
                words={`Leave town with ${plural(leaveHearts(state, player), 'heart')}`}
                icon={Footprints}
                onPress={() => onOpen('leave')}
                testID="turn-leave"
              />
            ) : (
              <>
                <Txt type="body" color="ink2">
                  {travelStatus(state, shown)}
                </Txt>
                <StepPad table={props} />
                <View style={styles.row}>
                  <Button
                    kind="secondary"
                    words="Quest"
                    icon={RouteIcon}
                    onPress={() => onOpen('quest')}
                    style={styles.grow}
                    testID="turn-quest"
                  />
                  <Button
                    kind="secondary"
                    words="Build"
                    icon={Tent}
                    onPress={() => onOpen('camp')}
                    style={styles.grow}
                    testID="turn-camp"
                  />
                </View>
                {isTravelOver(state) || state.turn.cleared ? null : (
                  <Button
                    kind="secondary"
                    words="Stop here"
                    onPress={() => {
                      onClose();
                      onAct({ type: 'endMovement', player: shown });
                    }}
                    testID="turn-stay"
                  />
                )}
              </>
            )}
          </>
        ) : null}
        {panel === 'travel' ? null : (
          <>
            <Txt type="section" heading>
              Visit town
            </Txt>
            {BUILDINGS.some((building) => building === player.location) ? (
              <Txt type="body" color="ink2">
                {`You stand ${locationWords(player.location)}: another building this time.`}
              </Txt>
            ) : null}
            {BUILDINGS.filter((building) => building !== player.location).map((building) => {
              const Icon = BUILDING_ICONS[building];
              const who = standingIn(state, building, shown).map((seat) =>
                seat === null ? 'A spare figure' : seats[seat]?.name,
              );
              const detail = buildingDetail(state, shown, building);
              return (
                <ListRow
                  key={building}
                  left={<Icon size={24} color={accent.second} />}
                  title={BUILDING_WORDS[building]}
                  detail={who.length > 0 ? `${detail}. ${who.join(', ')} there` : detail}
                  chevron
                  onPress={() => onOpen(`visit:${building}`)}
                  testID={`go-${building}`}
                />
              );
            })}
          </>
        )}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  body: { gap: 8, paddingBottom: 8 },
  row: { flexDirection: 'row', gap: 8 },
  grow: { flex: 1 },
});
