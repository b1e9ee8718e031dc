// What each audience may see. The public view is the same for everyone at the table, so it is made and sent
// once; a patron's own stakes go to that patron alone. Neither ever holds a card that is not face up. [T2] [F3]
import { payTableOf } from '@punto/engine/bet/room-bets';
import { type Card, scoreOf } from '@punto/engine/card';
import { type Coup, NO_CARDS } from '@punto/engine/coup';
import type { BeaconRound, Hex32 } from '@punto/engine/fairness/record';
import type { Minor } from '@punto/engine/minor';
import { type CommissionMode, isKnownOption, type OptionId } from '@punto/engine/option-id';
import type { SeatRules, TableSetup } from '@punto/engine/room';
import type { CurrencyTerms } from '@punto/engine/room/currency-setup';
import { settleBet } from '@punto/engine/settle';
import { knownLast } from '@punto/engine/shoe';
import { type Outcome, SIDES, type Side } from '@punto/engine/side';
import { HOUSE_KEY } from '@punto/ledger/patron-key';
import type { BehindNews, Place } from './act.ts';
import { type KeyedViews, keyedViews, moneyView } from './currencies/keyed-views.ts';
import { rootInCut } from './cut-record.ts';
import { hiddenIn } from './cutting.ts';
import type { TableEvent } from './event.ts';
import { byHand } from './floor-changes.ts';
import type { PatronId } from './ids.ts';
import { type Limits, limitsOf, sameLimits } from './limits.ts';
import { countIdle, idleWarning, seatOf } from './seating.ts';
import { behindSeat, hasOwnBets, ownBehindView } from './seats/behind.ts';
import { type SeatsView, seatsView } from './seats/seats-view.ts';
import { setupOfNextRound } from './setup/setup-in-force.ts';
import { leaderOf } from './squeeze.ts';
import { isUnattended } from './staffing.ts';
import type { Behind, Cutting, OpenTable, Phase, Round, Seating, Service, Shoe, Totals } from './state.ts';

export type ShoeView = {
  readonly number: number;
  readonly cards: number;
  /** Cards out of the shoe, burnt ones included. */
  readonly dealt: number;
  /** `null`: there is no cut card. [V5] */
  readonly cutIndex: number | null;
  /** The cut card has come out. [S3] */
  readonly cutOut?: true;
  /** The number of the last round, as soon as it is known: while the round before is settled, or when the cut card comes. [S3] */
  readonly lastRound?: number;
  readonly burn: { readonly faceUp: Card; readonly count: number } | null;
  /** The commitment to its order, published before the first bet; `null`: a person deals. [F2] */
  readonly commitment: Hex32 | null;
  /** How it was cut; `null` until it is. */
  readonly cut: CutView | null;
};

/** `seed` is what the public order is made from; everything it was made from is in the opened shoe. [F2] */
export type CutView = {
  readonly seed: Hex32;
  /** Values of patrons in it. */
  readonly values: number;
  /** Attempts that failed because a patron withheld a value. */
  readonly failed: number;
  readonly beacon: boolean;
  /** The seal names a beacon, and the house did not have it in time. */
  readonly awaited: boolean;
  /** Patrons who came too late or found no place. */
  readonly missed: number;
};

/** The cut as it is being made. [F2] */
export type CuttingView = {
  readonly stage: Cutting['stage'];
  /** Values are sent directly: a beacon decides after the list is closed. */
  readonly open: boolean;
  /** The one the seal names. */
  readonly beacon: BeaconRound | null;
  /** From 1. */
  readonly attempt: number;
  readonly committed: number;
  readonly revealed: number;
  /**
   * Of the tree over all commits, once the list is closed: each patron asks for the path to the own one. `null`: it is open
   * still, or of a shoe of the first format.
   */
  readonly root: Hex32 | null;
  /** The closed list of a shoe of the first format, in order. */
  readonly commits: readonly Hex32[];
};

export type RoundView = {
  readonly number: number;
  readonly openedAt: number;
  /** `null`: no clock runs, the patron deals. [V5] */
  readonly closesAt: number | null;
  /** Known to be the last of the shoe. [S3] */
  readonly last: boolean;
  /** Every stake of it went back. [T5] */
  readonly cancelled?: true;
};

export type HandsView = {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly playerScore: number;
  readonly bankerScore: number;
};

