// One table in the lobby. The whole tile is one link; the star lies above it. What a tile tells is the state of
// the table now and its past, never a reason to bet. [D5]
import type { LobbyEntry } from '@punto/protocol/message';
import { A } from '@solidjs/router';
import { Show } from 'solid-js';
import { useHouse } from '../house/house.tsx';
import { isFavourite, toggleFavourite } from '../house/settings.ts';
import { count, money, plural } from '../number.ts';
import { Icon } from '../part/icon.tsx';
import { Ring } from '../part/ring.tsx';
import { BigRoad } from '../part/road.tsx';

const COLUMNS = 23;
const PHASE_WORDS: Record<LobbyEntry['phase'], string> = {
  shuffling: 'Shuffling',
  betting: 'Betting',
  closed: 'No more bets',
  dealing: 'Dealing',
  squeezing: 'Squeezing',
  settled: 'Result',
};

export const Tile = (props: { entry: LobbyEntry }) => (
  <article class="tile" data-cloth={props.entry.cloth}>
    <header>
      <div>
        <h2>
          <A href={`/table/${props.entry.table}`}>{props.entry.name}</A>
        </h2>
        <p class="tile-room">{props.entry.roomTitle}</p>
      </div>
      <Show when={props.entry.last}>
        <p class="tile-note">Last round</p>
      </Show>
      <Star table={props.entry.table} name={props.entry.name} />
    </header>
    <div class="tile-road">
      <Show
        when={props.entry.history.length > 0}
        fallback={
          <p>
            {props.entry.phase === 'shuffling' ? 'A new shoe is being shuffled' : 'First round of a new shoe'}
          </p>
        }
      >
        <BigRoad history={props.entry.history} columns={COLUMNS} plain />
      </Show>
    </div>
    <footer>
      <TilePhase entry={props.entry} />
      <p class="tile-facts">
        <span>
          <span class="spoken">Limits </span>
          {money(props.entry.minMinor)} – {money(props.entry.maxMinor)}
        </span>
        <span class="tile-patrons">
          <Icon name="person" />
          {count(props.entry.patrons)}
          <span class="spoken"> {plural(props.entry.patrons, 'patron')}</span>
        </span>
      </p>
    </footer>
  </article>
);

const TilePhase = (props: { entry: LobbyEntry }) => {
  const house = useHouse();
  const betting = () => props.entry.phase === 'betting' && props.entry.deadline !== null;
  return (
    <div class="tile-phase" classList={{ open: betting() }}>
      <Show when={betting()} fallback={<i aria-hidden="true" />}>
        <Ring mini deadline={props.entry.deadline} totalMs={props.entry.bettingMs} now={house.now} />
      </Show>
      <span>{PHASE_WORDS[props.entry.phase]}</span>
    </div>
  );
};

const Star = (props: { table: string; name: string }) => (
  <button
    type="button"
    class="icon-btn star"
    aria-pressed={isFavourite(props.table)}
    aria-label={`Favourite: ${props.name}`}
    onClick={() => toggleFavourite(props.table)}
  >
    <Icon name="star" />
  </button>
);

/** A tile before the lobby is known, of the same size, so that nothing jumps. */
export const TileSkeleton = () => (
  <div class="tile skeleton" aria-hidden="true">
    <div class="bone-line" />
    <div class="bone-line short" />
    <div class="tile-road" />
    <div class="bone-line foot" />
  </div>
);
