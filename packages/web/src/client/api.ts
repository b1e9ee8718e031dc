// The few things asked of the house over HTTP; all that is live comes over the socket. A refusal carries the
// server's own words.

import type {
  ErrorAnswer,
  NoticesAnswer,
  RecordsAnswer,
  SeenNotices,
  SessionAnswer,
  ShoeAnswer,
  ShoesAnswer,
  StatementAnswer,
  TablesAnswer,
  TopUpAnswer,
  TopUpRequest,
} from '@punto/protocol/api';
import type { TableView } from '@punto/protocol/message';
import { PATHS } from '@punto/protocol/paths';

export class ApiRefusal extends Error {
  readonly refusal: ErrorAnswer['error'];
  constructor({ error, message }: ErrorAnswer) {
    super(message);
    this.refusal = error;
  }
}

const PAGE = 20;

/** Comes in as whoever the cookie says, or as a new guest. */
export const enter = () => ask<SessionAnswer>(PATHS.session, { method: 'POST' });

/** `request` names the wish: asked twice, granted once. [L6] [L7] */
export const topUp = (request: string) =>
  ask<TopUpAnswer>(PATHS.topUp, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ request } satisfies TopUpRequest),
  });

export const readRecords = (before: string | null) => ask<RecordsAnswer>(paged(PATHS.records, before));
export const readNotices = () => ask<NoticesAnswer>(PATHS.notices);
/** All that was corrected or cancelled by then is seen. [T6] */
export const seeNotices = (until: number) =>
  ask<NoticesAnswer>(PATHS.seenNotices, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ until } satisfies SeenNotices),
  });
export const readStatement = (before: string | null) => ask<StatementAnswer>(paged(PATHS.statement, before));

/** Every table of the house, as it is now. */
export const readTables = () => ask<TablesAnswer>(PATHS.tables);

/** What a table offers, without sitting down at it. */
export const readSetup = (table: string) =>
  ask<TableView['setup']>(PATHS.table.replace(':table', encodeURIComponent(table)));

/** The shoes that have ended at a table, newest first. [S3] */
export const readShoes = (table: string, before: string | null) =>
  ask<ShoesAnswer>(paged(PATHS.shoes.replace(':table', encodeURIComponent(table)), before));
export const readShoe = (table: string, shoe: number) =>
  ask<ShoeAnswer>(PATHS.shoe.replace(':table', encodeURIComponent(table)).replace(':shoe', String(shoe)));

/** What proves a shoe that has ended, or a round that is over: to be read as what anybody could have sent. [F2] */
export const readOpenedShoe = (table: string, shoe: number) =>
  ask<unknown>(PATHS.openedShoe.replace(':table', encodeURIComponent(table)).replace(':shoe', String(shoe)));
export const readOpenedRound = (table: string, shoe: number, round: number) =>
  ask<unknown>(
    PATHS.openedRound
      .replace(':table', encodeURIComponent(table))
      .replace(':shoe', String(shoe))
      .replace(':round', String(round)),
  );

export const exportAddress = (format: 'csv' | 'json'): string => `${PATHS.exportRecords}?format=${format}`;

const paged = (path: string, before: string | null) =>
  `${path}?${new URLSearchParams({ limit: String(PAGE), ...(before === null ? {} : { before }) })}`;

const ask = async <Answer>(path: string, init?: RequestInit): Promise<Answer> => {
  const response = await fetch(path, { credentials: 'same-origin', ...init });
  if (response.ok) return (await response.json()) as Answer;
  const refusal = await response.json().catch(() => null);
  throw isRefusal(refusal) ? new ApiRefusal(refusal) : new Error(`The house answered ${response.status}.`);
};

const isRefusal = (answer: unknown): answer is ErrorAnswer =>
  typeof answer === 'object' && answer !== null && 'error' in answer && 'message' in answer;
