import { CommitInDoubt } from '@punto/store/sqlite/log/failed-commit';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { NO_METER } from '../meter/meter.ts';
import { logMeter } from './log-meter.ts';

const FULL = Object.assign(new Error('database or disk is full'), { errcode: 13 });

/** A meter, and what it has logged: component and message of each line. */
const logged = () => {
  const lines: string[] = [];
  const write = (line: string): void => {
    const { component, msg } = JSON.parse(line);
    lines.push(`${component}: ${msg}`);
  };
  return { meter: logMeter(NO_METER, pino({}, { write })), lines };
};

it('[T3] logs a failing disk once, and its recovery', () => {
  const { meter, lines } = logged();
  meter.commitFailed(FULL);
  meter.commitFailed(new CommitInDoubt('a commit failed', { cause: FULL }));
  meter.committed(1, 1);
  meter.committed(1, 1);
  meter.commitFailed(new CommitInDoubt('a commit failed', { cause: FULL }));
  expect(lines).toEqual([
    'sqlite: disk full or failing: nothing can be recorded',
    'sqlite: disk takes writes again',
    'sqlite: disk full or failing: nothing can be recorded',
  ]);
});

it('does not blame the disk for other errors', () => {
  const { meter, lines } = logged();
  meter.commitFailed(new Error('a bug'));
  meter.committed(1, 1);
  expect(lines).toEqual([]);
});
