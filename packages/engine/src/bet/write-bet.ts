// Writes a definition in the grammar, as in a bet file.
import type { WrittenBet } from '../condition/written-bet.ts';
import { type Ratio, ratioLabel } from '../ratio.ts';
import type { BetDefinition } from './definition.ts';

/** Leaves out parts of the grammar that have their default, so that equal definitions are written alike. */
export const writeBet = ({ id, name, source, rows, push, commission, until }: BetDefinition): WrittenBet => ({
  id,
  name,
  source,
  rows: rows.map(({ when, pays }) => ({ when, pays: ratioLabel(pays) })),
  ...(push.length === 0 ? {} : { push }),
  ...(commission === null ? {} : { commission: percentOf(commission) }),
  ...(until === null ? {} : { until }),
});

/** The grammar has at most four digits after the point. */
const percentOf = ([part, of]: Ratio): string => `${Number(((part * 100) / of).toFixed(4))} %`;
