// The five roads of a shoe as SVG, drawn as the pages of play draw them: sides differ by letter, place and shape as well as by
// colour. [D1]–[D3]
import type { Mark } from '@punto/engine/mark';
import {
  DERIVED_ROADS,
  type DerivedRoad,
  ROAD_ROWS,
  type RoadPlace,
  type Scoreboard,
} from '@punto/engine/roads';
import { html, type OutcomeLabels, svg } from '../part.ts';
import { beadWords, bigRoadWords, derivedWords } from './road-words.ts';

export const ROADS = ['bead', 'big', 'eye', 'small', 'pig'] as const;
export type RoadName = (typeof ROADS)[number];

export const TITLES: Readonly<Record<RoadName, string>> = {
  bead: 'Bead plate',
  big: 'Big road',
  eye: 'Big eye boy',
  small: 'Small road',
  pig: 'Cockroach pig',
};
const LOOKS_BACK: Readonly<Partial<Record<RoadName, DerivedRoad>>> = {
  eye: DERIVED_ROADS[0],
  small: DERIVED_ROADS[1],
  pig: DERIVED_ROADS[2],
};

/** Columns that a road has at least, and the side of its squares. */
const LEAST_COLUMNS: Readonly<Record<RoadName, number>> = { bead: 12, big: 24, eye: 24, small: 24, pig: 24 };
const SQUARE: Readonly<Record<RoadName, number>> = { bead: 20, big: 20, eye: 10, small: 10, pig: 10 };

type Drawn = {
  readonly cells: readonly RoadPlace[];
  readonly marks: readonly SVGElement[];
  readonly words: string;
};

export const drawRoad = (name: RoadName, board: Scoreboard, labels: OutcomeLabels): HTMLElement => {
  const { cells, marks, words } = contentOf(name, board, labels);
  const size = SQUARE[name];
  const filled = cells.reduce((most, { column }) => Math.max(most, column), -1) + 2;
  const columns = Math.max(LEAST_COLUMNS[name], filled);
  const title = TITLES[name];
  const [width, height] = [columns * size, ROAD_ROWS * size];
  return html(
    'figure',
    { part: 'road', class: name },
    html('figcaption', {}, title),
    // It scrolls, so the keyboard must reach it.
    html(
      'div',
      { class: 'pane', tabindex: 0, role: 'group', 'aria-label': title, 'data-filled': filled * size },
      svg(
        'svg',
        { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': `${title}. ${words}` },
        svg('path', { class: 'grid', d: gridOf(columns, size) }),
        ...marks,
      ),
    ),
  );
};

const contentOf = (name: RoadName, board: Scoreboard, labels: OutcomeLabels): Drawn => {
  const at = (place: RoadPlace, of: string, ...marks: readonly Node[]): SVGElement =>
    svg(
      'g',
      {
        class: of,
        transform: `translate(${(place.column + 0.5) * SQUARE[name]} ${(place.row + 0.5) * SQUARE[name]})`,
      },
      ...marks,
    );
  const looksBack = LOOKS_BACK[name];
  if (looksBack !== undefined) {
    const cells = board.derived(looksBack);
    return {
      cells,
      marks: cells.map((cell) =>
        at(cell, cell.colour === 'red' ? 'banker' : 'player', derivedMark(looksBack)),
      ),
      words: derivedWords(cells),
    };
  }
  if (name === 'bead')
    return {
      cells: board.beads,
      marks: board.beads.map((cell) => at(cell, cell.mark.outcome, ...beadMarks(cell.mark, labels))),
      words: beadWords(board, labels),
    };
  const { cells, leadingTies } = board.big;
  const leading = leadingTies > 0 ? [at({ column: 0, row: 0 }, 'tie', ...tieMarks(leadingTies))] : [];
  return {
    cells,
    marks: [...cells.map((cell) => at(cell, cell.side, ...circleMarks(cell.mark, cell.ties))), ...leading],
    words: bigRoadWords(board, labels),
  };
};

const beadMarks = (mark: Mark, labels: OutcomeLabels): readonly Node[] => [
  svg('circle', { class: 'fill', r: 7.8 }),
  svg('text', { y: 3.6, 'text-anchor': 'middle' }, [...labels[mark.outcome]][0] ?? ''),
  ...(mark.natural ? [svg('circle', { class: 'natural', r: 9 })] : []),
  ...pairDots(mark),
];

const circleMarks = (mark: Mark, ties: number): readonly Node[] => [
  svg('circle', { class: 'ring', r: 7.2 }),
  ...(mark.natural ? [svg('circle', { class: 'dot', r: 2.5 })] : []),
  ...tieMarks(ties),
  ...pairDots(mark),
];

const tieMarks = (count: number): readonly Node[] =>
  count === 0
    ? []
    : [
        svg('path', { class: 'slash', d: 'M-8 8L8-8' }),
        ...(count > 1
          ? [svg('text', { class: 'count', y: 3.6, 'text-anchor': 'middle' }, String(count))]
          : []),
      ];

const pairDots = (mark: Mark): readonly Node[] => [
  ...(mark.bankerPair ? [svg('circle', { class: 'banker pair', cx: -6.2, cy: -6.2, r: 3 })] : []),
  ...(mark.playerPair ? [svg('circle', { class: 'player pair', cx: 6.2, cy: 6.2, r: 3 })] : []),
];

const derivedMark = (looksBack: DerivedRoad): Node => {
  if (looksBack === 3) return svg('path', { class: 'stroke', d: 'M-3 3L3-3' });
  return looksBack === 1
    ? svg('circle', { class: 'ring', r: 3.3 })
    : svg('circle', { class: 'fill', r: 3.6 });
};

const gridOf = (columns: number, size: number): string => {
  const down = Array.from({ length: columns + 1 }, (_, i) => `M${i * size} 0v${ROAD_ROWS * size}`);
  const across = Array.from({ length: ROAD_ROWS + 1 }, (_, i) => `M0 ${i * size}h${columns * size}`);
  return [...down, ...across].join('');
};

export const ROADS_CSS = `
.roads { display: flex; flex-wrap: wrap; gap: 12px 24px; }
figure { margin: 0; min-width: 0; max-width: 100%; }
figcaption { color: var(--text-2); font-size: 13px; }
.pane { overflow-x: auto; overscroll-behavior-x: contain; }
svg { display: block; }
.grid { fill: none; stroke: var(--line); stroke-width: .8; }
.player { --of: var(--player); }
.banker { --of: var(--banker); }
.tie { --of: var(--tie); }
.fill { fill: var(--of); }
.ring { fill: none; stroke: var(--of); stroke-width: 2.4; }
:is(.eye, .small, .pig) .ring { stroke-width: 1.7; }
.stroke { stroke: var(--of); stroke-width: 2; stroke-linecap: round; }
.natural { fill: none; stroke: var(--accent); stroke-width: 1.3; }
.dot { fill: var(--accent); }
.pair { fill: var(--of); stroke: var(--ground); stroke-width: 1.2; }
.slash { stroke: var(--tie); stroke-width: 2; stroke-linecap: round; }
text { font: 600 10px/1 inherit; font-size: 10px; font-weight: 600; fill: light-dark(#fff, #0e0d0b); }
.count { fill: var(--text); paint-order: stroke; stroke: var(--ground); stroke-width: 2.5px; }
.roads.all { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr)); }
.all :is(.bead, .big) { grid-column: 1 / -1; }
@media (forced-colors: active) { svg { forced-color-adjust: none; } }
`;
