// Duties over HTTP; each needs its own permission. Duties that one person must not do alone are stored as approval
// requests until a second supervisor has checked their preview. [T5] [T6]

import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Minor, ZERO } from '@punto/engine/minor';
import { fieldOf } from '@punto/engine/object-keys';
import { FloorErrorSchema } from '@punto/protocol/floor/api';
import { type DutyRequest, DutySchema } from '@punto/protocol/floor/duty-schema';
import { REQUEST_HEADER } from '@punto/protocol/floor/paths';
import {
  DutyDoneSchema,
  DutyRefusedSchema,
  DutyWaitsSchema,
  FloorTableParamsSchema,
  PreviewSchema,
} from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import type { ApprovalQuestion } from '@punto/store/approval-store';
import type { Store } from '@punto/store/store';
import { type Duty, type Staff, type TableChange, tableId } from '@punto/table';
import { createHouseRates } from '../brands/house-rates.ts';
import type { DutyReply } from '../broker/broker.ts';
import { problemWith } from '../http/problem-detail.ts';
import type { SignedIn } from '../identity/floor-sessions.ts';
import { entryOf } from '../identity/staff-journal-entry.ts';
import { approvalAnswer } from './approval-routes.ts';
import { ERROR_ANSWERS } from './error-answers.ts';
import type { FloorParts } from './floor-parts.ts';
import { actorOf, demand } from './guard.ts';
import { patronNames } from './patron-names.ts';
import { sanitizeText } from './sanitize-text.ts';
import { correctionNeedsApproval, limitsNeedApproval } from './second-person.ts';
import { refusalAnswer, sendDuty, totalOf } from './send-duty.ts';
import { unapprovedCorrections } from './unapproved-corrections.ts';

const faults = {
  ...ERROR_ANSWERS,
  404: FloorErrorSchema,
  409: DutyRefusedSchema,
  503: FloorErrorSchema,
} as const;

const POST_DUTIES = {
  config: { floor: 'named-by-request' },
  schema: {
    tags: ['floor'],
    summary: 'Carry out a duty at a table; 202: it waits for a second supervisor',
    params: FloorTableParamsSchema,
    body: DutySchema,
    response: { 200: DutyDoneSchema, 202: DutyWaitsSchema, ...faults },
  },
} as const;

const POST_PREVIEW = {
  config: { floor: 'named-by-request' },
  schema: {
    tags: ['floor'],
    summary: 'Preview a duty: its effect on each patron, without carrying it out',
    params: FloorTableParamsSchema,
    body: DutySchema,
    response: { 200: PreviewSchema, ...faults },
  },
} as const;

