// The message about unconfirmed chips: shown at the Confirm button, kept over a reload, and dismissed by the next act,
// by hand, or after a while. [T4]
import { addMinor, ZERO } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import { localStore } from '@punto/ui/client/browser-store.ts';
import { laterModule } from '@punto/ui/later-module.ts';
import { type Accessor, createEffect, createMemo, createSignal, onCleanup, untrack } from 'solid-js';
import { sound } from '../../../client/sound/sound.ts';
import { type Closing, closingWords } from './closing.ts';
import { totalOf } from './laid.ts';
import type { Slip } from './slip.ts';
import { confirmedStakes, type Terms } from './terms.ts';
import type { UnconfirmedChips } from './unconfirmed-chips.ts';

const { joined } = texts('shared');

export type ClosingInUse = {
  readonly closing: Accessor<Closing | null>;
  readonly tellClosing: (closing: Closing) => void;
  readonly dismissClosing: () => void;
};

type Around = {
  readonly table: string;
  readonly slip: Accessor<Slip>;
  readonly terms: Accessor<Terms>;
  readonly say: (text: string) => void;
};

/** Loaded after the first view. */
const chipsStore = laterModule(() => import('./unconfirmed-chips.ts'));

/** Placed chips are visible on the felt, so that message times out; the message that chips were not placed stays. */
const PLACED_MS = 6_000;

export const useClosing = ({ table, slip, terms, say }: Around): ClosingInUse => {
  const [closing, setClosing] = createSignal<Closing | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const dismissClosing = () => {
    clearTimeout(timer);
    setClosing(null);
  };
  onCleanup(() => clearTimeout(timer));
  const stands = () => {
    const stakes = confirmedStakes(terms());
    return { stakeMinor: stakes.reduce(addMinor, ZERO), spots: stakes.length };
  };
  const tellClosing = (next: Closing) => {
    dismissClosing();
    setClosing(next);
    say(saidAtOnce(closingWords(next, stands())));
    if (next.kind === 'unplaced') sound('came-back');
    if (next.kind === 'placed') timer = setTimeout(() => setClosing(null), PLACED_MS);
  };

  const keeper = createMemo(() => {
    const store = chipsStore.loaded();
    return store?.createUnconfirmedChipsStore(table, newPage(), localStore, store.windowChannel(), wait);
  });
  const lying = createMemo<UnconfirmedChips | null>(
    () => {
      const { laid, sent } = slip();
      const { shoe, round } = terms();
      const memory = { shoe, round, laidMinor: totalOf(laid), sentMinor: totalOf(sent?.laid ?? []) };
      return memory.laidMinor + memory.sentMinor > 0 ? memory : null;
    },
    null,
    { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) },
  );
  createEffect(() => keeper()?.keep(lying()));
  createEffect(async () => {
    const [left] = (await keeper()?.leftBehind()) ?? [];
    if (left && untrack(closing) === null) tellClosing(leftWords(left, untrack(terms)));
  });
  onCleanup(() => {
    keeper()?.keep(null);
    keeper()?.close();
  });
  return { closing, tellClosing, dismissClosing };
};

const saidAtOnce = ([first, second]: ReturnType<typeof closingWords>): string =>
  second ? joined.two({ first, second }) : first;

const leftWords = (left: UnconfirmedChips, { shoe, round }: Terms): Closing => {
  const elsewhere = left.shoe === shoe && left.round === round ? {} : { round: left.round };
  return left.laidMinor > 0
    ? { kind: 'unplaced', laidMinor: left.laidMinor, why: 'page-gone', ...elsewhere }
    : { kind: 'unplaced', laidMinor: left.sentMinor, why: 'unanswered', ...elsewhere };
};

const newPage = (): string => Math.random().toString(36).slice(2, 12);
const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
