// The search parameters of the address. In a file of their own, because no first view needs them.
import { address, type Change, goTo } from './address.ts';
import { changedSearch } from './changed-search.ts';
import type { Params } from './pattern.ts';
import { eachByItself } from './router.tsx';

/** The search parameters, and a function that changes some of them; empty ones are removed. */
export const useSearchParams = (): readonly [Params, (change: Params, how?: Change) => void] => [
  eachByItself(() => Object.fromEntries(new URLSearchParams(address().search))),
  (change, how) =>
    goTo(location.pathname + changedSearch(location.search, change), { scroll: false, ...how }),
];
