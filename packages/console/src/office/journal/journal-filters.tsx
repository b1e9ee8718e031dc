// Filters of the journal: member, group of actions, patron, table and days. They are kept in the page's address, so
// that a search can be shared.
import { texts } from '@punto/language/catalogue';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { JournalPeople } from '@punto/protocol/floor/report-api';
import { BrandField } from '../../currency/brand-field.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { useTableChoice } from '../round-link.tsx';
import { useQuery } from '../use-query.ts';
import { ACT_GROUPS, type ActGroup, isActGroup } from './act-groups.ts';

const text = texts('journal').filter;
const { group } = texts('journal');

export type JournalSearch = {
  readonly staff?: string;
  readonly act?: string;
  readonly patron?: string;
  readonly brand?: string;
  readonly table?: string;
  readonly from?: string;
  readonly to?: string;
  readonly cards?: string;
};

export const JournalFilters = (props: {
  search: JournalSearch;
  onSearch: (change: JournalSearch) => void;
}) => {
  const tables = useTableChoice();
  const people = useQuery<JournalPeople>(() => OFFICE_PATHS.journalPeople);
  const persons = () => [
    { value: '', text: text.anybody() },
    ...(people.value()?.people ?? []).map(({ id, name }) => ({ value: id, text: name })),
  ];
  const acts = (): readonly { readonly value: ActGroup | ''; readonly text: string }[] => [
    { value: '', text: text.any() },
    ...ACT_GROUPS.map((value) => ({ value, text: group[value]() })),
  ];
  const act = (): ActGroup | '' => {
    const { act: chosen = '' } = props.search;
    return isActGroup(chosen) ? chosen : '';
  };
  return (
    <div class="form-line filters">
      <SelectField
        label={text.person()}
        value={props.search.staff ?? ''}
        onChange={(staff) => props.onSearch({ staff })}
        options={persons()}
      />
      <SelectField
        label={text.act()}
        value={act()}
        onChange={(chosen) => props.onSearch({ act: chosen })}
        options={acts()}
      />
      <SelectField
        label={text.table()}
        value={props.search.table ?? ''}
        onChange={(table) => props.onSearch({ table })}
        options={tables()}
      />
      <TextField
        label={text.patron()}
        type="search"
        placeholder={text.patronHint()}
        maxlength={64}
        value={props.search.patron ?? ''}
        onInput={(patron) => props.onSearch({ patron: patron.trim() })}
      />
      <BrandField brand={props.search.brand} onBrand={(brand) => props.onSearch({ brand })} />
      <TextField
        label={text.from()}
        type="date"
        value={props.search.from ?? ''}
        onInput={(from) => props.onSearch({ from })}
      />
      <TextField
        label={text.to()}
        type="date"
        value={props.search.to ?? ''}
        onInput={(to) => props.onSearch({ to })}
      />
      <SelectField
        label={text.cards()}
        value={props.search.cards ?? ''}
        onChange={(cards) => props.onSearch({ cards })}
        options={[
          { value: '', text: text.lineACoup() },
          { value: 'each', text: text.eachCard() },
        ]}
      />
    </div>
  );
};
