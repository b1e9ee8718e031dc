// The state as text and back, so that a restart need not fold a table's whole life. It is taken where a round
// opens, when nobody has staked; a text of another shape is no snapshot, and the stream is folded instead.
import type { OpenTable } from './state.ts';

const SHAPE = 7;

export const freeze = (table: OpenTable): string =>
  JSON.stringify({
    shape: SHAPE,
    table: { ...table, round: table.round && { ...table.round, stakes: [...table.round.stakes] } },
  });

/** The state, or `null` when the text was written by a version that kept it otherwise. */
export const thaw = (text: string): OpenTable | null => {
  const { shape, table } = JSON.parse(text);
  if (shape !== SHAPE) return null;
  return { ...table, round: table.round && { ...table.round, stakes: new Map(table.round.stakes) } };
};
