// A row for each round: its cards, scores and result, the cards left in the shoe, and what a stake of one on each bet nets.
import type { BetDefinition } from '@punto/engine/bet/definition';
import type { Card } from '@punto/engine/card';
import type { ShoeRules } from '@punto/engine/room';
import { CARDS_IN_DECK } from '@punto/engine/shoe';
import type { Side } from '@punto/engine/side';
import { resultAt } from '@punto/engine/simulate/bet-results';
import { readyBet } from '@punto/engine/simulate/ready-bet';
import { coupWithValues, visitedHands } from '@punto/engine/simulate/visited-coup';
import { type DataRows, dataColumn } from './data-rows.ts';

/** The first, second and third card of a hand; `null` if it has no third card. */
const cardColumns = (side: Side) =>
  [
    dataColumn(`${side}1`, 'STRING'),
    dataColumn(`${side}2`, 'STRING'),
    dataColumn(`${side}3`, 'STRING', true),
  ] as const;

const putCards = (columns: ReturnType<typeof cardColumns>, row: number, cards: readonly Card[]): void => {
  // By index, since an iterator would take longer than all the rest of the row.
  columns[0].data[row] = cards[0] ?? null;
  columns[1].data[row] = cards[1] ?? null;
  columns[2].data[row] = cards[2] ?? null;
};

export const roundRows = (rules: ShoeRules, bets: readonly BetDefinition[]): DataRows => {
  const shoe = dataColumn('shoe', 'INT64');
  const round = dataColumn('round', 'INT32');
  const player = cardColumns('player');
  const banker = cardColumns('banker');
  const playerScore = dataColumn('playerScore', 'INT32');
  const bankerScore = dataColumn('bankerScore', 'INT32');
  const winner = dataColumn('winner', 'STRING');
  const playerPair = dataColumn('playerPair', 'BOOLEAN');
  const bankerPair = dataColumn('bankerPair', 'BOOLEAN');
  const cardsLeft = dataColumn('cardsLeft', 'INT32');
  const nets = bets.map((bet) => ({ ...readyBet(bet), data: dataColumn(`net:${bet.id}`, 'DOUBLE') }));
  let row = 0;
  let of = 0n;
  let end = 0;
  let dealt = 0;
  return {
    columns: [
      ...[shoe, round, ...player, ...banker, playerScore, bankerScore],
      ...[winner, playerPair, bankerPair, cardsLeft],
      ...nets.map(({ data }) => data),
    ],
    count: () => row,
    clear: () => {
      row = 0;
    },
    visitor: {
      shoe: (number, start) => {
        of = BigInt(number);
        end = start + rules.decks * CARDS_IN_DECK;
        dealt = 0;
      },
      coup: (at, cards, key) => {
        dealt += 1;
        const values = coupWithValues(key);
        const hands = visitedHands(at, key);
        shoe.data[row] = of;
        round.data[row] = dealt;
        putCards(player, row, hands.player.cards);
        putCards(banker, row, hands.banker.cards);
        playerScore.data[row] = values.playerScore;
        bankerScore.data[row] = values.bankerScore;
        winner.data[row] = values.outcome;
        playerPair.data[row] = hands.player.isPair;
        bankerPair.data[row] = hands.banker.isPair;
        cardsLeft.data[row] = end - at - cards;
        for (const { data, nets: net, results, unit } of nets)
          data.data[row] = (net[resultAt(results, at, key)] ?? 0) / unit;
        row += 1;
      },
      end: () => {},
    },
  };
};
