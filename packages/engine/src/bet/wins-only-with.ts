// Whether a bet can replace one of the three main bets: it must win with that outcome and with no other. [B1]–[B3]
import { resultOf } from '../condition/terms.ts';
import type { Outcome } from '../side.ts';
import { type CompiledBet, compileBet } from './compiled-bet.ts';
import { eachCoup } from './each-coup.ts';

/** Whether the bet loses or pushes in every coup with another outcome. [B1]–[B3] */
export const winsOnlyWith = ({ definition }: CompiledBet, outcome: Outcome): boolean => {
  const wins = { any: definition.rows.map(({ when }) => when) };
  // A bet on the outcome itself, so that the coups distinguish outcomes even where the words of the bet do not.
  const otherwise = compileBet({
    ...definition,
    rows: [{ when: { all: [wins, { not: { winner: [outcome] } }] }, pays: [1, 1] }],
    push: [],
  });
  let only = true;
  eachCoup(otherwise, (coup) => {
    if (resultOf(otherwise, coup) === 0) only = false;
    return !only;
  });
  return only;
};
