// State of the dealer's desk. Duties are sent one at a time through a queue, since a scanner may be faster than the
// server: a card is sent only when the table shows the one before. A refusal is shown until the next step or for 12 s.
import type { Card } from '@punto/engine/card';
import { pathOf } from '@punto/protocol/client/http';
import type { DutyRequest } from '@punto/protocol/floor/duty-schema';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { cardName } from '@punto/ui/words/card-name.ts';
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import { useDutyHints } from '../client/duty-hints.ts';
import { useFloor } from '../client/floor.tsx';
import { FloorRefusal } from '../client/floor-client.ts';
import type { CardPlace } from '../ui/hands.tsx';
import { type CorrectedCard, correctedAfter, type RoundHands } from './corrected-cards.ts';
import { type NextThing, nextThing } from './next-thing.ts';
import { RESPONSE_LOST, sendUntilAnswered } from './send-until-answered.ts';

/** Ignores presses just after the next step changed: they were meant for the previous one. */
const SETTLE_MS = 500;
const SHOWN_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 20;
const REFUSED_MS = 12_000;

export type DeskState = {
  readonly thing: Accessor<NextThing>;
  /** Why the last duty failed; `null` if it succeeded. */
  readonly refusal: Accessor<string | null>;
  readonly refuse: (why: string) => void;
  /** The card that is being corrected. */
  readonly mending: Accessor<CardPlace | null>;
  readonly mend: (place: CardPlace | null) => void;
  /** A face-down card that was pressed; the desk asks whether it was exposed by accident. `null`: no question. [T7] */
  readonly seenAsked: Accessor<CardPlace | null>;
  readonly answerSeen: (isSeen: boolean) => void;
  /** There are face-down cards that could be exposed too early. */
  readonly canShow: Accessor<boolean>;
  /** Selects the last card for correction, then the one before it. */
  readonly mendBack: () => void;
  /** The table can be paused. */
  readonly canCall: Accessor<boolean>;
  readonly struck: Accessor<readonly CorrectedCard[]>;
  readonly burn: Accessor<Card | null>;
  readonly cutDepth: Accessor<string>;
  readonly setCutDepth: (typed: string) => void;
  readonly enter: (card: Card) => void;
  /** Does the next step, unless that is to enter a card. */
  readonly advance: () => Promise<void>;
  readonly canTakeBack: Accessor<boolean>;
  readonly takeBack: () => void;
  /** Betting may be reopened: no card has been entered. */
  readonly canReopen: Accessor<boolean>;
  readonly reopen: () => Promise<void>;
  /** Pauses immediately; resolves to whether it succeeded. */
  readonly callSupervisor: (reason: string | null) => Promise<boolean>;
  /** The server's question about a cut card drawn unusually early; `null`: no question. */
  readonly cutAsked: Accessor<string | null>;
  readonly answerCut: (isOut: boolean) => void;
  readonly canReturnCut: Accessor<boolean>;
  readonly returnCut: () => void;
  readonly canDrawCut: Accessor<boolean>;
  readonly drawCut: () => void;
};

