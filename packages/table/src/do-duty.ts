// What the floor asks of a table, decided: facts and money, or the one fact that stands in the way. [T5] [T6]

import { cancelRound } from './cancellation.ts';
import type { Command } from './command.ts';
import type { Context } from './context.ts';
import { resettleRound, voidRound } from './correction.ts';
import { type Accepted, facts, type Refused } from './decision.ts';
import type { Duty, DutyRefusal, Staff } from './duty.ts';
import type { TableEvent } from './event.ts';
import {
  closeBetting,
  confirmResult,
  correctCard,
  drawCutCard,
  enterCard,
  newShoe,
  openBetting,
  takeBack,
} from './hand-dealing.ts';
import type { Instant } from './ids.ts';
import { limitsOf, sameLimits, withLimits } from './limits.ts';
import type { OpenTable } from './state.ts';

export type DutyAnswer = Accepted | Refused<DutyRefusal>;

type PlainRefusal = Exclude<
  DutyRefusal['reason'],
  'card-not-expected' | 'shoe-cannot-hold' | 'limits-at-fault'
>;

export const refused = (reason: PlainRefusal) =>
  ({ ok: false, refusal: { reason } }) as const satisfies Refused<DutyRefusal>;

const MOST_DEALERS = 3;

export const doDuty = (
  table: OpenTable,
  { staff, duty }: Extract<Command, { readonly type: 'DoDuty' }>,
  context: Context,
): DutyAnswer => {
  const { now } = context;
  const { pause } = table;
  switch (duty.duty) {
    case 'pause':
      if (table.service === 'shut') return refused('table-shut');
      return pause
        ? refused('already-paused')
        : facts([{ type: 'TablePaused', by: staff, reason: duty.reason, at: now }]);
    case 'resume':
      return pause ? facts([{ type: 'TableResumed', by: staff, at: now }]) : refused('not-paused');
    case 'cancel-round':
      return cancelRound(table, staff, duty.reason, now);
    case 'void-round':
      return voidRound(table, staff, duty, context);
    case 'resettle-round':
      return resettleRound(table, staff, duty, context);
    case 'change-limits':
      return changeLimits(table, staff, duty, now);
    case 'close-table':
      return table.service === 'shut' ? refused('table-shut') : close(table, staff, duty.after, context);
    case 'reopen-table':
      return table.service === 'open'
        ? refused('table-open')
        : facts([{ type: 'TableReopened', by: staff, at: now }]);
    case 'set-manual':
      return facts([{ type: 'ManualModeSet', manual: duty.manual, by: staff, at: now }]);
    case 'take-post':
      return takePost(table, staff, duty.relieves, context);
    case 'leave-post':
      return table.dealers.some(({ id }) => id === staff.id)
        ? facts([{ type: 'DealerLeft', dealer: staff, at: now }])
        : refused('not-at-this-table');
    default:
      return dealByHand(table, staff, duty, context);
  }
};

const changeLimits = (
  table: OpenTable,
  staff: Staff,
  { change, reason, approvedBy }: Extract<Duty, { readonly duty: 'change-limits' }>,
  at: Instant,
): DutyAnswer => {
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
const close = (table: OpenTable, staff: Staff, after: 'round' | 'shoe', { now }: Context): DutyAnswer => {
  const closing: TableEvent = { type: 'TableClosing', after, by: staff, at: now };
  const waits = table.deadline === null && !table.pause;
  const idle = table.shoe === null || (waits && after === 'round' && table.phase === 'settled');
  return facts(idle ? [closing, { type: 'TableShut', at: now }] : [closing]);
};

const takePost = (table: OpenTable, staff: Staff, relieves: string | null, { now }: Context): DutyAnswer => {
  const { dealers } = table;
  if (dealers.some(({ id }) => id === staff.id)) return refused('already-at-this-table');
  const relieved = dealers.find(({ id }) => id === relieves) ?? null;
  if (relieves !== null && !relieved) return refused('not-at-this-table');
  if (!relieved && dealers.length >= MOST_DEALERS) return refused('table-is-staffed');
  return facts([{ type: 'DealerCame', dealer: staff, relieves: relieved, at: now }]);
};

/** The caller alone acts on the round, of up to three who staff a table. [V6] */
const dealByHand = (table: OpenTable, staff: Staff, duty: Duty, context: Context): DutyAnswer => {
  if (table.setup.dealing !== 'person') return refused('machine-dealt');
  if (table.dealers[0]?.id !== staff.id) return refused('not-the-caller');
  if (table.pause) return refused('table-paused');
  switch (duty.duty) {
    case 'new-shoe':
      return newShoe(table, duty, context);
    case 'open-betting':
      return openBetting(table, context);
    case 'close-betting':
      return closeBetting(table, context);
    case 'enter-card':
      return enterCard(table, duty, context);
    case 'correct-card':
      return correctCard(table, staff, duty, context);
    case 'take-back':
      return takeBack(table, staff, context);
    case 'cut-card':
      return drawCutCard(table, context);
    case 'confirm-result':
      return confirmResult(table, context);
    default:
      throw new Error(`no dealer’s duty: ${duty.duty}`);
  }
};
