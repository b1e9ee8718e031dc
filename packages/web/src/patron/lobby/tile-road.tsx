// The big road of a tile, positioned by the engine and drawn with one path for each side: a lobby of a hundred tables
// has about eight thousand marks, too many for an element each. [D2]
import { parseMark } from '@punto/engine/mark';
import { bigRoad } from '@punto/engine/roads/big-road';
import { ROAD_ROWS } from '@punto/engine/roads/layout';
import type { Outcome } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import type { LobbyEntry } from '@punto/protocol/message';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { createMemo, Show } from 'solid-js';
import '@punto/ui/road/road.css';

const { joined, road } = texts('shared');
const { tile: text } = texts('lobby');

const COLUMNS = 23;
const CELL = 20;
const R = 7.2;
const grid = (columns: number): string =>
  [
    ...Array.from({ length: columns + 1 }, (_, i) => `M${i * CELL} 0V${ROAD_ROWS * CELL}`),
    ...Array.from({ length: ROAD_ROWS + 1 }, (_, i) => `M0 ${i * CELL}H${columns * CELL}`),
  ].join('');

export const TileRoad = (props: {
  history: readonly string[];
  labels: LobbyEntry['labels'];
  columns?: number;
}) => {
  // As text, since every update brings a new history array even without a new result.
  const marks = createMemo(() => props.history.join(' '));
  const columns = () => props.columns ?? COLUMNS;
  const drawn = createMemo(() => drawing(marks(), columns()));
  return (
    <svg
      class="road"
      viewBox={`-0.5 -0.5 ${columns() * CELL + 1} ${ROAD_ROWS * CELL + 1}`}
      role="img"
      aria-label={road.spoken({ road: road.big(), state: roadWords(marks(), props.labels) })}
    >
      <path class="road-grid" d={grid(columns())} />
      <Show when={drawn().newest}>
        {(cell) => <rect class="newest" x={cell().x} y={cell().y} width={CELL} height={CELL} rx="2.5" />}
      </Show>
      <path class="ring-mark" data-of="player" d={drawn().player} />
      <path class="ring-mark" data-of="banker" d={drawn().banker} />
      <path class="tie-mark" d={drawn().ties} />
    </svg>
  );
};

const drawing = (text: string, columns: number) => {
  const marks = text.split(' ').map(parseMark);
  const road = bigRoad(marks);
  // One column is free for the next result.
  const hidden = Math.max(0, Math.max(...road.cells.map((cell) => cell.column)) + 2 - columns);
  const cells = road.cells.filter((cell) => cell.column >= hidden);
  const at = cells.map((cell, i) => ({
    x: (cell.column - hidden + 0.5) * CELL,
    y: (cell.row + 0.5) * CELL,
    side: cell.side,
    tied: cell.ties > 0 || (i === 0 && cells.length === road.cells.length && road.leadingTies > 0),
  }));
  const rings = (side: 'player' | 'banker') =>
    at
      .filter((each) => each.side === side)
      .map(ring)
      .join('');
  const onlyTies = at.length === 0 && road.leadingTies > 0 ? [{ x: CELL / 2, y: CELL / 2 }] : [];
  const newest = at.at(-1) ?? onlyTies[0];
  return {
    player: rings('player'),
    banker: rings('banker'),
    ties: [...at.filter((each) => each.tied), ...onlyTies]
      .map(({ x, y }) => `M${x - 8} ${y + 8}l16-16`)
      .join(''),
    newest: newest && { x: newest.x - CELL / 2, y: newest.y - CELL / 2 },
  };
};

const OUTCOME_OF: Readonly<Record<string, Outcome>> = { P: 'player', B: 'banker', T: 'tie' };
const SPOKEN = 6;

/** `31 rounds. The latest, newest last: Banker, Tie, Player.` */
const roadWords = (marks: string, labels: LobbyEntry['labels']): string => {
  const names = shownLabels(labels);
  const outcomes = marks.split(' ').map((mark) => names[OUTCOME_OF[mark.charAt(0)] ?? 'tie']);
  const second = text.latest({ latest: outcomes.slice(-SPOKEN) });
  return joined.two({ first: road.rounds({ rounds: outcomes.length }), second });
};

const ring = ({ x, y }: { x: number; y: number }): string =>
  `M${x - R} ${y}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0`;
