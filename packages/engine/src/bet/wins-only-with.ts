// Whether a bet can take the place of one of the three main bets: then it wins with that outcome and with no other. [B1]–[B3]
import { resultOf } from '../condition/terms.ts';
import type { Outcome } from '../side.ts';
import { type CompiledBet, compileBet } from './compiled-bet.ts';
import { eachCoup } from './each-coup.ts';

/** Whether no coup with another outcome is won. [B1]–[B3] */
export const winsOnlyWith = ({ definition }: CompiledBet, outcome: Outcome): boolean => {
  const wins = { any: definition.rows.map(({ when }) => when) };
  // A bet of its own, so that the coups tell outcomes apart even where the words of the bet do not.
  const otherwise = compileBet({
    ...definition,
    rows: [{ when: { all: [wins, { not: { winner: [outcome] } }] }, pays: [1, 1] }],
    push: [],
  });
  let only = true;
  eachCoup(otherwise, (coup) => {
    if (resultOf(otherwise, coup) === 0) only = false;
  });
  return only;
};