export const dutyRoutes =
  ({
    broker,
    clock,
    store,
    turns,
    approvalMinor,
    limitsApproval,
    floorTables,
    brands,
  }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const rates = createHouseRates(brands);
    const ask = (table: string, { staff, role }: SignedIn, duty: Duty, preview: boolean, name?: string) =>
      sendDuty(broker, tableId(table), { staff, role, duty, preview, ...(name && { request: name }) });

    const alone = async (table: string, { staff }: SignedIn, duty: Duty): Promise<Minor> =>
      duty.duty === 'void-round' || duty.duty === 'resettle-round'
        ? unapprovedCorrections(
            { store, rates },
            staff,
            { table, shoe: duty.shoe, round: duty.round },
            clock.now(),
          )
        : ZERO;
    const needsApproval = (duty: Duty, { corrections, limits }: DutyReply, aloneMinor: Minor): boolean =>
      // Retiring a table cannot be undone.
      duty.duty === 'retire-table' ||
      correctionNeedsApproval(totalOf(corrections, rates), aloneMinor, approvalMinor) ||
      (limits ? limitsNeedApproval(limits, limitsApproval) : false);

    const keep = async (actor: SignedIn, table: string, duty: Duty, reply: DutyReply) => {
      const { corrections, limits = null } = reply;
      const { staff, role } = actor;
      const question: ApprovalQuestion = {
        id: randomUUID(),
        at: clock.now(),
        askedBy: staff,
        role,
        table: tableId(table),
        duty,
        corrections,
        totalMinor: totalOf(corrections, rates),
        limits,
      };
      await store.approvals.ask(question, askedEntry(actor, question));
      floorTables.sendWaiting();
      return question;
    };

    /** Does the duty, returns its refusal, or stores an approval request. */
    const doOrKeep = async (
      actor: SignedIn,
      table: string,
      duty: Duty,
      name?: string,
    ): Promise<DutyReply | ApprovalQuestion> => {
      const preview = await ask(table, actor, duty, true);
      if (preview.refusal) return preview;
      const isAsked = needsApproval(duty, preview, await alone(table, actor, duty));
      return isAsked ? keep(actor, table, duty, preview) : ask(table, actor, duty, false, name);
    };

    app.post(FLOOR_TABLE_PATHS.duties, POST_DUTIES, async (request, reply) => {
      const actor = actorOf(request);
      const { table } = request.params;
      demand(actor, request.body.duty, false, clock.now());
      const named = nameOf(request.headers[REQUEST_HEADER]);
      if (named?.again && (await isDone(store, table, actor, named.name)))
        return { done: true as const, corrections: [] };
      const duty = await dutyOf(request.body, actor, store.staff);
      // Serialised: two small corrections at the same time must not both pass below the limit.
      const outcome = await ('approvedBy' in duty
        ? turns.take('corrections', () => doOrKeep(actor, table, duty, named?.name))
        : ask(table, actor, duty, false, named?.name));
      if ('id' in outcome) return reply.code(202).send({ approval: await approvalAnswer(store, outcome) });
      const { refusal, corrections } = outcome;
      if (refusal) return reply.code(409).send(refusalAnswer(refusal));
      return { done: true as const, corrections };
    });

    app.post(FLOOR_TABLE_PATHS.preview, POST_PREVIEW, async (request, reply) => {
      const actor = actorOf(request);
      // A preview needs no confirmed password.
      demand(actor, request.body.duty, true, clock.now());
      const duty = await dutyOf(request.body, actor, store.staff);
      const seen = await ask(request.params.table, actor, duty, true);
      const { refusal, corrections, limits = null } = seen;
      if (refusal) return reply.code(409).send(refusalAnswer(refusal));
      const aloneMinor = await alone(request.params.table, actor, duty);
      return {
        corrections,
        totalMinor: totalOf(corrections, rates),
        limits,
        aloneMinor,
        names: await patronNames(
          store,
          corrections.map(({ patron }) => patron),
        ),
        needsApproval: 'approvedBy' in duty && needsApproval(duty, seen, aloneMinor),
      };
    });
  };

/** A duty may have an id in a header; a repeated request is marked `.again`. */
const nameOf = (header: unknown): { readonly name: string; readonly again: boolean } | null => {
  const [, name, again] = /^([0-9a-f-]{36})(\.again)?$/.exec(String(header)) ?? [];
  return name === undefined ? null : { name, again: again !== undefined };
};

const LATEST = 20;

/** Decided by the journal, which survives a restart. */
const isDone = async (
  { journalPage }: Pick<Store, 'journalPage'>,
  table: string,
  { staff }: SignedIn,
  name: string,
): Promise<boolean> => {
  const { items } = await journalPage({ table, staff: staff.id, limit: LATEST, before: null });
  return items.some(({ after }) => fieldOf(after, 'request') === name);
};

/** Fills in the new shoe's name and the staff member's own id; clients cannot set an approver. */
const dutyOf = async (request: DutyRequest, { staff }: SignedIn, shelf: Store['staff']): Promise<Duty> => {
  switch (request.duty) {
    case 'assign-dealer':
      return { ...request, dealer: await dealerOf(request.dealer, staff, shelf) };
    case 'void-round':
    case 'resettle-round':
    case 'change-limits':
    case 'retire-table':
      return { ...request, approvedBy: null };
    case 'change-table':
      return { ...request, change: plainChange(request.change) };
    case 'new-shoe':
      return { ...request, shoe: randomUUID() };
    default:
      return request;
  }
};

/** Patrons see the table's name. */
const plainChange = ({ name, ...change }: TableChange): TableChange => ({
  ...change,
  ...(name === undefined ? {} : { name: sanitizeText(name) }),
});

/** A supervisor assigns a dealer, or deals in person. */
const dealerOf = async (id: string, self: Staff, shelf: Store['staff']): Promise<Staff> => {
  if (id === self.id) return self;
  const member = (await shelf.byId(id)) ?? (await shelf.byName(id));
  if (!member?.active || member.role !== 'dealer') throw problemWith('not-found', 'no-dealer');
  return { id: member.id, name: member.name };
};

const askedEntry = (
  actor: SignedIn,
  { id, at, table, duty, corrections, totalMinor, limits }: ApprovalQuestion,
) =>
  entryOf(actor, {
    at,
    action: 'ask-approval',
    table,
    ...('round' in duty ? { shoe: duty.shoe, round: duty.round } : {}),
    ...('reason' in duty ? { reason: duty.reason } : {}),
    after: { approval: id, duty, corrections, totalMinor, ...(limits && { limits }) },
  });
