// Loads a list page by page, newest first: the first page immediately, others on request.

import { type Accessor, createSignal, onMount } from 'solid-js';
import { faultText } from '../../client/fault-text.ts';

type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null };

export type Pages<Item> = {
  /** `null` until the first page is loaded. */
  readonly items: Accessor<readonly Item[] | null>;
  readonly more: Accessor<boolean>;
  readonly loading: Accessor<boolean>;
  /** Why the last page could not be loaded. */
  readonly fault: Accessor<string | null>;
  readonly loadMore: () => Promise<void>;
  /** Adds a new item at the front. */
  readonly prepend: (item: Item) => void;
};

export const usePages = <Item>(
  read: (before: string | null) => Promise<Page<Item>>,
  keyOf: (item: Item) => string,
): Pages<Item> => {
  const [items, setItems] = createSignal<readonly Item[] | null>(null);
  const [next, setNext] = createSignal<string | null>(null);
  const [loading, setLoading] = createSignal(false);
  const [fault, setFault] = createSignal<unknown>(null);

  const loadMore = async () => {
    if (loading()) return;
    setLoading(true);
    setFault(null);
    try {
      const page = await read(next());
      setItems((known) => union(known ?? [], page.items, keyOf));
      setNext(page.next);
    } catch (problem) {
      setFault(problem);
    } finally {
      setLoading(false);
    }
  };
  onMount(loadMore);
  return {
    items,
    more: () => next() !== null,
    loading,
    fault: () => (fault() === null ? null : faultText(fault())),
    loadMore,
    prepend: (item) => setItems((known) => known && union([item], known, keyOf)),
  };
};

/** Both lists in order, without duplicates: a page and live updates may contain the same item. */
export const union = <Item>(
  first: readonly Item[],
  second: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] => {
  const known = new Set(first.map(keyOf));
  return [...first, ...second.filter((item) => !known.has(keyOf(item)))];
};
