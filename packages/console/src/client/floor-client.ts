// The floor over HTTP. Every answer that is no success is thrown as a refusal that carries the server’s own words.
// Two of them are mended here, so that no page has to: a locked session waits for its password, and a grave act
// asks for it; then the same request goes out again. The server refused the first one, so nothing happens twice.
import { createHttp, type Fetch, type HttpMethod } from '@punto/protocol/client/http';
import type { FieldFault, FloorError, FloorErrorAnswer } from '@punto/protocol/floor/api';
import type { DutyRefusal } from '@punto/protocol/floor/message';
import { REQUEST_HEADER } from '@punto/protocol/floor/paths';

export type FloorFault = FloorError | 'unreachable' | 'unreadable';

export class FloorRefusal extends Error {
  readonly error: FloorFault;
  /** Why a duty does not fit the table as it stands. */
  readonly refusal: DutyRefusal | null;
  /** What is wrong with which field. */
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

export type FloorDoor = {
  /** Resolves when the session is open again; `false` when it is gone. */
  readonly unlocked: () => Promise<boolean>;
  /** Resolves when the password was given, or `false` when one thought better of it. */
  readonly confirmed: () => Promise<boolean>;
  /** The session is gone. */
  readonly gone: () => void;
  /** A password for one sign-in has to be changed before anything else. */
  readonly mustChange: () => void;
};

export type FloorAsk = <T>(method: HttpMethod, path: string, body?: object, request?: string) => Promise<T>;

const UNREACHABLE = 'The server cannot be reached.';
/** The request may have arrived, and its answer been lost. */
const UNKNOWN =
  'The server cannot be reached. It is not known whether this was done: look before doing it again.';

/** One request, as it is; `door` is not asked. `request` names it, so that it is done once however often it is sent. */
export const askOnce = async <T>(
  fetch: Fetch,
  method: HttpMethod,
  path: string,
  body?: object,
  request?: string,
): Promise<T> => {
  const answer = await createHttp({ fetch })<T>(method, path, {
    ...(body === undefined ? {} : { body }),
    ...(request === undefined ? {} : { headers: { [REQUEST_HEADER]: request } }),
  });
  if (answer.ok) return answer.value;
  if (answer.fault === 'unreachable')
    throw new FloorRefusal('unreachable', method === 'GET' ? UNREACHABLE : UNKNOWN);
  if (answer.fault === 'unreadable')
    throw new FloorRefusal('unreadable', `The server answered ${answer.status} without a reason.`);
  const { error, message, refusal, faults } = answer.refusal as FloorAnswer;
  throw new FloorRefusal(error, message, refusal ?? null, faults ?? []);
};

export const createFloorAsk = (fetch: Fetch, door: FloorDoor): FloorAsk => {
  const ask: FloorAsk = async (method, path, body, request) => {
    try {
      return await askOnce(fetch, method, path, body, request);
    } catch (fault) {
      if (!(fault instanceof FloorRefusal) || !(await mended(fault, door))) throw fault;
      return ask(method, path, body, request);
    }
  };
  return ask;
};

/** Whether the same request may be sent again. */
const mended = async ({ error }: FloorRefusal, door: FloorDoor): Promise<boolean> => {
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
