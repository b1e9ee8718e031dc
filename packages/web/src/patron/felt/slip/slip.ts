// The bet slip: unconfirmed stakes, as the chips in which they were laid. Every act is one undo step. A chip too large
// for its spot is reduced, one too small for an empty spot is refused, and Rebet and Double lay everything or nothing;
// the limit that caused it is returned. [L3] [L4] [L6]

import { type Minor, minor, ZERO } from '@punto/engine/minor';
import { keysOf } from '@punto/engine/object-keys';
import type { OptionId } from '@punto/engine/option-id';
import type { TicketRefusal } from '@punto/protocol/message';
import { chipSplit } from '@punto/ui/chip/chip-split.ts';
import { headroom } from './headroom.ts';
import { type LaidBet, sumOn, totalOf } from './laid.ts';
import { confirmedOn, shutBy, type Terms } from './terms.ts';

export type Slip = {
  /** In the order they were laid. */
  readonly laid: readonly LaidBet[];
  /** The chips before each act, latest last. */
  readonly past: readonly (readonly LaidBet[])[];
  /** The ticket that is sent and not answered yet. */
  readonly sent: { readonly ticket: string; readonly laid: readonly LaidBet[] } | null;
};

/** The slip after an act, and the limit that reduced or refused it. */
export type SlipAct = {
  readonly slip: Slip;
  readonly bound: TicketRefusal | null;
  /** The amount that the complete act requires. */
  readonly neededMinor: Minor;
  /** Spots of a rebet that are closed for the shoe. */
  readonly leftOut: readonly OptionId[];
};

export const EMPTY_SLIP: Slip = { laid: [], past: [], sent: null };

/** Lays the selected chip; a first chip below the minimum is refused. */
export const addChip = (slip: Slip, terms: Terms, option: OptionId, chipMinor: Minor): SlipAct =>
  layAll(slip, terms, [{ option, stakeMinor: chipMinor }]);

/**
 * Lays what is missing to these stakes, of the last round or of a favourite, entirely or not at all; spots closed for the
 * shoe are omitted.
 */
export const rebet = (slip: Slip, terms: Terms, stakes: readonly LaidBet[]): SlipAct => {
  const missing = stakes.flatMap(({ option, stakeMinor }) => {
    const short = stakeMinor - confirmedOn(terms, option) - layingOn(slip, option);
    return short > 0 ? [{ option, stakeMinor: minor(short) }] : [];
  });
  const rests = ({ option }: LaidBet) => shutBy(terms, option)?.reason === 'closed-for-shoe';
  const act = layWhole(
    slip,
    terms,
    missing.filter((each) => !rests(each)),
  );
  return { ...act, leftOut: missing.filter(rests).map(({ option }) => option) };
};

/** Doubles the chips on every spot, confirmed or not, entirely or not at all. */
export const double = (slip: Slip, terms: Terms): SlipAct => {
  const onFelt = new Set([...keysOf(terms.own), ...onSlip(slip).map((each) => each.option)]);
  const again = [...onFelt].map((option) => ({
    option,
    stakeMinor: minor(confirmedOn(terms, option) + layingOn(slip, option)),
  }));
  return layWhole(slip, terms, again);
};

/** Laying only a part would be a different bet from the one requested. */
const layWhole = (slip: Slip, terms: Terms, wants: readonly LaidBet[]): SlipAct => {
  const act = layAll(slip, terms, wants);
  if (act.bound === null) return act;
  const left = minor(Math.max(0, terms.availableMinor - totalOf(onSlip(slip))));
  const bound =
    act.bound.reason === 'not-enough-balance' ? { ...act.bound, availableMinor: left } : act.bound;
  return { ...act, bound, slip };
};

/**
 * Removes the top chip of the pile as it is drawn, regrouped with the largest at the bottom; confirmed chips stay. A
 * rest below the minimum is removed with it. [V5] [L3]
 */
export const takeBack = (slip: Slip, terms: Terms, option: OptionId): Slip => {
  const pile = regrouped(sumOn(slip.laid, option), terms.setup.chipsMinor);
  if (pile.length === 0) return slip;
  const kept = pile.slice(0, -1).map((stakeMinor) => ({ option, stakeMinor }));
  const enough = confirmedOn(terms, option) + totalOf(kept) >= leastOn(terms, option);
  return stepTo(slip, [...slip.laid.filter((each) => each.option !== option), ...(enough ? kept : [])]);
};

