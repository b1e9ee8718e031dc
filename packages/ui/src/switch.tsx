// A switch: a checkbox in another coat, so that keyboard, voice and forms know it.
import type { JSX } from 'solid-js';
import './switch.css';

export const Switch = (props: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  class?: string;
  children: JSX.Element;
}) => (
  <label class={`switch ${props.class ?? ''}`}>
    <input
      type="checkbox"
      role="switch"
      aria-checked={props.checked}
      checked={props.checked}
      disabled={props.disabled}
      onChange={(event) => {
        props.onChange(event.currentTarget.checked);
        // The owner decides: a change it refused must not stay on the switch.
        event.currentTarget.checked = props.checked;
      }}
    />
    <i aria-hidden="true" />
    <span>{props.children}</span>
  </label>
);
