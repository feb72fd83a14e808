import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Screen } from '@/components/frame/Screen';
import { Banner } from '@/components/ui/Banner';
import { Card } from '@/components/ui/Card';
import { KeypadSheet } from '@/components/ui/KeypadSheet';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { ScreenHeader } from '@/components/ui/ScreenHeader';
import { isRefusal } from '@/rules/kernel/refusal';

import { answerTo, cannotRoll, type DiceQuestion, firstQuestion, fitted, MOST_DICE } from './diceQuestion';
import { Asking, countsOf, type Counted } from './Asking';
import { OddsBar } from './OddsBar';
import { Spread } from './Spread';

interface Props {
  /** What a link asks for; the rest is as ever. */
  first?: Partial<DiceQuestion>;
}

/** Exact odds for any handful of dice: the answer above, the question below it in thumb reach. */
export function OddsScreen({ first }: Props) {
  const router = useRouter();
  const [question, setQuestion] = useState(() => firstQuestion(first));
  const [typing, setTyping] = useState<Counted>();
  const ask = (change: Partial<DiceQuestion>) => setQuestion(fitted({ ...question, ...change }));
  const answer = answerTo(question);
  const typed = typing === undefined ? undefined : countsOf(question)[typing];
  return (
    <View style={styles.screen}>
      <Screen
        testID="odds-screen"
        header={
          <ScreenHeader title="Dice odds" onBack={() => (router.canGoBack() ? router.back() : router.navigate('/'))} />
        }
      >
        {isRefusal(answer) ? (
          <Refused
            words={answer.words}
            dice={question.dice}
            onDice={(dice) => setQuestion(firstQuestion({ dice, sides: question.sides, what: question.what }))}
          />
        ) : (
          <Card>
            <OddsBar lead={answer.words} good={[{ chance: answer.chance }]} />
          </Card>
        )}
        <Asking question={question} ask={ask} onType={setTyping} />
        {isRefusal(answer) ? null : (
          <Card>
            <Spread title={answer.title} words={answer.outcome} spread={answer.spread} holds={answer.holds} />
          </Card>
        )}
      </Screen>
      {typing !== undefined && typed ? (
        <KeypadSheet
          title={typed.label}
          words={typed.noun}
          one={typed.one}
          value={question[typing]}
          min={typed.min}
          max={typed.max}
          how="set"
          onDone={({ how, amount }) => {
            setTyping(undefined);
            const by = how === 'set' ? amount - question[typing] : how === 'gain' ? amount : -amount;
            ask({ [typing]: Math.min(typed.max, question[typing] + by) });
          }}
          onClose={() => setTyping(undefined)}
        />
      ) : null}
    </View>
  );
}

function Refused({ words, dice, onDice }: { words: string; dice: number; onDice: (dice: number) => void }) {
  if (!cannotRoll(dice)) return <Banner tone="info" words={words} testID="odds-asks" />;
  const nearest = dice > MOST_DICE ? MOST_DICE : 1;
  const instead = { words: `Take ${nearest}`, onPress: () => onDice(nearest) };
  return <RefusalBanner words={words} instead={instead} testID="odds-refused" />;
}

const styles = StyleSheet.create({ screen: { flex: 1 } });
