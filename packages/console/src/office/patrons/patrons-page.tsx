// Search for patrons by the beginning of their name or id, and the page of one patron.

import { texts } from '@punto/language/catalogue';
import type { PatronKey } from '@punto/ledger/patron-key';
import { queryOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { PatronLine } from '@punto/protocol/floor/patron-api';
import { useParams } from '@punto/ui/route/router.tsx';
import { useSearchParams } from '@punto/ui/route/search-params.ts';
import { Show } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { BrandField } from '../../currency/brand-field.tsx';
import { keyOfPatron } from '../../currency/patron-money.ts';
import { useBrands } from '../../currency/use-brands.ts';
import { usePageName } from '../../page-name.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Badge } from '../../ui/marks.tsx';
import { momentText } from '../../ui/time.ts';
import { useTyped } from '../../ui/use-typed.ts';
import { LoadedPages } from '../loaded.tsx';
import { shortNumber } from '../short-number.ts';
import { usePagedQuery } from '../use-query.ts';
import { PatronSheet } from './patron-sheet.tsx';
import '../office.css';
import './patrons.css';

const text = texts('office').patrons;
const { column } = texts('office');
const { operators, place } = texts('floor');
const { invitations } = texts('names').ways;

const PatronsPage = () => {
  usePageName(place.patrons);
  const floor = useFloor();
  const params = useParams();
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useTyped(
    () => query.search ?? '',
    (search) => setQuery({ search }, { replace: true }),
  );
  const brands = useBrands();
  /** The filters, which a link to a patron keeps. */
  const kept = () => ({ search: query.search, brand: query.brand });
  const patrons = usePagedQuery<PatronLine>(
    () => OFFICE_PATHS.patrons + queryOf({ search: query.search, brand: query.brand, limit: 50 }),
  );
  return (
    <main id="main" class="floor-page office patrons" classList={{ one: params.id !== undefined }}>
      <header>
        <h1>{place.patrons()}</h1>
        <Show when={floor.may('invite-guest')}>
          <Link class="link" href="/patrons/invitations">
            {invitations.title()}
          </Link>
        </Show>
      </header>
      <div class="patrons-list">
        <TextField
          label={text.find()}
          type="search"
          hint={text.findHint()}
          maxlength={64}
          value={typed()}
          onInput={setTyped}
        />
        <BrandField brand={query.brand} onBrand={(brand) => setQuery({ brand }, { replace: true })} />
        <LoadedPages pages={patrons} reading={text.reading()}>
          {(items) => (
            <DataTable
              caption={text.caption()}
              rows={items()}
              columns={columns(kept(), brands.has() ? [operatorColumn(brands.keyText)] : [])}
              nothing={query.search || query.brand ? text.noneFound() : text.none()}
              isCurrent={({ id }) => id === params.id}
            />
          )}
        </LoadedPages>
      </div>
      <Show when={params.id} keyed>
        {(id) => <PatronSheet id={id} back={`/patrons${queryOf(kept())}`} onChanged={patrons.again} />}
      </Show>
    </main>
  );
};

type Kept = { readonly search: string | undefined; readonly brand: string | undefined };

const operatorColumn = (keyText: (key: PatronKey) => string): TableColumn<PatronLine> => ({
  ...{ key: 'operator', title: operators.operator },
  by: ({ id }) => keyText(keyOfPatron(id)),
  cell: ({ id }) => keyText(keyOfPatron(id)),
});

/** `more`: after the name. */
const columns = (
  kept: Kept,
  more: readonly TableColumn<PatronLine>[],
): readonly TableColumn<PatronLine>[] => [
  {
    key: 'name',
    title: column.name,
    by: ({ name }) => name,
    cell: ({ id, name }) => (
      <Link class="link" href={`/patrons/${encodeURIComponent(id)}${queryOf(kept)}`}>
        {name}
      </Link>
    ),
  },
  ...more,
  {
    key: 'chosen',
    title: texts('names').patron.chosen,
    by: ({ displayName }) => displayName ?? '',
    cell: ({ displayName }) => <bdi>{displayName}</bdi>,
  },
  {
    key: 'id',
    title: column.number,
    by: ({ id }) => id,
    cell: ({ id }) => (
      <span class="dim" title={id}>
        {shortNumber(id)}
      </span>
    ),
  },
  {
    key: 'since',
    title: column.since,
    by: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => momentText(createdAt),
  },
  {
    key: 'state',
    title: column.state,
    by: ({ suspended }) => (suspended ? text.suspended() : text.mayPlay()),
    cell: ({ suspended }) => (suspended ? <Badge tone="bad">{text.suspended()}</Badge> : text.mayPlay()),
  },
];

export default PatronsPage;
