// HTTP client of the floor. Every response that is not a success is thrown as a `FloorRefusal` with the server's code. Two
// refusals are handled here, so that no page has to: a locked session waits for its password, and a sensitive act asks
// for it; then the same request is repeated. The server refused the first one, so nothing is done twice. Where the page knows
// that the confirmation is old, it asks before the first request: browsers log a refusal as an error.
import { createHttp, type Fetch, type HttpMethod } from '@punto/protocol/client/http';
import type { FloorDetail } from '@punto/protocol/error-detail';
import type { FloorError, FloorErrorAnswer } from '@punto/protocol/floor/api';
import type { FieldFault } from '@punto/protocol/floor/field-fault';
import { isGraveRequest } from '@punto/protocol/floor/grave-request';
import type { DutyRefusal } from '@punto/protocol/floor/message';
import { REQUEST_HEADER } from '@punto/protocol/floor/paths';

/**
 * `answer-lost`: not reached with a request that may have arrived; `outcome-unknown`: asked again and again, without an
 * answer.
 */
export type FloorFault = FloorError | 'unreachable' | 'answer-lost' | 'outcome-unknown' | 'unreadable';

type FaultDetail = {
  readonly refusal?: DutyRefusal | null | undefined;
  readonly faults?: readonly FieldFault[] | undefined;
  readonly detail?: FloorDetail | undefined;
  readonly seconds?: number | undefined;
  readonly status?: number;
};

export class FloorRefusal extends Error {
  readonly error: FloorFault;
  /** Why the duty is not possible in the current state of the table. */
  readonly refusal: DutyRefusal | null;
  /** Invalid fields of the request. */
  readonly faults: readonly FieldFault[];
  /** The server's details beyond the code, and the seconds after which to try again. */
  readonly detail: FloorDetail | null;
  readonly seconds: number;
  /** Of HTTP; 0 without an answer. */
  readonly status: number;
  constructor(error: FloorFault, message: string = error, detail: FaultDetail = {}) {
    super(message);
    this.error = error;
    this.refusal = detail.refusal ?? null;
    this.faults = detail.faults ?? [];
    this.detail = detail.detail ?? null;
    this.seconds = detail.seconds ?? 0;
    this.status = detail.status ?? 0;
  }
}

export type SessionHandlers = {
  /** Resolves to `true` when the session is unlocked; to `false` when it has ended. */
  readonly unlocked: () => Promise<boolean>;
  /** Whether the session is open, and its password was not confirmed within the last minutes. */
  readonly needsConfirmation: () => Promise<boolean>;
  /** Resolves to `true` when the password was confirmed; to `false` when the dialog was cancelled. */
  readonly confirmed: () => Promise<boolean>;
  /** Called when the session has ended. */
  readonly gone: () => void;
  /** Called when the password must be changed before anything else: it was valid for one sign-in. */
  readonly mustChange: () => void;
};

export type FloorAsk = <T>(method: HttpMethod, path: string, body?: object, request?: string) => Promise<T>;

/**
 * Sends one request without handling any refusal. `request` is an idempotency key: the server executes it once, however
 * often it is sent.
 */
export const askOnce = async <T>(
  fetch: Fetch,
  method: HttpMethod,
  path: string,
  body?: object,
  request?: string,
): Promise<T> => {
  const answer = await createHttp({ fetch })<T, FloorAnswer>(method, path, {
    ...(body === undefined ? {} : { body }),
    ...(request === undefined ? {} : { headers: { [REQUEST_HEADER]: request } }),
  });
  if (answer.ok) return answer.value;
  if (answer.fault === 'unreachable')
    throw new FloorRefusal(method === 'GET' ? 'unreachable' : 'answer-lost');
  if (answer.fault === 'unreadable')
    throw new FloorRefusal('unreadable', undefined, { status: answer.status });
  const { error, message, ...detail } = answer.refusal;
  throw new FloorRefusal(error, message, detail);
};

export const createFloorAsk = (fetch: Fetch, handlers: SessionHandlers): FloorAsk => {
  const ask: FloorAsk = async (method, path, body, request) => {
    const asksFirst = isGraveRequest(method, path, body) && (await handlers.needsConfirmation());
    // As the server would refuse it.
    if (asksFirst && !(await handlers.confirmed())) throw new FloorRefusal('confirm-first');
    try {
      return await askOnce(fetch, method, path, body, request);
    } catch (fault) {
      if (!(fault instanceof FloorRefusal) || !(await mayRetry(fault, handlers))) throw fault;
      return ask(method, path, body, request);
    }
  };
  return ask;
};

/** Handles a refusal; resolves to `true` if the request may be repeated. */
const mayRetry = async ({ error }: FloorRefusal, handlers: SessionHandlers): Promise<boolean> => {
  switch (error) {
    case 'locked':
      return handlers.unlocked();
    case 'confirm-first':
      return handlers.confirmed();
    case 'not-signed-in':
      handlers.gone();
      return false;
    case 'change-password-first':
      handlers.mustChange();
      return false;
    default:
      return false;
  }
};

type FloorAnswer = FloorErrorAnswer & { readonly refusal?: DutyRefusal | null };
