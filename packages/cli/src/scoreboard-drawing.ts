// The five roads drawn in letters, so that they can be read without colours too: B, P and T as people note
// results, with the ties counted beside them, and r and b on the derived roads. [D1]–[D5]
import { DERIVED_ROADS, type DerivedRoad, ROAD_ROWS, type RoadPlace } from '@punto/engine/roads';
import type { Outcome, Side } from '@punto/engine/side';
import { plural } from './figures.ts';
import { COLOUR_LETTER, type PrintedScoreboard } from './scoreboard.ts';
import type { Style } from './shell.ts';

/** Lines no wider than `width`: of a road that is wider, the latest columns. */
export const drawScoreboard = (board: PrintedScoreboard, width: number, style: Style): readonly string[] => {
  const { beads, big, derived, asked } = board;
  const road = (title: string, cells: readonly Cell[]): readonly string[] => [
    style('bold', title),
    ...drawGrid(cells, width, style),
    '',
  ];
  const colours = (side: Side): string =>
    DERIVED_ROADS.map((k) => {
      const colour = asked[side][k];
      return colour === null ? '–' : style(colour, COLOUR_LETTER[colour]);
    }).join(' ');
  const before = big.leadingTies === 0 ? '' : `, ${plural(big.leadingTies, 'tie')} before the first result`;
  return [
    ...road(
      'Bead plate',
      beads.map(({ column, row, mark }) => ({
        column,
        row,
        text: LETTER[mark.outcome],
        outcome: mark.outcome,
      })),
    ),
    ...road(
      `Big road${before}`,
      big.cells.map(({ column, row, side, ties }) => ({
        column,
        row,
        text: LETTER[side],
        outcome: side,
        ties,
      })),
    ),
    ...DERIVED_ROADS.flatMap((k) =>
      road(
        TITLES[k],
        derived[k].map(({ column, row, colour }) => ({
          column,
          row,
          text: COLOUR_LETTER[colour],
          outcome: colour === 'red' ? 'banker' : 'player',
        })),
      ),
    ),
    `${style('bold', 'Ask')}  banker next: ${colours('banker')}   player next: ${colours('player')}`,
  ];
};

const LETTER: Readonly<Record<Outcome, string>> = { player: 'P', banker: 'B', tie: 'T' };
const COLOUR: Readonly<Record<Outcome, 'blue' | 'red' | 'green'>> = {
  player: 'blue',
  banker: 'red',
  tie: 'green',
};

const TITLES: Readonly<Record<DerivedRoad, string>> = {
  1: 'Big eye boy',
  2: 'Small road',
  3: 'Cockroach pig',
};

type Cell = RoadPlace & { readonly text: string; readonly outcome: Outcome; readonly ties?: number };

const CELL_WIDTH = 2;
const FEWEST_COLUMNS = 12;

const drawGrid = (cells: readonly Cell[], width: number, style: Style): readonly string[] => {
  const used = Math.max(FEWEST_COLUMNS, ...cells.map(({ column }) => column + 1));
  const fitting = Math.max(1, Math.min(used, Math.floor(width / CELL_WIDTH)));
  const texts = new Map(cells.map((cell) => [cell.row * used + cell.column, drawCell(cell, style)]));
  return Array.from({ length: ROAD_ROWS }, (_, row) =>
    Array.from(
      { length: fitting },
      (_, i) => texts.get(row * used + used - fitting + i) ?? `${style('dim', '·')} `,
    )
      .join('')
      .trimEnd(),
  );
};

const MOST_SHOWN = 9;

const drawCell = ({ text, outcome, ties = 0 }: Cell, style: Style): string => {
  const count = ties > MOST_SHOWN ? '+' : String(ties);
  return style(COLOUR[outcome], text) + (ties === 0 ? ' ' : style('green', count));
};
