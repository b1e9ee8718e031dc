// State of the dealer's desk. Duties are sent one at a time through a queue, since a scanner may be faster than the
// server: a card is sent only when the table shows the one before. A refusal is shown until the next step or for 12 s.

import type { Card } from '@punto/engine/card';
import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import type { DutyRequest } from '@punto/protocol/floor/duty-schema';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { cardName } from '@punto/ui/words/card-name.ts';
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import type { CardPlace } from '../card-place.ts';
import { useDutyHints } from '../client/duty-hints.ts';
import { bettingJustOpened, faultText } from '../client/fault-text.ts';
import { useFloor } from '../client/floor.tsx';
import { FloorRefusal } from '../client/floor-client.ts';
import type { CorrectedCard } from './corrected-cards.ts';
import { createCorrectedCards } from './create-corrected-cards.ts';
import { createDeskQueue, untilShown } from './desk-queue.ts';
import { cardsOut, dealtOrder, isFaceDown, notEnteredText, stepKey } from './desk-rules.ts';
import { type NextStep, nextStep } from './next-step.ts';
import { RESPONSE_LOST, sendUntilAnswered } from './send-until-answered.ts';

const text = texts('dealer').fault;
const { sentence, sentences } = texts('floor');

/** Ignores presses just after the next step changed: they were meant for the previous one. */
const SETTLE_MS = 500;
const REFUSED_MS = 12_000;

/** A text, looked up when it is drawn. */
type Why = () => string;

