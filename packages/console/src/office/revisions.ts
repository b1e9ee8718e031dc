// Selects the current revision of each record: the highest one for each patron and round. [T6]
type Revised = {
  readonly patron: string;
  readonly table: string;
  readonly shoe: number;
  readonly round: number;
  readonly revision?: number;
};

export const latestOf = <R extends Revised>(records: readonly R[]): ReadonlySet<R> => {
  const latest = new Map<string, R>();
  for (const record of records) {
    const key = `${record.patron} ${record.table} ${record.shoe} ${record.round}`;
    if ((record.revision ?? 0) >= (latest.get(key)?.revision ?? 0)) latest.set(key, record);
  }
  return new Set(latest.values());
};
