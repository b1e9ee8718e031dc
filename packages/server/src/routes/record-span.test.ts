import { describe, expect, it } from 'vitest';
import { pageSince } from './record-span.ts';

const page = (...ats: readonly number[]) => ({ items: ats.map((at) => ({ at })), next: 'l7' });

describe('a page of a span', () => {
  it('[T8] is the whole page as long as nothing in it is older', () => {
    expect(pageSince(page(9, 8, 7), 7)).toEqual(page(9, 8, 7));
    expect(pageSince(page(9, 8, 7), undefined)).toEqual(page(9, 8, 7));
  });

  it('[T8] ends before the first older item, and the list with it', () => {
    expect(pageSince(page(9, 8, 7), 8)).toEqual({ ...page(9, 8), next: null });
    expect(pageSince(page(9, 8, 7), 10)).toEqual({ items: [], next: null });
  });

  it('[T6] has the corrections that were made in it, of older rounds too', () => {
    const items = [{ at: 9 }, { at: 2, revision: 1 }, { at: 8 }, { at: 3 }];
    expect(pageSince({ items, next: null }, 5).items).toEqual(items.slice(0, 3));
  });
});
