// Looks at a page or sheet as a test has brought it about: axe finds nothing, in the dark and in the light, and nothing is wider
// than the window in any of six sizes. With PUNTO_TEST_PICTURES=folder each is drawn, for a person to look at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeInSchemes } from './axe.ts';
import { expect } from './expect.ts';

const FOLDER = process.env.PUNTO_TEST_PICTURES;
/** Pictures are for reading. */
export const PICTURE_SCALE = FOLDER === undefined ? 0.5 : 1;

const SIZES = [
  [390, 844, 'dark'],
  [390, 664, 'light'],
  [844, 390, 'dark'],
  [820, 1180, 'light'],
  [1366, 641, 'dark'],
  [1440, 900, 'light'],
] as const;

/** How far the page can be scrolled sideways, in pixels. */
const SIDEWAYS = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Returns the number of windows in which it looked. */
export const look = async (page: Page, name: string): Promise<number> => {
  const before = page.viewportSize();
  expect(await axeInSchemes(page), name).toEqual([]);
  for (const [width, height, colorScheme] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await page.evaluate(SIDEWAYS), `${name} at ${width} × ${height}`).toBe(0);
    if (FOLDER === undefined) continue;
    mkdirSync(FOLDER, { recursive: true });
    await page.screenshot({ path: join(FOLDER, `${name}-${width}x${height}-${colorScheme}.png`) });
  }
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  return SIZES.length;
};
