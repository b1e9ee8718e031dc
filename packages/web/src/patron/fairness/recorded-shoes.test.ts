import { hashOfListed } from '@punto/engine/fairness/cut-list';
import type { OwnCut } from '@punto/protocol/client/cuts';
import { describe, expect, it } from 'vitest';
import { soloSetup } from '../../../test/fixtures/solo-setup.ts';
import { view } from '../../../test/fixtures/table-setup.ts';
import { expectationOf, isExchanged, parseSeen, recordedShoe, recordShoe } from './recorded-shoes.ts';

const [COMMITMENT, OTHER, VALUE, LIST] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(64)) as [
  string,
  string,
  string,
  string,
];
const CUT = { seed: OTHER, values: 2, failed: 0, beacon: false, awaited: false, missed: 0 };

const shoe = (number: number, commitment: string | null, cut: typeof CUT | null = null) => ({
  number,
  cards: 416,
  dealt: 0,
  cutIndex: 402,
  burn: null,
  commitment,
  cut,
});
const own = (some: Partial<OwnCut>): OwnCut => ({
  table: 'lotus',
  shoe: 3,
  commitment: COMMITMENT,
  attempt: 1,
  value: VALUE,
  commit: OTHER,
  list: null,
  values: null,
  standing: 'bound',
  why: null,
  ...some,
});

describe('the record of a shoe in a window', () => {
  it('[F2] keeps the commitment with the round in which it was first received', () => {
    const early = recordShoe([], view({ shoe: shoe(3, COMMITMENT), round: null }), null);
    expect(early).toEqual([
      { shoe: 3, commitment: COMMITMENT, since: 0, value: null, list: null, values: null },
    ]);
    const late = recordShoe([], view({ shoe: shoe(3, COMMITMENT) }), null);
    expect(late[0]?.since).toBe(43);
    expect(recordShoe(early, view({ shoe: shoe(3, COMMITMENT) }), null)).toBe(early);
  });

  it('[F2] keeps the list as soon as it is closed, whether or not the patron is on it', () => {
    const cutting = {
      ...{ stage: 'awaiting' as const, open: true, beacon: null, attempt: 1, committed: 7, revealed: 7 },
      ...{ root: OTHER, commits: [] },
    };
    const seen = recordShoe([], view({ shoe: shoe(3, COMMITMENT), round: null, cutting }), null);
    const list = hashOfListed(COMMITMENT, { count: 7, root: OTHER });
    expect(expectationOf(recordedShoe(seen, 3))).toEqual({ commitment: COMMITMENT, list });
    expect(recordedShoe(recordShoe(seen, view({ shoe: shoe(3, COMMITMENT, CUT) }), null), 3)?.list).toBe(
      list,
    );
  });

  it('[F2] does not let a later commitment of the same shoe replace the first', () => {
    const first = recordShoe([], view({ shoe: shoe(3, COMMITMENT) }), null);
    const bound = own({ commitment: OTHER, standing: 'in' });
    const after = recordShoe(first, view({ shoe: shoe(3, OTHER) }), bound);
    expect(recordedShoe(after, 3)?.commitment).toBe(COMMITMENT);
    expect(isExchanged(after, shoe(3, OTHER))).toBe(true);
    expect(isExchanged(after, shoe(3, null))).toBe(true);
    expect(isExchanged(after, shoe(3, COMMITMENT))).toBe(false);
    expect(isExchanged(after, shoe(4, OTHER))).toBe(false);
    expect(isExchanged(after, null)).toBe(false);
  });

  it('[F2] expects the own value only if the shoe was cut with it, and the list once it was received', () => {
    const told = recordShoe([], view({ shoe: shoe(3, COMMITMENT) }), own({ standing: 'told', list: LIST }));
    expect(expectationOf(recordedShoe(told, 3))).toEqual({
      commitment: COMMITMENT,
      value: undefined,
      list: LIST,
    });
    const isIn = recordShoe(
      told,
      view({ shoe: shoe(3, COMMITMENT, CUT) }),
      own({ standing: 'in', list: LIST }),
    );
    expect(expectationOf(recordedShoe(isIn, 3))).toEqual({
      commitment: COMMITMENT,
      value: VALUE,
      list: LIST,
    });
    // The next cut does not delete it.
    const next = recordShoe(
      isIn,
      view({ shoe: shoe(4, OTHER) }),
      own({ shoe: 4, commitment: OTHER, value: LIST }),
    );
    expect(recordedShoe(next, 3)?.value).toBe(VALUE);
    expect(recordedShoe(next, 4)?.value).toBeNull();
  });

  it('[V5] expects the value sent with Deal as soon as the deck is cut', () => {
    const setup = soloSetup;
    const before = recordShoe([], view({ setup, shoe: shoe(3, COMMITMENT) }), own({ standing: 'told' }));
    expect(recordedShoe(before, 3)?.value).toBeNull();
    const after = recordShoe(
      before,
      view({ setup, shoe: shoe(3, COMMITMENT, CUT) }),
      own({ standing: 'told' }),
    );
    expect(recordedShoe(after, 3)?.value).toBe(VALUE);
  });

  it('expects nothing of a shoe without a commitment', () => {
    expect(recordShoe([], view({ shoe: shoe(3, null) }), null)).toEqual([]);
    expect(expectationOf(null)).toEqual({ commitment: undefined, value: undefined, list: undefined });
  });

  it('is restored from storage, and invalid data is ignored', () => {
    const seen = recordShoe([], view({ shoe: shoe(3, COMMITMENT) }), own({ standing: 'in', list: LIST }));
    expect(parseSeen(JSON.stringify(seen))).toEqual(seen);
    expect(parseSeen(JSON.stringify([...seen, { shoe: 4 }, null]))).toEqual(seen);
    for (const text of [null, '', '{', '{}', '7']) expect(parseSeen(text)).toEqual([]);
  });
});
