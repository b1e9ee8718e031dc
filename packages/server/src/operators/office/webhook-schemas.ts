// The schemas of webhook messages, for the OpenAPI document.

import { SESSION_END_REASONS } from '@punto/store/patron-session-store';
import type { WebhookType } from '@punto/store/webhook-store';
import { RECORD_STATUSES } from '@punto/table/records/record';
import { type TSchema, Type } from 'typebox';

/** A later release may add fields. */
const OPEN = { additionalProperties: true };
const Amount = Type.Integer({ description: 'Minor units.' });

const RoundData = Type.Object(
  {
    table: Type.String(),
    shoe: Type.Integer({ minimum: 1 }),
    round: Type.Integer({ minimum: 1 }),
    revision: Type.Integer({ minimum: 0, description: 'One more for each correction.' }),
    status: Type.Enum([...RECORD_STATUSES]),
    result: Type.Union([
      Type.Object(
        {
          outcome: Type.Enum(['player', 'banker', 'tie']),
          player: Type.Array(Type.String()),
          banker: Type.Array(Type.String()),
        },
        OPEN,
      ),
      Type.Null(),
    ]),
    reason: Type.Union([Type.String(), Type.Null()], { description: 'Why it was cancelled or corrected.' }),
    currencies: Type.Record(
      Type.String({ pattern: '^[A-Z]{3}$' }),
      Type.Object(
        {
          patrons: Type.Integer({ minimum: 0 }),
          stake: Amount,
          return: Amount,
          commission: Amount,
          cancelled: Amount,
        },
        OPEN,
      ),
      { description: 'The sums of the brand in each currency, after this revision of the round.' },
    ),
  },
  OPEN,
);
const SessionData = Type.Object(
  {
    patron: Type.String(),
    currency: Type.String(),
    session: Type.String(),
    reason: Type.Enum([...SESSION_END_REASONS], {
      description:
        'replaced: by a new launch of the patron; patron: the patron ended it; operator: by the call `sessions/end`; house: the staff ended ' +
        'it; idle: unused for `idleMinutes` of the brand file; expired: `hours` of the brand file have passed since its launch; time-out: the ' +
        'patron takes a break; exclusion: the patron or the house excluded the patron.',
    }),
    until: Type.Union([Type.String(), Type.Null()], {
      description:
        'When the time-out or exclusion ends, by ISO 8601; null: an exclusion for good, or another reason.',
    }),
  },
  OPEN,
);
const UnresolvedData = Type.Object(
  {
    transaction: Type.String(),
    call: Type.Enum(['cancel', 'credit', 'adjust', 'promo']),
    patron: Type.String(),
    currency: Type.String(),
    table: Type.String(),
    attempts: Type.Integer({ minimum: 1 }),
    owedSince: Type.String({ description: 'By ISO 8601.' }),
  },
  OPEN,
);
const TableData = Type.Object({ table: Type.String() }, OPEN);

type Described = { readonly summary: string; readonly data: TSchema };

/** The webhooks that Punto sends. */
export const WEBHOOK_SCHEMAS: Partial<Record<WebhookType, Described>> = {
  'round.settled': { summary: 'A round with stakes of the brand was settled', data: RoundData },
  'round.cancelled': {
    summary: 'A round with stakes of the brand was cancelled; every stake was returned',
    data: RoundData,
  },
  'round.corrected': {
    summary: 'A settled round with stakes of the brand was voided or settled again',
    data: RoundData,
  },
  'session.ended': {
    summary: 'A session of a patron has ended',
    data: SessionData,
  },
  'wallet.unresolved': {
    summary: 'A wallet call of the brand has failed for a minute; sent once for each call',
    data: UnresolvedData,
  },
  'table.opened': { summary: 'A table opened', data: TableData },
  'table.closed': { summary: 'A table closed', data: TableData },
};

/** The body of a webhook of this type. */
export const webhookSchema = (type: string, data: TSchema): TSchema =>
  Type.Object(
    {
      type: Type.Literal(type),
      timestamp: Type.String({ description: 'When it happened, by ISO 8601.' }),
      brand: Type.String(),
      data,
    },
    OPEN,
  );
