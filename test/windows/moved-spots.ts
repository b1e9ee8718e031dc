// Checks that spots do not move in a round: at a table each has the same position while betting is open and with its result, so
// that no finger comes down on another bet.
import type { Page } from '@playwright/test';

/** Tolerates the rounding of heights that are not whole pixels. */
const ALLOWED_PX = 1.5;

type Tops = ReadonlyMap<string, number>;

const topsOn = async (page: Page): Promise<Tops> =>
  new Map(
    await page
      .locator('.spot[data-option]')
      .evaluateAll((spots) =>
        spots.map((spot) => [
          spot.getAttribute('data-option') ?? '',
          spot.getBoundingClientRect().top + spot.ownerDocument.defaultView.scrollY,
        ]),
      ),
  );

/** Compares the present positions with those stored before under the same `key`: a room, a look and a size. */
export const createMovedSpots = () => {
  const before = new Map<string, Tops>();
  return async (page: Page, key: string): Promise<readonly string[]> => {
    const now = await topsOn(page);
    const then = before.get(key);
    before.set(key, now);
    const moved = [...(then ?? [])].flatMap(([option, top]) => {
      const by = (now.get(option) ?? top) - top;
      return Math.abs(by) > ALLOWED_PX ? [{ option, by }] : [];
    });
    const [first] = moved;
    if (!first) return [];
    return [`${moved.length} spots moved since betting, “${first.option}” by ${first.by.toFixed(1)} px`];
  };
};
