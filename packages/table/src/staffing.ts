// Staffing of a table: dealers come, leave and relieve one another, supervisors assign and remove, and the loss of a
// caller's console is noticed. In the middle of a coup a dealer cannot leave, and can be replaced only by agreement
// or by a supervisor. [T5] [V6]
import { type Accepted, type DutyDecision, facts, type Refused } from './decision.ts';
import type { Duty, DutyRefusal, PlainRefusal, Staff } from './duty.ts';
import type { TableEvent } from './event.ts';
import { byHand } from './floor-changes.ts';
import type { Instant } from './ids.ts';
import type { Missing, OpenTable } from './state.ts';

/** At one table at a time. */
export const MOST_DEALERS = 3;

const no = (reason: PlainRefusal): Refused<DutyRefusal> => ({ ok: false, refusal: { reason } });

/** A round that only its dealer can lead to an end: from the opening of the betting to the confirmed result. */
export const isMidCoup = ({ setup, phase }: Pick<OpenTable, 'setup' | 'phase'>): boolean =>
  byHand(setup) && phase !== 'shuffling' && phase !== 'settled';

/** The round cannot continue without a dealer, and there is none. */
export const isUnattended = (table: OpenTable): boolean =>
  isMidCoup(table) && (table.dealers.length === 0 || table.away !== null);

/**
 * A dealer comes to the table, in place of the dealer with the id `relieves` if given. Refuses with
 * `relief-not-agreed` in the middle of a coup unless that dealer offered it, and when the table has three dealers.
 * [T5]
 */
export const takePost = (
  table: OpenTable,
  staff: Staff,
  relieves: string | null,
  now: Instant,
): DutyDecision => {
  const isAgreed = relieves === null || !isMidCoup(table) || table.offers.includes(relieves);
  return isAgreed ? come(table, staff, relieves, null, now) : no('relief-not-agreed');
};

/** Needs no agreement of the relieved dealer: a supervisor decides. */
export const assignDealer = (
  table: OpenTable,
  by: Staff,
  { dealer, relieves }: Extract<Duty, { readonly duty: 'assign-dealer' }>,
  now: Instant,
): DutyDecision => come(table, dealer, relieves, by, now);

const come = (
  { dealers }: OpenTable,
  dealer: Staff,
  relieves: string | null,
  by: Staff | null,
  now: Instant,
): DutyDecision => {
  const relieved = dealers.find(({ id }) => id === relieves) ?? null;
  if (relieves !== null && !relieved) return no('not-at-this-table');
  if (dealers.some(({ id }) => id === dealer.id)) return no('already-at-this-table');
  if (!relieved && dealers.length >= MOST_DEALERS) return no('table-is-staffed');
  return facts([{ type: 'DealerCame', dealer, relieves: relieved, ...(by && { by }), at: now }]);
};

const DEALER_LEFT = 'The dealer left the table in round ';

/** The reason of a pause that no person gave: the only dealer left in the middle of a coup. Kept in English, as data. */
export const dealerLeftReason = (round: number): string => `${DEALER_LEFT}${round}`;

/** The round of such a reason, so that pages show it in their language; `null` if a person gave the reason. */
export const roundOfDealerLeft = (reason: string): number | null => {
  const round = reason.startsWith(DEALER_LEFT) ? reason.slice(DEALER_LEFT.length) : '';
  return /^\d{1,9}$/.test(round) ? Number(round) : null;
};

/** In the middle of a coup the only dealer hands over, or pauses the table: stakes are never left alone. */
export const leavePost = (table: OpenTable, staff: Staff, pausing: boolean, now: Instant): DutyDecision => {
  const { dealers, pause, round } = table;
  const left: TableEvent = { type: 'DealerLeft', dealer: staff, at: now };
  if (pause || dealers.length > 1 || !isMidCoup(table)) return facts([left]);
  if (!pausing) return no('round-in-progress');
  const reason = dealerLeftReason(round?.number ?? 0);
  return facts([{ type: 'TablePaused', by: staff, reason, at: now }, left]);
};

/** A dealer agrees to be relieved, or takes that back. No event when nothing changes. [T5] */
export const offerPost = (table: OpenTable, staff: Staff, offered: boolean, now: Instant): DutyDecision => {
  const same = table.offers.includes(staff.id) === offered;
  return facts(same ? [] : [{ type: 'PostOffered', dealer: staff, offered, at: now }]);
};

/** A supervisor removes a dealer, in the middle of a coup too. [T5] */
export const releaseDealer = (table: OpenTable, by: Staff, dealer: string, now: Instant): DutyDecision => {
  const released = table.dealers.find(({ id }) => id === dealer);
  return released ? facts([{ type: 'DealerLeft', dealer: released, by, at: now }]) : no('not-at-this-table');
};

/** Only for the caller: the table does not wait for other staff. */
export const missDealer = (
  { dealers: [caller], away }: OpenTable,
  dealer: string,
  why: Missing | null,
  now: Instant,
): Accepted => {
  if (!caller || caller.id !== dealer || (away?.why ?? null) === why) return facts([]);
  const event: TableEvent =
    why === null
      ? { type: 'DealerBack', dealer: caller, at: now }
      : { type: 'DealerMissed', dealer: caller, why, at: now };
  return facts([event]);
};
