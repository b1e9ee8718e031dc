// The corrected cards of the round in view, as a signal.
import type { FloorEntry } from '@punto/protocol/floor/message';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { type CorrectedCard, correctedAfter, type RoundHands } from './corrected-cards.ts';

export const createCorrectedCards = (
  view: () => FloorEntry['floor']['view'],
): Accessor<readonly CorrectedCard[]> => {
  const [corrected, setCorrected] = createSignal<readonly CorrectedCard[]>([]);
  const felt = (): RoundHands => ({
    shoe: view().shoe?.number ?? 0,
    round: view().round?.number ?? 0,
    hands: { player: [...view().hands.player], banker: [...view().hands.banker] },
  });
  createEffect(
    on(felt, (now, before) => {
      setCorrected((known) => correctedAfter(known, before ?? null, now));
    }),
  );
  return corrected;
};
