// One table in the lobby. The whole tile is a link; the star is above it. It shows the current state and past results,
// never a reason to bet. [D5]
import { texts } from '@punto/language/catalogue';
import type { LobbyEntry } from '@punto/protocol/message';
import { Card } from '@punto/ui/card/card.tsx';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { isFavourite, settings, toggleFavourite } from '@punto/ui/client/settings.ts';
import { Icon } from '@punto/ui/icon.tsx';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { Ring } from '@punto/ui/ring.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { For, Show } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { tagWords } from '../alerts/tag-words.ts';
import { usePatterns } from '../alerts/use-patterns.ts';
import { TileRoad } from './tile-road.tsx';
import { emptyWords, phaseWords, placeWords } from './tile-words.ts';
import './tile.css';

const { tile: text } = texts('lobby');

const TileBet = lazyPart(
  async () =>
    (await withTexts(import('../lobby-bets/tile-bet.tsx'), 'caller', 'felt', 'many', 'play')).default,
);

export const Tile = (props: { entry: LobbyEntry }) => (
  <article class="tile" data-cloth={props.entry.cloth}>
    <header>
      <div>
        <h2>
          <a href={`/table/${props.entry.table}`}>{props.entry.name}</a>
        </h2>
        <p class="tile-room">
          <Show when={props.entry.cloth === 'squeeze'}>
            <SqueezeMark />
          </Show>
          <span>{props.entry.roomTitle}</span>
          <Show when={placeWords(props.entry)}>{(words) => <span>{words()}</span>}</Show>
        </p>
      </div>
      <Notes entry={props.entry} />
      <Star table={props.entry.table} name={props.entry.name} />
    </header>
    <div class="tile-road">
      <Show when={props.entry.history.length > 0} fallback={<NoRoad entry={props.entry} />}>
        <TileRoad history={props.entry.history} labels={props.entry.labels} />
      </Show>
    </div>
    <Show when={settings.lobbyBets && takesBets(props.entry)}>
      <TileBet entry={props.entry} />
    </Show>
    <footer>
      <TilePhase entry={props.entry} />
      <p class="tile-facts">
        <span>
          <Sentence
            parts={text.limits.parts({ lowest: props.entry.minMinor, highest: props.entry.maxMinor })}
          />
        </span>
        <Show when={!props.entry.solo}>
          <span class="tile-patrons">
            <Icon name="person" />
            <Sentence parts={text.patrons.parts({ patrons: props.entry.patrons })} />
          </span>
        </Show>
      </p>
    </footer>
  </article>
);

/** Where a seat comes before a bet, or each patron has a table, the table is opened first. [V5] [V6] */
const takesBets = ({ solo, seats, service }: LobbyEntry): boolean =>
  !solo && seats === null && service !== 'shut';

/** Shown while there is no road: the current phase, or at a solo table its fresh deck. */
const NoRoad = (props: { entry: LobbyEntry }) => (
  <div class="no-road">
    <Show when={props.entry.solo}>
      <div class="no-road-cards" aria-hidden="true">
        <Card card="9H" />
        <Card card={null} />
        <Card card={null} />
      </div>
    </Show>
    <p>{emptyWords(props.entry)}</p>
  </div>
);

const Notes = (props: { entry: LobbyEntry }) => {
  const chosen = usePatterns(() => props.entry);
  const others = () =>
    props.entry.tags
      .map((tag) => tagWords(tag, props.entry.labels))
      .filter((words) => !chosen().includes(words));
  return (
    <Show when={props.entry.last || others().length > 0 || chosen().length > 0}>
      <div class="tile-notes">
        <Show when={props.entry.last}>
          <p class="tile-last">{text.last()}</p>
        </Show>
        <For each={chosen()}>{(words) => <p class="tile-chosen">{words}</p>}</For>
        <For each={others()}>{(words) => <p>{words}</p>}</For>
      </div>
    </Show>
  );
};

const TilePhase = (props: { entry: LobbyEntry }) => {
  const app = useClientState();
  const betting = () =>
    props.entry.phase === 'betting' && props.entry.deadline !== null && !props.entry.stopped;
  return (
    <div class="tile-phase" classList={{ open: betting() }}>
      <Show when={betting()} fallback={<i aria-hidden="true" />}>
        <Ring mini deadline={props.entry.deadline} totalMs={props.entry.bettingMs} now={app.now} />
      </Show>
      <span>{phaseWords(props.entry)}</span>
    </div>
  );
};

/** Icon of a card with a corner bent up. */
const SqueezeMark = () => (
  <svg class="icon tile-squeeze" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 3h12v18h-6l-6-6ZM12 21v-6H6" />
  </svg>
);

const Star = (props: { table: string; name: string }) => (
  <button
    type="button"
    class="icon-btn star"
    aria-pressed={isFavourite(props.table)}
    aria-label={text.favourite({ table: props.name })}
    onClick={() => toggleFavourite(props.table)}
  >
    <Icon name="star" />
  </button>
);

/** Placeholder of the same size while the lobby is loading, so that the layout does not shift. */
export const TileSkeleton = () => (
  <div class="tile skeleton" aria-hidden="true">
    <div class="bone-line" />
    <div class="bone-line short" />
    <div class="tile-road" />
    <div class="bone-line foot" />
  </div>
);
