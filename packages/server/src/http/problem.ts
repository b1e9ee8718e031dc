// Error answers of HTTP: every failure has one shape and one status. A problem is thrown where it is found and
// written by the one error handler; an unforeseen error is logged with its stack and answered as `internal`, without
// detail.
import type { FloorDetail } from '@punto/protocol/error-detail';
import { errorType } from '@punto/protocol/error-page';
import type { FloorError, FloorErrorAnswer } from '@punto/protocol/floor/api';
import type { FieldFault } from '@punto/protocol/floor/field-fault';
import { isOutage } from '@punto/store/postgres/postgres-error';
import { CommitInDoubt, LogNotRenewed } from '@punto/store/sqlite/log/failed-commit';
import { isDiskTrouble } from '@punto/store/sqlite/sqlite-error';
import { UnknownCursor } from '@punto/store/store';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooManyWaiting } from '../limits/semaphore.ts';
import type { Meter } from '../meter/meter.ts';
import { invalidFaults, invalidText, isFloors } from './invalid-request.ts';

/** Includes the floor's error codes, a superset of the patrons'. */
const STATUS: Readonly<Record<FloorError, number>> = {
  'invalid-request': 400,
  'not-signed-in': 401,
  'wrong-origin': 403,
  'no-such-table': 404,
  'not-found': 404,
  'not-broke': 409,
  protected: 409,
  'name-refused': 422,
  'sign-in-refused': 401,
  'prove-first': 403,
  'closed-to-guests': 403,
  'too-large': 413,
  'too-frequent': 429,
  internal: 500,
  'not-ready': 503,
  'wrong-name-or-password': 401,
  'code-needed': 401,
  'wrong-code': 401,
  'locked-out': 429,
  locked: 423,
  'confirm-first': 403,
  'change-password-first': 403,
  'not-permitted': 403,
  'weak-password': 422,
  'bad-name': 422,
  'name-taken': 409,
  'last-manager': 409,
  conflict: 409,
  'duty-refused': 409,
  'cannot-record': 503,
  'own-request': 403,
};

const WORDS: Readonly<Record<FloorError, string>> = {
  'invalid-request': 'The request is not valid.',
  'not-signed-in': 'There is no session: enter or sign in first.',
  'wrong-origin': 'The request came from another site.',
  'no-such-table': 'There is no such table.',
  'not-found': 'There is nothing at this address.',
  'not-broke': 'A top-up is given only when the balance is below the lowest stake and no stake is in play.',
  protected: 'Your limits do not allow this now.',
  'name-refused': 'This name cannot be used: choose another.',
  'sign-in-refused': 'This passkey or code was not accepted.',
  'prove-first': 'Show your passkey first.',
  'closed-to-guests': 'This house does not admit guests: sign in.',
  'too-large': 'The request is too large.',
  'too-frequent': 'Too many requests: wait a moment.',
  internal: 'The server failed to handle the request. Try again.',
  'not-ready': 'The tables are not open yet. Try again in a moment.',
  'wrong-name-or-password': 'The name or the password is wrong.',
  'code-needed': 'Enter the code of your authenticator app.',
  'wrong-code': 'The code is wrong, or was used before: wait for the next one.',
  'locked-out':
    'Too many wrong passwords for this name: it is locked for half an hour in every browser that has not signed in with it before. Sign in from a browser you used before, or ask a manager for a new password.',
  locked: 'The session is locked because it was idle: enter your password.',
  'confirm-first': 'Enter your password again for this.',
  'change-password-first': 'Choose a password of your own first.',
  'not-permitted': 'Your role has no permission for this.',
  'weak-password': 'The password is too easy to guess.',
  'bad-name': 'A name may have letters, digits, spaces, dots, hyphens and apostrophes, 40 at most.',
  'name-taken': 'This name is taken.',
  'last-manager': 'At least one manager must be able to sign in: appoint another one first.',
  conflict: 'Another person has changed this in the meantime: reload and try again.',
  'duty-refused': 'The table does not allow this now.',
  'cannot-record':
    'Nothing was done: the disk is full or fails, and nothing can be recorded until it works again.',
  'own-request': 'Another supervisor must approve this request.',
};

/** Errors that the next request would meet as well. */
const isStoreTrouble = (error: unknown): boolean =>
  isDiskTrouble(error) || isOutage(error) || error instanceof LogNotRenewed || error instanceof CommitInDoubt;

const NO_CURSOR = 'before must be the value of next from an earlier page, unchanged';

const NOTHING_WRITTEN =
  'Nothing can be recorded at the moment: the database cannot be written. Try again later.';

/** The write may have succeeded, so the text does not deny it. */
const PERHAPS_WRITTEN =
  'The disk failed while this was recorded: check whether it was done before you repeat it.';

const TOO_MANY_SIGN_INS = 'Too many sign-ins at the same time: wait a moment.';

export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: FloorError;
  readonly more: More;

  constructor(code: FloorError, message: string = WORDS[code], more: More = {}) {
    super(message);
    this.code = code;
    this.more = more;
  }
}

type More = {
  /** For the floor: faults by field. */
  readonly faults?: readonly FieldFault[];
  /** Details beyond the code, for pages. */
  readonly detail?: FloorDetail;
  readonly seconds?: number;
};

/** The message has all faults too, for pages without such fields. */
export const faultyFields = (faults: readonly FieldFault[]): Problem =>
  new Problem('invalid-request', faults.map(({ says }) => says).join(' '), { faults });

export const statusOf = (code: FloorError): number => STATUS[code];
export const answerOf = ({ code, message, more }: Problem): FloorErrorAnswer => ({
  error: code,
  type: errorType(code),
  message,
  ...more,
});

/** For failures before a route is found, such as a URL that cannot be decoded. */
export const answerFault = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  void sendProblem(reply, problemOf(error, request));

export const answerProblems = (app: FastifyInstance, meter: Pick<Meter, 'refused'>): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = problemOf(error, request);
    meter.refused(problem.code);
    if (problem.code === 'internal' || isStoreTrouble(error))
      request.log.error({ component: 'http', err: error, url: request.url }, 'request failed');
    return sendProblem(reply, problem);
  });
};

/** Sends a problem as JSON with its status. */
export const sendProblem = (reply: FastifyReply, problem: Problem) =>
  reply.code(statusOf(problem.code)).type('application/json').send(answerOf(problem));

const problemOf = (error: FastifyError | Problem, request: FastifyRequest): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof UnknownCursor) return new Problem('invalid-request', NO_CURSOR);
  if (error instanceof TooManyWaiting)
    return new Problem('too-frequent', TOO_MANY_SIGN_INS, { detail: 'sign-ins' });
  if (error instanceof CommitInDoubt)
    return new Problem('not-ready', PERHAPS_WRITTEN, { detail: 'perhaps-written' });
  if (isStoreTrouble(error)) return new Problem('not-ready', NOTHING_WRITTEN, { detail: 'nothing-written' });
  if (error.validation)
    return isFloors(request)
      ? faultyFields(invalidFaults(error, request))
      : new Problem('invalid-request', invalidText(error));
  const status = error.statusCode ?? 500;
  if (status === 413) return new Problem('too-large');
  if (status === 429) return new Problem('too-frequent');
  if (status === 404) return new Problem('not-found');
  return status < 500 ? new Problem('invalid-request', error.message) : new Problem('internal');
};
