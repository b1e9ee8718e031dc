// Schemas of the play record beyond its pages: how far back a list goes, and the sums of all rounds.
import type { Minor } from '@punto/engine/minor';
import { type Static, Type } from 'typebox';
import { PageQuerySchema } from './api.ts';
import { closed, InstantSchema, MinorSchema, orNull } from './setup-schema.ts';

/** A page of what is not older than `from`. */
export const SpanQuerySchema = Type.Object(
  { ...PageQuerySchema.properties, from: Type.Optional(InstantSchema) },
  closed,
);

const amount = (description: string) => Type.Unsafe<Minor>(Type.Integer({ description }));

/** From the first entry of the account to the newest: the balance is `depositMinor - stakedMinor + returnedMinor`. */
export const LifeFiguresSchema = Type.Object(
  {
    since: orNull(Type.Integer({ description: 'Time of the first entry.' })),
    rounds: Type.Integer({ description: 'Rounds with a stake that was decided.' }),
    stakedMinor: MinorSchema,
    returnedMinor: amount('Payouts less commission, with corrections.'),
    netMinor: MinorSchema,
    depositMinor: amount('Gross: the starting balance and every top-up.'),
    playedMs: Type.Integer({ description: 'Time at the tables.' }),
  },
  closed,
);
export type LifeFiguresAnswer = Static<typeof LifeFiguresSchema>;
