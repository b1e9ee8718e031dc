// A short list of open tables for a sheet: name, phase, limits. Updated while it is shown.
import { texts } from '@punto/language/catalogue';
import type { LobbyEntry } from '@punto/protocol/message';
import { Icon } from '@punto/ui/icon.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { money } from '@punto/ui/words/number.ts';
import { For, Show } from 'solid-js';
import { useLobby } from '../../client/client-state.tsx';
import { TileRoad } from '../lobby/tile-road.tsx';
import { phaseWords, placeWords } from '../lobby/tile-words.ts';
import { useTables } from './use-tables.ts';
import './table-list.css';

const text = texts('many').list;

type Does = keyof typeof text.does;

export const TableList = (props: {
  /** Tables to leave out. */
  except: readonly string[];
  /** The only tables to list; all if left out. */
  only?: readonly string[];
  /** What a press on a table does. */
  does: Does;
  choose: (table: string) => void;
  beside?: ((table: string) => void) | undefined;
}) => {
  useLobby();
  const tables = useTables();
  const ids = () =>
    tables()
      .map(({ table }) => table)
      .filter((table) => (props.only?.includes(table) ?? true) && !props.except.includes(table));
  const byId = () => new Map(tables().map((entry) => [entry.table, entry]));
  return (
    <Show when={ids().length > 0} fallback={<p class="table-list-none">{text.none()}</p>}>
      <ul class="table-list">
        <For each={ids()}>
          {(id) => (
            <Show when={byId().get(id)}>
              {(entry) => (
                <li data-cloth={entry().cloth}>
                  <button type="button" class="table-row" onClick={() => props.choose(id)}>
                    <Row entry={entry()} does={props.does} />
                  </button>
                  <Show when={props.beside}>
                    {(lay) => (
                      <button
                        type="button"
                        class="icon-btn"
                        aria-label={text.beside({ table: entry().name })}
                        title={text.besideTip()}
                        onClick={() => lay()(id)}
                      >
                        <Icon name="tables" />
                      </button>
                    )}
                  </Show>
                </li>
              )}
            </Show>
          )}
        </For>
      </ul>
    </Show>
  );
};

const Row = (props: { entry: LobbyEntry; does: Does }) => (
  <>
    <span class="table-row-name">
      <Sentence
        parts={text.does[props.does].parts({ table: props.entry.name })}
        tags={{ name: (name) => <b>{name}</b> }}
      />
      <small>{[props.entry.roomTitle, placeWords(props.entry)].filter(Boolean).join(' · ')}</small>
    </span>
    <span class="table-row-road" aria-hidden="true">
      <Show when={props.entry.history.length > 0}>
        <TileRoad history={props.entry.history} labels={props.entry.labels} />
      </Show>
    </span>
    <span class="table-row-facts">
      <span>{phaseWords(props.entry)}</span>
      <small>
        {money(props.entry.minMinor)} – {money(props.entry.maxMinor)}
      </small>
    </span>
  </>
);
