// A button for an act of the patron. If the table would refuse the act in its current state, it looks disabled and
// gives the reason in its tooltip; it keeps the focus and can still be pressed.
import type { JSX } from 'solid-js';

export const ActButton = (props: {
  class?: string;
  /** The reason as text; `undefined` if the act is possible. */
  whyNot: string | undefined;
  onPress: () => unknown;
  children: JSX.Element;
}) => (
  <button
    type="button"
    class={props.class}
    aria-disabled={props.whyNot !== undefined}
    title={props.whyNot}
    onClick={() => props.onPress()}
  >
    {props.children}
  </button>
);
