// A secret that is shown once, to be typed elsewhere: a password, or the key of a one-time code.
import './secret-text.css';

export const SecretText = (props: {
  /** Centred and selected as a whole for a password; in groups of four for a key. */
  layout: 'centred' | 'in-groups';
  text: string;
}) => <p class={`secret-text ${props.layout}`}>{props.text}</p>;