export const useDesk = (entry: Accessor<FloorEntry>): DeskState => {
  const floor = useFloor();
  const own = () => floor.me()?.staff.id ?? '';
  const view = () => entry().floor.view;
  const thing = createMemo(() => nextThing(entry(), own()));
  const whyNot = useDutyHints(entry);
  const may = (duty: DutyRequest['duty']): boolean => whyNot(duty) === undefined;
  const [refusal, setRefusal] = createSignal<string | null>(null);
  const [mending, mend] = createSignal<CardPlace | null>(null);
  const [burn, setBurn] = createSignal<Card | null>(null);
  const [typedDepth, setCutDepth] = createSignal<string | null>(null);
  const rules = () => (entry().floor.nextSetup ?? view().setup).shoe;
  const cutDepth = () => typedDepth() ?? String(rules().cutDepth ?? '');

  const [seenAsked, askSeen] = createSignal<CardPlace | null>(null);
  const [cutAsked, askCut] = createSignal<string | null>(null);

  const send = async (duty: DutyRequest): Promise<boolean> => {
    setRefusal(null);
    const path = pathOf(FLOOR_TABLE_PATHS.duties, { table: entry().table });
    try {
      await sendUntilAnswered({
        ask: (request) => floor.ask('POST', path, duty, request),
        newName: () => crypto.randomUUID(),
        onLost: setRefusal,
        now: () => performance.now(),
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      });
      setRefusal(null);
      return true;
    } catch (fault) {
      if (fault instanceof FloorRefusal && fault.refusal?.reason === 'cut-card-early') {
        askCut(fault.message);
        return false;
      }
      setRefusal(fault instanceof Error ? fault.message : 'It was not done.');
      return false;
    }
  };

  // A refusal concerns the last press; it is hidden after a while, before it could seem to concern another.
  createEffect(
    on(refusal, (why) => {
      if (why === null || why === RESPONSE_LOST) return;
      const timer = setTimeout(() => setRefusal(null), REFUSED_MS);
      onCleanup(() => clearTimeout(timer));
    }),
  );

  const struck = createStruck(view);
  const stage = createMemo(() => stageOf(thing()));
  let stageSince = Number.NEGATIVE_INFINITY;
  createEffect(
    on(stage, () => {
      stageSince = performance.now();
      setRefusal(null);
      setBurn(null);
      setCutDepth(null);
    }),
  );

  const canMend = () => may('take-back') && cardsOut(view()) > 0;
  /** The place has a face-down card that is not yet recorded as exposed. */
  const isDown = ({ side, place }: CardPlace) => {
    const up = view().hands[side].length;
    const isShown = view().revealed?.some((seen) => seen.side === side && seen.place === place) ?? false;
    return place >= up && place < up + view().down[side] && !isShown;
  };
  const enterOne = async (card: Card): Promise<boolean> => {
    const place = untrack(mending);
    if (place) {
      if (!(await send({ duty: 'correct-card', ...place, card }))) return false;
      mend(null);
      return shown(() => view().hands[place.side][place.place] === card);
    }
    const due = untrack(thing);
    if (due.thing !== 'card') {
      setRefusal(`${cardName(card)} was not entered: ${noCardBecause(due)}.`);
      return false;
    }
    const before = cardsOut(view());
    if (!(await send({ duty: 'enter-card', side: due.side, place: due.place, card }))) return false;
    return shown(() => cardsOut(view()) !== before || untrack(thing).thing !== 'card');
  };
  const takeBackOne = async (): Promise<boolean> => {
    const before = cardsOut(view());
    return (await send({ duty: 'take-back' })) && shown(() => cardsOut(view()) !== before);
  };
  const mendOne = async (): Promise<boolean> => {
    const order = dealtOrder(view().hands);
    const at = order.findIndex(({ side, place }) => side === mending()?.side && place === mending()?.place);
    mend((at < 0 ? order.at(-1) : order[at - 1]) ?? null);
    return true;
  };
  // The selection ends with its round, and when the card is taken back.
  createEffect(() => {
    const place = mending();
    if (place && (!canMend() || view().hands[place.side][place.place] === undefined)) mend(null);
  });
  const line = createLine((more) => setRefusal((why) => `${why ?? ''} ${more}`.trim()));

  let busy = false;
  const once = (work: () => Promise<unknown>) => async () => {
    if (busy) return;
    busy = true;
    await work().finally(() => {
      busy = false;
    });
  };

  return {
    thing,
    refusal,
    refuse: setRefusal,
    mending,
    mend: (place) => {
      if (place && isDown(place)) askSeen(place);
      else mend(place && view().hands[place.side][place.place] ? place : null);
    },
    seenAsked,
    answerSeen: (isSeen) => {
      const place = seenAsked();
      askSeen(null);
      if (place && isSeen) line(() => send({ duty: 'reveal-early', ...place }));
    },
    canShow: () => may('reveal-early') && view().down.player + view().down.banker > 0,
    mendBack: () => line(mendOne),
    struck,
    burn,
    cutDepth,
    setCutDepth,
    enter: (card) => {
      if (mending() || thing().thing !== 'shoe') line(() => enterOne(card), card);
      else if (rules().burn === 'none') setRefusal('No card is burnt at this table.');
      else {
        setRefusal(null);
        setBurn(card);
      }
    },
    advance: once(async () => {
      const due = thing();
      const openFor = due.thing === 'betting' ? (entry().floor.closableFrom ?? 0) - floor.now() : 0;
      if (openFor > 0) {
        const seconds = Math.ceil(openFor / 1_000);
        setRefusal(`Betting has only just opened: it stays open for ${seconds} s more.`);
        return;
      }
      if (performance.now() - stageSince < SETTLE_MS) return;
      if (due.thing === 'open') await send({ duty: 'open-betting' });
      if (due.thing === 'betting') await send({ duty: 'close-betting' });
      if (due.thing === 'open-card') await send({ duty: 'open-card', side: due.side, place: due.place });
      if (due.thing === 'result') await send({ duty: 'confirm-result' });
      if (due.thing === 'shoe') {
        const depth = Number.parseInt(cutDepth(), 10);
        await send({ duty: 'new-shoe', burn: burn(), cutDepth: Number.isNaN(depth) ? null : depth });
      }
    }),
    canTakeBack: canMend,
    takeBack: () => {
      if (mending()) mend(null);
      else line(takeBackOne);
    },
    canReopen: () => may('reopen-betting'),
    reopen: once(() => send({ duty: 'reopen-betting' })),
    canCall: () => may('pause'),
    callSupervisor: (reason) => send({ duty: 'pause', reason }),
    cutAsked,
    answerCut: (isOut) => {
      askCut(null);
      if (isOut) line(() => send({ duty: 'cut-card', sure: true }));
    },
    canReturnCut: () => may('take-back-cut-card'),
    returnCut: () => line(() => send({ duty: 'take-back-cut-card' })),
    canDrawCut: () => may('cut-card'),
    drawCut: () => line(() => send({ duty: 'cut-card' })),
  };
};

