// All tables with their room and limits. From here a manager changes the limits of a table, renames or retires one that
// was created here, or creates a new one from a room.

import { mainLimits } from '@punto/engine/main-limits';
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { useNavigate, useParams } from '@punto/ui/route/router.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { money } from '@punto/ui/words/number.ts';
import { Match, Show, Switch } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { usePageName } from '../../page-name.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Link } from '../../ui/link.tsx';
import { Badge, Line, type Tone } from '../../ui/marks.tsx';
import { LimitsPanel } from './limits-panel.tsx';
import { NewTablePanel } from './new-table-panel.tsx';
import { OwnTablePanel, RetiredPanel } from './own-table-panel.tsx';
import { ProgramPanel } from './program-panel.tsx';
import '../office.css';

const text = texts('office').setUp;
const { column } = texts('office');
const { range } = texts('duties').limits;
const { place } = texts('floor');

/** Path of the form for a new table; the server accepts no table with this id. */
const NEW = 'new';

const SetUpPage = () => {
  usePageName(place.setUp);
  const floor = useFloor();
  const navigate = useNavigate();
  const params = useParams();
  const close = () => navigate('/set-up');
  return (
    <main id="main" class="floor-page office">
      <header>
        <h1>{text.title()}</h1>
        <Show when={params.table !== NEW}>
          <Link class="button" data-kind="primary" href={`/set-up/${NEW}`}>
            {text.newTable()}
          </Link>
        </Show>
      </header>
      <div class="beside" classList={{ open: params.table !== undefined }}>
        <Switch>
          <Match when={params.table === NEW}>
            <NewTablePanel onClose={close} />
          </Match>
          <Match when={params.table} keyed>
            {(table) => (
              <Show when={floor.entry(table)} fallback={<Line tone="warn">{text.noTable()}</Line>}>
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
          caption={text.caption()}
          rows={floor.tables()}
          columns={COLUMNS}
          sorted={{ key: 'name', down: false }}
          nothing={text.none()}
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

const TONES: Readonly<Record<FloorEntry['floor']['view']['service'], Tone>> = {
  open: 'good',
  'closing-after-round': 'warn',
  'closing-after-shoe': 'warn',
  shut: 'info',
};

const serviceOf = ({ floor: { view }, stopped }: FloorEntry): readonly [string, Tone] => {
  if (stopped) return [text.service.stopped(), 'bad'];
  return view.retired
    ? [text.service.retired(), 'info']
    : [text.service[view.service](), TONES[view.service]];
};

const COLUMNS: readonly TableColumn<FloorEntry>[] = [
  {
    key: 'name',
    title: column.table,
    by: (entry) => setupOf(entry).name,
    cell: (entry) => (
      <>
        <Link class="link row-way" href={`/set-up/${entry.table}`}>
          <Sentence parts={text.table.parts({ table: setupOf(entry).name })} />
        </Link>{' '}
        <span class="dim">{entry.table}</span>
      </>
    ),
  },
  {
    key: 'room',
    title: text.column.room,
    by: (entry) => setupOf(entry).title,
    cell: (entry) => setupOf(entry).title,
  },
  {
    key: 'dealing',
    title: text.column.dealtBy,
    by: (entry) => setupOf(entry).dealing ?? 'machine',
    cell: (entry) => (setupOf(entry).dealing === 'person' ? text.aDealer() : text.theMachine()),
  },
  {
    key: 'service',
    title: column.state,
    by: (entry) => serviceOf(entry)[0],
    cell: (entry) => <Badge tone={serviceOf(entry)[1]}>{serviceOf(entry)[0]}</Badge>,
  },
  {
    key: 'limits',
    title: text.column.mains,
    figures: true,
    by: (entry) => mainLimits(setupOf(entry)).maxMinor,
    cell: (entry) => {
      const { minMinor, maxMinor } = mainLimits(setupOf(entry));
      return range({ from: minMinor, to: maxMinor });
    },
  },
  {
    key: 'patron-differential',
    title: text.column.playerLimit,
    figures: true,
    by: (entry) => setupOf(entry).patronDifferentialMinor ?? -1,
    cell: (entry) => {
      const { patronDifferentialMinor } = setupOf(entry);
      return patronDifferentialMinor ? money(patronDifferentialMinor) : text.noLimit();
    },
  },
  {
    key: 'differential',
    title: text.column.tableLimit,
    figures: true,
    by: (entry) => setupOf(entry).differentialMinor ?? -1,
    cell: (entry) => {
      const { differentialMinor } = setupOf(entry);
      return differentialMinor === null ? text.noLimit() : money(differentialMinor);
    },
  },
  {
    key: 'options',
    title: text.column.options,
    figures: true,
    by: (entry) => setupOf(entry).offers.length,
    cell: (entry) => setupOf(entry).offers.length,
  },
  {
    key: 'next',
    title: text.column.nextRound,
    cell: (entry) => (entry.floor.nextSetup ? <Badge tone="warn">{text.changes()}</Badge> : text.same()),
  },
];

export default SetUpPage;
