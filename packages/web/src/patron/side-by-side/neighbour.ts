// The next or previous table, cyclically. A table that is not in the list counts as before the first.

export const neighbour = (tables: readonly string[], table: string, by: 1 | -1): string | null => {
  const at = tables.indexOf(table);
  const n = tables.length;
  const next = tables[at < 0 ? (by === 1 ? 0 : n - 1) : (at + by + n) % n];
  return next === undefined || next === table ? null : next;
};
