// Client of the patrons' HTTP API: one typed function for each route, for pages, tools and tests. Anything but a valid
// answer is thrown as an `ApiRefusal` with a message that can be shown.
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import type { TableSetup } from '@punto/engine/room';
import type {
  ApiError,
  ChooseNameRequest,
  NoticesAnswer,
  OwnNameAnswer,
  RecordsAnswer,
  SeenNotices,
  SessionAnswer,
  ShoeAnswer,
  ShoesAnswer,
  StatementAnswer,
  TablesAnswer,
  TopUpAnswer,
  TopUpRequest,
} from '../api.ts';
import type { ApiDetail } from '../error-detail.ts';
import { PATHS } from '../paths.ts';
import type { ChangeProtectionRequest, ProtectionView } from '../protection.ts';
import type { LifeFiguresAnswer } from '../record-api.ts';
import { createHttp, type HttpMethod, type HttpOptions, type HttpRefusal, pathOf, queryOf } from './http.ts';

type RefusalDetail = {
  /** The details beyond the code, and the seconds after which to try again. */
  readonly detail?: ApiDetail;
  readonly seconds?: number;
  /** The fault of an answer that could not be read. */
  readonly status?: number;
  readonly cause?: unknown;
};

/** The error that every function of the client throws in place of an answer; its message can be shown. */
export class ApiRefusal extends Error {
  /** `unreachable`: no answer; `unreadable`: an answer that is not this API's. */
  readonly error: ApiError | 'unreachable' | 'unreadable';
  readonly said: RefusalDetail;
  constructor(error: ApiRefusal['error'], message: string, said: RefusalDetail = {}) {
    super(message, said);
    this.error = error;
    this.said = said;
  }
}

const PAGE = 20;

export type ApiClient = ReturnType<typeof createApiClient>;

/** Requests one route; throws `ApiRefusal` and nothing else. */
export const createAsk = (options: HttpOptions) => {
  const http = createHttp(options);
  return async <T>(method: HttpMethod, path: string, body?: object): Promise<T> => {
    const answer = await http<T, HttpRefusal<ApiError> & RefusalDetail>(
      method,
      path,
      body === undefined ? {} : { body },
    );
    if (answer.ok) return answer.value;
    if (answer.fault === 'refused') {
      const { error, message, ...said } = answer.refusal;
      throw new ApiRefusal(error, message, said);
    }
    if (answer.fault === 'unreachable')
      throw new ApiRefusal('unreachable', 'The server cannot be reached.', { cause: answer.cause });
    const { status } = answer;
    throw new ApiRefusal('unreadable', `The server answered ${status} without a reason.`, { status });
  };
};

/** The typed client of the patrons' routes except identity. Its functions throw `ApiRefusal` and nothing else. */
export const createApiClient = (options: HttpOptions) => {
  const ask = createAsk(options);
  /** Newest first; `before` is the `next` of the previous page. */
  const page = <T>(path: string, before: string | null, limit: number, from: number | null = null) =>
    ask<T>('GET', path + queryOf({ limit, before, from }));

  return {
    /** The patron of the session cookie, or a new guest. */
    enter: () => ask<SessionAnswer>('POST', PATHS.session),
    me: () => ask<SessionAnswer>('GET', PATHS.me),
    /** The name others see at a table. */
    ownName: () => ask<OwnNameAnswer>('GET', PATHS.ownName),
    chooseName: (wanted: ChooseNameRequest) => ask<OwnNameAnswer>('PUT', PATHS.ownName, wanted),
    /** `request`: id of the request; sent twice it counts once. [L6] [L7] */
    topUp: (request: string) => ask<TopUpAnswer>('POST', PATHS.topUp, { request } satisfies TopUpRequest),
    /** Limits, breaks and reality checks. [P1] */
    protection: () => ask<ProtectionView>('GET', PATHS.protection),
    changeProtection: (change: ChangeProtectionRequest['change']) => {
      const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
      return ask<ProtectionView>('POST', PATHS.protection, {
        zone,
        change,
      } satisfies ChangeProtectionRequest);
    },
    /** All tables, with their current state. */
    tables: () => ask<TablesAnswer>('GET', PATHS.tables),
    /** The rules of one table. */
    setup: (table: string) => ask<TableSetup>('GET', pathOf(PATHS.table, { table })),
    /** The definition of a bet that a room has or had, by the hash that records name it by. [B] */
    definition: (hash: string) => ask<WrittenBet>('GET', pathOf(PATHS.bet, { hash })),
    /** `from`: what is older is left out. [T8] */
    records: (before: string | null = null, limit = PAGE, from: number | null = null) =>
      page<RecordsAnswer>(PATHS.records, before, limit, from),
    statement: (before: string | null = null, limit = PAGE, from: number | null = null) =>
      page<StatementAnswer>(PATHS.statement, before, limit, from),
    figures: () => ask<LifeFiguresAnswer>('GET', PATHS.figures),
    notices: () => ask<NoticesAnswer>('GET', PATHS.notices),
    /** Marks corrections and cancellations up to this time as seen. [T6] */
    seeNotices: (until: number) =>
      ask<NoticesAnswer>('POST', PATHS.seenNotices, { until } satisfies SeenNotices),
    /** The ended shoes of a table. [S3] */
    shoes: (table: string, before: string | null = null, limit = PAGE) =>
      page<ShoesAnswer>(pathOf(PATHS.shoes, { table }), before, limit),
    shoe: (table: string, shoe: number) => ask<ShoeAnswer>('GET', pathOf(PATHS.shoe, { table, shoe })),
    /**
     * The proof of an ended shoe or a finished round; `unknown`, because the caller must verify it as untrusted input.
     * [F2]
     */
    openedShoe: (table: string, shoe: number) =>
      ask<unknown>('GET', pathOf(PATHS.openedShoe, { table, shoe })),
    openedRound: (table: string, shoe: number, round: number) =>
      ask<unknown>('GET', pathOf(PATHS.openedRound, { table, shoe, round })),
  };
};
