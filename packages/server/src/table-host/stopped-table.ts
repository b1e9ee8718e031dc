// Duties of the floor at a stopped table. Nothing in memory is trusted: the table is read back from its events.
// Resumed, it continues from there, and its clocks are extended by the length of the stop, as after a pause. Or its
// round is cancelled, for which the order of the shoe need not be known: it is paused and cancelled in one
// transaction, and every stake is returned. If the shoe then decrypts, the table continues with the next round. Each is
// journalled in the transaction that proves that the table can be written. [T5]
import type { JournalEntry } from '@punto/store/store';
import {
  type DutyRefusal,
  type Instant,
  type OpenTable,
  staffStandingOf,
  type TableState,
  whyNotDuty,
} from '@punto/table/index';
import type { NotMine, TableReply, TableRequest } from '../broker/broker.ts';
import { type Doer, entryOf } from '../identity/staff-journal-entry.ts';
import { standing } from './apply-command.ts';
import type { Item } from './batch.ts';
import { stopReasonText } from './refusal-words.ts';
import type { Stop } from './stop.ts';
import { stopReasonOf } from './stop-reason.ts';

export type DutyTableRequest = Extract<TableRequest, { readonly type: 'duty' }>;
type Reply = TableReply | NotMine;

/** The parts of the stopped host that a resumption needs. */
export type Revived = {
  readonly now: () => number;
  readonly stop: Stop;
  /** Reads the table from the store, and decrypts its shoe if `isShoeNeeded`. Rejects with the reason of a failure. */
  readonly read: (isShoeNeeded: boolean) => Promise<TableState>;
  readonly loadShoe: () => Promise<void>;
  /** The host accepts work again. */
  readonly begin: () => void;
  /** Puts an item into the mailbox; items of one turn of the event loop share a transaction. */
  readonly put: (item: Item) => void;
  /** Stops the table, again or for this fault. */
  readonly halt: (fault: unknown) => void;
  /** Makes all watchers look again. */
  readonly show: () => void;
};

/** Whether a stopped table accepts this request. */
export const isForStopped = (request: TableRequest): request is DutyTableRequest =>
  request.type === 'duty' &&
  !request.preview &&
  (request.duty.duty === 'resume' || request.duty.duty === 'cancel-round');

/** Serialised: a second request during the first is answered `busy`. */
export const createStoppedTable = (host: Revived): ((request: DutyTableRequest) => Promise<Reply>) => {
  let isUnderWay = false;
  return async (request) => {
    if (isUnderWay) return { type: 'no-reply', reason: 'busy' };
    isUnderWay = true;
    try {
      return await revive(host, request);
    } finally {
      isUnderWay = false;
    }
  };
};

const revive = async (host: Revived, request: DutyTableRequest): Promise<Reply> => {
  const before = host.stop.fault();
  const isToCancel = request.duty.duty === 'cancel-round';
  let state: TableState;
  try {
    state = await host.read(!isToCancel);
  } catch (fault) {
    host.halt(fault);
    return refused({ reason: 'still-stopped' });
  }
  // It need not be paused first: it does not move.
  const standing = state && { ...staffStandingOf(state, request.staff.id), isPaused: true };
  const hindrance = standing && isToCancel ? whyNotDuty('cancel-round', standing) : null;
  if (!state || hindrance) {
    host.halt(before);
    return refused({ reason: hindrance ?? 'still-stopped' });
  }
  host.stop.lift();
  host.begin();
  const items = itemsOf(state, request, before, { since: host.stop.since(), now: host.now() });
  const reply = await new Promise<Reply>((resolve) => {
    for (const [at, item] of items.entries()) host.put(item(at === items.length - 1 ? resolve : () => {}));
  });
  if (reply.type !== 'duty' || reply.refusal) {
    host.halt(host.stop.fault() ?? before);
    return reply;
  }
  // No stakes are left; without its shoe the table does not continue.
  if (isToCancel) await host.loadShoe().catch(host.halt);
  if (host.stop.fault() === null) host.stop.over();
  host.show();
  return reply;
};

const refused = (refusal: DutyRefusal): Reply => ({ type: 'duty', refusal, corrections: [] });

const itemsOf = (
  table: OpenTable,
  { staff, role, duty, request }: DutyTableRequest,
  fault: unknown,
  times: { readonly since: Instant; readonly now: number },
): readonly ((reply: (reply: Reply) => void) => Item)[] => {
  const name = request ?? null;
  const attend =
    (done: DutyTableRequest['duty']) =>
    (reply: (reply: Reply) => void): Item => ({
      ...{ kind: 'duty', role, preview: false, name: done === duty ? name : null, reply },
      command: { type: 'DoDuty', staff, duty: done },
    });
  if (duty.duty === 'cancel-round')
    return [...(table.pause ? [] : [attend({ duty: 'pause', reason: duty.reason })]), attend(duty)];
  if (table.pause) return [attend(duty)];
  const reason = `The table had stopped by itself: ${stopReasonText(stopReasonOf(fault))}`;
  const command = { type: 'ResumeStopped', staff, reason, since: times.since } as const;
  const entry = resumeEntry(table, { staff, role }, { reason, at: times.now }, name);
  return [(reply) => ({ kind: 'revive', command, entry, reply })];
};

const resumeEntry = (
  before: OpenTable,
  by: Doer,
  act: Pick<JournalEntry, 'reason' | 'at'>,
  name: string | null,
): ((after: OpenTable) => JournalEntry) => {
  // Computed now, because the state is changed in place.
  const was = standing(before);
  const { table } = before.setup;
  const [shoe, round] = [before.shoe?.number ?? null, before.round?.number ?? null];
  return (after) =>
    entryOf(by, {
      ...{ ...act, action: 'resume', table, shoe, round },
      before: { ...was, stopped: true },
      after: { ...standing(after), stopped: false, ...(name && { request: name }) },
    });
};
