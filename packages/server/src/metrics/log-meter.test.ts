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

it('[T3] names the disk once when it takes nothing, and says when it works again', () => {
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

it('does not blame the disk for what is no fault of it', () => {
  const { meter, lines } = logged();
  meter.commitFailed(new Error('a bug'));
  meter.committed(1, 1);
  expect(lines).toEqual([]);
});
