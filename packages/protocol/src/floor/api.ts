// The floor's HTTP API: sign-in and staff. Tables, rounds, patrons and reports have files of their own; every error
// answer has the shape of `FloorErrorSchema`.
import { type Static, Type } from 'typebox';
import { FLOOR_DETAILS, FLOOR_ERRORS } from '../error-detail.ts';
import { MOST_TYPED } from '../names/display-name.ts';
import { PORTRAITS } from '../names/people-view.ts';
import { closed, InstantSchema, listOf, MinorSchema, OF_EVERY_ERROR, orNull } from '../setup-schema.ts';
import { FieldFaultSchema } from './field-fault.ts';
import { ROLES } from './permission.ts';

// Refusals and faults

export type FloorError = (typeof FLOOR_ERRORS)[number];

export const FloorErrorSchema = Type.Object(
  {
    error: Type.Enum([...FLOOR_ERRORS]),
    ...OF_EVERY_ERROR,
    faults: Type.Optional(listOf(FieldFaultSchema)),
    detail: Type.Optional(
      Type.Enum([...FLOOR_DETAILS], { description: 'What the message says beyond the code, for programs.' }),
    ),
  },
  closed,
);
export type FloorErrorAnswer = Static<typeof FloorErrorSchema>;

/** Answer of requests that return nothing but success. */
export const DoneSchema = Type.Object({ done: Type.Literal(true) }, closed);

// Sign-in

const GivenPassword = Type.String({ minLength: 1, maxLength: 256 });
export const CODE_PATTERN = '^[0-9]{6}$';
const Code = Type.String({ pattern: CODE_PATTERN, description: 'From the authenticator app.' });

export const SignInSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 64 }),
    password: GivenPassword,
    code: Type.Optional(Code),
  },
  closed,
);

/** Unlocks a locked session, and allows sensitive acts for five minutes. */
export const ConfirmSchema = Type.Object({ password: GivenPassword, code: Type.Optional(Code) }, closed);

export const ConfirmAtProviderSchema = Type.Object(
  {
    page: Type.Optional(
      Type.String({
        pattern: '^/floor(/[A-Za-z0-9._-]+)*$',
        maxLength: 200,
        description: 'Where the browser comes back to.',
      }),
    ),
  },
  closed,
);

export const MeSchema = Type.Object(
  {
    staff: Type.Object(
      {
        id: Type.String(),
        name: Type.String(),
        role: Type.Enum([...ROLES]),
        hasCode: Type.Boolean({ description: 'A code is asked for beside the password.' }),
        provider: orNull(
          Type.String({
            description:
              'Name of the OpenID provider at which this member signs in, and unlocks and confirms; null: a password does.',
          }),
        ),
        mustChangePassword: Type.Boolean({ description: 'Nothing else is allowed before that is done.' }),
        lastSignInAt: orNull(InstantSchema),
      },
      closed,
    ),
    state: Type.Enum(['open', 'locked']),
    confirmedUntil: orNull(InstantSchema),
    approvalMinor: MinorSchema,
    operators: Type.Boolean({ description: 'The house has operators with wallets of their own.' }),
    idleMs: Type.Integer({ description: 'The time without an act after which the session is locked.' }),
    serverTime: InstantSchema,
  },
  closed,
);
export type MeAnswer = Static<typeof MeSchema>;

/** A page asks for it before it knows of a session, so its absence is an answer: browsers log a refusal as an error. */
export const FloorSessionSchema = Type.Object({ me: orNull(MeSchema) }, closed);
export type FloorSessionAnswer = Static<typeof FloorSessionSchema>;

export const ChangePasswordSchema = Type.Object(
  { password: GivenPassword, next: Type.String({ minLength: 1, maxLength: 256 }), code: Type.Optional(Code) },
  closed,
);

/** A new secret for one-time codes. It takes effect only when a code made with it is sent back (`CodeSchema`). */
export const EnrolmentSchema = Type.Object(
  {
    uri: Type.String({ description: 'otpauth://, for the authenticator app; sent once.' }),
    secret: Type.String({ description: 'The same in base 32, to type.' }),
  },
  closed,
);
export type Enrolment = Static<typeof EnrolmentSchema>;

export const CodeSchema = Type.Object({ code: Code }, closed);

// Staff

export const StaffMemberSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    role: Type.Enum([...ROLES]),
    hasCode: Type.Boolean(),
    mustChangePassword: Type.Boolean(),
    signedIn: Type.Boolean(),
    createdAt: InstantSchema,
    active: Type.Boolean({ description: 'An inactive member cannot sign in.' }),
    lastSignInAt: orNull(InstantSchema),
    lockedUntil: orNull(
      Type.Unsafe<number>({
        ...InstantSchema,
        description: 'After wrong tries the name is locked in browsers that it was not used in before.',
      }),
    ),
  },
  closed,
);
export type StaffMemberAnswer = Static<typeof StaffMemberSchema>;

export const StaffListSchema = Type.Object({ staff: listOf(StaffMemberSchema) }, closed);
export type StaffListAnswer = Static<typeof StaffListSchema>;

export const DealerSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ description: 'To sign in; never public.' }),
    publicName: orNull(Type.String({ description: 'What patrons know the dealer by.' })),
    portrait: orNull(Type.Enum([...PORTRAITS], { description: 'A drawing; none: the first letter.' })),
  },
  closed,
);
export type DealerAnswer = Static<typeof DealerSchema>;

export const DealersSchema = Type.Object({ dealers: listOf(DealerSchema) }, closed);
export type DealersAnswer = Static<typeof DealersSchema>;

/** `publicName: null` removes the name with its portrait. */
export const NameDealerSchema = Type.Object(
  {
    publicName: orNull(Type.String({ maxLength: MOST_TYPED })),
    portrait: orNull(Type.Enum([...PORTRAITS])),
  },
  closed,
);
export type NameDealerRequest = Static<typeof NameDealerSchema>;

export const AddStaffSchema = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 64 }), role: Type.Enum([...ROLES]) },
  closed,
);
export type AddStaffRequest = Static<typeof AddStaffSchema>;

export const StaffParamsSchema = Type.Object({ id: Type.String({ pattern: '^[a-z0-9-]{1,64}$' }) }, closed);

/** Absent fields stay unchanged. */
export const ChangeStaffSchema = Type.Object(
  {
    role: Type.Optional(Type.Enum([...ROLES])),
    active: Type.Optional(Type.Boolean()),
    resetPassword: Type.Optional(Type.Literal(true)),
    removeCode: Type.Optional(Type.Literal(true)),
    unlock: Type.Optional(Type.Literal(true, { description: 'Sent alone: forgets the wrong tries.' })),
    reason: Type.Optional(Type.String({ minLength: 3, maxLength: 300 })),
  },
  { ...closed, minProperties: 1 },
);
export type ChangeStaffRequest = Static<typeof ChangeStaffSchema>;

export const StaffAnswerSchema = Type.Object(
  {
    staff: StaffMemberSchema,
    password: orNull(
      Type.String({ description: 'For one sign-in, where one was made; sent once and not stored.' }),
    ),
  },
  closed,
);
export type StaffAnswer = Static<typeof StaffAnswerSchema>;
