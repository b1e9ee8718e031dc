// The floor's view of a table: the public view, the staff at the table, what is paused and why, and the possible cost
// of the round. No role sees a card that is not face up. [F3] [T5]

import type { Card } from '@punto/engine/card';
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import { exposureOf } from '@punto/engine/exposure';
import { type Minor, minor } from '@punto/engine/minor';
import type { Ratio } from '@punto/engine/ratio';
import type { Side } from '@punto/engine/side';
import { HOUSE_KEY, keyOfWord, type PatronKey } from '@punto/ledger/patron-key';
import type { Place } from './act.ts';
import { totalsOf } from './currencies/money.ts';
import { cutOverdue } from './cut-card.ts';
import type { Staff } from './duty.ts';
import { byHand } from './floor-changes.ts';
import { nextPlace, toOpen } from './hand-squeeze.ts';
import { type Limits, limitsOf } from './limits.ts';
import { isUnattended } from './staffing.ts';
import type { Currencies, Missing, OpenTable, Totals } from './state.ts';
import { publicView, type TableView } from './view.ts';
import { wholeViewFor } from './view-for.ts';

/** The stakes of one brand in one currency, in minor units of it. */
export type CurrencyOfFloor = PatronKey & {
  /** Minor units of the currency to minor units of the room. */
  readonly rate: Ratio;
  readonly totals: Totals;
  readonly stakedMinor: Minor;
  readonly exposureMinor: Minor;
};

/** What the staff see of a table; no card that is not face up. [F3] */
export type FloorView = {
  readonly view: TableView;
  readonly pause: { readonly since: number; readonly by: Staff; readonly reason: string | null } | null;
  readonly dealers: readonly Staff[];
  /** Ids of the dealers who agree to be relieved. */
  readonly offers?: readonly string[];
  /** Where a person deals: since when no console of the caller's is open; `null`: one is. */
  readonly away?: { readonly since: number; readonly why: Missing } | null;
  /** A round waits for a dealer, and there is none. */
  readonly unattended?: boolean;
  /** The time from which the dealer may close the betting. */
  readonly closableFrom?: number | null;
  /** Play coins; other currencies are in `currencies`. */
  readonly stakedMinor: Minor;
  /** Patrons with stakes in this round. */
  readonly staking: number;
  /** The most the house can lose in this round with the current stakes. */
  readonly exposureMinor: Minor;
  /** Stakes of operators' patrons, by brand and currency; absent: the table takes play coins alone. */
  readonly currencies?: readonly CurrencyOfFloor[];
  /** Where a person deals: the card that must come next; `null` elsewhere and while none is due. */
  readonly next: { readonly side: Side; readonly place: Place } | null;
  /** At a squeeze table dealt by a person: the face-down card that the dealer must open. [T7] */
  readonly opens?: { readonly side: Side; readonly place: Place } | null;
  readonly cutDrawn: boolean;
  /** No card has come since: the caller may take it back. */
  readonly cutFresh?: boolean;
  /** Number of cards dealt past its declared position without a notice; `null`: not passed. */
  readonly cutOverdue?: number | null;
  readonly lastRound: number | null;
  /** Announced, in force from the next round. */
  readonly nextSetup: TableView['setup'] | null;
  /** Definitions of bets that were offered before and are not in force: records name them by their hash. [B] */
  readonly pastBets?: readonly WrittenBet[];
  /** The limits of the room's configuration, without later changes by the staff. [L3] [L4] */
  readonly configured: Limits;
  /** Made on the floor and in no room file: it may be renamed, paced and retired. A node of an earlier release leaves it out. */
  readonly ownTable?: boolean;
  /** The settled rounds of this shoe, which can be voided or settled again. */
  readonly played: readonly {
    readonly number: number;
    readonly player: readonly Card[];
    readonly banker: readonly Card[];
    readonly mark: string | null;
  }[];
};

/** The view of the staff; money in minor units, times in milliseconds since 1970. [T5] [F3] */
export const floorView = (table: OpenTable): FloorView => {
  const { pause, round, shoe, setup } = table;
  return {
    view: wholeViewFor(publicView(table), HOUSE_KEY),
    pause: pause && { since: pause.since, by: pause.by, reason: pause.reason },
    dealers: table.dealers,
    offers: table.offers,
    away: table.away,
    unattended: isUnattended(table),
    closableFrom: table.phase === 'betting' ? (round?.closableFrom ?? null) : null,
    ...sumsOf(table, HOUSE_KEY),
    staking: round?.stakes.size ?? 0,
    ...(table.currencies && { currencies: keyedSums(table, table.currencies) }),
    next: expected(table),
    opens: round && byHand(setup) && table.phase === 'dealing' ? toOpen(round) : null,
    cutDrawn: shoe?.cutDrawn ?? false,
    cutFresh: shoe !== null && shoe.cutDrawnAt === shoe.next,
    cutOverdue: shoe && byHand(setup) ? cutOverdue(shoe) : null,
    lastRound: shoe?.lastRound ?? null,
    nextSetup: table.nextSetup,
    ...(table.pastBets === undefined ? {} : { pastBets: table.pastBets }),
    configured: limitsOf(table.configured),
    ownTable: table.filed === null,
    played: table.played.map(({ number, player, banker, mark }) => ({ number, player, banker, mark })),
  };
};

/** Stakes, and what the house can lose with them, in one brand and currency: amounts of several are never added. */
const sumsOf = (table: OpenTable, key: PatronKey): Pick<FloorView, 'stakedMinor' | 'exposureMinor'> => {
  const totals = totalsOf(table, key);
  const stakes = Object.values(totals).flatMap((spot) => spot ?? []);
  return {
    stakedMinor: minor(stakes.reduce((sum, spot) => sum + spot.stakeMinor, 0)),
    exposureMinor: exposureOf(table.setup, totals),
  };
};

const keyedSums = (table: OpenTable, currencies: Currencies): readonly CurrencyOfFloor[] =>
  Object.entries(currencies).map(([word, { rate }]) => {
    const key = keyOfWord(word);
    return { ...key, rate, totals: totalsOf(table, key), ...sumsOf(table, key) };
  });

const expected = ({ setup, phase, round }: OpenTable): FloorView['next'] => {
  if (setup.dealing !== 'person' || !round || (phase !== 'closed' && phase !== 'dealing')) return null;
  return nextPlace(round);
};