/** A decided coup, and which of the offered options it won or pushed. */
export type CoupView = HandsView & {
  readonly outcome: Outcome;
  readonly playerNatural: boolean;
  readonly bankerNatural: boolean;
  readonly won: readonly OptionId[];
  readonly pushed: readonly OptionId[];
};

/** A card that is being squeezed: its position, never its value. [T7] */
export type SqueezeView = { readonly side: Side; readonly place: Place; readonly endsAt: number };

/** A flat record: an update sends the fields that changed and nothing else. */
export type TableView = {
  readonly setup: TableSetup;
  readonly phase: Phase;
  /** Server time at which the phase ends; `null` while it waits for something else. */
  readonly deadline: number | null;
  readonly shoe: ShoeView | null;
  /** `null`: no shoe is being cut. */
  readonly cutting: CuttingView | null;
  readonly round: RoundView | null;
  /** The cards of the round in progress; empty while betting is open. */
  readonly hands: HandsView;
  /** The last decided coup of this shoe: this round's in `settled`, the one before until then. */
  readonly coup: CoupView | null;
  readonly totals: Totals;
  /** The amount that all patrons together can still stake on either side; `null`: no table limit. [L4] */
  readonly openMinor: { readonly player: Minor; readonly banker: Minor } | null;
  readonly history: readonly string[];
  /** How many cards of each hand lie face down. [T7] */
  readonly down: Readonly<Record<Side, number>>;
  readonly squeeze: SqueezeView | null;
  /** Cards that were seen by accident and lie to be turned still; left out by an earlier release. [T7] */
  readonly revealed?: readonly { readonly side: Side; readonly place: Place; readonly card: Card }[];
  /** The largest stake of one patron on each side, where it gives the right to squeeze. [T7] */
  readonly largestMinor: Readonly<Record<Side, Minor>> | null;
  /** `null` at a table without seats. [V6] */
  readonly seats: SeatsView | null;
  /** The time since which everything waits for the floor; `null`: nothing waits. [T5] */
  readonly pausedAt: number | null;
  readonly service: Service;
  /** Other limits, in force from the next round; `null`: they stay. [L3] [L4] */
  readonly nextLimits: Limits | null;
  /** Cards are typed and not scanned. */
  readonly manual: boolean;
  /** Retired: it is not in the lobby. */
  readonly retired?: true;
  /** The round waits for a dealer; left out by an earlier release. */
  readonly dealerAway?: boolean;
  /**
   * The rates and limits by which the table takes the patron's currency in this round: those of `setup` are converted by them.
   * Absent: amounts are play coins.
   */
  readonly terms?: CurrencyTerms;
  /** Never sent: see `PublicView`. */
  readonly keyed?: never;
  readonly keyedSeats?: never;
};

/**
 * The view between a table's owner and the gateways: that of play coins, and what patrons of each brand and currency see instead
 * of some fields, by the word of their key. A gateway sends each patron one of them (`viewFor`): it cannot be used as a `TableView`.
 */
export type PublicView = Omit<TableView, keyof KeyedViews> & KeyedViews;

/** What is one patron's alone: stakes in the round in progress, a seat, the right to turn cards. */
export type OwnView = {
  /** The version of the table it was true at: of two, the higher holds. */
  readonly version: number;
  readonly shoe: number;
  readonly round: number;
  readonly mode: CommissionMode;
  readonly bets: Readonly<Partial<Record<OptionId, Minor>>>;
  readonly seat: string | null;
  /** Rounds without a stake after which the seat is given up; left out while they are many. */
  readonly seatRoundsLeft?: number;
  /** The bets behind a seat that the patron has asked for. [V6] */
  readonly behind?: Omit<Behind, 'patron'>;
  /** What became of them in this round. */
  readonly behindNews?: BehindNews;
  /** Sides whose cards are this patron's to turn in this round; sent when betting is closed. [T7] */
  readonly squeezes: readonly Side[];
  /** The one face that this patron alone may see. [T2] [T7] */
  readonly squeezed: (SqueezeView & { readonly card: Card }) | null;
};

