// HTTP client of the floor. Every response that is not a success is thrown as a `FloorRefusal` with the server's
// message. Two refusals are handled here, so that no page has to: a locked session waits for its password, and a
// sensitive act asks for it; then the same request is repeated. The server refused the first one, so nothing is done
// twice.
import { createHttp, type Fetch, type HttpMethod } from '@punto/protocol/client/http';
import type { FieldFault, FloorError, FloorErrorAnswer } from '@punto/protocol/floor/api';
import type { DutyRefusal } from '@punto/protocol/floor/message';
import { REQUEST_HEADER } from '@punto/protocol/floor/paths';

export type FloorFault = FloorError | 'unreachable' | 'unreadable';

export class FloorRefusal extends Error {
  readonly error: FloorFault;
  /** Why the duty is not possible in the current state of the table. */
  readonly refusal: DutyRefusal | null;
  /** Invalid fields of the request. */
  readonly faults: readonly FieldFault[];
  constructor(
    error: FloorFault,
    message: string,
    refusal: DutyRefusal | null = null,
    faults: readonly FieldFault[] = [],
  ) {
    super(message);
    this.faults = faults;
    this.error = error;
    this.refusal = refusal;
  }
}

export type SessionHandlers = {
  /** Resolves to `true` when the session is unlocked; to `false` when it has ended. */
  readonly unlocked: () => Promise<boolean>;
  /** Resolves to `true` when the password was confirmed; to `false` when the dialog was cancelled. */
  readonly confirmed: () => Promise<boolean>;
  /** Called when the session has ended. */
  readonly gone: () => void;
  /** Called when the password must be changed before anything else: it was valid for one sign-in. */
  readonly mustChange: () => void;
};

export type FloorAsk = <T>(method: HttpMethod, path: string, body?: object, request?: string) => Promise<T>;

const UNREACHABLE = 'The server cannot be reached.';
/** For a request that may have arrived although its response was lost. */
const UNKNOWN =
  'The server cannot be reached. It is not known whether this was done: look before doing it again.';

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
    throw new FloorRefusal('unreachable', method === 'GET' ? UNREACHABLE : UNKNOWN);
  if (answer.fault === 'unreadable')
    throw new FloorRefusal('unreadable', `The server answered ${answer.status} without a reason.`);
  const { error, message, refusal, faults } = answer.refusal;
  throw new FloorRefusal(error, message, refusal ?? null, faults ?? []);
};

export const createFloorAsk = (fetch: Fetch, door: SessionHandlers): FloorAsk => {
  const ask: FloorAsk = async (method, path, body, request) => {
    try {
      return await askOnce(fetch, method, path, body, request);
    } catch (fault) {
      if (!(fault instanceof FloorRefusal) || !(await mayRetry(fault, door))) throw fault;
      return ask(method, path, body, request);
    }
  };
  return ask;
};

/** Handles a refusal; resolves to `true` if the request may be repeated. */
const mayRetry = async ({ error }: FloorRefusal, door: SessionHandlers): Promise<boolean> => {
  switch (error) {
    case 'locked':
      return door.unlocked();
    case 'confirm-first':
      return door.confirmed();
    case 'not-signed-in':
      door.gone();
      return false;
    case 'change-password-first':
      door.mustChange();
      return false;
    default:
      return false;
  }
};

type FloorAnswer = FloorErrorAnswer & { readonly refusal?: DutyRefusal | null };
