// A desk on the floor in a browser: found by role and name like the patrons’ page, and listened to on every wire
// that reaches it, because no role sees a card that is not face up. [F3]
import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import type { Person } from './floor-client.ts';
import { cardsIn } from './received.ts';

export type Overheard = {
  /** Where anything that came in so far names the card, that of other tables left out. */
  readonly naming: (card: string, table: string) => Promise<readonly string[]>;
};

/** Must be attached before the page navigates: records every frame and every answer of the API. */
export const overhear = (page: Page): Overheard => {
  const told: Promise<string>[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void told.push(Promise.resolve(String(payload)))),
  );
  page.on('response', (answer) => {
    if (answer.url().includes('/api/')) told.push(answer.text().catch(() => ''));
  });
  return {
    naming: async (card, table) =>
      (await Promise.all(told))
        .filter((text) => text.includes(`"${card}"`))
        .flatMap((text) => waysTo(card, ofTable(JSON.parse(text), table))),
  };
};

const waysTo = (card: string, told: unknown): readonly string[] =>
  cardsIn(told)
    .filter((each) => each.card === card)
    .map(({ way }) => way);

/** Without messages that name another table. */
const ofTable = (told: unknown, table: string): unknown => {
  if (typeof told !== 'object' || told === null) return told;
  if ('table' in told && typeof told.table === 'string' && told.table !== table) return null;
  return Object.fromEntries(Object.entries(told).map(([name, inner]) => [name, ofTable(inner, table)]));
};

/** In the dialog that asks for the password before a sensitive act. */
export const confirmAs = async (page: Page, { password }: Person): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
};

export type Pane = {
  readonly pane: Locator;
  /** The table’s card on the wall. */
  readonly card: Locator;
  readonly press: (name: string) => Promise<void>;
  readonly dialog: (name: string) => Locator;
};

/** The table opened from the wall. */
export const createPane = async (page: Page, tableName: string): Promise<Pane> => {
  await page.getByRole('region', { name: 'All tables' }).getByRole('link', { name: tableName }).click();
  const pane = page.getByRole('complementary', { name: 'The open table' });
  await expect(pane.getByRole('heading', { name: tableName })).toBeVisible();
  return {
    pane,
    card: page.getByRole('article').filter({ has: page.getByRole('heading', { name: tableName }) }),
    press: (name) => pane.getByRole('button', { name, exact: true }).click(),
    dialog: (name) => page.getByRole('dialog', { name }),
  };
};

export type DealerDesk = {
  /** The one next thing, as the page says it. */
  readonly due: (words: string | RegExp) => Promise<void>;
  /** Enter, once the page takes it for what it shows. */
  readonly enter: () => Promise<void>;
  /** Types the rank, then the suit. */
  readonly types: (card: string) => Promise<void>;
  /** Types like a scanner: all at once, with Enter. */
  readonly scans: (card: string) => Promise<void>;
  readonly key: (key: string) => Promise<void>;
};

/** A hand is slower than this, a scanner quicker: the desk tells them apart by the time between keys. */
const BY_HAND_MS = 90;
const SCANNER_MS = 5;
/** The desk takes no Enter for what it has shown for a shorter time. */
const SHOWN_MS = 500;

/** Presses keys with fixed times, however busy the machine of the test is. */
const createKeyboard = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  let last = 0;
  return async (keys: readonly string[], apartMs: number): Promise<void> => {
    // Sent without waiting for one another: the desk takes a pause for the end of a scan.
    const sent = keys.flatMap((key, place) => {
      // Only the first key asks the clock: this process may pause between two of them.
      last = place === 0 ? Math.max(Date.now(), last + BY_HAND_MS) : last + apartMs;
      const timestamp = last / 1_000;
      const text = key === 'Enter' ? '\r' : key;
      return [
        session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp }),
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp }),
      ];
    });
    await Promise.all(sent);
  };
};

/** A dealer who touches nothing but the keyboard. */
export const dealerAt = (page: Page): DealerDesk => {
  const keyboard = createKeyboard(page);
  const send = async (keys: readonly string[], apartMs: number) => (await keyboard)(keys, apartMs);
  /** The page's clock when the next thing was seen. */
  let seenAt = 0;
  return {
    due: async (words) => {
      await expect(page.getByRole('heading', { level: 2, name: words })).toBeVisible();
      seenAt = await page.evaluate('performance.now()');
    },
    enter: async () => {
      const now = () => page.evaluate<number>('performance.now()');
      await expect.poll(now, { intervals: [100] }).toBeGreaterThan(seenAt + SHOWN_MS);
      await send(['Enter'], BY_HAND_MS);
    },
    types: (card) => send([...card.replace('T', '10').toLowerCase()], BY_HAND_MS),
    scans: (card) => send([...card.replace('T', '10'), 'Enter'], SCANNER_MS),
    key: (key) => send([key], BY_HAND_MS),
  };
};
