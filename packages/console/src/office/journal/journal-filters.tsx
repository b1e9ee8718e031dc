// Filters of the journal: member, group of actions, patron, table and days. They are kept in the page's address, so
// that a search can be shared.
import { keysOf } from '@punto/engine/keyed';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { JournalPeople } from '@punto/protocol/floor/report-api';
import { SelectField, TextField } from '../../ui/field.tsx';
import { useTableChoice } from '../round-link.tsx';
import { useQuery } from '../use-query.ts';
import { type ActGroup, GROUP_WORDS, isActGroup } from './act-groups.ts';

export type JournalSearch = {
  readonly staff?: string;
  readonly act?: string;
  readonly patron?: string;
  readonly table?: string;
  readonly from?: string;
  readonly to?: string;
  readonly cards?: string;
};

const ACTS: readonly { readonly value: ActGroup | ''; readonly text: string }[] = [
  { value: '', text: 'Any' },
  ...keysOf(GROUP_WORDS).map((value) => ({ value, text: GROUP_WORDS[value] })),
];
const CARDS = [
  { value: '', text: 'One line a coup' },
  { value: 'each', text: 'Each card' },
];

export const JournalFilters = (props: {
  search: JournalSearch;
  onSearch: (change: JournalSearch) => void;
}) => {
  const tables = useTableChoice();
  const people = useQuery<JournalPeople>(() => OFFICE_PATHS.journalPeople);
  const persons = () => [
    { value: '', text: 'Anybody' },
    ...(people.value()?.people ?? []).map(({ id, name }) => ({ value: id, text: name })),
  ];
  const act = (): ActGroup | '' => {
    const { act: group = '' } = props.search;
    return isActGroup(group) ? group : '';
  };
  return (
    <div class="form-line filters">
      <SelectField
        label="Person"
        value={props.search.staff ?? ''}
        onChange={(staff) => props.onSearch({ staff })}
        options={persons()}
      />
      <SelectField
        label="Act"
        value={act()}
        onChange={(chosen) => props.onSearch({ act: chosen })}
        options={ACTS}
      />
      <SelectField
        label="Table"
        value={props.search.table ?? ''}
        onChange={(table) => props.onSearch({ table })}
        options={tables()}
      />
      <TextField
        label="Patron"
        type="search"
        placeholder="Number"
        maxlength={64}
        value={props.search.patron ?? ''}
        onInput={(patron) => props.onSearch({ patron: patron.trim() })}
      />
      <TextField
        label="From"
        type="date"
        value={props.search.from ?? ''}
        onInput={(from) => props.onSearch({ from })}
      />
      <TextField
        label="To"
        type="date"
        value={props.search.to ?? ''}
        onInput={(to) => props.onSearch({ to })}
      />
      <SelectField
        label="Cards"
        value={props.search.cards ?? ''}
        onChange={(cards) => props.onSearch({ cards })}
        options={CARDS}
      />
    </div>
  );
};
