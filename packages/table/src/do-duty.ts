// Decides duties of the floor: events and transfers, or the fact that prevents the duty. [T5] [T6]

import { staffStandingOf, whyNotDuty } from './can/staff.ts';
import { cancelRound } from './cancellation.ts';
import type { CommandOf } from './command.ts';
import type { Context } from './context.ts';
import { resettleRound, voidRound } from './correction.ts';
import { correctCutCard, drawCutCard, takeBackCutCard } from './cut-card.ts';
import { type Accepted, type DutyDecision, facts, type Refused } from './decision.ts';
import type { Duty, DutyRefusal, PlainRefusal, Staff } from './duty.ts';
import type { TableEvent } from './event.ts';
import { byHand } from './floor-changes.ts';
import {
  closeBetting,
  confirmResult,
  correctCard,
  enterCard,
  newShoe,
  openBetting,
  reopenBetting,
  takeBack,
} from './hand-dealing.ts';
import { openCard, revealEarly } from './hand-squeeze.ts';
import type { Instant } from './ids.ts';
import { limitsOf, sameLimits, withLimits } from './limits.ts';
import { changeTable, retireTable } from './setup/own-table.ts';
import { assignDealer, leavePost, offerPost, releaseDealer, takePost } from './staffing.ts';
import type { OpenTable } from './state.ts';

/** A refusal by a reason without details. */
export const refused = (reason: PlainRefusal) =>
  ({ ok: false, refusal: { reason } }) as const satisfies Refused<DutyRefusal>;

/**
 * Decides any duty. Permissions and second approvals are checked by the caller. A retired table takes corrections
 * alone. [T5] [T6]
 */
export const doDuty = (
  table: OpenTable,
  { staff, duty }: CommandOf<'DoDuty'>,
  context: Context,
): DutyDecision => {
  const { now } = context;
  const { pause } = table;
  const reason = whyNotDuty(duty.duty, staffStandingOf(table, staff.id));
  if (reason) return refused(reason);
  switch (duty.duty) {
    case 'pause':
      return facts([{ type: 'TablePaused', by: staff, reason: duty.reason, at: now }]);
    case 'explain-pause':
      return pause?.reason === null || pause?.by.id === staff.id
        ? facts([{ type: 'PauseExplained', by: staff, reason: duty.reason, at: now }])
        : refused('not-your-pause');
    case 'resume':
      return facts([{ type: 'TableResumed', by: staff, at: now }]);
    case 'cancel-round':
      return cancelRound(table, staff, duty.reason, now);
    case 'void-round':
      return voidRound(table, staff, duty, context);
    case 'resettle-round':
      return resettleRound(table, staff, duty, context);
    case 'change-limits':
      return changeLimits(table, staff, duty, now);
    case 'change-table':
      return changeTable(table, staff, duty, now);
    case 'retire-table':
      return retireTable(staff, duty, now);
    case 'close-table':
      return close(table, staff, duty, context);
    case 'reopen-table':
      return facts([{ type: 'TableReopened', by: staff, ...givenReason(duty), at: now }]);
    case 'set-manual':
      // A machine types no cards; what an earlier release let on can be put off.
      return duty.manual && !byHand(table.setup)
        ? refused('machine-dealt')
        : facts([{ type: 'ManualModeSet', manual: duty.manual, by: staff, at: now }]);
    case 'take-post':
      return takePost(table, staff, duty.relieves, now);
    case 'leave-post':
      return leavePost(table, staff, duty.pausing ?? false, now);
    case 'offer-post':
      return offerPost(table, staff, duty.offered, now);
    case 'assign-dealer':
      return assignDealer(table, staff, duty, now);
    case 'release-dealer':
      return releaseDealer(table, staff, duty.dealer, now);
    case 'correct-cut-card':
      return correctCutCard(table, staff, duty, now);
    default:
      return dealByHand(table, staff, duty, context);
  }
};

/**
 * For patrons the time in which a table had stopped is a pause: no patron could bet in it. One that was paused before is resumed
 * as a duty, and one that is shut has no clock to hold.
 */
export const resumeStopped = (
  { pause, service }: OpenTable,
  { staff, reason, since }: CommandOf<'ResumeStopped'>,
  now: Instant,
): Accepted => {
  if (pause || service === 'shut') return facts([]);
  return facts([
    { type: 'TablePaused', by: staff, reason, at: since },
    { type: 'TableResumed', by: staff, at: now },
  ]);
};

const changeLimits = (
  table: OpenTable,
  staff: Staff,
  { change, reason, approvedBy }: Extract<Duty, { readonly duty: 'change-limits' }>,
  at: Instant,
): DutyDecision => {
  const changed = withLimits(table, change);
  if (!changed.ok) return { ok: false, refusal: { reason: 'limits-at-fault', faults: changed.faults } };
  const { setup } = changed;
  const limits = {
    before: limitsOf(table.nextSetup ?? table.setup),
    after: limitsOf(setup),
    configured: limitsOf(table.configured),
  };
  if (sameLimits(limits.before, limits.after)) return refused('same-limits');
  return { ...facts([{ type: 'SetupChanged', setup, by: staff, reason, approvedBy, at }]), limits };
};

/** A table between shoes, or between rounds that only a dealer opens, has nothing to finish. */
const close = (
  table: OpenTable,
  staff: Staff,
  duty: Extract<Duty, { readonly duty: 'close-table' }>,
  { now }: Context,
): DutyDecision => {
  const { after } = duty;
  const closing: TableEvent = { type: 'TableClosing', after, by: staff, ...givenReason(duty), at: now };
  const waits = table.deadline === null && !table.pause;
  const idle = table.shoe === null || (waits && after === 'round' && table.phase === 'settled');
  return facts(idle ? [closing, { type: 'TableShut', at: now }] : [closing]);
};

/** The reason, where one was given. */
const givenReason = ({ reason }: { readonly reason?: string }) => (reason === undefined ? {} : { reason });

/** Duties of the caller. [V6] */
const dealByHand = (table: OpenTable, staff: Staff, duty: Duty, context: Context): DutyDecision => {
  switch (duty.duty) {
    case 'new-shoe':
      return newShoe(table, duty, context);
    case 'open-betting':
      return openBetting(table, context);
    case 'close-betting':
      return closeBetting(table, context);
    case 'reopen-betting':
      return reopenBetting(table, staff, context);
    case 'enter-card':
      return enterCard(table, staff, duty, context);
    case 'open-card':
      return openCard(table, staff, duty, context);
    case 'reveal-early':
      return revealEarly(table, staff, duty, context);
    case 'correct-card':
      return correctCard(table, staff, duty, context);
    case 'take-back':
      return takeBack(table, staff, context);
    case 'cut-card':
      return drawCutCard(table, duty.sure ?? false, context.now);
    case 'take-back-cut-card':
      return takeBackCutCard(staff, context.now);
    case 'confirm-result':
      return confirmResult(table, context);
    default:
      throw new Error(`no dealer’s duty: ${duty.duty}`);
  }
};
