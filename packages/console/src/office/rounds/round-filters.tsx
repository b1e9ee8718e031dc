// The filters of the list of rounds. They are in the address of the page, so that a search can be shared; a value that the
// server rejects is reported at its field.

import { texts } from '@punto/language/catalogue';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { JournalPeople } from '@punto/protocol/floor/report-api';
import { ROUND_STATUSES } from '@punto/protocol/floor/round-api';
import { Show } from 'solid-js';
import { BrandField } from '../../currency/brand-field.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { useTyped } from '../../ui/use-typed.ts';
import { PatronField } from '../patron-field.tsx';
import { useTableChoice } from '../round-link.tsx';
import { shortNumber } from '../short-number.ts';
import { useQuery } from '../use-query.ts';
import { isFiltered, localTime, MACHINE, type RoundQuery, utcTime } from './round-query.ts';

const text = texts('rounds').filter;
const { status } = texts('office');

type Filters = {
  query: RoundQuery;
  faults: Readonly<Record<string, string>>;
  onQuery: (change: RoundQuery) => void;
  onClear: () => void;
};

export const RoundFilters = (props: Filters) => {
  const tables = useTableChoice();
  return (
    <div class="form-line filters round-filters">
      <SelectField
        label={text.table()}
        value={props.query.table ?? ''}
        onChange={(table) => props.onQuery({ table, shoe: '' })}
        options={tables()}
      />
      <TextField
        label={text.shoe()}
        class="short"
        inputmode="numeric"
        placeholder={props.query.table ? text.all() : text.chooseTable()}
        disabled={!props.query.table && !props.query.shoe}
        maxlength={9}
        fault={props.faults.shoe}
        value={props.query.shoe ?? ''}
        onInput={(typed) => props.onQuery({ shoe: typed.replace(/\D/g, '') })}
      />
      <SelectField
        label={text.status()}
        class="short"
        value={props.query.status ?? ''}
        onChange={(chosen) => props.onQuery({ status: chosen })}
        options={[
          { value: '', text: text.any() },
          ...ROUND_STATUSES.map((value) => ({ value, text: status[value]() })),
        ]}
      />
      <DealerField {...props} />
      <TimeField label={text.from()} name="from" {...props} />
      <TimeField label={text.to()} name="to" {...props} />
      <PatronField
        patron={props.query.patron}
        fault={props.faults.patron}
        onPatron={(patron) => props.onQuery({ patron })}
      />
      <BrandField class="short" brand={props.query.brand} onBrand={(brand) => props.onQuery({ brand })} />
      <label class="form-check">
        <input
          type="checkbox"
          checked={props.query.staked === 'yes'}
          onChange={(event) => props.onQuery({ staked: event.currentTarget.checked ? 'yes' : '' })}
        />
        {text.staked()}
      </label>
      <Show when={isFiltered(props.query)}>
        <Button onPress={props.onClear}>{text.clear()}</Button>
      </Show>
    </div>
  );
};

const TimeField = (props: Filters & { label: string; name: 'from' | 'to' }) => {
  const [typed, setTyped] = useTyped(
    () => localTime(props.query[props.name]),
    (local) => props.onQuery({ [props.name]: utcTime(local) }),
  );
  return (
    <TextField
      label={props.label}
      class="moment"
      type="datetime-local"
      fault={props.faults[props.name]}
      value={typed()}
      onInput={setTyped}
    />
  );
};

const DealerField = (props: Filters) => {
  const people = useQuery<JournalPeople>(() => OFFICE_PATHS.journalPeople);
  const options = () => {
    const known = (people.value()?.people ?? []).map(({ id, name }) => ({ value: id, text: name }));
    const chosen = props.query.dealer ?? '';
    const isListed = chosen === '' || chosen === MACHINE || known.some(({ value }) => value === chosen);
    return [
      { value: '', text: text.any() },
      { value: MACHINE, text: text.machine() },
      ...(isListed ? [] : [{ value: chosen, text: shortNumber(chosen) }]),
      ...known,
    ];
  };
  return (
    <SelectField
      label={text.dealer()}
      value={props.query.dealer ?? ''}
      onChange={(dealer) => props.onQuery({ dealer })}
      options={options()}
    />
  );
};
