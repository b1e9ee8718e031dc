// State of the page: the position with its undo history, stored in the address so that it can be shared and survives a
// reload, and the odds computed from it.
import type { Card } from '@punto/engine/card';
import { type Catalogue, fullShoe, oddsOf } from '@punto/engine/odds';
import { cardsIn } from '@punto/engine/odds/composition';
import { midCoupOdds } from '@punto/engine/odds/mid-coup';
import type { KnownScheduleId } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import { notify } from '@punto/ui/notice.tsx';
import { createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { cutFits, parseAddress, USUAL_CUT, writeAddress } from './address.ts';
import type { Sampling } from './depth.ts';
import { type LabState, USUAL_LAB } from './lab-state.ts';
import { handsOf, isWhole, type Position, remaining, wholeShoe } from './position.ts';

export type Study = ReturnType<typeof useStudy>;

const STEPS_KEPT = 500;
const USUAL_DECKS = 8;
const USUAL_CURVES: readonly KnownScheduleId[] = ['banker', 'tie', 'player-pair', 'player-bonus'];

export const useStudy = () => {
  const usual: Sampling = { schedules: USUAL_CURVES, studied: true, seed: 7, shoes: 200, cut: USUAL_CUT };
  const told = parseAddress(location.hash, usual);
  if (told === null && location.hash.includes('decks=')) notify(texts('study').wrongAddress, 'warn');
  const start = told ?? { position: wholeShoe(USUAL_DECKS), sampling: usual, lab: USUAL_LAB };
  const [position, setPosition] = createSignal<Position>(start.position);
  const [sampling, setSampling] = createSignal<Sampling>(start.sampling);
  const [lab, setLab] = createSignal<LabState>(start.lab);
  const [past, setPast] = createSignal<readonly Position[]>([]);

  createEffect(() => {
    const hash = writeAddress({ position: position(), sampling: sampling(), lab: lab() });
    history.replaceState(history.state, '', `#${hash}`);
  });
  const onHash = () => {
    const told = parseAddress(location.hash, usual);
    if (told === null) return;
    change(() => told.position);
    setSampling(told.sampling);
    setLab(told.lab);
  };
  addEventListener('hashchange', onHash);
  onCleanup(() => removeEventListener('hashchange', onHash));

  /** Returns whether anything changed. */
  const change = (step: (before: Position) => Position): boolean => {
    const before = position();
    const after = step(before);
    if (after === before) return false;
    setPast((steps) => [...steps, before].slice(-STEPS_KEPT));
    setPosition(after);
    fitCut(after.decks);
    return true;
  };
  /** A cut card that does not fit the number of decks gets its default. */
  const fitCut = (decks: number) => {
    if (!cutFits(sampling().cut, decks)) setSampling((before) => ({ ...before, cut: USUAL_CUT }));
  };
  const undo = () => {
    const before = past().at(-1);
    if (before === undefined) return;
    setPast((steps) => steps.slice(0, -1));
    setPosition(before);
    fitCut(before.decks);
  };

  const left = createMemo(() => remaining(position()));
  const cards = () => cardsIn(left());
  const hands = createMemo(() => handsOf(position().coup));
  const full = createMemo((): Catalogue => oddsOf(fullShoe(position().decks)));
  const nextOdds = createMemo(() => unlessTooFew(() => oddsOf(left())));
  const coupOdds = createMemo(() => {
    const { coup } = position();
    return coup.length === 0 ? null : unlessTooFew(() => midCoupOdds(left(), coup).odds);
  });

  return {
    position,
    change,
    undo,
    canUndo: () => past().length > 0,
    sampling,
    setSampling,
    lab,
    /** Changes some fields of the laboratory. */
    changeLab: (fields: Partial<LabState>) => void setLab((before) => ({ ...before, ...fields })),
    left,
    cards,
    hands,
    coup: (): readonly Card[] => position().coup,
    whole: () => isWhole(position().coup),
    full,
    /** Odds of a coup dealt from the remaining cards; `null` if there are fewer than six. */
    nextOdds,
    /** Odds of the coup in progress; `null` if there is none, or too few cards to finish it. */
    coupOdds,
  };
};

/** Positions are valid when created, so too few cards are the only reason for the engine to throw. */
const unlessTooFew = (odds: () => Catalogue): Catalogue | null => {
  try {
    return odds();
  } catch (fault) {
    if (fault instanceof RangeError) return null;
    throw fault;
  }
};