/** The public view of the table. */
export const publicView = (table: OpenTable): PublicView => {
  const { setup, phase, shoe, round, coup, history, currencies, seating } = table;
  const hands = round?.hands ?? NO_CARDS;
  return {
    setup,
    phase,
    deadline: phase === 'betting' && !table.pause ? (round?.closesAt ?? null) : table.deadline,
    shoe: shoe && {
      number: shoe.number,
      cards: shoe.cards,
      dealt: shoe.next,
      cutIndex: shoe.cutIndex,
      ...(shoe.cutDrawn ? { cutOut: true } : {}),
      ...lastRoundOf(table, shoe),
      burn: shoe.burn,
      commitment: shoe.commitment,
      cut: cutView(shoe),
    },
    cutting: cuttingView(shoe),
    round: round && {
      number: round.number,
      openedAt: round.openedAt,
      closesAt: round.closesAt,
      last: shoe?.lastRound === round.number,
      ...(round.cancelled ? { cancelled: true } : {}),
    },
    hands: {
      player: hands.player,
      banker: hands.banker,
      playerScore: scoreOf(hands.player),
      bankerScore: scoreOf(hands.banker),
    },
    // A cancelled round has none, and the one before it is not its result. [T5]
    coup: coup && !round?.cancelled ? coupView(setup, coup, table.decided) : null,
    ...moneyView(table, HOUSE_KEY),
    history,
    down: { player: downOn(round, 'player'), banker: downOn(round, 'banker') },
    squeeze: squeezeView(round),
    revealed: revealedOn(round),
    pausedAt: table.pause?.since ?? null,
    service: table.service,
    nextLimits: announced(table),
    manual: table.manual && byHand(setup),
    ...(table.retired ? { retired: true } : {}),
    dealerAway: isUnattended(table),
    seats: seating && seatsView(setup, seating, round),
    ...(currencies && keyedViews(table, currencies)),
  };
};

const announced = (table: OpenTable): Limits | null => {
  const { setup, nextSetup, round, shoe } = table;
  if (nextSetup === null) return null;
  const isLast = shoe === null || round === null || shoe.lastRound === round.number;
  const next = limitsOf(setupOfNextRound(table, isLast));
  // Bets that a pending setup brings are not named in the setup in force.
  const named = next.offers.filter(
    ({ option }) => isKnownOption(option) || setup.offers.some((offer) => offer.option === option),
  );
  return sameLimits(limitsOf(setup), next) ? null : { ...next, offers: named };
};

/** Known while a round is settled if the next round must reach the cut card; unknown for a real shoe. */
const lastRoundOf = (table: OpenTable, shoe: Shoe): Pick<ShoeView, 'lastRound'> => {
  const { phase, round, nextSetup, setup } = table;
  if (shoe.lastRound !== null) return { lastRound: shoe.lastRound };
  if (phase !== 'settled' || !round || byHand(nextSetup ?? setup)) return {};
  const { rules, next, cutIndex, cutDrawn } = shoe;
  return knownLast(rules.afterCut, next, cutIndex, cutDrawn) ? { lastRound: round.number + 1 } : {};
};

const downOn = (round: Round | null, side: Side): number =>
  round?.down.filter((laid) => laid.side === side).length ?? 0;

const revealedOn = (round: Round | null): NonNullable<TableView['revealed']> =>
  (round?.down ?? []).flatMap(({ side, card, revealed, index }) => {
    if (!round || !card || !revealed) return [];
    const before = round.down.filter((laid) => laid.side === side && laid.index < index).length;
    return [{ side, place: (round.hands[side].length + before) as Place, card }];
  });

const cutView = (shoe: Shoe): CutView | null => {
  const { cut } = shoe;
  if (!cut) return null;
  return {
    seed: cut.seed,
    values: cut.contributions.length,
    failed: hiddenIn(shoe, cut.failed).length,
    beacon: cut.beacon !== null,
    awaited: shoe.seal?.format === 2 && shoe.seal.beacon !== null && cut.beacon === null,
    missed: cut.missed?.length ?? 0,
  };
};

const cuttingView = (shoe: Shoe | null): CuttingView | null => {
  if (!shoe?.cutting) return null;
  const { stage, entries, failed, open = false } = shoe.cutting;
  const isFirstFormat = shoe.seal?.format === 1;
  return {
    stage,
    open,
    beacon: shoe.seal?.beacon ?? null,
    attempt: failed.length + 1,
    committed: entries.length,
    revealed: entries.filter(({ value }) => value !== null).length,
    root: rootInCut(shoe),
    commits: isFirstFormat && stage === 'revealing' ? entries.map(({ commit }) => commit) : [],
  };
};

