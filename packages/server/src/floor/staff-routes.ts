// Staff administration for managers: list, add, change role, reset password, deactivate.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AddStaffSchema,
  ChangeStaffSchema,
  FloorErrorSchema,
  StaffAnswerSchema,
  StaffListSchema,
  type StaffMemberAnswer,
  StaffParamsSchema,
} from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { Problem } from '../http/problem.ts';
import { problemWith } from '../http/problem-detail.ts';
import type { PeopleAnswer, Person } from '../identity/staff-admin.ts';
import { ERROR_ANSWERS } from './error-answers.ts';
import type { FloorParts } from './floor-parts.ts';
import { actorOf } from './guard.ts';

export const staffRoutes =
  ({ identity: { people } }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      FLOOR_PATHS.staff,
      {
        config: { floor: 'manage-staff' },
        schema: {
          tags: ['floor'],
          summary: 'The members of the staff',
          response: { 200: StaffListSchema, ...ERROR_ANSWERS },
        },
      },
      async () => ({
        staff: (await people.all()).map(answerOf),
      }),
    );

    app.post(
      FLOOR_PATHS.staff,
      {
        config: { floor: 'manage-staff' },
        schema: {
          tags: ['floor'],
          summary: 'Add a member of the staff; the answer has a password for one sign-in',
          body: AddStaffSchema,
          response: {
            200: StaffAnswerSchema,
            ...ERROR_ANSWERS,
            409: FloorErrorSchema,
            422: FloorErrorSchema,
          },
        },
      },
      async (request) => {
        const { name, role } = request.body;
        return changed(await people.add(actorOf(request), name, role));
      },
    );

    app.patch(
      FLOOR_PATHS.oneOfStaff,
      {
        config: { floor: 'manage-staff' },
        schema: {
          tags: ['floor'],
          summary:
            'Change the role of a member, reset the password, remove the one-time codes or the access; ends the member’s session',
          params: StaffParamsSchema,
          body: ChangeStaffSchema,
          response: {
            200: StaffAnswerSchema,
            ...ERROR_ANSWERS,
            404: FloorErrorSchema,
            409: FloorErrorSchema,
          },
        },
      },
      async (request) => {
        const { unlock, ...wanted } = request.body;
        if (!unlock) return changed(await people.change(actorOf(request), request.params.id, wanted));
        // Unlocking changes nothing else of the account and ends no session.
        const person = (await people.all()).find(({ member }) => member.id === request.params.id);
        const unlocked = person && (await people.unlock(actorOf(request), person.member.name));
        if (!person || !unlocked) throw problemWith('not-found', 'no-member');
        return { staff: answerOf({ ...person, lockedUntil: null }), password: null };
      },
    );
  };

const changed = (answer: PeopleAnswer) => {
  if (!answer.ok)
    throw answer.refusal === 'not-found'
      ? problemWith('not-found', 'no-member')
      : new Problem(answer.refusal);
  // A new or changed member has no session.
  return {
    staff: answerOf({ member: answer.member, signedInAt: null, lockedUntil: null }),
    password: answer.password,
  };
};

const answerOf = ({ member, signedInAt, lockedUntil }: Person): StaffMemberAnswer => ({
  id: member.id,
  name: member.name,
  role: member.role,
  hasCode: member.codeSecret !== null,
  mustChangePassword: member.mustChangePassword,
  signedIn: signedInAt !== null,
  createdAt: member.createdAt,
  active: member.active,
  lastSignInAt: signedInAt ?? member.lastSignInAt,
  lockedUntil,
});
