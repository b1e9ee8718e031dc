// The way from a figure to the round it comes from. A table of a solo room is named with its patron, and its rounds
// are shoes of one coup.
import { A } from '@solidjs/router';
import { Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { shortNumber } from './short-number.ts';

export const roundAddress = (round: { table: string; shoe: number; round: number }): string =>
  `/rounds/${encodeURIComponent(round.table)}/${round.shoe}/${round.round}`;

export const RoundLink = (props: { table: string; shoe: number; round: number }) => (
  <A class="link" href={roundAddress(props)}>
    <span class="spoken">Shoe </span>
    {props.shoe} · <span class="spoken">round </span>
    {props.round}
  </A>
);

/** The name a table has now; its address where it is no longer on the wall. */
export const useTableNames = () => {
  const floor = useFloor();
  return (table: string): string => {
    const [own = table, patron] = table.split('.');
    const name = floor.entry(own)?.floor.view.setup.name ?? own;
    return patron === undefined ? name : `${name}, ${shortNumber(patron)}`;
  };
};

/** All tables, for a choice that may be left open. */
export const useTableChoice = () => {
  const floor = useFloor();
  return () => [
    { value: '', text: 'All tables' },
    ...floor
      .tables()
      .map(({ table, floor: { view } }) => ({ value: table, text: view.setup.name }))
      .sort((a, b) => a.text.localeCompare(b.text, 'en', { numeric: true })),
  ];
};

/** By the name that the patron says at the table, where it is known. */
export const PatronLink = (props: { patron: string; name?: string | undefined }) => (
  <A class="link" href={`/patrons/${encodeURIComponent(props.patron)}`} title={props.patron}>
    <Show when={props.name}>{(name) => <b>{`${name()} `}</b>}</Show>
    {shortNumber(props.patron)}
  </A>
);
