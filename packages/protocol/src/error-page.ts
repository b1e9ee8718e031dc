// Where a code of an answer over HTTP is explained: the page of errors among the documents of the same house.
import type { DutyRefusal } from '@punto/table/duty';
import type { FLOOR_ERRORS } from './error-detail.ts';
import { PATHS } from './paths.ts';

type FloorError = (typeof FLOOR_ERRORS)[number];

const PAGE = `${PATHS.docs}/reference/errors.html`;

/** `type` of an answer with this `error`, a URI reference as RFC 9457 has it. */
export const errorType = (error: FloorError): string => `${PAGE}#http-${error}`;

/** `type` of an answer that says why a table refuses a duty. */
export const dutyRefusalType = (reason: DutyRefusal['reason']): string => `${PAGE}#duty-${reason}`;
