// SQLite's result codes that change what is done next: https://sqlite.org/rescode.html. The low byte is the primary
// code; the rest gives details.

const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const CONSTRAINT = 19;
const NOTADB = 26;

export const isLocked = (cause: unknown): boolean => primaryCode(cause) === BUSY;
export const isDamage = (cause: unknown): boolean => [CORRUPT, NOTADB].includes(primaryCode(cause));
export const isUnwritable = (cause: unknown): boolean => [READONLY, CANTOPEN].includes(primaryCode(cause));
/**
 * A write got less room than it needs. The frame with the commit mark is written last, so a commit that fails with it is
 * not on disk; a failed flush has another code.
 */
export const isFull = (cause: unknown): boolean => primaryCode(cause) === FULL;
/** The disk is full or fails. */
export const isDiskTrouble = (cause: unknown): boolean => [IOERR, FULL].includes(primaryCode(cause));
/** A unique value exists already, or another constraint of the schema is violated. */
export const isTaken = (cause: unknown): boolean => primaryCode(cause) === CONSTRAINT;

const primaryCode = (cause: unknown): number =>
  cause instanceof Error && 'errcode' in cause && typeof cause.errcode === 'number'
    ? cause.errcode & 0xff
    : 0;