export type DeskState = {
  readonly step: Accessor<NextStep>;
  /** Why the last duty failed; `null` if it succeeded. */
  readonly refusal: Accessor<string | null>;
  readonly refuse: (why: Why) => void;
  /** The card that is being corrected. */
  readonly correcting: Accessor<CardPlace | null>;
  readonly startCorrection: (place: CardPlace | null) => void;
  /** A face-down card that was pressed; the desk asks whether it was exposed by accident. `null`: no question. [T7] */
  readonly seenAsked: Accessor<CardPlace | null>;
  readonly answerSeen: (isSeen: boolean) => void;
  /** There are face-down cards that could be exposed too early. */
  readonly canShow: Accessor<boolean>;
  /** Selects the last card for correction, then the one before it. */
  readonly correctPrevious: () => void;
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
  const whyNot = useDutyHints(entry);
  const may = (duty: DutyRequest['duty']): boolean => whyNot(duty) === undefined;
  const step = createMemo(() => nextStep(entry(), own()));
  const { refusal, setRefusal, addRefusal } = createRefusal();
  const [correcting, startCorrection] = createSignal<CardPlace | null>(null);
  const [burn, setBurn] = createSignal<Card | null>(null);
  const [typedDepth, setCutDepth] = createSignal<string | null>(null);
  const rules = () => (entry().floor.nextSetup ?? view().setup).shoe;
  const cutDepth = () => typedDepth() ?? String(rules().cutDepth ?? '');

  const [seenAsked, askSeen] = createSignal<CardPlace | null>(null);
  const [earlyCut, askCut] = createSignal<FloorRefusal | null>(null);

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
        askCut(fault);
        return false;
      }
      setRefusal(() => faultText(fault, text.notDone));
      return false;
    }
  };

  const struck = createCorrectedCards(view);
  const isSettled = createStepTimer(step, () => {
    setRefusal(null);
    setBurn(null);
    setCutDepth(null);
  });

  const canCorrect = () => may('take-back') && cardsOut(view()) > 0;
  const enterOne = async (card: Card): Promise<boolean> => {
    const place = untrack(correcting);
    if (place) {
      if (!(await send({ duty: 'correct-card', ...place, card }))) return false;
      startCorrection(null);
      return untilShown(() => view().hands[place.side][place.place] === card);
    }
    const due = untrack(step);
    if (due.step !== 'card') {
      setRefusal(() => notEnteredText(cardName(card), due));
      return false;
    }
    const before = cardsOut(view());
    if (!(await send({ duty: 'enter-card', side: due.side, place: due.place, card }))) return false;
    return untilShown(() => cardsOut(view()) !== before || untrack(step).step !== 'card');
  };
  const takeBackOne = async (): Promise<boolean> => {
    const before = cardsOut(view());
    return (await send({ duty: 'take-back' })) && untilShown(() => cardsOut(view()) !== before);
  };
  const correctPreviousOne = async (): Promise<boolean> => {
    const order = dealtOrder(view().hands);
    const at = order.findIndex(
      ({ side, place }) => side === correcting()?.side && place === correcting()?.place,
    );
    startCorrection((at < 0 ? order.at(-1) : order[at - 1]) ?? null);
    return true;
  };
  // The selection ends with its round, and when the card is taken back.
  createEffect(() => {
    const place = correcting();
    if (place && (!canCorrect() || view().hands[place.side][place.place] === undefined))
      startCorrection(null);
  });
  const advance = async () => {
    const due = step();
    const openFor = due.step === 'betting' ? (entry().floor.closableFrom ?? 0) - floor.now() : 0;
    if (openFor > 0) {
      setRefusal(() => sentence({ words: bettingJustOpened(openFor) }));
      return;
    }
    if (!isSettled()) return;
    if (due.step === 'open') await send({ duty: 'open-betting' });
    if (due.step === 'betting') await send({ duty: 'close-betting' });
    if (due.step === 'open-card') await send({ duty: 'open-card', side: due.side, place: due.place });
    if (due.step === 'result') await send({ duty: 'confirm-result' });
    if (due.step === 'shoe') {
      const depth = Number.parseInt(cutDepth(), 10);
      await send({ duty: 'new-shoe', burn: burn(), cutDepth: Number.isNaN(depth) ? null : depth });
    }
  };
  const once = createOnce();
  const line = createDeskQueue(addRefusal);

  return {
    step,
    refusal,
    refuse: setRefusal,
    correcting,
    startCorrection: (place) => {
      if (place && isFaceDown(view(), place)) askSeen(place);
      else startCorrection(place && view().hands[place.side][place.place] ? place : null);
    },
    seenAsked,
    answerSeen: (isSeen) => {
      const place = seenAsked();
      askSeen(null);
      if (place && isSeen) line(() => send({ duty: 'reveal-early', ...place }));
    },
    canShow: () => may('reveal-early') && view().down.player + view().down.banker > 0,
    correctPrevious: () => line(correctPreviousOne),
    struck,
    burn,
    cutDepth,
    setCutDepth,
    enter: (card) => {
      if (correcting() || step().step !== 'shoe') line(() => enterOne(card), card);
      else if (rules().burn === 'none') setRefusal(text.noBurn);
      else {
        setRefusal(null);
        setBurn(card);
      }
    },
    advance: once(advance),
    canTakeBack: canCorrect,
    takeBack: () => {
      if (correcting()) startCorrection(null);
      else line(takeBackOne);
    },
    canReopen: () => may('reopen-betting'),
    reopen: once(() => send({ duty: 'reopen-betting' })),
    canCall: () => may('pause'),
    callSupervisor: (reason) => send({ duty: 'pause', reason }),
    cutAsked: () => {
      const early = earlyCut();
      return early && faultText(early, text.notDone);
    },
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

/** The refusal that is shown: it concerns the last press, and is hidden before it could seem to concern another. */
const createRefusal = () => {
  const [kept, keep] = createSignal<Why | null>(null);
  createEffect(
    on(kept, (why) => {
      if (why === null || why === RESPONSE_LOST) return;
      const timer = setTimeout(() => keep(null), REFUSED_MS);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return {
    refusal: () => kept()?.() ?? null,
    setRefusal: (why: Why | null) => void keep(() => why),
    /** In addition to the one that is shown. */
    addRefusal: (more: Why) =>
      void keep((why) => (why ? () => sentences({ first: why(), second: more() }) : more)),
  };
};

/** Whether the current step has been shown long enough for a press to be meant for it. */
const createStepTimer = (step: Accessor<NextStep>, onNewStep: () => void): (() => boolean) => {
  const key = createMemo(() => stepKey(step()));
  let since = Number.NEGATIVE_INFINITY;
  createEffect(
    on(key, () => {
      since = performance.now();
      onNewStep();
    }),
  );
  return () => performance.now() - since >= SETTLE_MS;
};

/** Runs one piece of work at a time: a call while another runs does nothing. */
const createOnce = () => {
  let busy = false;
  return (work: () => Promise<unknown>) => async () => {
    if (busy) return;
    busy = true;
    await work().finally(() => {
      busy = false;
    });
  };
};