/** Removes all unconfirmed chips of a spot. */
export const takeOff = (slip: Slip, option: OptionId): Slip =>
  sumOn(slip.laid, option) > 0
    ? stepTo(
        slip,
        slip.laid.filter((each) => each.option !== option),
      )
    : slip;

/** The amount in the fewest chips, largest first, with the remainder on top. */
const regrouped = (amount: Minor, chips: readonly Minor[]): readonly Minor[] => {
  const pile = chipSplit(amount, chips);
  const rest = amount - pile.reduce((sum, chip) => sum + chip, 0);
  return rest > 0 ? [...pile, minor(rest)] : pile;
};

export const clear = (slip: Slip): Slip => (slip.laid.length ? stepTo(slip, []) : slip);

export const undo = (slip: Slip): Slip => {
  const before = slip.past.at(-1);
  return before ? { ...slip, laid: before, past: slip.past.slice(0, -1) } : slip;
};

/** Reduces the slip to what the table still accepts, since others may have bet meanwhile. */
export const fitted = (slip: Slip, terms: Terms): SlipAct => layAll({ ...slip, laid: [] }, terms, slip.laid);

/** Sends the slip as one ticket; `refused` restores it. */
export const sendSlip = (slip: Slip, ticket: string): Slip =>
  slip.sent || !slip.laid.length ? slip : { laid: [], past: [], sent: { ticket, laid: slip.laid } };

export const accepted = (slip: Slip, ticket: string): Slip =>
  slip.sent?.ticket === ticket ? { ...slip, sent: null } : slip;

export const refused = (slip: Slip, ticket: string): Slip =>
  slip.sent?.ticket === ticket ? { laid: [...slip.sent.laid, ...slip.laid], past: [], sent: null } : slip;

/** All chips that are not confirmed, sent or not. */
export const onSlip = (slip: Slip): readonly LaidBet[] =>
  slip.sent ? [...slip.sent.laid, ...slip.laid] : slip.laid;
export const layingOn = (slip: Slip, option: OptionId): Minor => sumOn(onSlip(slip), option);

const stepTo = (slip: Slip, laid: readonly LaidBet[]): Slip => ({
  ...slip,
  laid,
  past: [...slip.past, slip.laid],
});

/** Two passes, because player and banker make room for each other under the differential. [L4] */
const layAll = (slip: Slip, terms: Terms, wants: readonly LaidBet[]): SlipAct => {
  let laid = slip.laid;
  let left = wants;
  let bound: TicketRefusal | null = null;
  for (let pass = 0; pass < 2 && left.length; pass++) {
    bound = null;
    const short: LaidBet[] = [];
    for (const { option, stakeMinor } of left) {
      const fit = fitOn({ ...slip, laid }, terms, option, stakeMinor);
      if (fit.stakeMinor > 0) laid = [...laid, { option, stakeMinor: fit.stakeMinor }];
      if (!fit.bound) continue;
      bound ??= fit.bound;
      if (stakeMinor > fit.stakeMinor) short.push({ option, stakeMinor: minor(stakeMinor - fit.stakeMinor) });
    }
    left = short;
  }
  return {
    slip: laid === slip.laid ? slip : stepTo(slip, laid),
    bound,
    neededMinor: totalOf(wants),
    leftOut: [],
  };
};

const fitOn = (slip: Slip, terms: Terms, option: OptionId, wantMinor: Minor) => {
  const { roomMinor, bound } = headroom(terms, onSlip(slip), option);
  const { stepMinor } = terms.setup;
  const minMinor = leastOn(terms, option);
  const there = confirmedOn(terms, option) + layingOn(slip, option);
  if (roomMinor > 0 && there + wantMinor < minMinor)
    return { stakeMinor: ZERO, bound: { reason: 'below-minimum', option, minMinor } as const };
  const stake = Math.floor(Math.min(wantMinor, roomMinor) / stepMinor) * stepMinor;
  if (stake <= 0 || there + stake < minMinor) return { stakeMinor: ZERO, bound };
  return { stakeMinor: minor(stake), bound: stake < wantMinor ? bound : null };
};

const leastOn = (terms: Terms, option: OptionId): Minor =>
  terms.setup.offers.find((each) => each.option === option)?.minMinor ?? ZERO;
