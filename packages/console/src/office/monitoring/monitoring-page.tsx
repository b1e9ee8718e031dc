// Alarms of the monitoring of play, newest first: who, what was seen, what chance lets expect, and the note of a member of staff.
// The filters are kept in the page's address.
import { texts } from '@punto/language/catalogue';
import { pathOf, queryOf } from '@punto/protocol/client/http';
import {
  ALARM_KINDS,
  ALARM_STATES,
  type Alarm,
  type AlarmKind,
  type AlarmState,
} from '@punto/protocol/floor/monitoring-api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { notify } from '@punto/ui/notice.tsx';
import { useSearchParams } from '@punto/ui/route/search-params.ts';
import { createSignal, For, Show } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { FloorRefusal } from '../../client/floor-client.ts';
import { BrandField } from '../../currency/brand-field.tsx';
import { usePageName } from '../../page-name.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Badge } from '../../ui/marks.tsx';
import { momentText } from '../../ui/time.ts';
import { faultsByField } from '../act.ts';
import { FileLink } from '../file-link.tsx';
import { LoadedPages } from '../loaded.tsx';
import { PatronField } from '../patron-field.tsx';
import { PatronLink, RoundLink, useTableNames } from '../round-link.tsx';
import { usePagedQuery } from '../use-query.ts';
import { alarmTitle, chanceText, isAlarmKind, seenText } from './alarm-words.ts';
import { NoteDialog } from './note-dialog.tsx';
import '../office.css';
import './monitoring.css';

const text = texts('reports').monitoring;
const { place } = texts('floor');

type AlarmSearch = {
  readonly kind?: string;
  readonly state?: string;
  readonly patron?: string;
  readonly brand?: string;
  readonly from?: string;
  readonly to?: string;
};

const isState = (word: string | undefined): word is AlarmState => ALARM_STATES.some((each) => each === word);

const MonitoringPage = () => {
  usePageName(place.monitoring);
  const [query, setQuery] = useSearchParams();
  const searched = () => ({
    kind: isAlarmKind(query.kind) ? query.kind : undefined,
    state: isState(query.state) ? query.state : undefined,
    patron: query.patron,
    brand: query.brand,
    from: query.from,
    to: query.to,
  });
  const address = (more: Readonly<Record<string, string | number>>) =>
    OFFICE_PATHS.alarms + queryOf({ ...searched(), ...more });
  const isWhole = () => Object.values(searched()).every((value) => !value);
  const alarms = usePagedQuery<Alarm>(() => address({ limit: 50 }));
  const faults = (): Readonly<Record<string, string>> => {
    const fault = alarms.fault();
    return fault instanceof FloorRefusal ? faultsByField(fault) : {};
  };
  const [noting, setNoting] = createSignal<Alarm | null>(null);
  return (
    <main id="main" class="floor-page office">
      <header>
        <h1>{place.monitoring()}</h1>
        <FileLink href={address({ format: 'csv' })} />
      </header>
      <p class="panel-note">{text.lead()}</p>
      <AlarmFilters
        search={query}
        faults={faults()}
        onSearch={(change) => setQuery({ ...change }, { replace: true })}
      />
      <LoadedPages pages={alarms} reading={text.reading()}>
        {(items) => (
          <Show
            when={items().length > 0}
            fallback={<p class="nothing">{isWhole() ? text.none() : text.noneFound()}</p>}
          >
            <ol class="alarms">
              <For each={items()}>
                {(alarm) => <AlarmItem alarm={alarm} onNote={() => setNoting(alarm)} />}
              </For>
            </ol>
          </Show>
        )}
      </LoadedPages>
      <NoteDialog
        open={noting() !== null}
        path={pathOf(OFFICE_PATHS.noteAlarm, { number: String(noting()?.number ?? 0) })}
        onClose={() => setNoting(null)}
        onDone={() => {
          notify(text.note.done);
          setNoting(null);
          alarms.again();
        }}
      />
    </main>
  );
};

const AlarmFilters = (props: {
  search: AlarmSearch;
  faults: Readonly<Record<string, string>>;
  onSearch: (change: AlarmSearch) => void;
}) => {
  const { filter } = text;
  const kinds = (): readonly { readonly value: AlarmKind | ''; readonly text: string }[] => [
    { value: '', text: filter.any() },
    ...ALARM_KINDS.map((value) => ({ value, text: alarmTitle(value) })),
  ];
  const states = (): readonly { readonly value: AlarmState | ''; readonly text: string }[] => [
    { value: '', text: filter.all() },
    ...ALARM_STATES.map((value) => ({ value, text: filter[value]() })),
  ];
  return (
    <div class="form-line filters">
      <SelectField
        label={filter.kind()}
        value={isAlarmKind(props.search.kind) ? props.search.kind : ''}
        onChange={(kind) => props.onSearch({ kind })}
        options={kinds()}
      />
      <SelectField
        label={filter.state()}
        value={isState(props.search.state) ? props.search.state : ''}
        onChange={(state) => props.onSearch({ state })}
        options={states()}
      />
      <PatronField
        patron={props.search.patron}
        fault={props.faults.patron}
        onPatron={(patron) => props.onSearch({ patron })}
      />
      <BrandField brand={props.search.brand} onBrand={(brand) => props.onSearch({ brand })} />
      <TextField
        label={filter.from()}
        type="date"
        value={props.search.from ?? ''}
        onInput={(from) => props.onSearch({ from })}
      />
      <TextField
        label={filter.to()}
        type="date"
        value={props.search.to ?? ''}
        onInput={(to) => props.onSearch({ to })}
      />
    </div>
  );
};

const AlarmItem = (props: { alarm: Alarm; onNote: () => void }) => {
  const floor = useFloor();
  const nameOf = useTableNames();
  const round = () => ('round' in props.alarm.finding ? props.alarm.finding : null);
  return (
    <li>
      <header>
        <h2>{alarmTitle(props.alarm.kind)}</h2>
        <Show when={props.alarm.noted === null}>
          <Badge tone="warn">{text.opened()}</Badge>
        </Show>
        <time dateTime={new Date(props.alarm.at).toISOString()}>{momentText(props.alarm.at)}</time>
      </header>
      <p class="alarm-where">
        <PatronLink patron={props.alarm.patron} name={props.alarm.patronName} />
        <Show when={props.alarm.other}>
          {(other) => <PatronLink patron={other()} name={props.alarm.otherName} />}
        </Show>
        <Show when={props.alarm.table}>{(table) => <span>{nameOf(table())}</span>}</Show>
        <Show when={round()}>{(at) => <RoundLink {...at()} />}</Show>
      </p>
      <p>{seenText(props.alarm.finding, props.alarm.patron)}</p>
      <p class="dim">{chanceText(props.alarm.finding, props.alarm.patron)}</p>
      <Show
        when={props.alarm.noted}
        fallback={
          <Show when={floor.may('note-alarm')}>
            <div>
              <Button onPress={props.onNote}>{text.note.act()}</Button>
            </div>
          </Show>
        }
      >
        {(noted) => (
          <p class="alarm-note">
            {text.noted({ name: noted().staff.name, at: noted().at, text: noted().text })}
          </p>
        )}
      </Show>
    </li>
  );
};

export default MonitoringPage;
