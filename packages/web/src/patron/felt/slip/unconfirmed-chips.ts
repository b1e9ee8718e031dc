// The unconfirmed chips at a table, stored in the browser, so that a page loaded after a reload or a crash can report
// that they were not placed. Each page has its own entry, since another window may have chips at the same table;
// whether that window is still open is asked over a `BroadcastChannel`. [T4]
import { type Minor, minor } from '@punto/engine/minor';
import type { BrowserStore } from '@punto/ui/client/browser-store.ts';

export type UnconfirmedChips = {
  readonly shoe: number;
  readonly round: number;
  /** Amount not confirmed. */
  readonly laidMinor: Minor;
  /** Amount in a ticket without an answer. */
  readonly sentMinor: Minor;
};

/** Connects the windows of one browser; a `BroadcastChannel`, or a fake in tests. */
export type Channel = {
  readonly post: (word: ChannelWord) => void;
  readonly hear: (ear: (word: ChannelWord) => void) => () => void;
};
export type ChannelWord = { readonly asks: string } | { readonly lives: string };

const PREFIX = 'punto.laid.';
/** An open window answers immediately; a busy one has this time, in milliseconds. */
export const ANSWER_WITHIN_MS = 600;

export type UnconfirmedChipsStore = {
  /** `null` clears the entry. */
  readonly keep: (memory: UnconfirmedChips | null) => void;
  /** Entries of closed pages at this table; each is returned once. */
  readonly leftBehind: () => Promise<readonly UnconfirmedChips[]>;
  readonly close: () => void;
};

export const createUnconfirmedChipsStore = (
  table: string,
  page: string,
  store: BrowserStore,
  channel: Channel,
  after: (ms: number) => Promise<void>,
): UnconfirmedChipsStore => {
  const ofTable = `${PREFIX}${table}.`;
  const own = `${ofTable}${page}`;
  const off = channel.hear((word) => {
    if ('asks' in word && word.asks === own) channel.post({ lives: own });
  });
  const leftBehind = async (): Promise<readonly UnconfirmedChips[]> => {
    const others = store.keys().filter((key) => key.startsWith(ofTable) && key !== own);
    if (others.length === 0) return [];
    const living = new Set<string>();
    const deaf = channel.hear((word) => 'lives' in word && living.add(word.lives));
    for (const key of others) channel.post({ asks: key });
    await after(ANSWER_WITHIN_MS);
    deaf();
    const gone = others.filter((key) => !living.has(key));
    const found = gone.map((key) => readMemory(store.read(key))).filter((each) => each !== null);
    for (const key of gone) store.remove(key);
    return found;
  };
  return {
    keep: (memory) => (memory ? store.write(own, JSON.stringify(memory)) : store.remove(own)),
    leftBehind,
    close: off,
  };
};

/** Stored data is not trusted. */
const readMemory = (stored: string | null): UnconfirmedChips | null => {
  try {
    const { shoe, round, laidMinor, sentMinor } = JSON.parse(stored ?? 'null') ?? {};
    const whole = [shoe, round, laidMinor, sentMinor].every(
      (each) => Number.isSafeInteger(each) && each >= 0,
    );
    return whole && laidMinor + sentMinor > 0
      ? { shoe, round, laidMinor: minor(laidMinor), sentMinor: minor(sentMinor) }
      : null;
  } catch {
    // Not JSON: another program wrote under this key.
    return null;
  }
};

/** The channel of this browser. Without `BroadcastChannel`, every entry of another page counts as left behind. */
export const windowChannel = (): Channel => {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, hear: () => () => {} };
  const channel = new BroadcastChannel('punto.laid');
  return {
    post: (word) => channel.postMessage(word),
    hear: (ear) => {
      const onMessage = ({ data }: MessageEvent<ChannelWord>) => ear(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
};
