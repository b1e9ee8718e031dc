// The state as text and back, so that a restart need not fold all events of a table. It is taken when a round opens,
// before any stake; a text of another shape is not a snapshot, and the events are folded instead.
import type { OpenTable } from './state.ts';

const SHAPE = 7;

/** Writes the state as JSON with the number of its shape; `thaw` reads it. */
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