type View = FloorEntry['floor']['view'];

const createStruck = (view: () => View): Accessor<readonly CorrectedCard[]> => {
  const [struck, setStruck] = createSignal<readonly CorrectedCard[]>([]);
  const felt = (): RoundHands => ({
    shoe: view().shoe?.number ?? 0,
    round: view().round?.number ?? 0,
    hands: { player: [...view().hands.player], banker: [...view().hands.banker] },
  });
  createEffect(
    on(felt, (now, before) => {
      setStruck((known) => correctedAfter(known, before ?? null, now));
    }),
  );
  return struck;
};

type Job = { readonly run: () => Promise<boolean>; readonly card: Card | null };

/**
 * Queue for cards, corrections and take-backs: each refers to the state at the time it was pressed. If one fails, the
 * jobs behind it are dropped, and their cards are named in the refusal.
 */
const createLine = (refuse: (why: string) => void) => {
  let waiting: Job[] = [];
  let runs = false;
  const run = async () => {
    runs = true;
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if (await job.run()) continue;
      const lost = waiting.flatMap(({ card }) => card ?? []);
      if (lost.length > 0) refuse(`Not entered either: ${lost.map(cardName).join(', ')}.`);
      waiting = [];
    }
    runs = false;
  };
  return (job: Job['run'], card: Card | null = null) => {
    waiting.push({ run: job, card });
    if (!runs) void run();
  };
};

/** The response may arrive before the table's update; the next card needs both. */
const shown = async (is: () => boolean): Promise<boolean> => {
  const until = performance.now() + SHOWN_WITHIN_MS;
  while (!untrack(is) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return true;
};

const cardsOut = ({ hands, down }: View): number =>
  hands.player.length + hands.banker.length + down.player + down.banker;

/**
 * A step is identified by its card or its round: typed input and refusals are kept within a step and cleared at the
 * next.
 */
const stageOf = (due: NextThing): string =>
  due.thing === 'card' || due.thing === 'open-card'
    ? `${due.thing} ${due.side} ${due.place}`
    : due.thing === 'open' || due.thing === 'betting'
      ? `${due.thing} ${due.round}`
      : due.thing;

const noCardBecause = (due: NextThing): string => {
  switch (due.thing) {
    case 'open':
      return 'open the betting first';
    case 'betting':
      return 'betting is open';
    case 'open-card':
    case 'squeeze':
      return 'cards lie face down, and are opened first';
    case 'result':
      return 'the coup is complete, confirm the result';
    case 'paused':
      return 'the table is paused';
    case 'assist':
      return `${due.caller} calls`;
    default:
      return 'no card is due';
  }
};

const dealtOrder = ({ player, banker }: View['hands']): readonly CardPlace[] =>
  ([0, 1, 2] as const).flatMap((place) =>
    (['player', 'banker'] as const)
      .filter((side) => (side === 'player' ? player : banker)[place] !== undefined)
      .map((side): CardPlace => ({ side, place })),
  );
