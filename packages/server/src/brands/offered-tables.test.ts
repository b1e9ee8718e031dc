import { minor } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { loadRooms } from '../rooms/room-folder.ts';
import type { Brand } from './brand.ts';
import { currenciesAt, offeredTable, shortestRoundMs } from './offered-tables.ts';

const tables = loadRooms();
const table = (id: string) => {
  const found = tables.find((each) => each.table === id);
  if (!found) throw new Error(`no table ${id}`);
  return found;
};
const EUR = { rate: [1, 1], stepMinor: minor(100), chipsMinor: [minor(100)], limits: {} } as const;
const brand = (smallestRoundMs: number): Brand => ({
  id: 'acme',
  name: 'Acme',
  skin: {},
  origins: [],
  links: {},
  languages: ['en'],
  currencies: { EUR, JPY: { ...EUR, stepMinor: minor(1_000_000_000) } },
  flags: { oneTableAtATime: null, noAutoConfirm: false, smallestRoundMs },
  sessions: { idleMs: 1_800_000, mostMs: 43_200_000 },
  launches: { perMinute: 600, failuresPerMinute: 20 },
  gamingDay: { zone: 'Europe/Malta', startsAt: '00:00' },
  wallet: { url: 'https://wallet.example', keys: [{ bytes: new Uint8Array(32) }], timeoutMs: 5_000 },
  api: { keys: [{ bytes: new Uint8Array(32) }] },
  webhooks: null,
});

describe('the currencies of a table', () => {
  it('are those that its brands offer there', () => {
    const brands = new Map([['acme', brand(0)]]);
    expect(currenciesAt(brands)(table('the-arch'))).toEqual({ 'acme.EUR': EUR });
    expect(currenciesAt(new Map([['acme', brand(60_000)]]))(table('the-arch'))).toEqual({});
    expect(currenciesAt(new Map())(table('the-arch'))).toEqual({});
  });
});

describe('the tables that a brand offers', () => {
  it('are those with rounds that are long enough by the clock', () => {
    const arch = table('the-arch');
    const least = shortestRoundMs(arch);
    expect(least).toBe(arch.pace.bettingMs + arch.pace.closedMs + 4 * arch.pace.cardMs + arch.pace.resultMs);
    expect(offeredTable(brand(least), 'EUR', arch).ok).toBe(true);
    expect(offeredTable(brand(least + 1), 'EUR', arch)).toEqual({
      ok: false,
      says: `a round may take ${least} ms, and acme requires ${least + 1} ms`,
    });
  });

  it('have no betting time where the patron deals, and no time of the cards where they are squeezed', () => {
    const parlour = table('parlour');
    expect(parlour.solo).toBe(true);
    expect(shortestRoundMs(parlour)).toBe(
      parlour.pace.closedMs + 4 * parlour.pace.cardMs + parlour.pace.resultMs,
    );
    const arch = table('the-arch');
    expect(shortestRoundMs({ ...arch, squeeze: { turnMs: 9_000 } })).toBe(
      arch.pace.bettingMs + arch.pace.closedMs + arch.pace.resultMs,
    );
    expect(shortestRoundMs({ ...arch, dealing: 'person' })).toBe(5_000);
  });

  it('are those that a stake fits, in a currency of the brand', () => {
    expect(offeredTable(brand(0), 'JPY', table('the-arch'))).toEqual({
      ok: false,
      says: 'no stake fits the limits',
    });
    expect(offeredTable(brand(0), 'KWD', table('the-arch'))).toEqual({ ok: false, says: 'acme has no KWD' });
  });
});
