// A table made on the floor is renamed, re-paced and retired; one of a room file is changed in that file. [V] [T1]
import { describe, expect, it } from 'vitest';
import { floorView, freeze, publicView, thaw } from '../src/index.ts';
import { Bench, SETUP, SUPERVISOR, shoeOf } from './bench.ts';

const SHOE = '2S 9H 9D 2C 3D 4S 5H 6C 7D 8S 9C TD JS QH KD AC 2H 3S 4D 5C 6S 7H 8D 9S';
const APPROVER = { id: 'supervisor-2', name: 'Supervisor 2' };
const RENAME = { duty: 'change-table', change: { name: 'Night' }, reason: 'a new name' } as const;
const RETIRE = { duty: 'retire-table', reason: 'no longer wanted', approvedBy: APPROVER } as const;

const own = (): Bench => {
  const bench = new Bench(shoeOf(SHOE));
  bench.state = { ...bench.state, filed: null };
  bench.until('betting');
  return bench;
};

describe('a table made on the floor', () => {
  it('[V] [T1] has its new name and pace from the next round on, and the reason in the event', () => {
    const bench = own();
    const change = { name: 'Night', pace: { bettingMs: 31_000 } };
    expect(bench.duty({ duty: 'change-table', change, reason: 'a new name' }, SUPERVISOR)).toBeNull();
    expect(bench.events.at(-1)).toMatchObject({ type: 'SetupChanged', by: SUPERVISOR, reason: 'a new name' });
    expect(publicView(bench.state).setup.name).toBe(SETUP.name);
    expect(publicView(bench.state).nextLimits).toBeNull();
    bench.nextRound();
    const { setup, round } = bench.state;
    expect([setup.name, setup.pace.bettingMs, setup.pace.cardMs]).toEqual([
      'Night',
      31_000,
      SETUP.pace.cardMs,
    ]);
    expect((round?.closesAt ?? 0) - (round?.openedAt ?? 0)).toBe(31_000);
    expect(bench.duty({ duty: 'change-table', change, reason: 'again' })).toEqual({ reason: 'same-table' });
  });

  it('[V] has its new name in every language, and keeps the translations of room and labels', () => {
    const bench = own();
    const labels = { tie: '引き分け' };
    const setup = {
      ...bench.state.setup,
      translations: { ja: { name: '夕', labels }, ko: { name: '저녁' } },
    };
    bench.state = { ...bench.state, setup, nextSetup: null };
    const slower = {
      duty: 'change-table',
      change: { name: SETUP.name, pace: { bettingMs: 31_000 } },
      reason: 'so',
    } as const;
    expect(bench.duty(slower)).toBeNull();
    expect(bench.state.nextSetup?.translations).toEqual(setup.translations);
    expect(bench.duty(RENAME)).toBeNull();
    expect(bench.state.nextSetup).toMatchObject({ name: 'Night', pace: { bettingMs: 31_000 } });
    expect(bench.state.nextSetup?.translations).toEqual({ ja: { labels } });
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ pace: { cardMs: 0 } }, 'cardMs'],
    [{ pace: { leastBettingMs: 600_000 } }, 'leastBettingMs'],
  ] as const)('[V] cannot become %j, and the field is named', (change, field) =>
    expect(own().duty({ duty: 'change-table', change, reason: 'so' })).toEqual({
      reason: 'table-at-fault',
      field,
    }),
  );

  it('[V] is retired once it is closed: it cannot be opened again, and its rounds can be corrected', () => {
    const bench = own();
    bench.bet('anna', { player: 100 });
    bench.until('settled');
    expect(bench.duty(RETIRE)).toEqual({ reason: 'table-not-shut' });
    bench.duty({ duty: 'close-table', after: 'round' });
    while (bench.state.service !== 'shut') bench.advance();
    expect(bench.duty(RETIRE, SUPERVISOR)).toBeNull();
    expect(bench.events.at(-1)).toMatchObject({ type: 'TableRetired', approvedBy: APPROVER });
    expect(publicView(bench.state)).toMatchObject({ service: 'shut', retired: true });
    expect(thaw(freeze(bench.state))).toEqual(bench.state);
    for (const duty of [{ duty: 'reopen-table' }, RENAME, RETIRE, { duty: 'pause', reason: null }] as const)
      expect(bench.duty(duty)).toEqual({ reason: 'table-retired' });
    const wrong = { shoe: 1, round: 1, reason: 'misread', approvedBy: null } as const;
    expect(bench.duty({ duty: 'void-round', ...wrong }, SUPERVISOR)).toBeNull();
  });
});

describe('a table of a room file', () => {
  it('[V] cannot be renamed or retired by staff, because the file would restore it', () => {
    const bench = new Bench(shoeOf(SHOE));
    bench.until('betting');
    expect([bench.duty(RENAME), bench.duty(RETIRE)]).toEqual([
      { reason: 'in-room-file' },
      { reason: 'in-room-file' },
    ]);
    expect(floorView(bench.state).ownTable).toBe(false);
    expect(floorView(own().state).ownTable).toBe(true);
  });
});
