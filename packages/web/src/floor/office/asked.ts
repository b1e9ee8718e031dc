// What a page reads over HTTP, as signals: once, or page by page, newest first. A new question puts the old answer
// away, and an answer that comes late to an old question is not shown.
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { useFloor } from '../floor.tsx';

export type Asked<T> = {
  /** `null` until it has come. */
  readonly value: Accessor<T | null>;
  readonly fault: Accessor<unknown>;
  readonly again: () => void;
};

/** `null` as a path asks nothing. */
export const useAsked = <T>(path: Accessor<string | null>): Asked<T> => {
  const floor = useFloor();
  const [value, setValue] = createSignal<T | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  let asked = 0;
  const read = async (from: string | null) => {
    asked += 1;
    const mine = asked;
    setFault(null);
    if (from === null) return;
    try {
      const answer = await floor.ask<T>('GET', from);
      if (mine === asked) setValue(() => answer);
    } catch (problem) {
      if (mine === asked) setFault(problem);
    }
  };
  createEffect(
    on(path, (from) => {
      setValue(null);
      void read(from);
    }),
  );
  return { value, fault, again: () => void read(path()) };
};

export type PageOf<Item> = { readonly items: readonly Item[]; readonly next: string | null };

export type AskedPages<Item> = {
  /** `null` until the first page is there. */
  readonly items: Accessor<readonly Item[] | null>;
  readonly hasMore: Accessor<boolean>;
  readonly fault: Accessor<unknown>;
  readonly more: () => Promise<void>;
  /** From the newest on again. */
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

/** An address with a query or without one, at the page that begins there. */
export const pageAddress = (path: string, before: string | null): string =>
  before === null ? path : `${path}${path.includes('?') ? '&' : '?'}before=${encodeURIComponent(before)}`;
