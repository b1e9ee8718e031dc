import { coins, ZERO } from '@punto/engine/minor';
import type { BrowserStore } from '@punto/ui/client/browser-store.ts';
import { describe, expect, it } from 'vitest';
import { type Channel, type ChannelWord, createUnconfirmedChipsStore } from './unconfirmed-chips.ts';

const browser = () => {
  const held = new Map<string, string>();
  const ears = new Set<(word: ChannelWord) => void>();
  const store: BrowserStore = {
    read: (key) => held.get(key) ?? null,
    write: (key, text) => void held.set(key, text),
    remove: (key) => void held.delete(key),
    keys: () => [...held.keys()],
  };
  const channel: Channel = {
    post: (word) => {
      for (const ear of [...ears]) ear(word);
    },
    hear: (ear) => {
      ears.add(ear);
      return () => ears.delete(ear);
    },
  };
  const page = (name: string, table = 'salon-one') =>
    createUnconfirmedChipsStore(table, name, store, channel, () => Promise.resolve());
  return { held, page };
};
const laid = { shoe: 3, round: 12, laidMinor: coins(75), sentMinor: ZERO };

describe('[T4] unconfirmed chips of a closed page', () => {
  it('are found once by the next page', async () => {
    const { page, held } = browser();
    const first = page('a');
    first.keep(laid);
    first.close();
    expect(await page('b').leftBehind()).toEqual([laid]);
    expect(held.size).toBe(0);
    expect(await page('c').leftBehind()).toEqual([]);
  });

  it('do not include those of a window that is still open', async () => {
    const { page, held } = browser();
    page('a').keep(laid);
    expect(await page('b').leftBehind()).toEqual([]);
    expect(held.size).toBe(1);
  });

  it('do not include placed or removed chips, or those of another table', async () => {
    const { page } = browser();
    const first = page('a');
    first.keep(laid);
    first.keep(null);
    const elsewhere = page('b', 'salon-two');
    elsewhere.keep(laid);
    elsewhere.close();
    expect(await page('c').leftBehind()).toEqual([]);
  });

  it('are ignored if the stored text is invalid', async () => {
    const { page, held } = browser();
    for (const [i, text] of [
      '',
      '{',
      'null',
      '{"shoe":1}',
      '{"shoe":1,"round":1,"laidMinor":-5,"sentMinor":0}',
    ].entries())
      held.set(`punto.laid.salon-one.x${i}`, text);
    expect(await page('a').leftBehind()).toEqual([]);
  });
});
