// Report of `punto lab streaks`: how many streaks of each length a shoe is expected to have.
import type { ExpectedStreaks } from '@punto/engine/lab/streaks';
import type { Column } from '../column.ts';
import { percent } from '../figures.ts';
import type { Report } from '../report.ts';

export const streaksReport = (
  { lines, streaks }: ExpectedStreaks,
  { decks, rounds, cards }: { readonly decks: number; readonly rounds: number; readonly cards: string },
): Report => ({
  json: { decks, rounds, streaks, lines },
  columns: COLUMNS,
  rows: lines.map(({ length, expected, reached }) => ({
    length,
    player: expected.player,
    banker: expected.banker,
    playerReached: reached.player,
    bankerReached: reached.banker,
  })),
  above: [
    `${cards}: ${rounds} rounds have ${streaks.toFixed(2)} streaks on average`,
    'Each round with the chances of these cards; ties break no streak',
    '',
  ],
});

const streaksText = (count: unknown): string => Number(count).toFixed(3);

const COLUMNS: readonly Column[] = [
  { key: 'length', title: 'Length', align: 'right' },
  { key: 'player', title: 'Player', align: 'right', show: streaksText },
  { key: 'banker', title: 'Banker', align: 'right', show: streaksText },
  { key: 'playerReached', title: 'Player reaches it', align: 'right', show: percent },
  { key: 'bankerReached', title: 'Banker reaches it', align: 'right', show: percent },
];
