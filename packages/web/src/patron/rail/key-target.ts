// Properties of the focused element that keyboard shortcuts depend on.
import type { ArrowPlace } from '@punto/ui/arrow.ts';

/** The key belongs to a field or a dialog. */
export const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('dialog, input:not([type=radio], [type=checkbox]), select, textarea') !== null;

export const middleOf = (element: Element): ArrowPlace => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height };
};
