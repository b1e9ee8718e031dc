// What a page reads over HTTP, as signals: once, or page by page, newest first. A new question puts the old answer
// away, and an answer that comes late to an old question is not shown.
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { type Answered, useAnswer } from '../ui/use-answer.ts';

export type Asked<T> = Pick<Answered<T>, 'value' | 'fault' | 'again'>;

/** `null` as a path asks nothing. */
export const useAsked = <T>(path: Accessor<string | null>): Asked<T> => {
  const floor = useFloor();
  return useAnswer(path, (from) => floor.ask<T>('GET', from));
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
