// Fingers on a touch screen, as the browser gets them from the glass.
import type { Page } from '@playwright/test';

type Point = readonly [x: number, y: number];
type Kind = 'touchStart' | 'touchMove' | 'touchEnd';

const STEPS = 10;

const finger = async (page: Page) => {
  const glass = await page.context().newCDPSession(page);
  return async (type: Kind, at?: Point) => {
    const touchPoints = at ? [{ x: at[0], y: at[1] }] : [];
    await glass.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
};

/** The page has drawn what it was given. */
const frame = (page: Page) =>
  page
    .locator('body')
    .evaluate(
      ({ ownerDocument: { defaultView } }) =>
        new Promise((drawn) => defaultView.requestAnimationFrame(() => drawn(null))),
    );

export const dragByFinger = async (page: Page, from: Point, to: Point): Promise<void> => {
  const touch = await finger(page);
  await touch('touchStart', from);
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    await touch('touchMove', [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    await frame(page);
  }
  await touch('touchEnd');
};

/** Down at the point, still until what a long press does is seen, and up. */
export const pressLong = async (page: Page, at: Point, effect: () => Promise<unknown>): Promise<void> => {
  const touch = await finger(page);
  await touch('touchStart', at);
  await effect();
  await touch('touchEnd');
};
