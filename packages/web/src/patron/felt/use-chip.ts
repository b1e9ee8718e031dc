// The chips of the table, and the one that the patron has selected.
import { coins, type Minor, minor } from '@punto/engine/minor';
import type { TableView } from '@punto/protocol/message';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { type Accessor, createMemo } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { chipInHand, offeredChips } from './chips.ts';

export type ChipInUse = {
  /** The selected chip. */
  readonly chip: Accessor<Minor>;
  /** The chips that fit the table's limits. */
  readonly chips: Accessor<readonly Minor[]>;
  /** The balance minus the unconfirmed chips; the largest safe integer until the balance is known. */
  readonly leftMinor: Accessor<Minor>;
  readonly setChip: (chip: Minor) => void;
};

/** `unconfirmedMinor`: the chips on the slip. */
export const useChip = (view: Accessor<TableView>, unconfirmedMinor: () => number): ChipInUse => {
  const app = useClientState();
  const chips = createMemo(() => offeredChips(view().setup), undefined, {
    equals: (a, b) => a.join() === b.join(),
  });
  const leftMinor = (): Minor => {
    const account = app.account();
    return account === null
      ? minor(Number.MAX_SAFE_INTEGER)
      : minor(Math.max(0, account.availableMinor - unconfirmedMinor()));
  };
  return {
    chip: () => chipInHand(chips(), settings.chipMinor, leftMinor()) ?? coins(1),
    chips,
    leftMinor,
    setChip: (chipMinor) => setSettings({ chipMinor }),
  };
};
