// Data of a page, loaded over HTTP as signals: one response, or a list page by page with the newest first. A new
// request clears the old data, and a late response to an old request is ignored.
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { type Answered, useAnswer } from '../ui/use-answer.ts';

export type Asked<T> = Pick<Answered<T>, 'value' | 'fault' | 'again'>;

/** A `null` path sends no request. */
export const useAsked = <T>(path: Accessor<string | null>): Asked<T> => {
  const floor = useFloor();
  return useAnswer(path, (from) => floor.ask<T>('GET', from));
};

export type PageOf<Item> = { readonly items: readonly Item[]; readonly next: string | null };

export type AskedPages<Item> = {
  /** `null` until the first page has been loaded. */
  readonly items: Accessor<readonly Item[] | null>;
  readonly hasMore: Accessor<boolean>;
  readonly fault: Accessor<unknown>;
  readonly more: () => Promise<void>;
  /** Loads the list again from the newest item. */
  readonly again: () => void;
};

export const useAskedPages = <Item>(path: Accessor<string | null>): AskedPages<Item> => {
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
