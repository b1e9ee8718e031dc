// State behind the seal button of a table: the patron's part in the cut, what this window recorded of the shoes, and
// the verification of the last round. Stored for the window. [F2]
import type { OwnCut } from '@punto/protocol/client/cuts';
import { windowStore } from '@punto/ui/client/browser-store.ts';
import { type Accessor, createEffect, createMemo } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { isExchanged, parseSeen, recordedShoe, recordShoe, type ShoeSeen } from './recorded-shoes.ts';
import { useOwnCut } from './use-own-cut.ts';
import { type RoundCheck, useRoundCheck } from './use-round-check.ts';

export type FairnessState = {
  /** The patron's part in the latest cut. */
  readonly own: Accessor<OwnCut | null>;
  /** The record of the current shoe. */
  readonly known: Accessor<ShoeSeen | null>;
  readonly seen: Accessor<readonly ShoeSeen[]>;
  /** The table now shows another commitment for the same shoe. */
  readonly exchanged: Accessor<boolean>;
  readonly check: RoundCheck;
};

const keyOf = (table: string): string => `punto.seals.${table}`;

/** What this window recorded of a table, for other pages. */
export const recordedShoesAt = (table: string): readonly ShoeSeen[] =>
  parseSeen(windowStore.read(keyOf(table)));

export const useSealed = (): FairnessState => {
  const felt = useFelt();
  const own = useOwnCut();
  const seen = createMemo<readonly ShoeSeen[]>(
    (before) => recordShoe(before, felt.view(), own()),
    recordedShoesAt(felt.table),
  );
  createEffect(() => windowStore.write(keyOf(felt.table), JSON.stringify(seen())));
  const known = () => {
    const { shoe } = felt.view();
    return shoe && recordedShoe(seen(), shoe.number);
  };
  const exchanged = () => isExchanged(seen(), felt.view().shoe);
  return { own, known, seen, exchanged, check: useRoundCheck(seen) };
};
