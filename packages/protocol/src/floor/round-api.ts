// Rounds over HTTP as the floor reads them: lists, and one round with records, movements and events. [T6] [T8]
import { TRANSFER_CODES } from '@punto/ledger/transfer';
import type { TableEvent, Version } from '@punto/table';
import { type Static, Type } from 'typebox';
import { RecordSchema } from '../api.ts';
import { CardSchema, closed, InstantSchema, listOf, MinorSchema, orNull } from '../setup-schema.ts';
import {
  AnyTable,
  BrandFilter,
  BrandId,
  CurrencyCode,
  FormatSchema,
  MOST_PATRON_TEXT,
  pageOf,
  paging,
  StaffSchema,
} from './page-schema.ts';

export const ROUND_STATUSES = ['open', 'settled', 'cancelled', 'voided', 'resettled'] as const;
const Status = Type.Enum([...ROUND_STATUSES]);
const Count = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const RoundsQuerySchema = Type.Object(
  {
    table: Type.Optional(AnyTable),
    shoe: Type.Optional(Count),
    status: Type.Optional(Status),
    from: Type.Optional(
      Type.String({ maxLength: 40, description: 'Opened at this time or later: 2026-11-22T18:00:00Z.' }),
    ),
    to: Type.Optional(Type.String({ maxLength: 40, description: 'Opened before this time.' })),
    dealer: Type.Optional(
      Type.String({ maxLength: 64, description: 'The id of who called it; empty: the machine dealt.' }),
    ),
    patron: Type.Optional(
      Type.String({
        ...{ minLength: 1, maxLength: MOST_PATRON_TEXT },
        description: 'Name or id of a patron who staked in it. A round counts once it is over.',
      }),
    ),
    staked: Type.Optional(
      Type.Literal('yes', { description: 'Only rounds with stakes. A round counts once it is over.' }),
    ),
    brand: BrandFilter,
    format: Type.Optional(FormatSchema),
    ...paging,
  },
  closed,
);
export type RoundsQuery = Static<typeof RoundsQuerySchema>;

export const RoundParamsSchema = Type.Object({ table: AnyTable, shoe: Count, round: Count }, closed);

/** The amounts of a round in one brand and currency, in minor units of it. */
const RoundMoneySchema = Type.Object(
  {
    brand: BrandId,
    currency: CurrencyCode,
    patrons: Type.Integer(),
    stakedMinor: MinorSchema,
    returnedMinor: MinorSchema,
    commissionMinor: MinorSchema,
  },
  closed,
);
export type RoundMoneyAnswer = Static<typeof RoundMoneySchema>;

const line = {
  table: AnyTable,
  shoe: Count,
  round: Count,
  status: Status,
  openedAt: InstantSchema,
  endedAt: orNull(InstantSchema),
  player: listOf(CardSchema),
  banker: listOf(CardSchema),
  mark: orNull(Type.String({ description: 'B6, P9np, T8; null without a result that counts.' })),
  dealer: orNull(Type.String({ description: 'The id of who called it; null: the machine dealt.' })),
  dealerName: orNull(Type.String()),
  patrons: Type.Integer({ description: 'Those of all brands.' }),
  stakedMinor: MinorSchema,
  returnedMinor: MinorSchema,
  commissionMinor: MinorSchema,
  currencies: Type.Optional({
    ...listOf(RoundMoneySchema),
    description: 'Of each brand and currency; the amounts beside are play coins. Left out where all were.',
  }),
  closing: orNull(
    Type.Object(
      {
        at: InstantSchema,
        by: StaffSchema,
        approvedBy: orNull(StaffSchema),
        reason: Type.String(),
      },
      {
        ...closed,
        description: 'How it was cancelled, or last voided or settled again; null of other rounds.',
      },
    ),
  ),
};

export const RoundLineSchema = Type.Object(line, closed);
export type RoundLine = Static<typeof RoundLineSchema>;

export const RoundsSchema = pageOf(RoundLineSchema);
export type RoundsAnswer = Static<typeof RoundsSchema>;

const Account = Type.String({ description: 'patron:…, escrow:… or house.' });

export const RoundMovementSchema = Type.Object(
  {
    id: Type.String(),
    at: InstantSchema,
    state: Type.Enum(['direct', 'pending', 'posted', 'voided']),
    code: Type.Enum([...TRANSFER_CODES]),
    debit: Account,
    credit: Account,
    amountMinor: MinorSchema,
    postings: listOf(
      Type.Object(
        {
          account: Account,
          line: Type.Integer(),
          amountMinor: MinorSchema,
          balanceAfterMinor: MinorSchema,
          at: InstantSchema,
        },
        closed,
      ),
    ),
  },
  closed,
);
export type RoundMovementAnswer = Static<typeof RoundMovementSchema>;

export const RoundTraceSchema = Type.Object(
  {
    ...line,
    records: { ...listOf(RecordSchema), description: 'Every revision of every patron’s, the oldest first.' },
    movements: listOf(RoundMovementSchema),
    names: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'What the patrons of the records are called at the table, by their ids.',
      }),
    ),
    events: listOf(
      Type.Object(
        {
          version: Type.Unsafe<Version>(Type.Integer()),
          event: Type.Unsafe<TableEvent>(Type.Any({ description: 'As the table’s stream has it.' })),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type RoundTraceAnswer = Static<typeof RoundTraceSchema>;
