// One line of a room's offers, in whole coins, so that a preset reads as a price list.
import { coins } from '../minor.ts';
import type { OptionId } from '../option-id.ts';
import type { Offer } from '../room.ts';

/** An offer with stakes from one coin to `maxCoins`, in rounds 1…`until` of a shoe, paid by the schedule of the option's own id. */
export const offer = (option: OptionId, maxCoins: number, until: number | null = null): Offer => ({
  option,
  schedule: option,
  minMinor: coins(1),
  maxMinor: coins(maxCoins),
  until,
});
