// Rows of the office and their mapping, for both databases.
import { minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import type { TableId } from '@punto/table/ids';
import type { RecordStatus } from '@punto/table/records/record';
import type { BrandFigure, BrandRound } from '../../office-store.ts';
import type { WebhookDelivery, WebhookEvent, WebhookType } from '../../webhook-store.ts';
import type { BrandFigureChange } from './brand-changes.ts';

/** Of a figure that corrects nothing. */
const NO_CORRECTION = -1;

export type BrandRoundRow = {
  number: number;
  /** Of the transaction that wrote it; 0 in SQLite, which writes one at a time. */
  writer: number;
  brand: string;
  table_id: TableId;
  shoe: number;
  round: number;
  revision: number;
  at: number;
  status: RecordStatus;
  currencies: string;
};

export type BrandFigureRow = {
  brand: string;
  currency: string;
  quarter: number;
  corrected: number;
  table_id: string;
  option: OptionId;
  schedule: string;
  bets: number;
  stake_minor: number;
  returned_minor: number;
  commission_minor: number;
  cancelled_minor: number;
};

export const FIGURE_KEY = [
  'brand',
  'currency',
  'quarter',
  'corrected',
  'table_id',
  'option',
  'schedule',
] as const;
export const FIGURE_SUMS = [
  'bets',
  'stake_minor',
  'returned_minor',
  'commission_minor',
  'cancelled_minor',
] as const;

export const roundRowOf = (round: BrandRound): Omit<BrandRoundRow, 'number' | 'writer'> => {
  const { brand, table, shoe, round: number, revision, at, status, currencies } = round;
  return {
    ...{ brand, table_id: table, shoe, round: number, revision, at, status },
    currencies: JSON.stringify(currencies),
  };
};

export const roundOfRow = (row: BrandRoundRow): BrandRound => ({
  brand: row.brand,
  table: row.table_id,
  shoe: row.shoe,
  round: row.round,
  revision: row.revision,
  at: row.at,
  status: row.status,
  currencies: JSON.parse(row.currencies),
});

export const figureRowOf = (change: BrandFigureChange): BrandFigureRow => ({
  brand: change.brand,
  currency: change.currency,
  quarter: change.quarter,
  corrected: change.correctedQuarter ?? NO_CORRECTION,
  table_id: change.table,
  option: change.option,
  schedule: change.schedule,
  bets: change.bets,
  stake_minor: change.stakeMinor,
  returned_minor: change.returnedMinor,
  commission_minor: change.commissionMinor,
  cancelled_minor: change.cancelledMinor,
});

export const figureOfRow = (row: BrandFigureRow): BrandFigure => ({
  currency: row.currency,
  quarter: row.quarter,
  correctedQuarter: row.corrected === NO_CORRECTION ? null : row.corrected,
  table: row.table_id,
  option: row.option,
  schedule: row.schedule,
  bets: row.bets,
  stakeMinor: minor(row.stake_minor),
  returnedMinor: minor(row.returned_minor),
  commissionMinor: minor(row.commission_minor),
  cancelledMinor: minor(row.cancelled_minor),
});

export type WebhookRow = {
  id: string;
  brand: string;
  type: WebhookType;
  ordering: string;
  at: number;
  data: string;
};

export const webhookRowOf = ({ id, brand, type, ordering, at, data }: WebhookEvent): WebhookRow => ({
  ...{ id, brand, type, ordering, at },
  data: JSON.stringify(data),
});

export type DeliveryRow = WebhookRow & { number: number; url: string; attempts: number };

export const deliveryOf = (row: DeliveryRow): WebhookDelivery => ({
  number: row.number,
  id: row.id,
  brand: row.brand,
  type: row.type,
  ordering: row.ordering,
  at: row.at,
  data: JSON.parse(row.data),
  url: row.url,
  attempts: row.attempts,
});
