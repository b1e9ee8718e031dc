// A patron of an operator, without a link: the sheets of patrons are of those of the house itself.
import { Show } from 'solid-js';
import { shortNumber } from '../short-number.ts';

export const PatronText = (props: { patron: string; name?: string | undefined }) => (
  <span title={props.patron}>
    <Show when={props.name}>{(name) => <b>{`${name()} `}</b>}</Show>
    {shortNumber(props.patron)}
  </span>
);
