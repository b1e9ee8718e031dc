// The address of the page as the browser shows it: its present value, its changes, and the parts that may postpone a change. A
// page has one address, so this state exists once for each page. Each history entry stores its depth: a step back that is
// postponed has already happened, and is undone by as many steps forward.
import { createSignal, onCleanup, resetErrorBoundaries } from 'solid-js';

export type Address = { readonly pathname: string; readonly search: string };
export type Change = {
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean;
  /** `false`: the page keeps its scroll position. */
  readonly scroll?: boolean;
};
/** The target of a change: an address, or a number of history entries. */
export type Leaving = { readonly to: string | number; readonly go: () => void };

const read = (): Address =>
  // When rendered to text in tests, there is no browser.
  typeof location === 'undefined' ? { pathname: '/', search: '' } : location;
const textOf = ({ pathname, search }: Address): string => pathname + search;

const [address, setAddress] = createSignal<Address>(read(), { equals: false });
let shown = textOf(read());

/** The address of the page that is shown. */
export { address };

const guards = new Set<(leaving: Leaving) => boolean>();

/** @param postpones whether the change is postponed; it calls `go` later, or never */
export const useBeforeLeave = (postpones: (leaving: Leaving) => boolean): void => {
  guards.add(postpones);
  onCleanup(() => guards.delete(postpones));
};

const isPostponed = (leaving: Leaving): boolean => [...guards].some((postpones) => postpones(leaving));

/** Set by the router: loads the page of an address unless it is loaded. */
let prepare: (to: Address) => Promise<unknown> | undefined = () => undefined;
let latest = 0;

/**
 * Shows an address when its page is loaded; until then the page before it stays. The latest change wins.
 * @param enter makes it the browser's address
 * @param drawn called when the page is drawn
 */
const arrive = (to: Address, enter?: () => void, drawn?: () => void): void => {
  const change = ++latest;
  const arrived = () => {
    if (change !== latest) return;
    enter?.();
    shown = textOf(read());
    setAddress({ pathname: location.pathname, search: location.search });
    resetErrorBoundaries();
    drawn?.();
  };
  const loading = prepare(to);
  // A page that cannot be loaded shows its own error.
  if (loading) loading.then(arrived, arrived);
  else arrived();
};

/** Goes to a full address of this app. */
export const goTo = (to: string, change: Change = {}): void => {
  const url = new URL(to, location.href);
  if (textOf(url) + url.hash === shown + location.hash) return;
  if (!isPostponed({ to, go: () => goNow(url, change) })) goNow(url, change);
};

const goNow = (url: URL, { replace = false, scroll = true }: Change): void =>
  arrive(
    url,
    () => {
      if (!replace) depth += 1;
      history[replace ? 'replaceState' : 'pushState']({ depth }, '', url);
    },
    () => {
      const target = document.getElementById(url.hash.slice(1));
      if (target) target.scrollIntoView();
      else if (scroll) scrollTo(0, 0);
    },
  );

let depth = 0;
let undoing = false;
let allowed = false;

const noteDepth = (otherwise: number): void => {
  const stored: unknown = history.state?.depth;
  depth = typeof stored === 'number' ? stored : otherwise;
  history.replaceState({ depth }, '');
};

const onHistory = (): void => {
  const before = depth;
  // A link to a place within the page makes an entry without a depth.
  noteDepth(depth + 1);
  const steps = depth - before;
  const skipsGuards = undoing || allowed;
  allowed = false;
  if (undoing || textOf(read()) === shown) {
    undoing = false;
    return;
  }
  const go = () => {
    allowed = true;
    history.go(steps);
  };
  if (!skipsGuards && steps !== 0 && isPostponed({ to: steps, go })) {
    undoing = true;
    history.go(-steps);
  } else arrive(location);
};

/** Follows the history until the owner is disposed. */
export const followHistory = (load: typeof prepare): void => {
  prepare = load;
  noteDepth(0);
  addEventListener('popstate', onHistory);
  onCleanup(() => removeEventListener('popstate', onHistory));
};
