import { expect, it } from 'vitest';
import { placeNear } from './near.ts';

const window = { width: 1000, height: 600 };
const card = { width: 300, height: 200 };

it('is placed on the first preferred side where it fits completely', () => {
  const anchor = { left: 400, top: 100, width: 100, height: 100 };
  expect(placeNear(anchor, card, window, ['under', 'left'])).toEqual({ left: 300, top: 208 });
  expect(placeNear(anchor, card, window, ['left', 'right'])).toEqual({ left: 92, top: 50 });
});
it('uses another side rather than cover its anchor', () => {
  const corner = { left: 10, top: 480, width: 100, height: 100 };
  expect(placeNear(corner, card, window, ['left', 'right'])).toEqual({ left: 118, top: 392 });
});
it('stays inside the window when it fits on no side', () => {
  const wide = { left: 0, top: 0, width: 1000, height: 600 };
  const { left, top } = placeNear(wide, card, window, ['under', 'left', 'right']);
  expect(left).toBeGreaterThanOrEqual(8);
  expect(top + card.height).toBeLessThanOrEqual(592);
});
