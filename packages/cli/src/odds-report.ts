// The odds for some cards, for people and programs. Every figure names its basis: an edge of the stake
// counts ties, one of resolved bets leaves them out. [B21]
import type { Hands } from '@punto/engine/coup';
import { type Catalogue, type Odds, summaryOf } from '@punto/engine/odds';
import type { KnownScheduleId } from '@punto/engine/option-id';
import type { Column, Row } from './column.ts';
import { coupInWords, drawsInWords } from './coup-state.ts';
import { percent, plural } from './figures.ts';
import { FIGURE_COLUMNS, figureCells } from './odds-figures.ts';
import type { Report } from './report.ts';

export type CountedOdds = {
  readonly decks: number;
  readonly cards: number;
  /** The cards of a coup in progress, which is counted to its end; `null`: a whole coup. */
  readonly hands: Hands | null;
  /** How many cards are drawn for each count. */
  readonly drawn: number;
  readonly odds: Catalogue;
};

export const oddsReport = (counted: CountedOdds, ids: readonly KnownScheduleId[]): Report => {
  const { decks, cards, hands, drawn, odds } = counted;
  const { total } = odds.player;
  const outcomes = { player: wonOf(odds.player), banker: wonOf(odds.banker), tie: wonOf(odds.tie) };
  const rows = ids.map((id) => oddsRow(odds[id]));
  const chances = Object.entries(outcomes).map(([outcome, ways]) => `${outcome} ${percent(ways / total)}`);
  const draws = drawsInWords(total, drawn);
  return {
    json: {
      decks,
      cards,
      ...(hands === null ? {} : { coup: hands }),
      draws: String(total),
      outcomes: Object.fromEntries(
        Object.entries(outcomes).map(([outcome, ways]) => [outcome, String(ways)]),
      ),
      options: Object.fromEntries(rows.map(({ option, ...figures }) => [option, figures])),
    },
    columns: COLUMNS,
    rows,
    tableColumns: COLUMNS.filter(({ title }) => title !== ''),
    above: [
      `${plural(decks, 'deck')}, ${plural(cards, 'card')} left, ${draws}`,
      ...(hands === null ? [] : coupInWords(hands)),
      chances.join('   '),
      '',
    ],
  };
};

const wonOf = ({ total, pushed, lost }: Odds): number => total - pushed - lost;

const COLUMNS: readonly Column[] = [{ key: 'option', title: 'Option' }, ...FIGURE_COLUMNS];

const oddsRow = (odds: Odds): Row => ({ option: odds.schedule, ...figureCells(odds, summaryOf(odds)) });
