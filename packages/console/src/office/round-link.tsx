// Links to rounds and patrons. A solo table is named after its patron, and each of its rounds is a shoe of one coup.
import { language, texts } from '@punto/language/catalogue';
import { Sentence } from '@punto/ui/sentence.tsx';
import { Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { OperatorBadge } from '../currency/operator-badge.tsx';
import { Link } from '../ui/link.tsx';
import { shortNumber } from './short-number.ts';

const text = texts('office');

export const roundAddress = (round: { table: string; shoe: number; round: number }): string =>
  `/rounds/${encodeURIComponent(round.table)}/${round.shoe}/${round.round}`;

export const RoundLink = (props: { table: string; shoe: number; round: number }) => (
  <Link class="link" href={roundAddress(props)}>
    <Sentence parts={text.round.parts({ shoe: props.shoe, round: props.round })} />
  </Link>
);

/** The current name of a table; its id if it is not on the wall. */
export const useTableNames = () => {
  const floor = useFloor();
  return (table: string): string => {
    const [own = table, patron] = table.split('.');
    const name = floor.entry(own)?.floor.view.setup.name ?? own;
    return patron === undefined ? name : text.ofPatron({ table: name, patron: shortNumber(patron) });
  };
};

/** All tables as options of a filter, with an empty choice. */
export const useTableChoice = () => {
  const floor = useFloor();
  return () => [
    { value: '', text: text.allTables() },
    ...floor
      .tables()
      .map(({ table, floor: { view } }) => ({ value: table, text: view.setup.name }))
      .sort((a, b) => a.text.localeCompare(b.text, language(), { numeric: true })),
  ];
};

/** Shown with the patron's display name, if known, and the operator of an operator's patron. */
export const PatronLink = (props: { patron: string; name?: string | undefined }) => (
  <>
    <PatronName {...props} />
    <OperatorBadge patron={props.patron} />
  </>
);

/** The same without the operator, where the page names it already. */
export const PatronName = (props: { patron: string; name?: string | undefined }) => (
  <Link class="link" href={`/patrons/${encodeURIComponent(props.patron)}`} title={props.patron}>
    <Show when={props.name}>{(name) => <b>{`${name()} `}</b>}</Show>
    {shortNumber(props.patron)}
  </Link>
);
