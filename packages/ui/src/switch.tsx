// A switch: a styled checkbox, so that keyboard, speech input and forms work with it.
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
        // Controlled by `props.checked`: a change that the parent rejected must not remain visible.
        event.currentTarget.checked = props.checked;
      }}
    />
    <i aria-hidden="true" />
    <span>{props.children}</span>
  </label>
);
