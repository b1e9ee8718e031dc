// How much more a spot accepts, with the chips already on the slip, and which limit would refuse the next chip.

import { type DifferentialLimit, differentialLimits, differentialOpen } from '@punto/engine/differential';
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import { isSide, OUTCOMES, otherSide } from '@punto/engine/side';
import type { TicketRefusal } from '@punto/protocol/message';
import { type LaidBet, sumOn, totalOf } from './laid.ts';
import { confirmedOn, shutBy, type Terms } from './terms.ts';

export type Headroom = { readonly roomMinor: Minor; readonly bound: TicketRefusal };

/**
 * The minimum over the main-bet rule [V5], maximum [L3], both differential limits [L4] and balance [L6]; at least zero.
 */
export const headroom = (terms: Terms, laying: readonly LaidBet[], option: OptionId): Headroom => {
  const shut = shutBy(terms, option);
  if (shut) return { roomMinor: ZERO, bound: shut };
  return [
    toOneMain(terms, laying, option),
    toMaximum(terms, laying, option),
    toDifferential('patron', terms, laying, option),
    toDifferential('table', terms, laying, option),
    toBalance(terms, laying),
  ]
    .filter((each) => each !== null)
    .reduce((least, each) => (each.roomMinor < least.roomMinor ? each : least));
};

const toOneMain = (terms: Terms, laying: readonly LaidBet[], option: OptionId): Headroom | null => {
  const mains: readonly OptionId[] = terms.setup.mains === 'one' ? OUTCOMES : [];
  const staked = mains.find((main) => confirmedOn(terms, main) + sumOn(laying, main) > 0);
  if (staked === undefined || staked === option || !mains.includes(option)) return null;
  return { roomMinor: ZERO, bound: { reason: 'one-main', option: staked } };
};

const toMaximum = (terms: Terms, laying: readonly LaidBet[], option: OptionId): Headroom => {
  const maxMinor = terms.setup.offers.find((each) => each.option === option)?.maxMinor ?? ZERO;
  const room = maxMinor - confirmedOn(terms, option) - sumOn(laying, option);
  return { roomMinor: atLeastZero(room), bound: { reason: 'above-maximum', option, maxMinor } };
};

/** The player limit counts the patron's own stakes, the table limit the stakes of all patrons. */
const toDifferential = (
  limit: DifferentialLimit,
  terms: Terms,
  laying: readonly LaidBet[],
  option: OptionId,
): Headroom | null => {
  const limitMinor = differentialLimits(terms.setup)[limit];
  if (limitMinor === null || !isSide(option)) return null;
  const open = limit === 'table' ? terms.openMinor : differentialOpen(limitMinor, ownSides(terms));
  if (open === null) return null;
  // A stake on one side makes as much room on the other.
  const openMinor = minor(open[option] + sumOn(laying, otherSide(option)));
  const room = atLeastZero(openMinor - sumOn(laying, option));
  return { roomMinor: room, bound: { reason: 'over-differential', option, openMinor, limit, limitMinor } };
};

const ownSides = (terms: Terms) => ({
  player: confirmedOn(terms, 'player'),
  banker: confirmedOn(terms, 'banker'),
});

/** The refusal states what is left after the unconfirmed chips. */
const toBalance = (terms: Terms, laying: readonly LaidBet[]): Headroom => {
  const roomMinor = atLeastZero(terms.availableMinor - totalOf(laying));
  return { roomMinor, bound: { reason: 'not-enough-balance', availableMinor: roomMinor } };
};

const atLeastZero = (amount: number): Minor => minor(Math.max(0, amount));
