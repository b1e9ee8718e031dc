// A row for each shoe: what was burnt, its rounds and results, and what stakes of one in every round on each bet net.
import type { BetDefinition } from '@punto/engine/bet/definition';
import type { ShoeRules } from '@punto/engine/room';
import { CARDS_IN_DECK } from '@punto/engine/shoe';
import { resultAt } from '@punto/engine/simulate/bet-results';
import { readyBet } from '@punto/engine/simulate/ready-bet';
import { coupWithValues, visitedHands } from '@punto/engine/simulate/visited-coup';
import { type DataRows, dataColumn } from './data-rows.ts';

export const shoeRows = (rules: ShoeRules, bets: readonly BetDefinition[]): DataRows => {
  const shoe = dataColumn('shoe', 'INT64');
  const burnt = dataColumn('burnt', 'INT32');
  const rounds = dataColumn('rounds', 'INT32');
  const outcomes = {
    player: dataColumn('playerWins', 'INT32'),
    banker: dataColumn('bankerWins', 'INT32'),
    tie: dataColumn('ties', 'INT32'),
  };
  const playerPairs = dataColumn('playerPairs', 'INT32');
  const bankerPairs = dataColumn('bankerPairs', 'INT32');
  const cardsLeft = dataColumn('cardsLeft', 'INT32');
  const nets = bets.map((bet) => ({ ...readyBet(bet), data: dataColumn(`net:${bet.id}`, 'DOUBLE'), sum: 0 }));
  const seen = { rounds: 0, player: 0, banker: 0, tie: 0, playerPairs: 0, bankerPairs: 0 };
  let row = 0;
  let end = 0;
  let next = 0;
  return {
    columns: [
      ...[shoe, burnt, rounds, outcomes.player, outcomes.banker, outcomes.tie],
      ...[playerPairs, bankerPairs, cardsLeft],
      ...nets.map(({ data }) => data),
    ],
    count: () => row,
    clear: () => {
      row = 0;
    },
    visitor: {
      shoe: (number, start, first) => {
        shoe.data[row] = BigInt(number);
        burnt.data[row] = first - start;
        end = start + rules.decks * CARDS_IN_DECK;
        next = first;
        Object.assign(seen, { rounds: 0, player: 0, banker: 0, tie: 0, playerPairs: 0, bankerPairs: 0 });
        for (const net of nets) net.sum = 0;
      },
      coup: (at, cards, key) => {
        const hands = visitedHands(at, key);
        seen.rounds += 1;
        seen[coupWithValues(key).outcome] += 1;
        if (hands.player.isPair) seen.playerPairs += 1;
        if (hands.banker.isPair) seen.bankerPairs += 1;
        for (const net of nets) net.sum += net.nets[resultAt(net.results, at, key)] ?? 0;
        next = at + cards;
      },
      end: () => {
        rounds.data[row] = seen.rounds;
        outcomes.player.data[row] = seen.player;
        outcomes.banker.data[row] = seen.banker;
        outcomes.tie.data[row] = seen.tie;
        playerPairs.data[row] = seen.playerPairs;
        bankerPairs.data[row] = seen.bankerPairs;
        cardsLeft.data[row] = end - next;
        for (const { data, sum, unit } of nets) data.data[row] = sum / unit;
        row += 1;
      },
    },
  };
};
