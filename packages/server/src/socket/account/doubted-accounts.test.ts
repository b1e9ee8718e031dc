// Accounts are read again after lost messages. (nodes/torture seed 9)
import { patronId } from '@punto/table/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '../../../test/support/manual-clock.ts';
import { DoubtedAccounts, READ_AT_ONCE } from './doubted-accounts.ts';

const EVERY_MS = 1_000;
const MANY = Array.from({ length: 2 * READ_AT_ONCE + 1 }, (_, n) => patronId(`patron-${n}`));

let clock: ManualClock;
let touched: string[];
let doubted: DoubtedAccounts;
beforeEach(() => {
  clock = createManualClock();
  touched = [];
  doubted = new DoubtedAccounts({ clock, touch: (patron) => touched.push(patron) });
});

describe('[L6] accounts in doubt after lost messages', () => {
  it('are all read again, a limited number each second', () => {
    doubted.doubt(MANY);
    const counts = [0, 1, 2, 3, 4].map(() => {
      const before = touched.length;
      clock.advance(EVERY_MS);
      return touched.length - before;
    });
    expect(counts).toEqual([READ_AT_ONCE, READ_AT_ONCE, 1, 0, 0]);
    expect(touched).toEqual(MANY);
  });

  it('are read once when doubted twice before the read, and again when doubted later', () => {
    const [anna] = MANY;
    for (let n = 0; n < 2; n += 1) doubted.doubt(MANY.slice(0, 1));
    clock.advance(EVERY_MS);
    expect(touched).toEqual([anna]);
    doubted.doubt(MANY.slice(0, 1));
    clock.advance(EVERY_MS);
    expect(touched).toEqual([anna, anna]);
  });

  it('are not read after the gateway is closed', () => {
    doubted.doubt(MANY);
    doubted.close();
    doubted.doubt(MANY);
    clock.advance(EVERY_MS);
    expect(touched).toEqual([]);
  });
});
