// The rounds that were played, the newest first, by table and shoe and by how they ended; and one of them traced to
// everything it left.
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { RoundLine } from '@punto/protocol/floor/round-api';
import { useParams, useSearchParams } from '@solidjs/router';
import { Show } from 'solid-js';
import { queryOf } from '../../client/floor-client.ts';
import { usePageName } from '../../page-name.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { useAskedPages } from '../asked.ts';
import { FileLink } from '../file-link.tsx';
import { useTableChoice } from '../round-link.tsx';
import { PagesShown } from '../shown.tsx';
import { STATUS_WORDS } from '../status.tsx';
import { RoundTable } from './round-table.tsx';
import { RoundTrace } from './round-trace.tsx';
import '../office.css';
import './rounds.css';

const RoundsPage = () => {
  const params = useParams<{ table?: string; shoe?: string; round?: string }>();
  return (
    <Show
      when={params.round && `${params.table}/${params.shoe}/${params.round}`}
      keyed
      fallback={<RoundList />}
    >
      {(_) => (
        <RoundTrace table={params.table ?? ''} shoe={Number(params.shoe)} round={Number(params.round)} />
      )}
    </Show>
  );
};

const STATUSES = [
  { value: '', text: 'Any' },
  ...Object.entries(STATUS_WORDS).map(([value, text]) => ({ value, text })),
];

const RoundList = () => {
  usePageName('Rounds');
  const [query, setQuery] = useSearchParams<{ table?: string; shoe?: string; status?: string }>();
  const tables = useTableChoice();
  const shoe = () => (/^[1-9]\d{0,8}$/.test(query.shoe ?? '') ? query.shoe : undefined);
  const address = (more: Readonly<Record<string, string | number>>) =>
    OFFICE_PATHS.rounds + queryOf({ table: query.table, shoe: shoe(), status: query.status, ...more });
  const rounds = useAskedPages<RoundLine>(() => address({ limit: 50 }));
  return (
    <main id="main" class="floor-page office">
      <header>
        <h1>Rounds</h1>
        <FileLink href={address({ format: 'csv' })} />
      </header>
      <div class="form-line filters">
        <SelectField
          label="Table"
          value={query.table ?? ''}
          onChange={(table) => setQuery({ table, shoe: '' }, { replace: true })}
          options={tables()}
        />
        <TextField
          label="Shoe"
          inputmode="numeric"
          placeholder="All"
          maxlength={9}
          value={query.shoe ?? ''}
          onInput={(text) => setQuery({ shoe: text.replace(/\D/g, '') }, { replace: true })}
        />
        <SelectField
          label="Status"
          value={query.status ?? ''}
          onChange={(status) => setQuery({ status }, { replace: true })}
          options={STATUSES}
        />
      </div>
      <PagesShown pages={rounds} what="the rounds">
        {(items) => <RoundTable caption="Rounds, the newest first" rounds={items()} />}
      </PagesShown>
    </main>
  );
};

export default RoundsPage;
