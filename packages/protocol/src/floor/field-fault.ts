// Faults of one field of a request, and remarks on a new table: codes with their parameters. The
// console has a text for each; `says` is for readers of English.
import { type Static, Type } from 'typebox';
import { OptionSchema } from '../bet-schema.ts';
import { NAME_FIELD_FAULTS, PLAIN_FIELD_FAULTS } from '../error-detail.ts';
import { closed, MinorSchema } from '../setup-schema.ts';

export const FieldWhySchema = Type.Union([
  Type.Object({ code: Type.Enum([...PLAIN_FIELD_FAULTS]) }, closed),
  /** Of a public name of a dealer. */
  Type.Object({ code: Type.Enum([...NAME_FIELD_FAULTS]) }, closed),
  Type.Object(
    {
      code: Type.Enum(['too-few-letters', 'too-many-letters', 'too-small', 'too-large', 'too-many-days']),
      limit: Type.Number(),
    },
    closed,
  ),
  Type.Object({ code: Type.Enum(['not-in-steps', 'smallest-not-in-steps']), stepMinor: MinorSchema }, closed),
  Type.Object({ code: Type.Literal('above-most'), mostMinor: MinorSchema }, closed),
  Type.Object(
    {
      code: Type.Literal('difference'),
      stepMinor: MinorSchema,
      leastMinor: MinorSchema,
      mostMinor: MinorSchema,
    },
    closed,
  ),
  Type.Object(
    { code: Type.Literal('cut-depth'), least: Type.Integer(), most: Type.Integer(), decks: Type.Integer() },
    closed,
  ),
  Type.Object({ code: Type.Literal('returns-little'), option: OptionSchema }, closed),
]);
export type FieldWhy = Static<typeof FieldWhySchema>;

/** The fault of one field, shown at the field. */
export const FieldFaultSchema = Type.Object(
  {
    field: Type.String({ description: 'As the request names it; empty: no single field.' }),
    says: Type.String({ description: 'What to change, in words.' }),
    why: FieldWhySchema,
  },
  closed,
);
export type FieldFault = Static<typeof FieldFaultSchema>;

/** A remark on a new table that is accepted: what a supervisor may want to change. */
export const TableRemarkSchema = Type.Object(
  {
    code: Type.Enum(['player-limit-vain', 'shoe-offer-long', 'payouts-round', 'commission-rounds', 'other']),
    option: Type.Optional(OptionSchema),
    says: Type.String({ description: 'The same in words.' }),
  },
  closed,
);
export type TableRemark = Static<typeof TableRemarkSchema>;
