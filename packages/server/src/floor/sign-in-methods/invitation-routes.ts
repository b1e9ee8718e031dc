// Invitations for a house that does not admit every guest: managers make them, the code is shown once, and the journal has them
// without the code.
import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DoneSchema, FloorErrorSchema } from '@punto/protocol/floor/api';
import {
  InvitationParamsSchema,
  InvitationsSchema,
  InvitedCodeSchema,
  InviteSchema,
} from '@punto/protocol/floor/identity-api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { Invitation } from '@punto/store/invitation-store';
import { Problem } from '../../http/problem.ts';
import { codeHash, newCode } from '../../identity/patron/recovery-code.ts';
import { entryOf } from '../../identity/staff-journal-entry.ts';
import { ERROR_ANSWERS } from '../error-answers.ts';
import type { FloorParts } from '../floor-parts.ts';
import { actorOf } from '../guard.ts';

const DAY_MS = 24 * 60 * 60_000;
const SHOWN = 200;
/** Seventy-five random bits in three groups: short enough to be read aloud; a guess needs a request each, and the code expires. */
const GROUPS = 3;

const GET_INVITATIONS = {
  config: { floor: 'invite-guest' },
  schema: {
    tags: ['floor'],
    summary: 'The newest invitations, with the number of guests that each admitted',
    response: { 200: InvitationsSchema, ...ERROR_ANSWERS },
  },
} as const;

const POST_INVITATIONS = {
  config: { floor: 'invite-guest' },
  schema: {
    tags: ['floor'],
    summary: 'Invite guests: the code is shown once',
    body: InviteSchema,
    response: { 200: InvitedCodeSchema, ...ERROR_ANSWERS },
  },
} as const;

const POST_WITHDRAW = {
  config: { floor: 'invite-guest' },
  schema: {
    tags: ['floor'],
    summary: 'Withdraw an invitation: it admits no more guests',
    params: InvitationParamsSchema,
    response: { 200: DoneSchema, ...ERROR_ANSWERS, 409: FloorErrorSchema },
  },
} as const;

const shown = ({ hash: _, ...invitation }: Invitation) => invitation;

export const invitationRoutes =
  ({ store, clock, guestEntry, origins }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(OFFICE_PATHS.invitations, GET_INVITATIONS, async () => ({
      invitations: (await store.invitations.newest(SHOWN)).map(shown),
      guestEntry,
      origin: origins[0] ?? null,
    }));

    app.post(OFFICE_PATHS.invitations, POST_INVITATIONS, async (request) => {
      const actor = actorOf(request);
      const { note, uses, days } = request.body;
      const code = newCode(GROUPS);
      const madeAt = clock.now();
      const invitation: Invitation = {
        ...{ id: randomUUID(), hash: codeHash(code), note: note.trim(), madeBy: actor.staff, madeAt },
        ...{ expiresAt: madeAt + days * DAY_MS, uses, used: 0, withdrawnAt: null },
      };
      const { id, expiresAt } = invitation;
      const after = { id, note: invitation.note, uses, expiresAt };
      await store.invitations.add(invitation, entryOf(actor, { at: madeAt, action: 'invite-guests', after }));
      return { code, invitation: shown(invitation) };
    });

    app.post(OFFICE_PATHS.withdrawInvitation, POST_WITHDRAW, async (request) => {
      const { id } = request.params;
      const at = clock.now();
      const entry = entryOf(actorOf(request), { at, action: 'withdraw-invitation', after: { id } });
      if (!(await store.invitations.withdraw(id, at, entry))) throw new Problem('conflict');
      return { done: true } as const;
    });
  };
