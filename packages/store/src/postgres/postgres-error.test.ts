import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { isDiskFull } from './postgres-error.ts';

const errorOf = (code: string): DatabaseError =>
  Object.assign(new DatabaseError('could not extend file', 1, 'error'), { code });

it('tells a full disk from other errors of the database', () => {
  expect([
    isDiskFull(errorOf('53100')),
    isDiskFull(errorOf('53300')),
    isDiskFull(new Error('53100')),
  ]).toEqual([true, false, false]);
});
