// Report of `punto lab roads`: what the roads of a shoe are expected to show, and what dealt shoes showed.
import { type ExpectedRoads, expectedFigure, ROAD_FIGURES, type RoadFigure } from '@punto/engine/lab/roads';
import type { ExpectedStreaks } from '@punto/engine/lab/streaks';
import type { DealtRoads } from '@punto/engine/simulate/dealt-roads';
import type { Column } from '../column.ts';
import { grouped, percent, plural } from '../figures.ts';
import type { Report } from '../report.ts';

const ROADS = { big: 'big road', 1: 'big eye boy', 2: 'small road', 3: 'cockroach pig' } as const;

const shownText = ({ road, shows }: RoadFigure): string => {
  if (shows === 'columns') return 'columns';
  return road === 'big' ? `circles of ${shows}` : `${shows} circles`;
};

export type RoadsAbout = { readonly decks: number; readonly rounds: number; readonly cards: string };

/** Of so many rounds, each with the same chances. */
export const roadsReport = (
  roads: ExpectedRoads,
  { lines, streaks }: ExpectedStreaks,
  { decks, rounds, cards }: RoadsAbout,
): Report => {
  const bySide = lines.map(({ length, expected }) => ({
    length,
    columns: expected.player + expected.banker,
  }));
  const listed = bySide.reduce((sum, { columns }) => sum + columns, 0);
  const byLength = [
    ...bySide.map(({ length, columns }) => ({ shows: `columns of ${length}`, expected: columns })),
    { shows: `columns of ${lines.length + 1} and more`, expected: streaks - listed },
  ];
  const rows = ROAD_FIGURES.flatMap((figure) => {
    const expected = expectedFigure(roads, figure);
    const row = {
      road: ROADS[figure.road],
      shows: shownText(figure),
      expected,
      share: shareOf(roads, figure),
    };
    const more = byLength.map((each) => ({
      road: ROADS.big,
      ...each,
      share: streaks === 0 ? null : each.expected / streaks,
    }));
    return figure.shows === 'columns' ? [row, ...more] : [row];
  });
  return {
    json: { decks, rounds, roads, columns: byLength },
    columns: EXPECTED,
    rows,
    above: [
      `${cards}: what ${plural(rounds, 'round')} draw on average`,
      'Each round with the chances of these cards; ties draw no circle',
      '',
    ],
  };
};

/** Of the circles of its road. */
const shareOf = (roads: ExpectedRoads, { road, shows }: RoadFigure): number | null => {
  if (shows === 'columns') return null;
  const [one, other] =
    road === 'big'
      ? [roads.circles.player, roads.circles.banker]
      : [roads.derived[road].red, roads.derived[road].blue];
  if (one + other === 0) return null;
  return (shows === 'player' || shows === 'red' ? one : other) / (one + other);
};

/** Of dealt shoes, each with as many rounds as it had. */
export const dealtRoadsReport = (
  { rounds, figures }: DealtRoads,
  { decks, shoes, seed }: { readonly decks: number; readonly shoes: number; readonly seed: number },
): Report => {
  const rows = ROAD_FIGURES.map((figure, i) => {
    const { dealt, expected } = figures[i] ?? NOTHING;
    const off = dealt.value - expected;
    return {
      road: ROADS[figure.road],
      shows: shownText(figure),
      expected,
      dealt: dealt.value,
      standardError: dealt.standardError,
      sigmas: dealt.standardError === 0 ? null : off / dealt.standardError,
    };
  });
  return {
    json: { decks, shoes, seed, rounds, figures: rows },
    columns: DEALT,
    rows,
    above: [
      `${grouped(rounds)} rounds in ${plural(shoes, 'shoe')} of ${plural(decks, 'deck')}, seed ${seed}: a shoe draws`,
      'Expected of as many rounds with the chances of a full shoe each',
      '',
    ],
  };
};

const NOTHING: DealtRoads['figures'][number] = { dealt: { value: 0, standardError: 0 }, expected: 0 };

const count = (cell: unknown): string => Number(cell).toFixed(3);

const NAMED: readonly Column[] = [
  { key: 'road', title: 'Road' },
  { key: 'shows', title: 'Shows' },
  { key: 'expected', title: 'Expected', align: 'right', show: count },
];

const EXPECTED: readonly Column[] = [
  ...NAMED,
  { key: 'share', title: 'Share', align: 'right', show: percent },
];

const DEALT: readonly Column[] = [
  ...NAMED,
  { key: 'dealt', title: 'Dealt', align: 'right', show: count },
  { key: 'standardError', title: '± error', align: 'right', show: count },
  { key: 'sigmas', title: 'Sigmas', align: 'right', show: (cell) => Number(cell).toFixed(2) },
];
