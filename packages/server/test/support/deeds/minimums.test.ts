import { describe, expect, it } from 'vitest';
import { addedUp, Deeds } from './deeds.ts';
import { deedsTable } from './deeds-table.ts';
import { judge, lacksOf } from './minimums.ts';

const RULES = [
  { what: 'ticket: accepted', per: 'run: rounds', oneIn: 2 },
  { what: ['floor: void-round done', 'floor: resettle-round done'], per: 'run: rounds', oneIn: 10 },
  { never: 'shape' },
] as const;

const lacksIn = (counts: Readonly<Record<string, number>>) => lacksOf(judge(counts, RULES));

describe('minimums of a run', () => {
  it('are met by a run that did enough, several counts added up', () => {
    const counts = { 'run: rounds': 40, 'ticket: accepted': 20, 'floor: void-round done': 1 };
    expect(lacksIn({ ...counts, 'floor: resettle-round done': 3 })).toEqual([]);
  });

  it('name the count that was too low, and its minimum', () => {
    const counts = { 'run: rounds': 40, 'ticket: accepted': 19, 'floor: void-round done': 9 };
    expect(lacksIn(counts)).toEqual([
      'Too little was done: 19 of “ticket: accepted” in 40 of “run: rounds”, at least 20 are needed.',
    ]);
    expect(lacksIn({ 'run: rounds': 400 })).toHaveLength(2);
  });

  it('are not required of a run that is too short, and the table shows that', () => {
    const counts = { 'run: rounds': 8, 'ticket: accepted': 4 };
    expect(lacksIn(counts)).toEqual([]);
    expect(deedsTable(counts, judge(counts, RULES)).split('\n')).toEqual([
      '        0  floor: void-round done + floor: resettle-round done  (the run is too short to ask for any)',
      '        8  run: rounds',
      '        4  ticket: accepted  (at least 4)',
    ]);
  });

  it('allow no deed that the harness must not do', () => {
    const counts = { 'run: rounds': 1, 'shape: POST /reinstate 400': 2 };
    expect(lacksIn(counts)).toEqual([
      'The harness did what it did not mean: 2 of “shape: POST /reinstate 400”, none is allowed.',
    ]);
  });
});

describe('deeds', () => {
  it('are counted by area and name, and added up over several runs', () => {
    const deeds = new Deeds();
    deeds.count('ticket', 'accepted');
    deeds.count('ticket', 'accepted', 2);
    deeds.countAll('fault', { 'link cut': 4 });
    expect(deeds.counts()).toEqual({ 'ticket: accepted': 3, 'fault: link cut': 4 });
    expect(addedUp([deeds.counts(), deeds.counts()])).toEqual({
      'ticket: accepted': 6,
      'fault: link cut': 8,
    });
  });
});
