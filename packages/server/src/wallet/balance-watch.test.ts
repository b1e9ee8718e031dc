import { minor } from '@punto/engine/minor';
import { patronId } from '@punto/table/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/support/manual-clock.ts';
import { type BalanceWatch, createBalanceWatch } from './balance-watch.ts';
import { type Balances, createBalances } from './balances.ts';

const PATRON = patronId('acme.EUR.7f');

let clock: ManualClock;
let balances: Balances;
let watch: BalanceWatch;
/** What the wallet answers; `null`: nothing. */
let wallet: number | null;
let asked: number;
let changed: string[];
beforeEach(() => {
  clock = createManualClock();
  balances = createBalances(clock);
  wallet = 700;
  asked = 0;
  changed = [];
  watch = createBalanceWatch(balances, clock, async (patron) => {
    asked += 1;
    if (wallet === null) balances.markStale(patron);
    else balances.update(patron, minor(wallet));
    return balances.of(patron);
  });
  watch.onChanged((patron) => void changed.push(patron));
});
const pass = async (ms: number): Promise<void> => {
  clock.advance(ms);
  await new Promise<void>((resolve) => setImmediate(resolve));
};

describe('the balance of an operator’s patron', () => {
  it('is requested when this process does not know it, and taken as current for a moment', async () => {
    expect(await watch.read(PATRON)).toMatchObject({ balanceMinor: 700, isFresh: true });
    expect(await watch.read(PATRON)).toMatchObject({ balanceMinor: 700 });
    await pass(1);
    expect([asked, changed]).toEqual([1, []]);
  });

  it('is requested again later, without a wait, and shown again if another process has changed it', async () => {
    await watch.read(PATRON);
    await pass(3_000);
    expect(await watch.read(PATRON)).toMatchObject({ balanceMinor: 700 });
    await pass(1);
    expect([asked, changed]).toEqual([2, []]);
    await pass(3_000);
    wallet = 900;
    expect(await watch.read(PATRON)).toMatchObject({ balanceMinor: 700 });
    await pass(1);
    expect(changed).toEqual([PATRON]);
    expect(await watch.read(PATRON)).toMatchObject({ balanceMinor: 900 });
  });

  it('is the last known while the wallet does not answer, and current when it does', async () => {
    await watch.read(PATRON);
    const { at } = balances.of(PATRON) ?? {};
    wallet = null;
    balances.markStale(PATRON);
    expect(await watch.read(PATRON)).toEqual({ balanceMinor: 700, isFresh: false, at });
    await pass(9_999);
    expect(asked).toBe(1);
    await pass(1);
    expect([asked, changed]).toEqual([2, [PATRON]]);
    expect(await watch.read(PATRON)).toEqual({ balanceMinor: 700, isFresh: false, at });
    wallet = 650;
    await pass(10_000);
    expect(changed).toEqual([PATRON, PATRON]);
    expect(await watch.read(PATRON)).toMatchObject({ balanceMinor: 650, isFresh: true });
  });

  it('is requested no more for a patron without an open window, and after the end', async () => {
    wallet = null;
    expect(await watch.read(PATRON)).toBeNull();
    await pass(10_000);
    await pass(60_000);
    expect(asked).toBe(2);
    await watch.read(PATRON);
    watch.close();
    await pass(60_000);
    expect(asked).toBe(3);
  });
});
