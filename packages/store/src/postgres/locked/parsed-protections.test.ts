// The cache of parsed protections without a database: an answer is read with what was sent for it.
import { describe, expect, it } from 'vitest';
import { type ChangedRow, createParsedProtections } from './parsed-protections.ts';

const [ANN, BEN, CLEO] = ['ann', 'ben', 'cleo'] as const;
const changed = (patron: string, realityCheckMs: number): ChangedRow => ({
  patron,
  changed: {
    ...{ patron, settings: JSON.stringify({ realityCheckMs }), time: '{}', money: null },
    digest: `digest of ${realityCheckMs}`,
  },
});
const deleted = (patron: string): ChangedRow => ({ patron, changed: null });

describe('the cache of parsed protections', () => {
  it('[P2] sends no digest first, then that of the row which it parsed', () => {
    const parsed = createParsedProtections();
    const first = parsed.compare([ANN, BEN]);
    expect(first.values).toEqual([[ANN, BEN], ',']);
    expect(first.take([changed(BEN, 7)]).get(BEN)).toMatchObject({ realityCheckMs: 7 });
    const second = parsed.compare([ANN, BEN]);
    expect(second.values).toEqual([[ANN, BEN], ',digest of 7']);
    expect([...second.take([])]).toEqual([[BEN, expect.objectContaining({ realityCheckMs: 7 })]]);
    expect(second.take([deleted(BEN)]).size).toBe(0);
  });

  it('[P2] reads an unchanged row as it was when its digest was sent, whatever other reads bring meanwhile', () => {
    const parsed = createParsedProtections();
    parsed.compare([ANN]).take([changed(ANN, 1)]);
    const slow = parsed.compare([ANN]);
    parsed.compare([ANN]).take([changed(ANN, 2)]);
    expect(slow.take([]).get(ANN)).toMatchObject({ realityCheckMs: 1 });
    expect(parsed.compare([ANN]).values[1]).toBe('digest of 2');
  });

  it('drops the patron who was parsed first when it has too many, and reads an answer under way all the same', () => {
    const parsed = createParsedProtections(2);
    parsed.compare([ANN, BEN]).take([changed(ANN, 1), changed(BEN, 2)]);
    const underWay = parsed.compare([ANN]);
    parsed.compare([ANN]).take([changed(ANN, 3)]);
    parsed.compare([CLEO]).take([changed(CLEO, 4)]);
    expect(parsed.compare([ANN, BEN, CLEO]).values[1]).toBe('digest of 3,,digest of 4');
    expect(underWay.take([]).get(ANN)).toMatchObject({ realityCheckMs: 1 });
  });
});
