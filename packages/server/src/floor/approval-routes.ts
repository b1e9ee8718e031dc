// Approval requests for corrections and limits: decided by a second supervisor, never by the requester, who may
// withdraw them. What is approved is what was shown: if the effect has changed meanwhile, the request lapses and must
// be made again. [T6]

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DoneSchema, FloorErrorSchema } from '@punto/protocol/floor/api';
import {
  type ApprovalAnswer,
  ApprovalParamsSchema,
  ApprovalsSchema,
  DeclineSchema,
  DutyDoneSchema,
  DutyRefusedSchema,
} from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import type { Approval, ApprovalQuestion } from '@punto/store/approval-store';
import type { JournalEntry, Store } from '@punto/store/store';
import type { CorrectionLine } from '@punto/table';
import { Type } from 'typebox';
import type { DutyReply } from '../broker/broker.ts';
import { Problem } from '../http/problem.ts';
import { problemWith } from '../http/problem-detail.ts';
import type { SignedIn } from '../identity/floor-sessions.ts';
import { entryOf } from '../identity/staff-journal-entry.ts';
import { dutyRefusalText } from '../table-host/refusal-words.ts';
import { ERROR_ANSWERS } from './error-answers.ts';
import type { FloorParts } from './floor-parts.ts';
import { actorOf } from './guard.ts';
import { patronNames } from './patron-names.ts';
import { refusalAnswer, sendDuty } from './send-duty.ts';

const faults = { ...ERROR_ANSWERS, 503: FloorErrorSchema } as const;

const GET_APPROVALS = {
  config: { floor: 'approve-correction' },
  schema: {
    tags: ['floor'],
    summary: 'Approval requests that wait for a second supervisor, oldest first',
    response: { 200: ApprovalsSchema, ...faults },
  },
} as const;

const POST_APPROVE = {
  config: { floor: 'approve-correction' },
  schema: {
    tags: ['floor'],
    summary: 'Approve a correction, which is carried out at once, in the names of both members',
    params: ApprovalParamsSchema,
    response: {
      200: DutyDoneSchema,
      409: Type.Union([DutyRefusedSchema, FloorErrorSchema]),
      ...faults,
    },
  },
} as const;

const POST_DECLINE = {
  config: { floor: 'approve-correction' },
  schema: {
    tags: ['floor'],
    summary: 'Decline a correction, which is then not carried out',
    params: ApprovalParamsSchema,
    body: DeclineSchema,
    response: { 200: DoneSchema, 409: FloorErrorSchema, ...faults },
  },
} as const;

const POST_WITHDRAW = {
  config: { floor: 'see-rounds' },
  schema: {
    tags: ['floor'],
    summary: 'Withdraw the own approval request, which is then not carried out',
    params: ApprovalParamsSchema,
    response: { 200: DoneSchema, 409: FloorErrorSchema, ...faults },
  },
} as const;

