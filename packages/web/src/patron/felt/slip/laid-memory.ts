// What lies unconfirmed at a table, kept in the browser from the first chip to the last: a page that is loaded again, or
// comes back after a crash, can say that it was not placed. Each page has an entry of its own, because another window
// may hold chips at the same table; whether its owner still lives is asked over a channel between windows. [T4]
import { type Minor, minor } from '@punto/engine/minor';
import type { Kept } from '@punto/ui/client/kept.ts';

export type LaidMemory = {
  readonly shoe: number;
  readonly round: number;
  /** Not confirmed. */
  readonly laidMinor: Minor;
  /** In a ticket that has no answer yet. */
  readonly sentMinor: Minor;
};

/** Windows of one browser that hear each other; `BroadcastChannel`, or a pretended one. */
export type Channel = {
  readonly post: (word: ChannelWord) => void;
  readonly hear: (ear: (word: ChannelWord) => void) => () => void;
};
export type ChannelWord = { readonly asks: string } | { readonly lives: string };

const PREFIX = 'punto.laid.';
/** A page that lives answers at once; a busy one gets this long. */
export const ANSWER_WITHIN_MS = 600;

export type LaidKeeper = {
  /** `null`: nothing lies there any more. */
  readonly keep: (memory: LaidMemory | null) => void;
  /** What pages that are gone left lying at this table; each is told once. */
  readonly leftBehind: () => Promise<readonly LaidMemory[]>;
  readonly close: () => void;
};

export const createLaidKeeper = (
  table: string,
  page: string,
  store: Kept,
  channel: Channel,
  after: (ms: number) => Promise<void>,
): LaidKeeper => {
  const ofTable = `${PREFIX}${table}.`;
  const own = `${ofTable}${page}`;
  const off = channel.hear((word) => {
    if ('asks' in word && word.asks === own) channel.post({ lives: own });
  });
  const leftBehind = async (): Promise<readonly LaidMemory[]> => {
    const others = store.keys().filter((key) => key.startsWith(ofTable) && key !== own);
    if (others.length === 0) return [];
    const living = new Set<string>();
    const deaf = channel.hear((word) => 'lives' in word && living.add(word.lives));
    for (const key of others) channel.post({ asks: key });
    await after(ANSWER_WITHIN_MS);
    deaf();
    const gone = others.filter((key) => !living.has(key));
    const found = gone.map((key) => readMemory(store.read(key))).filter((each) => each !== null);
    for (const key of gone) store.drop(key);
    return found;
  };
  return {
    keep: (memory) => (memory ? store.keep(own, JSON.stringify(memory)) : store.drop(own)),
    leftBehind,
    close: off,
  };
};

/** What is stored is not trusted. */
const readMemory = (stored: string | null): LaidMemory | null => {
  try {
    const { shoe, round, laidMinor, sentMinor } = JSON.parse(stored ?? 'null') ?? {};
    const whole = [shoe, round, laidMinor, sentMinor].every(
      (each) => Number.isSafeInteger(each) && each >= 0,
    );
    return whole && laidMinor + sentMinor > 0
      ? { shoe, round, laidMinor: minor(laidMinor), sentMinor: minor(sentMinor) }
      : null;
  } catch {
    // Another program's text under this name is as good as none.
    return null;
  }
};

/** Between the windows of this browser; without it every entry of another page counts as left behind. */
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
