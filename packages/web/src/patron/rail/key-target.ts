// Properties of the focused element that keyboard shortcuts depend on.
import type { ArrowPlace } from '@punto/ui/arrow.ts';

export const middleOf = (element: Element): ArrowPlace => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height };
};
