// The filter by patron of a list: by name or id; names that several patrons share are suggested by id.
import { texts } from '@punto/language/catalogue';
import { queryOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { PatronLine } from '@punto/protocol/floor/patron-api';
import { For } from 'solid-js';
import { TextField } from '../ui/field.tsx';
import { useTyped } from '../ui/use-typed.ts';
import { shortNumber } from './short-number.ts';
import { type PageOf, useQuery } from './use-query.ts';

const text = texts('rounds').filter;

const SUGGESTED = 8;
const SUGGESTIONS_ID = 'patrons-suggested';

export const PatronField = (props: {
  patron: string | undefined;
  fault: string | undefined;
  onPatron: (patron: string) => void;
}) => {
  const [typed, setTyped] = useTyped(
    () => props.patron ?? '',
    (patron) => props.onPatron(patron),
  );
  const found = useQuery<PageOf<PatronLine>>(() =>
    props.patron ? OFFICE_PATHS.patrons + queryOf({ search: props.patron, limit: SUGGESTED }) : null,
  );
  const isShared = (name: string) =>
    (found.value()?.items ?? []).filter((each) => each.name === name).length > 1;
  return (
    <>
      <TextField
        label={text.patron()}
        type="search"
        list={SUGGESTIONS_ID}
        placeholder={text.patronHint()}
        maxlength={64}
        fault={props.fault}
        value={typed()}
        onInput={setTyped}
      />
      <datalist id={SUGGESTIONS_ID}>
        <For each={found.value()?.items ?? []}>
          {({ id, name }) => (
            <option value={isShared(name) ? id : name}>{isShared(name) ? name : shortNumber(id)}</option>
          )}
        </For>
      </datalist>
    </>
  );
};
