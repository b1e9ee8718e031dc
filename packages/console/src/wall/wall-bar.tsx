// Search, filter and order of the wall; the choice is stored at this desk.

import { texts } from '@punto/language/catalogue';
import { BrandField } from '../currency/brand-field.tsx';
import { deskSettings, setDeskSettings } from '../desk-settings.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { WALL_FILTERS, WALL_ORDERS } from '../wall-choice.ts';

const text = texts('floor').wall;

export const WallBar = (props: {
  search: string;
  onSearch: (search: string) => void;
  brand: string;
  onBrand: (brand: string) => void;
}) => (
  <search class="wall-bar">
    <TextField
      label={text.find()}
      type="search"
      placeholder={text.findHint()}
      value={props.search}
      onInput={props.onSearch}
    />
    <SelectField
      label={text.show()}
      value={deskSettings.wall.filter}
      options={WALL_FILTERS.map((value) => ({ value, text: text.filter[value]() }))}
      onChange={(filter) => setDeskSettings('wall', { filter })}
    />
    <SelectField
      label={text.order()}
      value={deskSettings.wall.order}
      options={WALL_ORDERS.map((value) => ({ value, text: text.orders[value]() }))}
      onChange={(order) => setDeskSettings('wall', { order })}
    />
    <BrandField brand={props.brand} onBrand={props.onBrand} />
  </search>
);
