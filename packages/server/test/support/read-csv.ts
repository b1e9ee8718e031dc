// Reads a file of RFC 4180 as its readers do, so that a test sees what they see.

/** Each row by the names of the columns. Throws where a row has more or fewer fields than the first. */
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
  // A field, quoted or not, and what ends it.
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
};
