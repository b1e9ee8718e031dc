// Schemas of the refusals of tickets and acts, compared with the types of the table.
import { DIFFERENTIAL_LIMITS } from '@punto/engine/differential';
import { COMMISSION_MODES } from '@punto/engine/option-id';
import { LIMIT_KEYS } from '@punto/ledger/protection/limit';
import type { ActRefusal, TicketRefusal } from '@punto/table';
import type { OperatorWords } from '@punto/table/ticket';
import { WALLET_REFUSALS } from '@punto/table/ticket';
import { type TSchema, Type } from 'typebox';
import { OptionSchema } from '../bet-schema.ts';
import { closed, InstantSchema, MinorSchema, orNull } from '../setup-schema.ts';
import { exactly } from './exactly.ts';

const refusal = <R extends string, F extends Record<string, TSchema>>(reason: R, fields: F) =>
  Type.Object({ reason: Type.Literal(reason), ...fields }, closed);
const plain = <R extends string>(reason: R) => Type.Object({ reason: Type.Literal(reason) }, closed);
const Mode = Type.Enum([...COMMISSION_MODES]);

const OperatorWordsSchema = exactly<OperatorWords>()(
  Type.Object(
    {
      text: Type.String({
        ...{ minLength: 1, maxLength: 500 },
        description: 'The operator’s own sentence for the patron: plain text.',
      }),
      lang: Type.Optional(
        Type.String({ maxLength: 35, description: 'Its language by BCP 47; absent: that of the session.' }),
      ),
    },
    closed,
  ),
);

export const TicketRefusalSchema = exactly<TicketRefusal>()(
  Type.Union([
    plain('betting-closed'),
    plain('table-paused'),
    plain('suspended'),
    refusal('staked-elsewhere', { tablesAtOnce: Type.Integer({ minimum: 1 }) }),
    plain('no-seat'),
    refusal('one-main', { option: OptionSchema }),
    refusal('not-offered', { option: OptionSchema }),
    refusal('mode-not-offered', { mode: Mode }),
    refusal('mode-fixed', { mode: Mode }),
    refusal('closed-for-shoe', { option: OptionSchema, until: Type.Integer({ minimum: 1 }) }),
    refusal('not-a-multiple', { option: OptionSchema, stepMinor: MinorSchema }),
    refusal('below-minimum', { option: OptionSchema, minMinor: MinorSchema }),
    refusal('above-maximum', { option: OptionSchema, maxMinor: MinorSchema }),
    refusal('over-differential', {
      option: OptionSchema,
      openMinor: MinorSchema,
      limit: Type.Optional(Type.Enum([...DIFFERENTIAL_LIMITS])),
      limitMinor: Type.Optional(MinorSchema),
    }),
    refusal('not-enough-balance', { availableMinor: MinorSchema, say: Type.Optional(OperatorWordsSchema) }),
    refusal('wallet-refused', {
      code: Type.Enum([...WALLET_REFUSALS]),
      say: Type.Optional(OperatorWordsSchema),
    }),
    plain('wallet-unclear'),
    plain('wallet-unavailable'),
    plain('wallet-locked'),
    refusal('excluded', { untilMs: orNull(InstantSchema) }),
    refusal('time-out', { untilMs: InstantSchema }),
    plain('reality-check'),
    refusal('own-limit', {
      key: Type.Enum([...LIMIT_KEYS]),
      limit: Type.Integer({ minimum: 0 }),
      open: Type.Integer({ minimum: 0, description: 'What is left, in the unit of the limit.' }),
      untilMs: InstantSchema,
    }),
  ]),
);

/** The reasons for which an act is refused. */
export const ACT_REFUSALS = [
  'round-over',
  'not-your-card',
  'no-seats-here',
  'no-such-seat',
  'seat-taken',
  'seat-given-up',
  'already-seated',
  'not-seated',
  'stakes-on-felt',
  'shoe-not-offered',
  'not-the-holder',
  'behind-not-allowed',
  'behind-amount',
  'behind-full',
  'not-cutting',
  'already-cut',
  'cut-full',
  'wrong-value',
  'barred-from-cut',
  'suspended',
  'excluded',
  'time-out',
  'table-paused',
] as const;

export const ActRefusalSchema = exactly<ActRefusal>()(
  Type.Object({ reason: Type.Enum([...ACT_REFUSALS]) }, closed),
);

/** The reasons for which a ticket is refused. */
export const TICKET_REFUSALS = TicketRefusalSchema.anyOf.map(({ properties }) => properties.reason.const);
