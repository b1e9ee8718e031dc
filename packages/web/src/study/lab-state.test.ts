import { describe, expect, it } from 'vitest';
import { type LabState, labFields, readLabFields, USUAL_LAB } from './lab-state.ts';

const read = (fields: readonly string[]) =>
  readLabFields(
    new Map(fields.map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)])),
  );

describe('the laboratory in an address', () => {
  const state: LabState = {
    bet: { text: '{ "name": { "en": "Œ 龍 7" } } // +/=?' },
    tags: [0, 0, 0, -1, -1, -1, -1, 2, 2, 0],
    largest: 4,
    until: 60,
    shoes: 100_000,
    bankroll: 2_000,
    edge: 150,
  };

  it('[F5] is read back, with a definition in any script', () => {
    expect(read(labFields(state))).toEqual(state);
    const shipped = { ...USUAL_LAB, bet: { id: 'panda-8' } };
    expect(labFields(shipped)).toEqual(['bet=panda-8']);
    expect(read(['bet=panda-8'])).toEqual(shipped);
  });

  it('has only values that differ from the defaults', () => {
    expect(labFields(USUAL_LAB)).toEqual([]);
    expect(read([])).toEqual(USUAL_LAB);
  });

  it('leaves out a definition that is too long for an address', () => {
    expect(labFields({ ...USUAL_LAB, bet: { text: 'x'.repeat(6_001) } })).toEqual([]);
  });

  it.each([
    'own=%%',
    'own=_w',
    'bet=A/B',
    'tags=1.2',
    'largest=5',
    'until=0',
    'counted=0',
    'bankroll=x',
    'edge=10000',
  ])('is rejected with %s', (field) => {
    expect(read([field])).toBeNull();
  });
});
