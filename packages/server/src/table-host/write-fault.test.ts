import { CommitInDoubt, LogNotRenewed } from '@punto/store/sqlite/log/failed-commit';
import { LeaseLost, VersionConflict } from '@punto/store/store';
import { postgresError } from '@punto/store/test/samples/sample-postgres-error';
import { describe, expect, it } from 'vitest';
import { unwritten } from './write-fault.ts';

const FULL = Object.assign(new Error('database or disk is full'), { errcode: 13 });
const FAILED_FLUSH = Object.assign(new Error('disk I/O error'), { errcode: 1034 });
const IN_DOUBT = new CommitInDoubt('a commit failed', { cause: FAILED_FLUSH });
const postgresFull = (severity: string) => postgresError('53100', severity);

describe('the answer to a request that was not written', () => {
  it.each([
    ['a disk that is full', FULL, false, 'ticket', 'cannot-record'],
    ['a disk that is full', FULL, false, 'duty', 'cannot-record'],
    ['a disk that is full', FULL, false, 'act', 'cannot-record'],
    ['a log that cannot be begun anew', new LogNotRenewed('a reader'), false, 'act', 'cannot-record'],
    ['a flush that failed', IN_DOUBT, false, 'ticket', 'cannot-record'],
    ['a full disk of PostgreSQL', postgresFull('ERROR'), true, 'ticket', 'cannot-record'],
    ['a full disk of PostgreSQL', postgresFull('ERROR'), true, 'duty', 'cannot-record'],
    ['a full disk of PostgreSQL', postgresFull('ERROR'), true, 'act', 'cannot-record'],
    // The outcome is unknown: the requester reads the state before it repeats the request.
    ['a flush that failed', IN_DOUBT, false, 'act', 'unanswered'],
    ['a flush that failed', IN_DOUBT, false, 'duty', 'unanswered'],
    ['a full disk that ended PostgreSQL', postgresFull('PANIC'), true, 'ticket', 'cannot-record'],
    ['a full disk that ended PostgreSQL', postgresFull('PANIC'), true, 'duty', 'unanswered'],
    ['a database that is away', new Error('Connection terminated'), true, 'ticket', 'unanswered'],
    ['a bug', new Error('a bug'), false, 'ticket', 'busy'],
    ['another owner', new LeaseLost(), true, 'ticket', 'busy'],
    ['another writer', new VersionConflict('a table'), true, 'ticket', 'busy'],
  ] as const)('[L6] %s: %o, leased %s, to a %s: %s', (_, fault, isLeased, kind, reason) => {
    expect(unwritten(fault, isLeased, kind)).toEqual({ type: 'no-reply', reason });
  });
});
