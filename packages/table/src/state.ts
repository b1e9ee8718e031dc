// The state of a table. `evolve` owns the state it is given and may change it in place, so that a ticket costs the
// same with ten or ten thousand patrons at the table: an old state must not be used again.

import type { Card } from '@punto/engine/card';
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import type { Coup, Hands } from '@punto/engine/coup';
import type { Contribution, Cut, Hex32, Missed, Seal } from '@punto/engine/fairness/record';
import type { Minor } from '@punto/engine/minor';
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import type { ShoeRules, TableSetup } from '@punto/engine/room';
import type { CurrencyTerms } from '@punto/engine/room/currency-setup';
import type { Side } from '@punto/engine/side';
import type { BehindNews, Place } from './act.ts';
import type { Staff } from './duty.ts';
import type { Instant, PatronId, ShoeId, TicketId, Version } from './ids.ts';
import type { PlayedRound } from './records/archive.ts';
import type { Conduct } from './records/record.ts';
import type { Bet } from './ticket.ts';

/**
 * The life of a round. `shuffling` also covers the wait for a new shoe; in `result` a coup that a person dealt is
 * complete and waits to be confirmed. [T1]
 */
export const PHASES = [
  'shuffling',
  'betting',
  'closed',
  'dealing',
  'squeezing',
  'result',
  'settled',
] as const;
export type Phase = (typeof PHASES)[number];

/** The progress of a new shoe's cut. [F2] */
export type Cutting = {
  /** `awaiting`: the list is closed, and a beacon decides. */
  readonly stage: 'committing' | 'revealing' | 'awaiting';
  /** Values are sent directly, since a beacon decides after the list is closed. */
  readonly open?: boolean;
  /** In order of arrival; others are added to the same list. */
  readonly entries: readonly {
    readonly patron: PatronId;
    readonly commit: Hex32;
    readonly value: Hex32 | null;
  }[];
  /** Those who withheld a value of this shoe. */
  readonly barred: readonly PatronId[];
  readonly failed: readonly (readonly Contribution[])[];
  /** Patrons who came too late to an attempt or found no place, once each; format 2. */
  readonly missed?: readonly (Missed & { readonly patron: PatronId })[];
  /** When the list of this attempt was closed. */
  readonly closedAt?: Instant;
};

/** The shoe on the table: what is known of it without its order. [F3] */
export type Shoe = {
  readonly id: ShoeId;
  readonly number: number;
  readonly cards: number;
  /** `null`: no cut card, the shoe is one coup. [V5] */
  readonly cutIndex: number | null;
  readonly rules: ShoeRules;
  /** Index of the card that comes next; the burnt ones are behind it. */
  readonly next: number;
  readonly burn: { readonly faceUp: Card; readonly count: number } | null;
  readonly cutDrawn: boolean;
  /** Index of the card that came next when it was drawn; `null`: it was not, or that is not known. */
  readonly cutDrawnAt: number | null;
  /** The number of the last round once it is known. [S3] */
  readonly lastRound: number | null;
  readonly shuffledAt: Instant;
  /** `null`: a person dealt it, or it is older than seals. [F2] */
  readonly seal: Seal | null;
  readonly commitment: Hex32 | null;
  /** `null`: it is not being cut. */
  readonly cutting: Cutting | null;
  readonly cut: Cut | null;
};

/** What one patron has on the felt in this round. */
export type Stakes = {
  readonly mode: CommissionMode;
  readonly bets: Readonly<Partial<Record<OptionId, Minor>>>;
  readonly tickets: readonly { readonly id: TicketId; readonly amountMinor: Minor }[];
  /** What of `bets` is behind a seat. [V6] */
  readonly behind?: { readonly seat: string; readonly bets: readonly Bet[] };
};

/** The largest stake on a side, of the patron who was first to reach it. [T7] */
export type Lead = { readonly patron: PatronId; readonly stakeMinor: Minor };

/** A face-down card. For a real shoe its value is known, since a scanner read it, and is in no view. */
export type Laid = {
  readonly side: Side;
  readonly index: number;
  readonly card?: Card;
  /** It was exposed to all by accident; it is turned in its turn all the same. [T7] */
  readonly revealed?: true;
};

/** One card under its holder's fingers. The face is here for the holder's view and for no other. [T2] */
export type Squeeze = {
  readonly side: Side;
  readonly place: Place;
  readonly card: Card;
  readonly holder: PatronId;
  readonly endsAt: Instant;
};

/** Who sits where, and who deals. [V6] */
export type Seating = {
  readonly seats: Readonly<Record<string, Seat>>;
  /** The seat that has the shoe; `null`: the house deals. */
  readonly holder: string | null;
  readonly offered: { readonly seat: string; readonly until: Instant } | null;
  /** The seat that had the shoe or was offered it last: the offer continues with the next one. */
  readonly last: string | null;
  /** Pauses that still count: a clock of a seat does not run in them. [T5] */
  readonly pauses: readonly Span[];
  /** Patrons whose seats were given up when this round opened: they may sit again in the next. */
  readonly gaveUp: readonly PatronId[];
  /** Bets behind seats, in the order in which they began; absent: none. */
  readonly behind?: readonly Behind[];
  /** News for these patrons in this round. */
  readonly behindNews?: readonly (BehindNews & { readonly patron: PatronId })[];
};

export type Seat = {
  readonly patron: PatronId;
  readonly declines: boolean;
  /** Settled rounds in a row without a stake. */
  readonly idle: number;
  /** Others may bet behind it. */
  readonly behind?: true;
};

