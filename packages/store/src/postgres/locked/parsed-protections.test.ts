// The cache of parsed protections without a database: an answer is read with what was sent for it.
import { describe, expect, it } from 'vitest';
import type { ProtectionRow } from '../../shared/protections.ts';
import { type ComparedRow, createParsedProtections } from './parsed-protections.ts';

const settings = (realityCheckMs: number) => JSON.stringify({ realityCheckMs });
const row = (patron: string, realityCheckMs: number): ProtectionRow => ({
  ...{ patron, settings: settings(realityCheckMs), time: '{}', money: null },
});
const changed = (patron: string, realityCheckMs: number): ComparedRow => ({
  patron,
  changed: { ...row(patron, realityCheckMs), digest: `digest of ${realityCheckMs}` },
});
const same = (patron: string): ComparedRow => ({ patron, changed: null });

describe('the cache of parsed protections', () => {
  it('[P2] sends no digest first, then that of the row which it parsed', () => {
    const parsed = createParsedProtections();
    const first = parsed.compare(['ann', 'ben']);
    expect(first.digests).toEqual(['', '']);
    expect(first.take([changed('ben', 7)]).get('ben')).toMatchObject({ realityCheckMs: 7 });
    const second = parsed.compare(['ann', 'ben']);
    expect(second.digests).toEqual(['', 'digest of 7']);
    expect([...second.take([same('ben')])]).toEqual([
      ['ben', expect.objectContaining({ realityCheckMs: 7 })],
    ]);
    expect(second.take([]).size).toBe(0);
  });

  it('[P2] reads an unchanged row as it was when its digest was sent, whatever other reads bring meanwhile', () => {
    const parsed = createParsedProtections();
    parsed.compare(['ann']).take([changed('ann', 1)]);
    const slow = parsed.compare(['ann']);
    parsed.compare(['ann']).take([changed('ann', 2)]);
    expect(slow.take([same('ann')]).get('ann')).toMatchObject({ realityCheckMs: 1 });
    expect(parsed.compare(['ann']).digests).toEqual(['digest of 2']);
  });

  it('throws when the database reports a digest as equal that was not sent', () => {
    const read = createParsedProtections().compare(['ann']);
    expect(() => read.take([same('ann')])).toThrow('the protection of ann has a digest that was not sent');
  });

  it('drops the patron who was parsed first when it has too many, and reads an answer under way all the same', () => {
    const parsed = createParsedProtections(2);
    parsed.compare(['ann', 'ben']).take([changed('ann', 1), changed('ben', 2)]);
    const underWay = parsed.compare(['ann']);
    parsed.compare(['ann']).take([changed('ann', 3)]);
    parsed.compare(['cleo']).take([changed('cleo', 4)]);
    expect(parsed.compare(['ann', 'ben', 'cleo']).digests).toEqual(['digest of 3', '', 'digest of 4']);
    expect(underWay.take([same('ann')]).get('ann')).toMatchObject({ realityCheckMs: 1 });
  });
});
