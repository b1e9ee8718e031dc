// A drawing of the size of a card that cards refer to as a fill: one element of a card shows it, where `<use>` would
// copy all of its elements into every card.
import type { ParentProps } from 'solid-js';

/** Render inside `<defs>`. */
export const FacePattern = (props: ParentProps<{ id: string }>) => (
  <pattern id={props.id} patternUnits="userSpaceOnUse" width="250" height="350">
    {props.children}
  </pattern>
);
