import { BuildSheet } from './BuildSheet';
import { CardValuesSheet, kindKey } from './CardValuesSheet';
import { AdviceSheet, ChancesSheet } from './ChanceSheets';
import { CharactersSheet } from './CharactersSheet';
import { DrawsSheet } from './DrawsSheet';
import { GoalSheet } from './GoalSheet';
import { ManualSheet } from './ManualSheet';
import type { ShaoliaPanel } from './props';
import { Lv2Sheet, PoolSheet, ReserveSheet } from './PurchaseSheets';
import { RollSheet } from './RollSheet';
import { ShareSheet } from './ShareSheet';
import { SpaceSheet } from './SpaceSheet';
import { BeginSheet, MarketSheet, OrderSheet, StandsSheet, WonderSheet } from './StartSheets';
import { CardsSheet, DeckSheet, RaceSheet } from './TableSheets';
import { ThreatSheet } from './ThreatSheet';
import { UseSheet } from './UseSheet';

/** The sheet behind a tile, a space or a bead: its name, and what it is about after colons. */
export function ShaoliaPanels(props: ShaoliaPanel) {
  const [name, ...about] = props.panel.split(':');
  const [first = '', second = '', third = '', fourth = ''] = about;
  // Names the table gave may have colons of their own.
  const called = about.join(':');
  /** Whose space it was opened from; the player shown where none is told. */
  const of = (seat: string) => ({ ...props, shown: seat === '' ? props.shown : Number(seat) });
  switch (name) {
    case 'roll':
      return <RollSheet {...props} />;
    case 'space':
      return <SpaceSheet {...props} seat={Number(first)} place={second} />;
    case 'stands':
      return <StandsSheet {...props} seat={Number(first)} place={second} />;
    case 'use':
      return <UseSheet {...of(fourth)} place={first} command={Number(second)} planned={numbersIn(third)} />;
    case 'manual':
      return <ManualSheet {...of(third)} place={first} command={Number(second)} />;
    case 'build':
      return (
        <BuildSheet {...of(third)} reserve={first === '' ? undefined : Number(first)} place={second || undefined} />
      );
    case 'reserve':
      return <ReserveSheet {...props} seat={Number(first)} index={Number(second)} />;
    case 'card':
      return <CardValuesSheet {...props} kind={kindKey(called)} name={called} />;
    case 'post':
      return <CardValuesSheet {...props} kind="post" name={called} />;
    case 'wonder':
      return <WonderSheet {...props} />;
    case 'market':
      return <MarketSheet {...props} />;
    case 'begin':
      return <BeginSheet {...props} />;
    case 'order':
      return <OrderSheet {...props} />;
    case 'lv2':
      return <Lv2Sheet {...props} />;
    case 'pool':
      return <PoolSheet {...props} />;
    case 'share':
      return <ShareSheet {...props} />;
    case 'characters':
      return <CharactersSheet {...props} />;
    case 'goal':
      return <GoalSheet {...props} />;
    case 'threat':
      return <ThreatSheet {...props} />;
    case 'chances':
      return <ChancesSheet {...props} />;
    case 'advice':
      return <AdviceSheet {...props} />;
    case 'draws':
      return <DrawsSheet {...props} />;
    case 'cards':
      return <CardsSheet {...props} />;
    case 'deck':
      return <DeckSheet {...props} />;
    case 'race':
      return <RaceSheet {...props} />;
    default:
      return null;
  }
}

/** "0,2" → the dice that a plan means; nothing told, nothing meant. */
function numbersIn(text: string): readonly number[] | undefined {
  return text === '' ? undefined : text.split(',').map(Number);
}
