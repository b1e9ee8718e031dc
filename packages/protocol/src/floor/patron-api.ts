// Patrons over HTTP as the floor sees them: search, details, notes, suspension.
import { type Static, Type } from 'typebox';
import { AccountSchema } from '../api.ts';
import { closed, InstantSchema, listOf, MinorSchema, orNull } from '../setup-schema.ts';
import {
  BrandFilter,
  BrandId,
  CurrencyCode,
  MOST_PATRON_TEXT,
  PatronIdSchema,
  pageOf,
  paging,
  ReasonSchema,
  StaffSchema,
} from './page-schema.ts';

export const PatronsQuerySchema = Type.Object(
  {
    search: Type.Optional(
      Type.String({
        maxLength: MOST_PATRON_TEXT,
        description:
          'How the id or the name begins, whatever its case; or the whole id that an operator has for its patron.',
      }),
    ),
    brand: BrandFilter,
    ...paging,
  },
  closed,
);

export const PatronParamsSchema = Type.Object({ id: PatronIdSchema }, closed);

export const PatronLineSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    displayName: orNull(Type.String({ description: 'The name the patron chose.' })),
    createdAt: InstantSchema,
    suspended: orNull(Type.Object({ at: InstantSchema, reason: Type.String() }, closed)),
  },
  closed,
);
export type PatronLine = Static<typeof PatronLineSchema>;

export const PatronsSchema = pageOf(PatronLineSchema);

export const PatronNoteSchema = Type.Object(
  { number: Type.Integer(), at: InstantSchema, staff: StaffSchema, text: Type.String() },
  closed,
);
export type PatronNoteAnswer = Static<typeof PatronNoteSchema>;

const OfOperatorSchema = Type.Object(
  {
    brand: BrandId,
    currency: CurrencyCode,
    operatorPatron: orNull(Type.String({ description: "The operator's id of the patron." })),
    rounds: Type.Integer({ description: 'With a stake that was decided.' }),
    stakedMinor: { ...MinorSchema, description: 'Decided stakes, in minor units of the currency.' },
    returnedMinor: { ...MinorSchema, description: 'Payouts less commission, with corrections.' },
  },
  closed,
);

export const PatronSchema = Type.Object(
  {
    patron: PatronLineSchema,
    account: { ...AccountSchema, description: "Of an operator's patron in minor units of the currency." },
    operator: Type.Optional({
      ...OfOperatorSchema,
      description: 'Left out of patrons of the house itself.',
    }),
    notes: { ...listOf(PatronNoteSchema), description: 'The newest first.' },
  },
  closed,
);
export type PatronAnswer = Static<typeof PatronSchema>;

export const AddNoteSchema = Type.Object({ text: Type.String({ minLength: 1, maxLength: 1_000 }) }, closed);

/** Body for suspending and reinstating a patron, removing a name, and for closing and opening all tables. */
export const WhySchema = Type.Object({ reason: ReasonSchema }, closed);