export const approvalRoutes =
  ({ broker, clock, store, floorTables }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    /** An undecided request of another member. */
    const waiting = async (id: string, actor: SignedIn): Promise<Approval> => {
      const approval = await undecided(id);
      if (approval.askedBy.id === actor.staff.id) throw new Problem('own-request');
      return approval;
    };

    const undecided = async (id: string): Promise<Approval> => {
      const approval = await store.approvals.find(id);
      if (!approval || approval.decision) throw problemWith('conflict', 'correction-gone');
      return approval;
    };

    const decide = async (approval: Approval, approved: boolean, entry: JournalEntry): Promise<void> => {
      const { staff: by, at } = entry;
      if (by === null) throw new Error('a correction is decided by a staff member');
      const decided = await store.approvals.decide(approval.id, { approved, by, at }, entry);
      if (!decided) throw problemWith('conflict', 'correction-gone');
      floorTables.sendWaiting();
    };

    const ask = ({ table, askedBy: staff, role, duty }: Approval, by: SignedIn, preview: boolean) =>
      sendDuty(broker, table, {
        staff,
        role,
        duty: 'approvedBy' in duty ? { ...duty, approvedBy: by.staff } : duty,
        preview,
      });

    app.get(FLOOR_TABLE_PATHS.approvals, GET_APPROVALS, async () => ({
      approvals: await Promise.all(
        (await store.approvals.waiting()).map((question) => approvalAnswer(store, question)),
      ),
    }));

    app.post(FLOOR_TABLE_PATHS.approve, POST_APPROVE, async (request, reply) => {
      const actor = actorOf(request);
      const approval = await waiting(request.params.id, actor);
      const entry = (action: string, after: unknown) =>
        decidedEntry(actor, approval, clock.now(), action, after);
      const now = await ask(approval, actor, true);
      const lapsed = whyLapsed(approval, now);
      if (lapsed) {
        await decide(approval, false, entry('lapse-correction', { approval: approval.id, why: lapsed }));
        throw problemWith('conflict', 'correction-outdated');
      }
      await decide(approval, true, entry('approve-correction', { approval: approval.id }));
      const { refusal, corrections } = await ask(approval, actor, false).catch(unseen);
      if (refusal) return reply.code(409).send(refusalAnswer(refusal));
      return { done: true as const, corrections };
    });

    app.post(FLOOR_TABLE_PATHS.decline, POST_DECLINE, async (request) => {
      const actor = actorOf(request);
      const approval = await waiting(request.params.id, actor);
      const { reason = null } = request.body;
      const after = { approval: approval.id, declined: reason };
      await decide(approval, false, decidedEntry(actor, approval, clock.now(), 'decline-correction', after));
      return { done: true as const };
    });

    app.post(FLOOR_TABLE_PATHS.withdraw, POST_WITHDRAW, async (request) => {
      const actor = actorOf(request);
      const approval = await undecided(request.params.id);
      if (approval.askedBy.id !== actor.staff.id) throw problemWith('not-permitted', 'correction-of-another');
      const after = { approval: approval.id, withdrawn: true };
      await decide(approval, false, decidedEntry(actor, approval, clock.now(), 'withdraw-correction', after));
      return { done: true as const };
    });
  };

/** The request may have been decided although no answer came. */
const unseen = (fault: unknown): never => {
  if (!(fault instanceof Problem)) throw fault;
  if (fault.code === 'cannot-record') throw problemWith('cannot-record', 'correction-not-recorded');
  throw fault.code === 'not-ready' ? problemWith('not-ready', 'correction-unseen') : fault;
};

/** Includes the settlement so far, so that the supervisor can compare. */
export const approvalAnswer = async (
  store: Pick<Store, 'rounds' | 'patrons'>,
  question: ApprovalQuestion,
): Promise<ApprovalAnswer> => {
  const { id, at, askedBy, table, duty, corrections, totalMinor, limits = null } = question;
  const round = 'round' in duty ? await store.rounds.find(table, duty.shoe, duty.round) : null;
  const names = await patronNames(
    store,
    corrections.map(({ patron }) => patron),
  );
  const settledAs = round && { player: round.player, banker: round.banker, mark: round.mark };
  return { id, at, askedBy, table, duty, corrections, totalMinor, limits, names, settledAs };
};

/**
 * A patron's balance may change at any time, so uncollected amounts are not compared; what the round returns must be
 * the same.
 */
const whyLapsed = (asked: ApprovalQuestion, now: DutyReply): string | null => {
  if (now.refusal) return dutyRefusalText(now.refusal);
  if (JSON.stringify(asked.limits ?? null) !== JSON.stringify(now.limits ?? null))
    return 'The limits are others now';
  return sums(asked.corrections) === sums(now.corrections) ? null : 'The corrections are others now';
};

const sums = (corrections: readonly CorrectionLine[]): string =>
  JSON.stringify(
    corrections
      .map(({ patron, returnedBeforeMinor, returnedAfterMinor }) => [
        patron,
        returnedBeforeMinor,
        returnedAfterMinor,
      ])
      .toSorted(),
  );

const decidedEntry = (
  actor: SignedIn,
  { table, duty, askedBy }: Approval,
  at: number,
  action: string,
  after: unknown,
): JournalEntry =>
  entryOf(actor, {
    at,
    action,
    table,
    ...('round' in duty ? { shoe: duty.shoe, round: duty.round } : {}),
    ...('reason' in duty ? { reason: duty.reason } : {}),
    before: { askedBy, duty },
    after,
  });
