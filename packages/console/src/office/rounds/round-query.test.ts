import { describe, expect, it } from 'vitest';
import { isFiltered, localTime, MACHINE, roundRequest, utcTime } from './round-query.ts';

describe('the filters of the list of rounds', () => {
  it('are sent in the format of the API', () => {
    const query = { table: 'oak', shoe: '3', from: '2026-11-22T18:00Z', staked: 'yes', patron: 'Guest 4711' };
    expect(roundRequest(query, { limit: 50 })).toBe(
      '?table=oak&from=2026-11-22T18%3A00Z&patron=Guest+4711&staked=yes&shoe=3&limit=50',
    );
    expect(roundRequest({ dealer: 's-4', shoe: 'x', staked: 'no' }, { format: 'csv' })).toBe(
      '?dealer=s-4&format=csv',
    );
  });

  it('send the machine as an empty dealer', () => {
    expect(roundRequest({ dealer: MACHINE }, { limit: 50 })).toBe('?limit=50&dealer=');
  });

  it('show times in the local time zone and keep them in UTC', () => {
    const utc = '2026-11-22T18:05Z';
    const local = localTime(utc);
    expect(local).toBe(
      new Date(utc).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).replace(' ', 'T'),
    );
    expect(utcTime(local)).toBe(utc);
    expect([localTime(undefined), localTime('soon'), utcTime(''), utcTime('soon')]).toEqual(['', '', '', '']);
  });

  it('are inactive when all are empty', () => {
    expect(isFiltered({ table: '', shoe: '' })).toBe(false);
    expect(isFiltered({ staked: 'yes' })).toBe(true);
  });
});
