// A patron in a browser: finds everything by role and name, as a person would.

import { type Browser, type BrowserContextOptions, type Locator, type Page, test } from '@playwright/test';
import { type Minor, minor } from '@punto/engine/minor';
import type { RecordsAnswer } from '@punto/protocol/api';
import type { Phase } from '@punto/table/state';
import { CONFIRMED_AGAIN } from './confirmed-again.ts';
import { expect } from './expect.ts';
import { readInTestLanguages } from './in-test-languages.ts';
import { listen, type Received } from './received.ts';
import type { TestTable } from './tables.ts';

export type Patron = {
  readonly page: Page;
  /** Goes to the table by its address. */
  readonly open: (table: TestTable) => Promise<void>;
  /** Goes to the table from the lobby. */
  readonly sit: (tableName: string) => Promise<void>;
  readonly spot: (label: string) => Locator;
  /** Lays one chip of this many coins. */
  readonly lay: (label: string, chip: string) => Promise<void>;
  /** Confirms the chips on the felt and waits for the answer. */
  readonly confirm: () => Promise<void>;
  /** Waits for a betting window with at least `seconds` seconds left. */
  readonly untilBetting: (seconds: number) => Promise<void>;
  readonly untilResult: () => Promise<void>;
  /** Waits until the table is in this phase. */
  readonly untilPhase: (phase: Phase) => Promise<void>;
  /** The available balance, as shown on the page. */
  readonly shownBalance: () => Promise<Minor>;
  readonly records: () => Promise<RecordsAnswer['items']>;
};

/** A patron in a separate browser, whose connection is recorded. */
export type Guest = Patron & { readonly heard: Received };

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** Brings guests, until `close`. */
export const createGuests = (browser: Browser) => {
  const pages: Page[] = [];
  return {
    bring: async (options: BrowserContextOptions = {}): Promise<Guest> => {
      const page = await browser.newPage(options);
      pages.push(page);
      const heard = listen(page);
      return { ...patronOn(page), heard };
    },
    close: async (): Promise<void> => {
      for (const page of pages) await readInTestLanguages(page);
      await Promise.all(pages.map((page) => page.context().close()));
    },
  };
};
export type BringGuest = ReturnType<typeof createGuests>['bring'];

/** Confirms by hand, so that a slow machine does not find chips placed between two presses. */
const BY_HAND = JSON.stringify({ autoConfirm: false, closingRead: true });

/** A placed ticket is answered sooner, also on a slow machine. */
const ANSWERED_MS = 5_000;

/** `closing`: `default` leaves the settings as a newcomer has them, where chips are placed as betting closes. */
export const patronOn = (page: Page, closing: 'by-hand' | 'default' = 'by-hand'): Patron => {
  if (closing === 'by-hand')
    void page.addInitScript((stored) => {
      if (localStorage.getItem('punto.settings') === null) localStorage.setItem('punto.settings', stored);
    }, BY_HAND);
  const confirmButton = page.getByRole('button', { name: /^Confirm|^On its way/ });

  /** A link that is lost for a moment, or a refusal that passes, leaves the chips unconfirmed: a person presses again. */
  const pressAgain = async () => {
    const confirm = page.getByRole('button', { name: /^Confirm/ });
    if ((await confirm.count()) === 0 || !(await confirm.isEnabled())) return;
    const shown = await page.locator('.spot-note, .notice, .link-banner').allInnerTexts();
    test.info().annotations.push({ type: CONFIRMED_AGAIN, description: shown.join(' | ') });
    await confirm.click();
  };

  const untilPhase = (phase: Phase) =>
    page.locator(`[data-phase=${phase}]`).waitFor({ state: 'attached', timeout: 60_000 });
  const spot = (label: string) => page.getByRole('button', { name: new RegExp(`^${label}, pays`) });
  return {
    page,
    spot,
    open: async ({ id, name }) => {
      await page.goto(`/table/${id}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    },
    sit: async (tableName) => {
      await page.goto('/');
      await page.getByRole('link', { name: tableName }).click();
      await expect(page.getByRole('heading', { level: 1, name: tableName })).toBeVisible();
    },
    lay: async (label, chip) => {
      // The radio button itself is drawn as a chip: a person presses the chip.
      await page.locator('label', { has: page.getByRole('radio', { name: chip, exact: true }) }).click();
      await spot(label).click();
    },
    confirm: async () => {
      const laying = page.locator('.spot[data-laying]');
      await confirmButton.click();
      await laying
        .first()
        .waitFor({ state: 'detached', timeout: ANSWERED_MS })
        .catch(() => pressAgain());
      await expect(laying).toHaveCount(0);
      await expect(page.locator('.spot[data-confirmed]')).not.toHaveCount(0);
    },
    untilBetting: async (seconds) => {
      await expect(async () => {
        await untilPhase('betting');
        const timer = page.locator('[data-phase=betting]').getByRole('timer');
        const label = await timer.getAttribute('aria-label', { timeout: 1_000 });
        expect(Number.parseInt(label ?? '0', 10)).toBeGreaterThanOrEqual(seconds);
      }).toPass({ timeout: 60_000, intervals: [100, 500] });
    },
    untilResult: () => untilPhase('settled'),
    untilPhase,
    shownBalance: async () => {
      const text = await page.locator('.balance b').innerText();
      return minor(Math.round(Number(text.replaceAll(',', '')) * 100));
    },
    records: async () => {
      const answer = await page.request.get(new URL('/api/records?limit=50', page.url()).href);
      expect(answer.ok()).toBe(true);
      return ((await answer.json()) as RecordsAnswer).items;
    },
  };
};
