// Duties of the floor at a stopped table. Nothing in memory is trusted: the table is read back from its events.
// Resumed, it continues from there, and its clocks are extended by the length of the stop, as after a pause. Or its
// round is cancelled, for which the order of the shoe need not be known: it is paused and cancelled in one
// transaction, and every stake is returned. If the shoe then decrypts, the table goes on with the next round. Each is
// journalled in the transaction that proves that the table can be written. [T5]
import { stopReasonText } from '@punto/protocol/floor/words';
import type { JournalEntry } from '@punto/store/store';
import {
  type DutyRefusal,
  type Instant,
  notToBeCancelled,
  type OpenTable,
  type TableState,
} from '@punto/table/index';
import type { NotMine, TableReply, TableRequest } from '../broker/broker.ts';
import { type Doer, entryOf } from '../identity/staff-entry.ts';
import { standing } from './apply-command.ts';
import type { Item } from './batch.ts';
import type { Stop } from './stop.ts';
import { stopReasonOf } from './stop-reason.ts';

export type DutyTableRequest = Extract<TableRequest, { readonly type: 'duty' }>;
type Reply = TableReply | NotMine;

/** Of the stopped host. */
export type Revived = {
  readonly now: () => number;
  readonly stop: Stop;
  /** Reads the table back; `isShoeNeeded`: and opens its shoe. Rejects with what is in the way. */
  readonly read: (isShoeNeeded: boolean) => Promise<TableState>;
  readonly openShoe: () => Promise<void>;
  /** It takes work again. */
  readonly begin: () => void;
  /** Into the mailbox; what comes in one turn of the event loop is done in one transaction. */
  readonly put: (item: Item) => void;
  /** It has stopped as before, or for this. */
  readonly halt: (fault: unknown) => void;
  /** All who look on look again. */
  readonly show: () => void;
};

/** Whether a table that has stopped does this all the same. */
export const isForStopped = (request: TableRequest): request is DutyTableRequest =>
  request.type === 'duty' &&
  !request.preview &&
  (request.duty.duty === 'resume' || request.duty.duty === 'cancel-round');

/** One at a time: whoever comes second finds the table as the first has left it. */
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
  const hindrance = state && isToCancel ? notToBeCancelled(state) : null;
  if (!state || hindrance) {
    host.halt(before);
    return refused(hindrance ?? { reason: 'still-stopped' });
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
  // Nothing is staked any more; without its shoe it does not go on.
  if (isToCancel) await host.openShoe().catch(host.halt);
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
  // Now: the state is changed in place.
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
