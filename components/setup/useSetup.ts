import { useRouter } from 'expo-router';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';

import type { Cards } from '@/rules/kernel/card';
import type { CardValues } from '@/rules/kernel/card-kind';
import type { AnyGame } from '@/rules/kernel/game';
import { isRefusal } from '@/rules/kernel/refusal';
import { type Setup, type Value, type Values, withDefaults } from '@/rules/kernel/setup';
import { app, writer } from '@/store/app';
import { type Campaign, goesOn, readCampaigns } from '@/store/campaigns';
import { type LibraryCard, readCards } from '@/store/cards';
import { newId } from '@/store/ids';
import { keepProfiles, type Profile, readProfiles } from '@/store/players';
import { rollDie } from '@/store/randomness';
import { summaryOf } from '@/store/sessionRows';
import { startSession } from '@/store/sessions';

import { printedBefore, printedKinds } from './printed';
import { changeSides, freeColour, seatName, seatProblem, type SeatDraft, teamOf } from './seats';

/** As many seats as a mode is for; who sits already stays. */
function fitted(seated: readonly SeatDraft[], count: number): SeatDraft[] {
  const seats = seated.slice(0, count);
  while (seats.length < count) seats.push({ key: newId(), name: '', colour: freeColour(seats) });
  return seats;
}

/** A continued campaign goes on with what its last session carried; a new one gets its name here. */
function campaignOf(game: AnyGame, mode: string, continued: Campaign | undefined): Pick<Setup, 'campaign' | 'carried'> {
  if (continued) return { campaign: continued.id, carried: continued.carried };
  return game.modes.find((each) => each.key === mode)?.campaign ? { campaign: newId() } : {};
}

/** Everything the set-up screen holds until the game starts. */
export function useSetup(game: AnyGame, wanted?: string) {
  const router = useRouter();
  const ready = useStore(app, ({ phase }) => phase === 'ready');
  const [mode, chooseMode] = useState(game.modes[0]?.key ?? '');
  const { seats: counts, teams } = game.modes.find((each) => each.key === mode) ?? { seats: [2] };
  const [seats, setSeats] = useState(() => fitted([], counts[0] ?? 2));
  const [first, setFirst] = useState(0);
  const [options, setOptions] = useState<Values>({});
  const [houseRules, setHouseRules] = useState<Values>({});
  const [profiles, setProfiles] = useState<readonly Profile[]>([]);
  const [campaigns, setCampaigns] = useState<readonly Campaign[]>([]);
  const [continued, setContinued] = useState<Campaign>();
  const [cards, setCards] = useState<Cards>({});
  const [refusal, setRefusal] = useState<string>();
  const begun = useRef(false);

  /** Sits everybody down as they were in the last session; names, order and options may still change. */
  const continueCampaign = (campaign: Campaign) => {
    const { setup } = campaign;
    chooseMode(setup.mode);
    setSeats(setup.seats.map(({ name, colour }) => ({ key: newId(), name, colour })));
    setFirst(setup.first);
    setOptions(setup.options);
    setHouseRules(setup.houseRules);
    setContinued(campaign);
    setRefusal(undefined);
  };

  useEffect(() => {
    // Without them the names are simply typed.
    if (ready) void readProfiles(writer).then(setProfiles, () => undefined);
    // Those that a form keeps meanwhile are newer.
    const kept = (read: readonly LibraryCard[]) => setCards((now) => ({ ...printedBefore(game, read), ...now }));
    if (ready && printedKinds(game).length > 0) void readCards(writer, game.id).then(kept, () => undefined);
    const goOn = (read: readonly Campaign[]) => {
      const open = read.filter(({ setup, carried }) => goesOn(game, setup, carried));
      setCampaigns(open);
      const asked = open.find(({ id }) => id === wanted);
      if (asked) continueCampaign(asked);
    };
    if (ready) void readCampaigns(writer, game.id).then(goOn, () => undefined);
  }, [ready, game, wanted]);

  const setMode = (key: string) => {
    const allowed = game.modes.find((each) => each.key === key)?.seats ?? [];
    chooseMode(key);
    if (continued?.setup.mode !== key) setContinued(undefined);
    if (!allowed.includes(seats.length)) setSeats(fitted(seats, allowed[0] ?? seats.length));
  };
  const addSeat = () => setSeats(fitted(seats, seats.length + 1));
  const problems = seats.map((_, index) => seatProblem(seats, index));

  /** Records the session and goes to its table. */
  const begin = () => {
    // A second tap while the table is still on its way would begin a second game.
    if (begun.current || problems.some((problem) => problem !== undefined)) return;
    const known = new Map(profiles.map((profile) => [profile.name.toLocaleLowerCase(), profile]));
    const people = seats.map((seat, index): Profile => {
      const name = seatName(seat, index);
      return { id: known.get(name.toLocaleLowerCase())?.id ?? newId(), name, colour: seat.colour };
    });
    const setup: Setup = {
      game: game.id,
      mode,
      seats: people.map(({ id, name, colour }, index) => {
        const seat = seats[index];
        return { name, profile: id, colour, ...(teams && seat ? { team: teamOf(seat, index, teams) } : {}) };
      }),
      first: Math.min(first, seats.length - 1),
      options: withDefaults(game.options, options),
      houseRules: withDefaults(game.houseRules, houseRules),
      ...(Object.keys(cards).length > 0 ? { cards } : {}),
      ...campaignOf(game, mode, continued),
    };
    const start = game.start(setup);
    if (isRefusal(start)) {
      setRefusal(start.words);
      return;
    }
    begun.current = true;
    const id = newId();
    const at = Date.now();
    startSession(writer, id, setup, summaryOf(game, setup, start), at);
    keepProfiles(
      writer,
      people.filter((_, index) => seats[index]?.name.trim() !== ''),
      at,
    );
    router.replace(`/session/${id}`);
  };

  return {
    ready,
    mode,
    setMode,
    counts,
    seats,
    setSeats,
    teams,
    changeSides: (index: number) => setSeats(changeSides(seats, index, teams ?? 1)),
    addSeat,
    first,
    setFirst,
    drawFirst: () => setFirst(rollDie(seats.length) - 1),
    options: withDefaults(game.options, options),
    setOption: (key: string, value: Value) => setOptions({ ...options, [key]: value }),
    houseRules: withDefaults(game.houseRules, houseRules),
    setHouseRule: (key: string, value: Value) => setHouseRules({ ...houseRules, [key]: value }),
    cards,
    setCard: (kind: string, card: string, values: CardValues) => setCards({ ...cards, [`${kind}:${card}`]: values }),
    campaigns,
    continued,
    continueCampaign,
    profiles,
    problems,
    refusal,
    begin,
  };
}
