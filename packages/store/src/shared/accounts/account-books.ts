// Which books an account is in, as SQL: `acme:EUR` for those of a brand, empty for play coins of the house. The same as
// `keyOfAccount` of the ledger.

/** `inText`: the function of the database for the place of a text in another, `instr` or `strpos`. */
export const booksIn = (account: string, inText: 'instr' | 'strpos'): string => {
  const stop = `${inText}(${account}, '.')`;
  const behind = `substr(${account}, ${stop} + 1)`;
  return `CASE WHEN ${account} LIKE 'patron:%.%'
               THEN substr(${account}, 8, ${stop} - 8) || ':' || substr(${behind}, 1, ${inText}(${behind}, '.') - 1)
               WHEN ${account} LIKE 'escrow:%:%' THEN substr(${account}, 8 + ${inText}(substr(${account}, 8), ':'))
               WHEN ${account} LIKE 'house:%' THEN substr(${account}, 7)
               WHEN ${account} LIKE 'operator:%' THEN substr(${account}, 10)
               ELSE '' END`;
};
