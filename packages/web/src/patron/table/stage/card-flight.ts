// The way of a card over the felt: from the mouth of the shoe to its place, and from there to the discard tray. Where
// the window has no room for them, it is the upper right and the upper left corner.
import { inNextFrame } from '@punto/ui/next-frame.ts';
import { FLIP_MS } from '../../felt/card-motion.ts';
import type { HandPace } from './hand-pace.ts';
import { SWEEP_MS } from './sweep-ms.ts';

/** `box` comes from the shoe; face down, if its leaf is turned later. */
export const flyIn = (
  box: HTMLElement,
  sideways: boolean,
  { flyMs, turn }: HandPace,
  delay: number,
): void => {
  const end = sideways ? 90 : 0;
  inNextFrame(() => {
    const from = offsetTo(box, '.waiting-card, .shoe-mouth', 'right');
    return () => {
      box.animate(
        [
          { translate: from.translate, scale: from.scale, rotate: `${turn}deg`, opacity: 0 },
          { opacity: 1, offset: 0.12 },
          { translate: '0 0', scale: 1, rotate: `${end}deg`, opacity: 1 },
        ],
        { duration: flyMs, delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'backwards' },
      );
      raise(box, delay + flyMs);
    };
  });
};

/** `box` goes to the discard tray and stays invisible; its leaf is turned face down on the way. */
export const sweep = (box: HTMLElement, leaf: HTMLElement, delay: number): void => {
  const timing = { duration: SWEEP_MS, delay, fill: 'forwards' } as const;
  inNextFrame(() => {
    const to = offsetTo(box, '.discard-tray, .house-tray', 'left');
    return () => {
      box.animate(
        [
          { translate: '0 0' },
          { opacity: 1, offset: 0.9 },
          { translate: to.translate, scale: to.scale, rotate: '0deg', opacity: 0 },
        ],
        { ...timing, easing: 'cubic-bezier(.5,0,.3,1)' },
      );
      leaf.animate({ transform: ['rotateY(0)', 'rotateY(180deg)'] }, { ...timing, duration: SWEEP_MS / 2 });
      raise(box, delay + SWEEP_MS);
    };
  });
};

/** While a card flies, its hand lies over scores, ring and the other hand. */
const raise = (box: HTMLElement, forMs: number): void => {
  box.closest('.hand')?.animate({ zIndex: [3, 3] }, { duration: forMs });
};

/** What brings the middle of `box` to the middle of `place`, or to a corner of the stage if that is not drawn. */
const offsetTo = (box: HTMLElement, place: string, corner: 'left' | 'right') => {
  const here = box.getBoundingClientRect();
  const stage = box.closest('.stage')?.getBoundingClientRect() ?? new DOMRect();
  const drawn = box.closest('.cloth')?.querySelector(place)?.getBoundingClientRect();
  const to = drawn && drawn.width > 0 ? drawn : new DOMRect(stage[corner], stage.top, 0, 0);
  // The third card lies sideways, and a past hand is drawn smaller: the way is in the units of the box.
  const width = Math.min(here.width, here.height);
  const unit = width / box.offsetWidth || 1;
  const dx = (to.left + to.width / 2 - here.left - here.width / 2) / unit;
  const dy = (to.top + to.height / 2 - here.top - here.height / 2) / unit;
  return { translate: `${dx}px ${dy}px`, scale: Math.max(0.3, Math.min(0.8, to.width / width)) };
};

/** Turns a card over in its place. */
export const flip = (leaf: HTMLElement, delay: number): Animation =>
  leaf.animate(
    { transform: ['rotateY(-180deg)', 'rotateY(0)'] },
    { duration: FLIP_MS, delay, easing: 'cubic-bezier(.4,0,.2,1)', fill: 'backwards' },
  );
