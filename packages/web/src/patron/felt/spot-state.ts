// State of a betting spot: its payout, the chips on it, whether it accepts more, and its outcome.

import { type Minor, minor, ZERO } from '@punto/engine/minor';
import { keysOf } from '@punto/engine/object-keys';
import { type CommissionMode, isKnownOption, OPTION_IDS, type OptionId } from '@punto/engine/option-id';
import { scheduleFor } from '@punto/engine/schedule';
import { texts } from '@punto/language/catalogue';
import type { CoupView, KeptRecord, TableView } from '@punto/protocol/message';
import { optionTitle } from '@punto/ui/words/option-title.ts';
import { lookOf } from '@punto/ui/words/own-bets.ts';
import { printedPay } from '@punto/ui/words/printed-pay.ts';
import { headroom } from './slip/headroom.ts';
import { layingOn, onSlip, type Slip } from './slip/slip.ts';
import { confirmedOn, shutBy, type Terms } from './slip/terms.ts';

const text = texts('felt').spot;

export type Fate = 'won' | 'pushed' | 'lost';

export type SpotState = {
  readonly option: OptionId;
  readonly label: string;
  /** As printed: `12 · 20:1`, `twice`. */
  readonly pays: string;
  readonly tone: 'player' | 'banker' | 'tie' | 'shared';
  readonly main: boolean;
  /** `open` accepts a chip; `shut` is closed for the shoe; `waiting` is any other case. */
  readonly state: 'open' | 'waiting' | 'shut';
  /** Short reason why it is closed. */
  readonly why: string | null;
  readonly confirmedMinor: Minor;
  readonly layingMinor: Minor;
  readonly totalMinor: Minor;
  readonly patrons: number;
  readonly minMinor: Minor;
  readonly maxMinor: Minor;
  /** The amount that it still accepts from this patron. */
  readonly roomMinor: Minor;
  readonly fate: Fate | null;
  /** Payout minus commission, without the stake; `null` unless an own bet won. */
  readonly winningsMinor: Minor | null;
};

export type SpotsSeen = {
  readonly view: TableView;
  readonly terms: Terms;
  readonly slip: Slip;
  readonly mode: CommissionMode;
  /** The decided coup, and the patron's record of the round, once the result is announced. */
  readonly coup: CoupView | null;
  readonly record: KeptRecord | null;
};

/** The offered spots in the order of the rules, then the bets of the room. */
export const offeredSpots = ({ offers }: TableView['setup']): readonly OptionId[] => [
  ...OPTION_IDS.filter((option) => offers.some((each) => each.option === option)),
  ...offers.flatMap(({ option }) => (isKnownOption(option) ? [] : [option])),
];

/** `null` where the spot is not offered. */
export const spotState = (seen: SpotsSeen, option: OptionId): SpotState | null => {
  const offer = seen.view.setup.offers.find((each) => each.option === option);
  return offer ? stateOf(seen, offer) : null;
};

/** Every field is a plain value. */
export const sameSpot = (a: SpotState | null, b: SpotState | null): boolean =>
  a === b || (a !== null && b !== null && keysOf(a).every((field) => a[field] === b[field]));

const stateOf = (seen: SpotsSeen, offer: TableView['setup']['offers'][number]): SpotState => {
  const { view, terms, slip, mode } = seen;
  const { option, minMinor, maxMinor } = offer;
  const { group, wing } = lookOf(option);
  const shut = shutBy(terms, option);
  // At a solo table there are no other patrons. [V5]
  const total = view.setup.solo ? undefined : view.totals[option];
  return {
    option,
    label: optionTitle(option, view.setup.labels),
    pays: printedPay(scheduleFor(view.setup, offer, mode), view.setup.printed),
    tone: option === 'tie' ? 'tie' : option === 'super-lucky-seven' ? 'shared' : wing,
    main: group === 'main',
    state: shut === null ? 'open' : shut.reason === 'closed-for-shoe' ? 'shut' : 'waiting',
    why: shut?.reason === 'closed-for-shoe' ? text.closed({ until: shut.until }) : null,
    confirmedMinor: confirmedOn(terms, option),
    layingMinor: layingOn(slip, option),
    totalMinor: total?.stakeMinor ?? ZERO,
    patrons: total?.patrons ?? 0,
    minMinor,
    maxMinor,
    roomMinor: wholeSteps(headroom({ ...terms, open: true }, onSlip(slip), option).roomMinor, terms),
    fate: fateOf(seen.coup, option),
    winningsMinor: winningsOf(seen, option),
  };
};

/** A balance may end in half a coin; a stake may not. [L1] */
const wholeSteps = (amount: Minor, { setup }: Terms): Minor => minor(amount - (amount % setup.stepMinor));

const fateOf = (coup: CoupView | null, option: OptionId): Fate | null => {
  if (!coup) return null;
  if (coup.won.includes(option)) return 'won';
  return coup.pushed.includes(option) ? 'pushed' : 'lost';
};

const winningsOf = ({ record }: SpotsSeen, option: OptionId): Minor | null => {
  const bet = record?.bets.find((each) => each.option === option);
  return bet?.verdict === 'won' ? minor(bet.returnedMinor - bet.stakeMinor) : null;
};
