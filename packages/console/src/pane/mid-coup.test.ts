import { describe, expect, it } from 'vitest';
import { exampleEntry, examplePause } from '../../test/fixtures/floor/example-entry.ts';
import { openCoupOf } from './mid-coup.ts';

const DANA = { id: 'd-3', name: 'Dana' };
const DIRK = { id: 'd-4', name: 'Dirk' };

describe('the open round of a dealer who is signing out', () => {
  const byHand = (some: Parameters<typeof exampleEntry>[1] = {}) => {
    const entry = exampleEntry('oak', { dealers: [DANA, DIRK], ...some });
    const { view } = entry.floor;
    const setup = { ...view.setup, dealing: 'person' as const };
    return { ...entry, floor: { ...entry.floor, view: { ...view, setup } } };
  };
  const found = (entry: ReturnType<typeof byHand>, own = DANA.id): boolean =>
    openCoupOf([exampleEntry('ash', { dealers: [DIRK] }), entry], own) === entry;

  it.each(['betting', 'closed', 'dealing', 'squeezing', 'result'] as const)(
    '[T5] waits for its caller while it is in its %s',
    (phase) => expect(found(byHand({ view: { phase } }))).toBe(true),
  );

  it.each(['shuffling', 'settled'] as const)('[T5] does not exist in %s', (phase) => {
    expect(found(byHand({ view: { phase } }))).toBe(false);
  });

  it('[T5] belongs to the caller only, where a person deals, unless a supervisor has been called', () => {
    expect(found(byHand(), DIRK.id)).toBe(false);
    expect(found(byHand({ pause: examplePause(1) }))).toBe(false);
    expect(found(byHand({ stopped: true }))).toBe(false);
    expect(openCoupOf([exampleEntry('ash', { dealers: [DANA] })], DANA.id)).toBeNull();
  });
});
