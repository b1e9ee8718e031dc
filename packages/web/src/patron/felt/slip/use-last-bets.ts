// The stakes that Rebet repeats: those confirmed last at this table, or of the last round played on an earlier visit.
import { keysOf } from '@punto/engine/object-keys';
import { type Accessor, createEffect, createSignal } from 'solid-js';
import type { LaidBet } from './laid.ts';
import type { Terms } from './terms.ts';

export type LastBets = {
  /** The stakes of the last round played, for `rebet`. */
  readonly last: Accessor<readonly LaidBet[]>;
  readonly remember: (last: readonly LaidBet[]) => void;
};

export const useLastBets = (terms: Accessor<Terms>): LastBets => {
  const [last, setLast] = createSignal<readonly LaidBet[]>([]);
  createEffect(() => {
    const { own } = terms();
    const bets = keysOf(own).flatMap((option): LaidBet[] => {
      const stakeMinor = own[option];
      return stakeMinor === undefined ? [] : [{ option, stakeMinor }];
    });
    if (bets.length) setLast(bets);
  });
  return { last, remember: (bets) => setLast((known) => (known.length ? known : bets)) };
};
