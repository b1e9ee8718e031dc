// The allowed acts of a patron in a table's present state: one map from the act to the reason against it. `decide` asks it
// with the state; the felt asks it with the public view (`@punto/protocol/can`), so that a button and the answer to its press
// agree. What depends on an argument (which seat, which card, how much) is decided where the argument is. [L5] [T5] [V6]
import type { Act, ActRefusal } from '../act.ts';
import type { Instant, PatronId } from '../ids.ts';
import { seatOf } from '../seating.ts';
import type { OpenTable, Phase } from '../state.ts';
import type { Ticket, TicketRefusal } from '../ticket.ts';
import type { OwnView, TableView } from '../view.ts';
import { checksOf, type StateCheck } from './checks.ts';

/** The fields of a table and a patron from which the allowed acts follow: both the state and the public view have them. */
export type PatronStanding = {
  readonly phase: Phase;
  readonly isPaused: boolean;
  /** The patron is suspended: no new stakes or acts; stakes in play are settled. */
  readonly isSuspended: boolean;
  /** The time-out or exclusion of the patron; `null`: none. [P5] [P6] */
  readonly absence: 'exclusion' | 'time-out' | null;
  /** The request names another round or shoe than the one in progress, or came after betting closed. */
  readonly isLate: boolean;
  /** Seats by label: the patron's own, the one that the shoe is offered to, the one that has it; `null`: no seats here. */
  readonly seats: {
    readonly own: string | null;
    readonly offered: string | null;
    readonly holder: string | null;
  } | null;
  readonly hasStakes: boolean;
};

const { first, when } = checksOf<PatronStanding>();

const suspended = when('suspended', ({ isSuspended }) => isSuspended);
/** Why the patron takes no part at any table: no bets, no seat, no shoe, no part in a cut; `null`: the table's state decides. [P5] [P6] */
export const whyBarred = first(
  suspended,
  when('excluded', ({ absence }) => absence === 'exclusion'),
  when('time-out', ({ absence }) => absence === 'time-out'),
);
const paused = when('table-paused', ({ isPaused }) => isPaused);
const late = when('round-over', ({ isLate }) => isLate);
const notCutting = when('not-cutting', ({ isLate }) => isLate);
const noSeats = when('no-seats-here', ({ seats }) => seats === null);
const notSeated = when('not-seated', ({ seats }) => seats?.own == null);
const seated = first(noSeats, notSeated);
const notOffered = when('shoe-not-offered', ({ seats }) => seats?.offered !== seats?.own);

/** The part of a ticket's refusals that does not depend on its bets. */
export type StakeRefusal = Extract<
  TicketRefusal,
  { readonly reason: 'betting-closed' | 'table-paused' | 'suspended' | 'no-seat' }
>;

type Can = { readonly stake: StateCheck<PatronStanding, StakeRefusal['reason']> } & {
  readonly [A in Act['act']]: StateCheck<PatronStanding, ActRefusal['reason']>;
};

const CAN: Can = {
  stake: first(
    suspended,
    when('betting-closed', ({ phase, isLate }) => phase !== 'betting' || isLate),
    paused,
    when('no-seat', ({ seats }) => seats !== null && seats.own === null),
  ),
  'take-seat': first(
    whyBarred,
    paused,
    noSeats,
    when('already-seated', ({ seats }) => seats?.own != null),
  ),
  'leave-seat': first(
    paused,
    seated,
    when('stakes-on-felt', ({ hasStakes, phase }) => hasStakes && phase !== 'settled'),
  ),
  'want-shoe': first(whyBarred, paused, seated),
  'accept-shoe': first(whyBarred, paused, late, seated, notOffered),
  'decline-shoe': first(paused, late, seated, notOffered),
  'allow-behind': first(whyBarred, paused, seated),
  'bet-behind': first(whyBarred, paused, noSeats),
  'stop-behind': noSeats,
  deal: first(
    paused,
    late,
    when('not-the-holder', ({ seats }) => seats?.own == null || seats.holder !== seats.own),
    when('round-over', ({ phase }) => phase !== 'closed'),
  ),
  'turn-card': first(paused, late),
  'give-up-squeeze': first(paused, late),
  'commit-cut': first(whyBarred, paused, notCutting),
  'bring-cut': first(whyBarred, paused, notCutting),
  'reveal-cut': first(paused, notCutting),
};

/**
 * The reason against any stake of the patron; `null`: bets are accepted. An absence is left to the transaction that reserves
 * the stake, whose refusal has its end: see `whyBarred`. [L5]
 */
export const whyNotStake = (standing: PatronStanding): StakeRefusal['reason'] | null => CAN.stake(standing);

/** Why the patron may not do this, whichever seat or card it is about; `null`: it may be done. [T7] [V6] */
export const whyNotAct = (act: Act['act'], standing: PatronStanding): ActRefusal['reason'] | null =>
  CAN[act](standing);

/** Whether the act is refused to a patron who is suspended, in a time-out or excluded. */
export const isPartTaken = (act: Act['act']): boolean =>
  whyNotAct(act, { ...FREE, isSuspended: true }) === 'suspended';

/** A patron without a seat or stakes while betting is open: nothing is against a bet. */
export const FREE: PatronStanding = {
  phase: 'betting',
  isPaused: false,
  isSuspended: false,
  absence: null,
  isLate: false,
  seats: null,
  hasStakes: false,
};

type Asked = Pick<PatronStanding, 'isSuspended' | 'absence' | 'isLate'>;

/** The standing of a patron in the state. */
export const standingOf = (table: OpenTable, patron: PatronId, asked: Asked): PatronStanding => ({
  phase: table.phase,
  isPaused: table.pause !== null,
  ...asked,
  seats: table.seating && {
    own: seatOf(table.seating, patron),
    offered: table.seating.offered?.seat ?? null,
    holder: table.seating.holder,
  },
  hasStakes: table.round?.stakes.has(patron) ?? false,
});

/** The same of the public view: what names another round is left to the table. `own`: what this patron alone sees; `null`: neither stakes nor a seat. */
export const standingInView = (
  view: Pick<TableView, 'phase' | 'pausedAt' | 'seats' | 'shoe' | 'round'>,
  own: Pick<OwnView, 'seat' | 'shoe' | 'round' | 'bets'> | null,
  { isSuspended, absence }: Pick<PatronStanding, 'isSuspended' | 'absence'>,
): PatronStanding => ({
  phase: view.phase,
  isPaused: view.pausedAt !== null,
  isSuspended,
  absence,
  isLate: false,
  seats: view.seats && {
    own: own?.seat ?? null,
    offered: view.seats.offered?.seat ?? null,
    holder: view.seats.holder,
  },
  hasStakes:
    own !== null &&
    own.shoe === view.shoe?.number &&
    own.round === view.round?.number &&
    Object.keys(own.bets).length > 0,
});

/** A ticket for another round or shoe, or that arrived at or after the end of the betting. [T2] */
export const isTicketLate = ({ round, shoe, pause }: OpenTable, ticket: Ticket, arrived: Instant): boolean =>
  round?.number !== ticket.round ||
  shoe?.number !== ticket.shoe ||
  // A pause stops the clock: its time counts for nothing. [T5]
  (pause === null && round.closesAt !== null && arrived >= round.closesAt);
