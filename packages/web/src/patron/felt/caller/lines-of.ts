// Which line belongs to which moment of a round, and which one is written on the cloth. They follow from the cards that
// lie face up, so that no line precedes what all can see. [V6]
import { type Call, callOf } from '@punto/engine/caller';
import type { Side } from '@punto/engine/side';
import type { CoupView, TableView } from '@punto/protocol/message';
import type { Moment } from '../moments.ts';
import type { CallerLine } from './line.ts';

type Scores = Pick<TableView['hands'], 'playerScore' | 'bankerScore'>;

export const linesOf = (moment: Moment, { hands, setup }: TableView): readonly CallerLine[] => {
  switch (moment.type) {
    case 'card':
      // A hand has points from its second card on.
      return moment.place === 0 ? [] : [{ id: `${moment.side}-points`, points: moment.score }];
    case 'call':
      return setup.solo ? [] : callLines(moment.call, hands);
    case 'result':
      return [resultLine(moment.coup)];
    default:
      // A solo table has no clock, and a new shoe for each coup. [V5]
      return setup.solo ? [] : linesAcross(moment);
  }
};

/** Betting and shoe. */
const linesAcross = (moment: Moment): readonly CallerLine[] => {
  switch (moment.type) {
    case 'betting-opened':
      return moment.last ? [{ id: 'last-round' }, { id: 'place-your-bets' }] : [{ id: 'place-your-bets' }];
    case 'betting-closed':
      return [{ id: 'no-more-bets' }];
    case 'last-round':
      return [{ id: moment.when === 'this' ? 'last-round' : 'next-round-last' }];
    case 'new-shoe':
      return [{ id: 'new-shoe' }];
    default:
      return [];
  }
};

/** The calls about third cards, from the cards face up; empty if there is none. */
export const thirdCardLines = (hands: TableView['hands']): readonly CallerLine[] => {
  const call = callOf(hands);
  return call ? callLines(call, hands) : [];
};

const callLines = (
  { naturals, player, banker }: Call,
  { playerScore, bankerScore }: Scores,
): readonly CallerLine[] => {
  const [first, second] = naturals;
  if (first) return [{ id: second ? 'two-naturals' : `${first}-natural` }];
  if (player === 'stands' && banker === 'stands') return [{ id: 'both-stand' }];
  const lines: CallerLine[] = [];
  if (player === 'draws') lines.push({ id: 'player-draws' });
  if (player === 'stands') lines.push({ id: 'player-stands', points: playerScore });
  if (banker === 'draws') lines.push({ id: 'banker-draws' });
  if (banker === 'stands') lines.push({ id: 'banker-stands-on', points: bankerScore });
  return lines;
};

export const resultLine = ({
  outcome,
  playerScore,
  bankerScore,
  playerNatural,
  bankerNatural,
}: CoupView): CallerLine => {
  const natural = { player: playerNatural, banker: bankerNatural, tie: playerNatural && bankerNatural }[
    outcome
  ];
  const points = Math.max(playerScore, bankerScore);
  const over = Math.min(playerScore, bankerScore);
  if (outcome === 'tie') return { id: natural ? 'tie-natural' : 'tie', points };
  return { id: natural ? `${outcome}-wins-natural` : `${outcome}-wins`, points, over };
};

/** Where on the table a line belongs, for its place between the loudspeakers. */
export const sideOf = ({ id }: CallerLine): Side | null => {
  if (id.startsWith('player')) return 'player';
  return id.startsWith('banker') ? 'banker' : null;
};
