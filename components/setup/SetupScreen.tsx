import ArrowRight from 'lucide-react-native/icons/arrow-right';
import Dices from 'lucide-react-native/icons/dices';
import Plus from 'lucide-react-native/icons/plus';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Lost } from '@/components/frame/Lost';
import { Screen } from '@/components/frame/Screen';
import { useGame } from '@/components/frame/useGame';
import { PageRules } from '@/components/lookup/PageRules';
import { GameTheme, useTheme } from '@/components/theme/theme';
import { isGameId } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Divider } from '@/components/ui/Divider';
import { ListRow } from '@/components/ui/ListRow';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { findGame } from '@/rules/games';
import type { AnyGame } from '@/rules/kernel/game';
import type { Choice } from '@/rules/kernel/setup';

import { CampaignList } from './CampaignList';
import { ChoiceRow } from './ChoiceRow';
import { ModeList } from './ModeList';
import { printedKinds } from './printed';
import { PrintedRow } from './PrintedRow';
import { ProfileChips } from './ProfileChips';
import { SeatRow } from './SeatRow';
import { SeatSheet } from './SeatSheet';
import { moveSeat, seatName, sitDown, takeColour } from './seats';
import { SetupHeader } from './SetupHeader';
import { TeamList } from './TeamList';
import { useSetup } from './useSetup';

/** Who plays, which mode, which house rules. */
export function SetupScreen({ gameId, campaign }: { gameId: string; campaign?: string | undefined }) {
  const entry = findGame(gameId);
  const game = useGame(gameId);
  if (!entry || !isGameId(gameId)) {
    return <Lost title="No such game" words="This version of the app does not know that game. Your games are safe." />;
  }
  return (
    <GameTheme game={gameId}>
      {game ? <SetupForm game={game} title={entry.shortTitle} campaign={campaign} /> : null}
    </GameTheme>
  );
}

interface FormProps {
  game: AnyGame;
  title: string;
  /** The one to go on with. */
  campaign: string | undefined;
}

function SetupForm({ game, title, campaign }: FormProps) {
  const setup = useSetup(game, campaign);
  const { color } = useTheme();
  const [edited, setEdited] = useState<number>();
  const { seats, setSeats, counts } = setup;
  const inMode = ({ modes }: Choice) => modes === undefined || modes.includes(setup.mode);
  const most = Math.max(...counts);
  const fewest = Math.min(...counts);
  const rename = (index: number, name: string) =>
    setSeats(
      seats.map((seat, at) => (at === index ? { key: seat.key, name, colour: seat.colour, team: seat.team } : seat)),
    );
  const [more, setMore] = useState(false);
  const [rules, setRules] = useState(false);
  const ruleRow = (rule: Choice) => (
    <ChoiceRow
      key={rule.key}
      choice={rule}
      value={setup.houseRules[rule.key] ?? rule.default}
      onChange={(value) => setup.setHouseRule(rule.key, value)}
    />
  );
  const seated = edited === undefined ? undefined : seats[edited];
  return (
    <Screen
      testID="setup-screen"
      header={<SetupHeader game={game.id} title={title} onRules={() => setRules(true)} />}
      foot={
        <Button
          large
          words="Start the game"
          endIcon={ArrowRight}
          onPress={setup.begin}
          disabled={!setup.ready || setup.problems.some(Boolean)}
          testID="start-game"
        />
      }
    >
      {setup.refusal ? <RefusalBanner words={setup.refusal} /> : null}
      <CampaignList campaigns={setup.campaigns} chosen={setup.continued?.id} onChoose={setup.continueCampaign} />
      <Txt type="title" heading>
        Who is playing?
      </Txt>
      <Card flush>
        {seats.map((seat, index) => (
          <View key={seat.key}>
            {index > 0 ? <Divider /> : null}
            <SeatRow
              index={index}
              seat={seat}
              starts={index === setup.first}
              problem={setup.problems[index]}
              onName={(name) => rename(index, name)}
              onOpen={() => setEdited(index)}
              onStarts={most > 1 ? () => setup.setFirst(index) : undefined}
            />
          </View>
        ))}
        {seats.length < most ? (
          <>
            <Divider />
            <ListRow
              left={<Plus size={24} color={color.ink2} />}
              title="Add a player"
              accent
              onPress={setup.addSeat}
              testID="add-player"
            />
          </>
        ) : null}
        {most > 1 ? (
          <>
            <Divider />
            <ListRow
              left={<Dices size={24} color={color.ink2} />}
              title="Draw who starts"
              accent
              onPress={setup.drawFirst}
              testID="draw-first"
            />
          </>
        ) : null}
      </Card>
      <ProfileChips
        profiles={setup.profiles}
        seats={seats}
        onPick={(profile) => {
          const empty = seats.findIndex((seat) => seat.name.trim() === '');
          if (empty >= 0) setSeats(sitDown(seats, empty, profile));
        }}
      />
      <Txt type="title" heading style={styles.section}>
        Mode
      </Txt>
      <ModeList modes={game.modes} value={setup.mode} onChange={setup.setMode} />
      {setup.teams === undefined ? null : <TeamList teams={setup.teams} seats={seats} onChange={setup.changeSides} />}
      {game.options.filter(inMode).map((option) => (
        <Card key={option.key}>
          <ChoiceRow
            choice={option}
            value={setup.options[option.key] ?? option.default}
            onChange={(value) => setup.setOption(option.key, value)}
          />
        </Card>
      ))}
      <PrintedRow game={game.id} kinds={printedKinds(game)} cards={setup.cards} onTyped={setup.setCard} />
      {game.houseRules.length > 0 ? (
        <>
          <Txt type="title" heading style={styles.section}>
            House rules
          </Txt>
          <Card>
            <View style={styles.rules}>
              {game.houseRules.filter((rule) => inMode(rule) && !rule.more).map(ruleRow)}
            </View>
          </Card>
          {game.houseRules.some((rule) => inMode(rule) && rule.more) ? (
            <Card>
              <View style={styles.rules}>
                <ListRow
                  title={more ? 'Fewer house rules' : 'More house rules'}
                  accent
                  onPress={() => setMore(!more)}
                  testID="more-rules"
                />
                {more ? game.houseRules.filter((rule) => inMode(rule) && rule.more).map(ruleRow) : null}
              </View>
            </Card>
          ) : null}
        </>
      ) : null}
      {rules ? <PageRules game={game} onClose={() => setRules(false)} /> : null}
      {seated && edited !== undefined ? (
        <SeatSheet
          index={edited}
          seat={seated}
          name={seatName(seated, edited)}
          count={seats.length}
          onColour={(colour) => setSeats(takeColour(seats, edited, colour))}
          onMove={(to) => {
            setSeats(moveSeat(seats, edited, to));
            setEdited(to);
          }}
          onRemove={
            seats.length > fewest
              ? () => {
                  setSeats(seats.filter((_, at) => at !== edited));
                  setEdited(undefined);
                }
              : undefined
          }
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  section: { marginTop: 10 },
  rules: { gap: 16 },
});
