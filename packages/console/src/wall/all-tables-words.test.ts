import type { TableOutcome } from '@punto/protocol/floor/table-api';
import { describe, expect, it } from 'vitest';
import { exampleEntry } from '../../test/fixtures/floor/example-entry.ts';
import { notReached, outcomeText, wouldChangeAny } from './all-tables-words.ts';

const outcome = (table: string, became: TableOutcome['outcome'], says: string | null = null) =>
  ({ table, name: table, outcome: became, says }) satisfies TableOutcome;

describe('closing and opening all tables', () => {
  it('[T5] [B-39] reports the outcome in numbers, and names the tables that were not reached', () => {
    const tables = [
      ...['a', 'b', 'c'].map((table) => outcome(table, 'done')),
      outcome('d', 'already'),
      outcome('Own deck', 'private'),
      outcome('e', 'not-reached', 'The table has stopped.'),
    ];
    expect(outcomeText('close', tables)).toBe(
      '3 tables close after their round. 1 table was closed already. ' +
        'Private tables are left as they are: Own deck. 1 table could not be reached.',
    );
    expect(notReached(tables)).toEqual([outcome('e', 'not-reached', 'The table has stopped.')]);
  });

  it('[T5] has texts for one table and for none', () => {
    expect(outcomeText('close', [outcome('a', 'done')])).toBe('1 table closes after its round.');
    expect(outcomeText('open', [outcome('a', 'done')])).toBe('1 table is open again.');
    const two = [outcome('a', 'already'), outcome('b', 'already')];
    expect(outcomeText('open', two)).toBe('0 tables are open again. 2 tables were open already.');
  });

  it('[T5] is enabled only if it would change a table', () => {
    const entry = (service: 'open' | 'shut' | 'closing-after-round' | 'closing-after-shoe') =>
      exampleEntry('one', { view: { service } });
    expect([wouldChangeAny('close', [entry('open')]), wouldChangeAny('open', [entry('open')])]).toEqual([
      true,
      false,
    ]);
    expect([wouldChangeAny('close', [entry('shut')]), wouldChangeAny('open', [entry('shut')])]).toEqual([
      false,
      true,
    ]);
    expect(wouldChangeAny('close', [entry('closing-after-round')])).toBe(false);
    expect(wouldChangeAny('close', [entry('closing-after-shoe')])).toBe(true);
    const retired = exampleEntry('gone', { view: { service: 'shut', retired: true } });
    expect(wouldChangeAny('open', [retired])).toBe(false);
  });
});
