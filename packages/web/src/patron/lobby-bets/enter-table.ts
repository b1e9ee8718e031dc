// At which tables a patron is who bets from the lobby: at no more than the house allows. Going to one more leaves
// another, never one where the patron's round is not over. [T9]

export type LobbySeat = {
  readonly table: string;
  /** The patron's round there is not over, or a ticket is on its way. */
  readonly held: boolean;
  /** There are unconfirmed chips. */
  readonly laid: boolean;
};

/** The tables after going to `table`; `null`: none of those before may be left now. */
export const entered = (at: readonly LobbySeat[], table: string, most: number): readonly string[] | null => {
  const tables = at.map((each) => each.table);
  if (tables.includes(table)) return tables;
  if (tables.length < most) return [...tables, table];
  const free = at.filter(({ held }) => !held);
  const left = free.find(({ laid }) => !laid) ?? free[0];
  return left === undefined ? null : [...tables.filter((each) => each !== left.table), table];
};
