// Search, filter and order of the wall; the choice is stored at this desk.

import { deskSettings, setDeskSettings } from '../desk-settings.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import type { WallFilter, WallOrder } from '../wall-choice.ts';

const FILTERS: readonly { readonly value: WallFilter; readonly text: string }[] = [
  { value: 'all', text: 'All tables' },
  { value: 'alerts', text: 'With alerts' },
  { value: 'dealt', text: 'Dealt by a person' },
  { value: 'shut', text: 'Closed' },
];
const ORDERS: readonly { readonly value: WallOrder; readonly text: string }[] = [
  { value: 'trouble', text: 'Trouble first' },
  { value: 'name', text: 'By name' },
  { value: 'exposure', text: 'Largest exposure' },
  { value: 'staked', text: 'Most staked' },
  { value: 'patrons', text: 'Most patrons' },
];

export const WallBar = (props: { search: string; onSearch: (search: string) => void }) => (
  <search class="wall-bar">
    <TextField
      label="Find a table"
      type="search"
      placeholder="Find table, room or dealer"
      value={props.search}
      onInput={props.onSearch}
    />
    <SelectField
      label="Show"
      value={deskSettings.wall.filter}
      options={FILTERS}
      onChange={(filter) => setDeskSettings('wall', { filter })}
    />
    <SelectField
      label="Order"
      value={deskSettings.wall.order}
      options={ORDERS}
      onChange={(order) => setDeskSettings('wall', { order })}
    />
  </search>
);