const squeezeView = (round: Round | null): SqueezeView | null => {
  if (!round?.squeeze) return null;
  const { side, place, endsAt } = round.squeeze;
  return { side, place, endsAt };
};

/** The private view of this patron; `null` without a stake and a seat. */
export const ownView = (table: OpenTable, patron: PatronId): OwnView | null => {
  const { shoe, round, setup, phase } = table;
  const own = round?.stakes.get(patron);
  const seat = seatOf(table.seating, patron);
  const behind = ownBehindView(table, patron);
  if (!own && seat === null && !behind.behind && !behind.behindNews) return null;
  const rights = round && setup.squeeze && phase !== 'betting' ? SIDES : [];
  const { holder, ...squeezed } = round?.squeeze ?? { holder: null };
  const left = seat === null || hasOwnBets(own) ? null : seatRoundsLeft(table, seat);
  return {
    version: table.version,
    shoe: shoe?.number ?? 0,
    round: round?.number ?? 0,
    mode: own?.mode ?? setup.commissionModes[0] ?? 'traditional',
    bets: own?.bets ?? {},
    seat,
    ...(left === null ? {} : { seatRoundsLeft: left }),
    ...behind,
    squeezes: rights.filter((side) => round && leaderOf(round, side) === patron),
    squeezed: holder === patron ? (squeezed as OwnView['squeezed']) : null,
  };
};

const seatRoundsLeft = ({ seating, setup }: OpenTable, seat: string): number | null =>
  seating && setup.seats ? idleWarning(seating, seat, setup.seats) : null;

/** The view of each coup, made once: the table shows it until the next one is decided, with every ticket meanwhile. */
const coupViews = new WeakMap<
  Coup,
  { readonly setup: TableSetup; readonly round: number; readonly view: CoupView }
>();

const coupView = (setup: TableSetup, coup: Coup, round: number): CoupView => {
  const known = coupViews.get(coup);
  if (known?.setup === setup && known.round === round) return known.view;
  const view = newCoupView(setup, coup, round);
  coupViews.set(coup, { setup, round, view });
  return view;
};

/** The options that were open in that round: a closed option has neither won nor lost. */
const newCoupView = (setup: TableSetup, coup: Coup, round: number): CoupView => {
  const open = setup.offers.filter(({ until }) => until === null || round <= until);
  const decided = open.map((offer) => ({
    option: offer.option,
    // Both modes agree on whether banker won; they differ in the payout. [B2]
    verdict: settleBet(payTableOf(setup, offer.schedule), setup.stepMinor, coup).verdict,
  }));
  const having = (verdict: string) =>
    decided.filter((each) => each.verdict === verdict).map((each) => each.option);
  const { playerPair: _, bankerPair: __, ...shown } = coup;
  return { ...shown, won: having('won'), pushed: having('pushed') };
};

/**
 * The patrons whose own view an event changes. A change by the patron's own ticket is not one: its answer has the view.
 */
export const concerned = (table: OpenTable, event: TableEvent): readonly PatronId[] => {
  const { round, seating, setup } = table;
  switch (event.type) {
    case 'BettingClosed':
    case 'BettingReopened':
      return setup.squeeze ? patrons(round?.leads.player?.patron, round?.leads.banker?.patron) : [];
    case 'SqueezeBegun':
      return [event.holder];
    case 'CardTurned':
    case 'CardRevealed':
      return patrons(round?.leads[event.side]?.patron);
    case 'SqueezeGivenUp':
    case 'SeatTaken':
    case 'BehindBegun':
    case 'BehindEnded':
    case 'BehindMissed':
      return [event.patron];
    case 'TicketAccepted':
      return event.ticket.behind === undefined ? [] : [event.ticket.patron];
    case 'SeatLeft':
    case 'BehindAllowed': {
      const behind = behindSeat(seating, event.seat).map(({ patron }) => patron);
      return [...patrons(seating?.seats[event.seat]?.patron), ...behind];
    }
    case 'RoundSettled':
      return round && seating && setup.seats ? warned(countIdle(seating, round), setup.seats) : [];
    default:
      return [];
  }
};

const warned = (seating: Seating, rules: SeatRules): PatronId[] =>
  Object.entries(seating.seats).flatMap(([seat, { patron }]) =>
    idleWarning(seating, seat, rules) === null ? [] : [patron],
  );

const patrons = (...each: readonly (PatronId | undefined)[]): PatronId[] =>
  each.filter((patron) => patron !== undefined);
