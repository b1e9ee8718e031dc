// A compiled bet: its terms as functions of a coup, beside its definition.
import { compileTerms, type PayTable } from '../condition/terms.ts';
import type { BetDefinition } from './definition.ts';

export type CompiledBet = PayTable & { readonly definition: BetDefinition };

/** Compiles every condition of the bet, once. */
export const compileBet = (definition: BetDefinition): CompiledBet => ({
  ...compileTerms(definition),
  definition,
});
