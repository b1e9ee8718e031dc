// Data of a page, loaded over HTTP as signals: one response, or a list page by page with the newest first. A new
// request clears the old data, and a late response to an old request is ignored.
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { type RequestState, useRequest } from '../ui/use-request.ts';

export type QueryState<T> = Pick<RequestState<T>, 'value' | 'fault' | 'again'>;

/** A `null` path sends no request. */
export const useQuery = <T>(path: Accessor<string | null>): QueryState<T> => {
  const floor = useFloor();
  return useRequest(path, (from) => floor.ask<T>('GET', from));
};

export type PageOf<Item> = { readonly items: readonly Item[]; readonly next: string | null };

export type PagedQueryState<Item> = {
  /** `null` until the first page has been loaded. */
  readonly items: Accessor<readonly Item[] | null>;
  readonly hasMore: Accessor<boolean>;
  readonly fault: Accessor<unknown>;
  readonly more: () => Promise<void>;
  /** Loads the list again from the newest item. */
  readonly again: () => void;
};

export const usePagedQuery = <Item>(path: Accessor<string | null>): PagedQueryState<Item> => {
  const floor = useFloor();
  const [items, setItems] = createSignal<readonly Item[] | null>(null);
  const [next, setNext] = createSignal<string | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  let asked = 0;
  const read = async (from: string, before: string | null) => {
    asked += 1;
    const mine = asked;
    setFault(null);
    try {
      const page = await floor.ask<PageOf<Item>>('GET', pageAddress(from, before));
      if (mine !== asked) return;
      setItems((known) => (before === null ? page.items : [...(known ?? []), ...page.items]));
      setNext(page.next);
    } catch (problem) {
      if (mine === asked) setFault(problem);
    }
  };
  const again = () => {
    const from = path();
    if (from !== null) void read(from, null);
  };
  createEffect(
    on(path, () => {
      setItems(null);
      setNext(null);
      again();
    }),
  );
  return {
    items,
    hasMore: () => next() !== null,
    fault,
    more: async () => {
      const from = path();
      if (from !== null) await read(from, next());
    },
    again,
  };
};

/** Adds the cursor `before` to an address with or without a query. */
export const pageAddress = (path: string, before: string | null): string =>
  before === null ? path : `${path}${path.includes('?') ? '&' : '?'}before=${encodeURIComponent(before)}`;
