// The way of chips between a spot and the house: to its tray, or where none is drawn to the upper edge of the felt.
import { wantsLessMotion } from '@punto/ui/client/settings.ts';
import { inNextFrame } from '@punto/ui/next-frame.ts';
import { COLLECT_MS, PAY_MS } from '../../felt/result-steps.ts';

/** Lost chips leave; the caller hides them, so that they are gone when the movement ends or is not wanted. */
export const collect = (chips: HTMLElement): void =>
  fly(chips, (house) =>
    chips.animate(
      [
        { translate: '0 0', opacity: 1 },
        // The chips fade before they reach the cards and the ring.
        { opacity: 1, offset: 0.4 },
        { opacity: 0, offset: 0.85 },
        { translate: house, scale: 0.7, opacity: 0 },
      ],
      { duration: COLLECT_MS, easing: 'ease-in' },
    ),
  );

/** Winnings come to where they are drawn. */
export const pay = (chips: Element): void =>
  fly(chips, (house) =>
    chips.animate(
      [
        { translate: house, scale: 0.7, opacity: 0 },
        { opacity: 1, offset: 0.3 },
        { translate: '0 0', opacity: 1 },
      ],
      { duration: PAY_MS, easing: 'cubic-bezier(.2,.7,.2,1)' },
    ),
  );

/** Passes to `move` the `translate` that brings the chips to the house; not called when motion is off. */
const fly = (chips: Element, move: (house: string) => void): void => {
  if (wantsLessMotion()) return;
  inNextFrame(() => {
    const house = houseFrom(chips);
    return house === null ? undefined : () => move(house);
  });
};

const houseFrom = (chips: Element): string | null => {
  const stage = chips.closest('.cloth')?.querySelector('.stage');
  if (!stage) return null;
  const here = chips.getBoundingClientRect();
  if (here.width === 0) return null;
  const tray = stage.parentElement?.querySelector('.house-chips, .house-tray')?.getBoundingClientRect();
  const to = tray && tray.width > 0 ? tray : stage.getBoundingClientRect();
  const bottom = to === tray ? to.bottom : to.top;
  return `${to.left + to.width / 2 - here.left - here.width / 2}px ${bottom - here.bottom}px`;
};
