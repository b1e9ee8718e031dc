// One of several tables as a tile: name, limits, tags, state, hands, big road, and the main bets. The tile that was
// pressed last has the keys and the sounds. A tile that is taken away stays until the patron's round is over. [T9]
import { mainLimits } from '@punto/engine/main-limits';
import { parseMark } from '@punto/engine/mark';
import { DEFAULT_TAGS } from '@punto/engine/room';
import { tagsOf } from '@punto/engine/tags';
import { texts } from '@punto/language/catalogue';
import { Ring } from '@punto/ui/ring.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { createEffect, createMemo, For, type JSX, Match, onCleanup, Show, Switch, untrack } from 'solid-js';
import { useTable } from '../../client/table.ts';
import { tagWords } from '../alerts/tag-words.ts';
import { usePatterns } from '../alerts/use-patterns.ts';
import { FeltProvider, useFelt } from '../felt/felt.tsx';
import { isHeld } from '../felt/held.ts';
import { TileRoad } from '../lobby/tile-road.tsx';
import { useManyTables } from '../many-tables/many-tables.tsx';
import { TileMains } from '../many-tables/tile-mains.tsx';
import { TileNote } from '../many-tables/tile-note.tsx';
import { TileHands } from './tile-hands.tsx';
import { tileState } from './tile-state.ts';
import './table-tile.css';

const text = texts('many').tile;

type TileProps = {
  table: string;
  /** The number of columns of the big road. */
  columns: number;
  /** The patron takes the tile away. */
  leaves: boolean;
  /** It may go now. */
  close: () => void;
  stay: () => void;
};

export const TableTile = (props: TileProps) => {
  const many = useManyTables();
  const signals = useTable(() => props.table);
  const seen = createMemo<boolean>((already) => already || signals.view() !== null, false);
  return (
    <Switch fallback={<article class="table-tile waits" aria-busy="true" />}>
      <Match when={signals.missing()}>
        <Absent text={text.absent.missing()} does={text.takeAway()} act={props.close} />
      </Match>
      <Match when={signals.away()}>
        <Absent text={text.absent.away()} does={text.comeBack()} act={signals.comeBack} />
      </Match>
      <Match when={signals.stopped() && !seen()}>
        <Absent text={text.absent.stopped()} does={text.takeAway()} act={props.close} />
      </Match>
      <Match when={seen() && signals.view()}>
        {(view) => (
          <FeltProvider table={props.table} signals={signals} first={untrack(view)} shared={many.shared}>
            <Tile {...props} />
          </FeltProvider>
        )}
      </Match>
    </Switch>
  );
};

const Absent = (props: { text: string; does: string; act: () => void }) => (
  <article class="table-tile absent">
    <p>{props.text}</p>
    <button type="button" class="btn quiet" onClick={() => props.act()}>
      {props.does}
    </button>
  </article>
);

const Tile = (props: TileProps) => {
  const many = useManyTables();
  const felt = useFelt();
  onCleanup(many.join(felt));
  const held = createMemo(() => isHeld(felt));
  createEffect(() => {
    if (props.leaves && !held()) props.close();
  });
  const history = createMemo(() => felt.view().history);
  return (
    <Frame>
      <Head />
      <TileHands />
      <div class="table-tile-road">
        <Show when={history().length > 0} fallback={<p>{text.noRound()}</p>}>
          <TileRoad history={history()} labels={felt.view().setup.labels} columns={props.columns} />
        </Show>
      </div>
      <TileMains />
      <Show when={props.leaves && held()} fallback={<TileNote />}>
        <div class="tile-note">
          <p>{text.goesLater()}</p>
          <button type="button" class="btn quiet" onClick={() => props.stay()}>
            {text.keep()}
          </button>
        </div>
      </Show>
    </Frame>
  );
};

const Frame = (props: { children: JSX.Element }) => {
  const many = useManyTables();
  const felt = useFelt();
  const select = () => many.select(felt.table);
  return (
    // A press or the focus anywhere in the tile selects it; its controls are the buttons inside.
    <article
      class="table-tile"
      data-table={felt.table}
      data-cloth={felt.view().setup.cloth}
      data-phase={felt.view().phase}
      data-selected={many.selected() === felt ? '' : undefined}
      aria-label={felt.view().setup.name}
      ref={(tile) => {
        tile.addEventListener('click', select);
        tile.addEventListener('focusin', select);
      }}
    >
      {props.children}
    </article>
  );
};

const Head = () => {
  const felt = useFelt();
  const setup = () => felt.view().setup;
  const chosen = usePatterns(() => ({ history: felt.view().history, labels: setup().labels }));
  const history = createMemo(() => felt.view().history);
  const tags = createMemo(() => {
    const room = tagsOf(history().map(parseMark), setup().tags ?? DEFAULT_TAGS);
    const words = room.map((tag) => tagWords(tag, setup().labels));
    return [...new Set([...chosen(), ...words])];
  });
  const limits = () => mainLimits(setup());
  return (
    <header>
      <div class="tile-title">
        <h2>
          <a href={`/table/${felt.table}`} title={text.open()}>
            {setup().name}
          </a>
        </h2>
        <p>
          <Sentence parts={text.limits.parts({ least: limits().minMinor, most: limits().maxMinor })} />
        </p>
      </div>
      <div class="many-tags">
        <Show when={felt.view().round?.last && !setup().solo}>
          <span class="many-tag">{text.lastRound()}</span>
        </Show>
        <For each={tags()}>{(words) => <span class="many-tag">{words}</span>}</For>
      </div>
      <State />
    </header>
  );
};

const State = () => {
  const felt = useFelt();
  const state = createMemo(() => tileState(felt.view(), felt.decided(), felt.stopped()), undefined, {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  const countdown = () => {
    const now = state();
    return now.shows === 'countdown' && now;
  };
  const stateText = () => {
    const now = state();
    return now.shows !== 'countdown' && now;
  };
  return (
    <div class="tile-state">
      <Show when={countdown()}>
        {(now) => (
          <Ring
            mini
            deadline={now().deadline}
            totalMs={felt.view().setup.pace.bettingMs}
            now={felt.app.now}
          />
        )}
      </Show>
      <Show when={stateText()}>
        {(now) => (
          <span
            class="tile-state-text"
            data-shows={now().shows}
            data-sign={signOf(now())}
            data-live={felt.gained() ? '' : undefined}
          >
            {now().text}
          </span>
        )}
      </Show>
    </div>
  );
};

const signOf = (state: ReturnType<typeof tileState>) => (state.shows === 'net' ? state.sign : undefined);
