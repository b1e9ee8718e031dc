// Fingers on a touch screen, as the browser gets them from the glass.
import type { Locator, Page } from '@playwright/test';

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

/** Down on the middle of the element once it rests and nothing lies over it, still until the effect is seen, and up. */
export const pressLong = async (on: Locator, effect: () => Promise<unknown>): Promise<void> => {
  await on.tap({ trial: true });
  const box = await on.boundingBox();
  if (!box) throw new Error('the element has no box');
  const touch = await finger(on.page());
  await touch('touchStart', [box.x + box.width / 2, box.y + box.height / 2]);
  await effect();
  await touch('touchEnd');
};
