// The attributes of `<punto-table>` that say what to watch.

/** A sentence that says what to change in the attributes; `null` when a table can be asked for. */
export const attributesFault = (house: string | null, table: string | null): string | null => {
  if (!house || !table) return 'Write the attributes house and table.';
  return isAddress(house)
    ? null
    : `The attribute house is “${house}”: write the address of the house, such as https://punto.example.`;
};

const isAddress = (house: string): boolean => /^https?:\/\/[^/]/.test(house);
