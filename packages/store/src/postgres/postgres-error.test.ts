import { expect, it } from 'vitest';
import { postgresError } from '../../test/samples/sample-postgres-error.ts';
import { isDiskFull, isUndoneByFullDisk } from './postgres-error.ts';

it('distinguishes a full disk from other errors of the database', () => {
  expect([
    isDiskFull(postgresError('53100')),
    isDiskFull(postgresError('53300')),
    isDiskFull(new Error('53100')),
    isDiskFull(Object.assign(new Error('could not extend file'), { code: '53100' })),
  ]).toEqual([true, false, false, false]);
});

it('knows a transaction that the server undid for want of room from a server that ended for it', () => {
  expect([
    isUndoneByFullDisk(postgresError('53100')),
    isUndoneByFullDisk(postgresError('53100', 'PANIC')),
    isUndoneByFullDisk(postgresError('53300')),
  ]).toEqual([true, false, false]);
});
