// A button of the floor: `primary` for the main act, `plain` for others, `danger` for destructive ones. While its work
// is in progress it is marked as busy and cannot be pressed again. One that is disabled for a stated reason can still take
// the focus, so that the reason can be read, and the focus is not lost when the state changes under it.

import { Icon, type IconName } from '@punto/ui/icon.tsx';
import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import './button.css';

export type ButtonKind = 'primary' | 'plain' | 'danger' | 'quiet';

export const Button = (props: {
  kind?: ButtonKind;
  icon?: IconName | undefined;
  type?: 'button' | 'submit';
  /** If it returns a promise, the button is busy until that is settled. */
  onPress?: (() => unknown) | undefined;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Why it is disabled, or what it does: read by screen readers, and shown on hover. */
  hint?: string | undefined;
  /** Its keyboard shortcut, printed on the button. */
  keys?: string | undefined;
  class?: string | undefined;
  wide?: boolean | undefined;
  pressed?: boolean | undefined;
  autofocus?: boolean;
  children: JSX.Element;
}) => {
  const [working, setWorking] = createSignal(false);
  let gone = false;
  onCleanup(() => {
    gone = true;
  });
  const busy = () => props.busy || working();
  const explained = () => (props.disabled ?? false) && props.hint !== undefined;
  const press = async () => {
    if (busy() || props.disabled) return;
    const work = props.onPress?.();
    if (!(work instanceof Promise)) return;
    setWorking(true);
    try {
      await work;
    } finally {
      if (!gone) setWorking(false);
    }
  };
  return (
    <button
      type={props.type ?? 'button'}
      class={`button ${props.class ?? ''}`}
      classList={{ wide: props.wide ?? false }}
      data-kind={props.kind ?? 'plain'}
      disabled={props.disabled && !explained()}
      aria-disabled={explained() || undefined}
      aria-busy={busy() || undefined}
      aria-pressed={props.pressed}
      aria-keyshortcuts={props.keys}
      title={props.hint}
      autofocus={props.autofocus}
      onClick={() => void press()}
      // A held key presses once: the button may be another one by then, Pause where it was Resume.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
    >
      <Show when={props.icon}>{(icon) => <Icon name={icon()} />}</Show>
      <span>{props.children}</span>
      <Show when={props.keys}>
        <span class="key" aria-hidden="true">
          {props.keys}
        </span>
      </Show>
    </button>
  );
};
