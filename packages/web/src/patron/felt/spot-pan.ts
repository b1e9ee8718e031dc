// Where the chips of a spot sound from: its place on the page.
import type { OptionId } from '@punto/engine/option-id';
import { panAt } from '../../client/sound/pan.ts';

export const spotPan = (option: OptionId): number => {
  const box = document.querySelector(`.spot[data-option="${option}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? panAt(box.x + box.width / 2, innerWidth) : 0;
};