/** Bets that a patron wants behind a seat. [V6] */
export type Behind = {
  readonly patron: PatronId;
  readonly seat: string;
  readonly stakeMinor: Minor;
  readonly mode: CommissionMode;
  /** `null`: until it is ended otherwise. */
  readonly roundsLeft: number | null;
  /** `null`: no limit. */
  readonly totalLeftMinor: Minor | null;
};

export type Span = { readonly from: Instant; readonly until: Instant };

/** Everything waits until the supervisor resumes or cancels. [T5] */
export type Pause = {
  readonly since: Instant;
  readonly by: Staff;
  /** `null`: it has not been said. */
  readonly reason: string | null;
  /** What was due when the clock was stopped. */
  readonly deadline: Instant | null;
};

/** Why no console of the caller's can be reached: it is locked, or there is none. */
export type Missing = 'locked' | 'gone';

/** `shut`: nothing is dealt until it is reopened. */
export const SERVICES = ['open', 'closing-after-round', 'closing-after-shoe', 'shut'] as const;
export type Service = (typeof SERVICES)[number];

/** The round in progress, or the last one until the next opens. */
export type Round = {
  readonly number: number;
  readonly openedAt: Instant;
  /** Index of its first card. */
  readonly first: number;
  /** `null`: the patron deals. [V5] */
  readonly closesAt: Instant | null;
  /** Earliest time at which a dealer may close it; `null`: only the clock or the patron does. */
  readonly closableFrom: Instant | null;
  /** The cards that lie face up. */
  readonly hands: Hands;
  readonly stakes: Map<PatronId, Stakes>;
  readonly leads: Readonly<Record<Side, Lead | null>>;
  /** The largest stake of one patron by brand and currency, where the table takes several; the same comparison as `leads`. */
  readonly largest?: Readonly<Record<string, Readonly<Record<Side, Minor>>>>;
  /** In the order in which they were placed. */
  readonly down: readonly Laid[];
  readonly squeeze: Squeeze | null;
  /** Sides whose cards the house turns, because the leading patron gave up the squeeze. */
  readonly givenUp: readonly Side[];
  /** The holder of the shoe has called for the cards that a person deals. [V6] */
  readonly dealCalled: boolean;
  /** Who dealt and turned its cards; left out until a person did. */
  readonly conduct?: Conduct;
  /** Its stakes went back, and it has no result. [T5] */
  readonly cancelled: boolean;
};

export type SpotTotal = { readonly stakeMinor: Minor; readonly patrons: number };
export type Totals = Readonly<Partial<Record<OptionId, SpotTotal>>>;

/** The terms of each currency of each brand, by the word of its key, such as `acme.EUR`. */
export type Currencies = Readonly<Record<string, CurrencyTerms>>;

/** The state of a table, folded from its events. Holds no undealt card of a machine's shoe. [F3] */
export type OpenTable = {
  readonly version: Version;
  readonly setup: TableSetup;
  /** What the house's room files had for this table when they were last read; `null`: it was made on the floor. */
  readonly filed: TableSetup | null;
  /** The limits of the room file or of the table made on the floor, without changes on the floor since: limits are measured by them. */
  readonly configured: TableSetup;
  /** Announced, in force when the next round opens. */
  readonly nextSetup: TableSetup | null;
  /** Definitions of bets that were offered before and are not in force; absent: none. [B] */
  readonly pastBets?: readonly WrittenBet[];
  /** The brands and currencies that the table takes in this round, with their rates; absent: play coins alone. */
  readonly currencies?: Currencies;
  /** As last announced, in force when the next round opens. */
  readonly nextCurrencies?: Currencies;
  /** The words of all brands and currencies that the table has taken so far: rounds with their stakes can be corrected. */
  readonly takenKeys?: readonly string[];
  readonly phase: Phase;
  /** When `Advance` is due; `null` while the table waits for a shoe. */
  readonly deadline: Instant | null;
  readonly shoe: Shoe | null;
  /** Shoes so far, the present one included. */
  readonly shoes: number;
  /** The round in progress or, in `settled`, the one just settled. */
  readonly round: Round | null;
  /** Stakes in play coins; those of brands are in `keyed`. */
  readonly totals: Totals;
  /** Stakes of each brand in each currency, by the word of its key; absent: none in this round. */
  readonly keyed?: Readonly<Record<string, Totals>>;
  /** The coup of the last settled round of this shoe. */
  readonly coup: Coup | null;
  /** The number of that round. */
  readonly decided: number;
  /** The results of this shoe as marks, see `@punto/engine/mark`. */
  readonly history: readonly string[];
  /** The settled rounds of this shoe with their cards. [S3] */
  readonly played: readonly PlayedRound[];
  /** `null` at a table without seats. [V6] */
  readonly seating: Seating | null;
  readonly pause: Pause | null;
  readonly service: Service;
  /** Retired: closed permanently. */
  readonly retired?: true;
  /** Cards are typed and not scanned. */
  readonly manual: boolean;
  /** At most three; the first is the caller. */
  readonly dealers: readonly Staff[];
  /** Ids of the dealers who agree to be relieved. */
  readonly offers: readonly string[];
  /** The time since which the caller has no console open; `null`: one is open, or there is no caller. */
  readonly away: { readonly since: Instant; readonly why: Missing } | null;
};

/** `null` before the table is opened. */
export type TableState = OpenTable | null;
