// Schemas of the floor's identity routes: sign-in methods and sessions of a patron, and invitations of guests.
import { type Static, Type } from 'typebox';
import { GUEST_ENTRIES, SessionLineSchema } from '../identity-api.ts';
import { closed, InstantSchema, listOf, orNull } from '../setup-schema.ts';
import { StaffSchema } from './page-schema.ts';

const { here: _, ...LINE } = SessionLineSchema.properties;

/** Without secrets: nothing in it opens the account. */
export const PatronWaysSchema = Type.Object(
  {
    passkeys: Type.Integer({ minimum: 0 }),
    recoveryCodes: Type.Integer({ minimum: 0, description: 'Codes that are not used yet.' }),
    openid: Type.Boolean(),
    sessions: listOf(Type.Object(LINE, closed)),
  },
  closed,
);
export type PatronWaysAnswer = Static<typeof PatronWaysSchema>;

export const InvitationSchema = Type.Object(
  {
    id: Type.String(),
    note: Type.String({ description: 'For whom.' }),
    madeBy: StaffSchema,
    madeAt: InstantSchema,
    expiresAt: InstantSchema,
    uses: Type.Integer({ description: 'The number of guests it admits.' }),
    used: Type.Integer(),
    withdrawnAt: orNull(InstantSchema),
  },
  closed,
);
export type InvitationAnswer = Static<typeof InvitationSchema>;

export const InvitationsSchema = Type.Object(
  {
    invitations: { ...listOf(InvitationSchema), description: 'The newest first.' },
    guestEntry: Type.Enum([...GUEST_ENTRIES], { description: 'Whether guests are asked for an invitation.' }),
    origin: orNull(Type.String({ description: 'Of the patrons’ pages; null: that of this request.' })),
  },
  closed,
);
export type InvitationsAnswer = Static<typeof InvitationsSchema>;

export const InviteSchema = Type.Object(
  {
    note: Type.String({ minLength: 1, maxLength: 200 }),
    uses: Type.Integer({ minimum: 1, maximum: 10_000 }),
    days: Type.Integer({
      minimum: 1,
      maximum: 365,
      description: 'The number of days after which it expires.',
    }),
  },
  closed,
);
export type InviteRequest = Static<typeof InviteSchema>;

export const InvitedCodeSchema = Type.Object(
  { code: Type.String({ description: 'Told once.' }), invitation: InvitationSchema },
  closed,
);
export type InvitedCodeAnswer = Static<typeof InvitedCodeSchema>;

export const InvitationParamsSchema = Type.Object(
  { id: Type.String({ pattern: '^[0-9a-f-]{36}$' }) },
  closed,
);
