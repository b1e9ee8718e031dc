// Parses an RFC 4180 file, so that tests see it as its readers do.

/** Each row by column name. Throws when a row has another number of fields than the first. */
export const rowsOfCsv = (text: string): readonly Readonly<Record<string, string>>[] => {
  const [names = [], ...rows] = fieldsOf(text);
  return rows.map((row) => {
    if (row.length !== names.length) throw new Error(`a row of ${row.length} fields: ${row.join('|')}`);
    return Object.fromEntries(names.map((name, i) => [name, row[i] ?? '']));
  });
};

const fieldsOf = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let row: string[] = [];
  // A field, quoted or not, and its terminator.
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
};
