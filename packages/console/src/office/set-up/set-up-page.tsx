// All tables with their room and limits. From here a manager changes the limits of a table, renames or retires one that
// was created here, or creates a new one from a room.
import { mainLimits } from '@punto/engine/main-limits';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { money } from '@punto/ui/words/number.ts';
import { A, useNavigate, useParams } from '@solidjs/router';
import { Match, Show, Switch } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { usePageName } from '../../page-name.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Badge, Line, type Tone } from '../../ui/marks.tsx';
import { LimitsPanel } from './limits-panel.tsx';
import { NewTablePanel } from './new-table-panel.tsx';
import { OwnTablePanel, RetiredPanel } from './own-table-panel.tsx';
import { ProgramPanel } from './program-panel.tsx';
import '../office.css';

/** Path of the form for a new table; the server accepts no table with this id. */
const NEW = 'new';

const SetUpPage = () => {
  usePageName('Set up');
  const floor = useFloor();
  const navigate = useNavigate();
  const params = useParams<{ table?: string }>();
  const close = () => navigate('/set-up');
  return (
    <main id="main" class="floor-page office">
      <header>
        <h1>Tables and their limits</h1>
        <Show when={params.table !== NEW}>
          <A class="button" data-kind="primary" href={`/set-up/${NEW}`}>
            New table
          </A>
        </Show>
      </header>
      <div class="beside" classList={{ open: params.table !== undefined }}>
        <Switch>
          <Match when={params.table === NEW}>
            <NewTablePanel onClose={close} />
          </Match>
          <Match when={params.table} keyed>
            {(table) => (
              <Show when={floor.entry(table)} fallback={<Line tone="warn">No table is called so.</Line>}>
                {(entry) => (
                  <div class="own-panels">
                    <Show
                      when={!setupIsOver(entry())}
                      fallback={<RetiredPanel entry={entry()} onClose={close} />}
                    >
                      <LimitsPanel entry={entry()} onClose={close} />
                      <OwnTablePanel entry={entry()} />
                    </Show>
                  </div>
                )}
              </Show>
            )}
          </Match>
        </Switch>
        <DataTable
          caption="Tables of the house"
          rows={floor.tables()}
          columns={COLUMNS}
          sorted={{ key: 'name', down: false }}
          nothing="No tables yet"
          isCurrent={({ table }) => table === params.table}
        />
      </div>
      <Show when={params.table === undefined && floor.may('see-program')}>
        <ProgramPanel />
      </Show>
    </main>
  );
};

/** A retired table has no settings to change. */
const setupIsOver = ({ floor }: FloorEntry): boolean => floor.view.retired === true;

const setupOf = ({ floor }: FloorEntry) => floor.view.setup;

const SERVICE: Readonly<Record<FloorEntry['floor']['view']['service'], readonly [string, Tone]>> = {
  open: ['Open', 'good'],
  'closing-after-round': ['Closes after this round', 'warn'],
  'closing-after-shoe': ['Closes after this shoe', 'warn'],
  shut: ['Shut', 'info'],
};

const serviceOf = ({ floor, stopped }: FloorEntry): readonly [string, Tone] =>
  stopped ? ['Stopped', 'bad'] : floor.view.retired ? ['Shut for good', 'info'] : SERVICE[floor.view.service];

const COLUMNS: readonly TableColumn<FloorEntry>[] = [
  {
    key: 'name',
    title: 'Table',
    by: (entry) => setupOf(entry).name,
    cell: (entry) => (
      <>
        <A class="link row-way" href={`/set-up/${entry.table}`}>
          <span class="spoken">Set up </span>
          {setupOf(entry).name}
        </A>{' '}
        <span class="dim">{entry.table}</span>
      </>
    ),
  },
  { key: 'room', title: 'Room', by: (entry) => setupOf(entry).title, cell: (entry) => setupOf(entry).title },
  {
    key: 'dealing',
    title: 'Dealt by',
    by: (entry) => setupOf(entry).dealing ?? 'machine',
    cell: (entry) => (setupOf(entry).dealing === 'person' ? 'A dealer' : 'The machine'),
  },
  {
    key: 'service',
    title: 'State',
    by: (entry) => serviceOf(entry)[0],
    cell: (entry) => <Badge tone={serviceOf(entry)[1]}>{serviceOf(entry)[0]}</Badge>,
  },
  {
    key: 'limits',
    title: 'Mains, from – to',
    figures: true,
    by: (entry) => mainLimits(setupOf(entry)).maxMinor,
    cell: (entry) => {
      const { minMinor, maxMinor } = mainLimits(setupOf(entry));
      return `${money(minMinor)} – ${money(maxMinor)}`;
    },
  },
  {
    key: 'patron-differential',
    title: 'Player limit',
    figures: true,
    by: (entry) => setupOf(entry).patronDifferentialMinor ?? -1,
    cell: (entry) => {
      const { patronDifferentialMinor } = setupOf(entry);
      return patronDifferentialMinor ? money(patronDifferentialMinor) : 'none';
    },
  },
  {
    key: 'differential',
    title: 'Table limit',
    figures: true,
    by: (entry) => setupOf(entry).differentialMinor ?? -1,
    cell: (entry) => {
      const { differentialMinor } = setupOf(entry);
      return differentialMinor === null ? 'none' : money(differentialMinor);
    },
  },
  {
    key: 'options',
    title: 'Options',
    figures: true,
    by: (entry) => setupOf(entry).offers.length,
    cell: (entry) => setupOf(entry).offers.length,
  },
  {
    key: 'next',
    title: 'Next round',
    cell: (entry) => (entry.floor.nextSetup ? <Badge tone="warn">Changes</Badge> : 'The same'),
  },
];

export default SetUpPage;
