// A button of an act of the patron. Where the table would refuse the act in its present state, it is shown as disabled and
// says why; it keeps the focus, and a press still answers.
import type { JSX } from 'solid-js';

export const ActButton = (props: {
  class?: string;
  /** In words; `undefined`: the table would not refuse it. */
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
