// Computes the net result of a stake of one, as an exact decimal. A stake of one coin is settled as a table does it; every
// schedule pays that exactly in minor units. [L1]

import type { Coup } from '@punto/engine/coup';
import { coins, MINOR_PER_COIN } from '@punto/engine/minor';
import type { KnownScheduleId } from '@punto/engine/option-id';
import { PAY_TABLES } from '@punto/engine/schedule-terms';
import { settleBet } from '@punto/engine/settle';

const STAKE = coins(1);

/** Winnings less commission, or the stake lost, in minor units. */
export const netMinor = (coup: Coup, id: KnownScheduleId): number =>
  settleBet(PAY_TABLES[id], STAKE, coup).returnedMinor - STAKE;

/** `95` as `0.95`, `-100` as `-1`. */
export const inCoins = (amountMinor: number): string => {
  const whole = Math.floor(Math.abs(amountMinor) / MINOR_PER_COIN);
  const rest = Math.abs(amountMinor) % MINOR_PER_COIN;
  const digits = String(MINOR_PER_COIN).length - 1;
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(digits, '0').replace(/0+$/, '')}`;
  return `${amountMinor < 0 ? '-' : ''}${whole}${decimals}`;
};

export type Nets = Readonly<Partial<Record<KnownScheduleId, string>>>;

export const netsOf = (coup: Coup, ids: readonly KnownScheduleId[]): Nets =>
  Object.fromEntries(ids.map((id) => [id, inCoins(netMinor(coup, id))]));
