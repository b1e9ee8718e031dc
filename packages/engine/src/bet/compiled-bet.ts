// A compiled bet: its conditions as functions of a coup. `settleBet` takes it as it takes a schedule.
import type { Coup } from '../coup.ts';
import type { PayTable } from '../settle.ts';
import { compileCondition } from './condition-predicate.ts';
import type { BetDefinition } from './definition.ts';

export type CompiledBet = PayTable & { readonly definition: BetDefinition };

/** Compiles every condition of the bet, once. */
export const compileBet = (definition: BetDefinition): CompiledBet => {
  const pushes = definition.push.map(compileCondition);
  return {
    definition,
    lines: definition.rows.map(({ when, pays }) => ({ when: compileCondition(when), pays })),
    pushes: (coup) => pushes.some((holds) => holds(coup)),
    commission: definition.commission,
  };
};

/** What the coup comes to: the number of the row that wins, from 0; `rows.length` for a push, one more for a loss. */
export const resultOf = ({ lines, pushes }: CompiledBet, coup: Coup): number => {
  const row = lines.findIndex(({ when }) => when(coup));
  if (row >= 0) return row;
  return pushes(coup) ? lines.length : lines.length + 1;
};
