// A line of a book of transactions, as CSV with a head: transaction, currency, amount, state, at. Other columns are passed over.

export const LINE_STATES = ['done', 'cancelled', 'refused', 'open'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** One transaction. `amount` as in its call: minor units, below 0 only for a correction; `at` in milliseconds since 1970. */
export type BookLine = {
  readonly transaction: string;
  readonly currency: string;
  readonly amount: number;
  readonly state: LineState;
  readonly at: number;
};

export const LINE_COLUMNS = ['transaction', 'currency', 'amount', 'state', 'at'] as const;
type Column = (typeof LINE_COLUMNS)[number];

/** A fault of a file, with its line: says what to change. */
export class BookFileFault extends Error {
  override readonly name = 'BookFileFault';
}

export type LineParser = (text: string) => BookLine;

const isState = (text: string): text is LineState => LINE_STATES.some((state) => state === text);

/** Reads the head and returns the parser of the lines below. */
export const parseHead = (text: string): LineParser => {
  const names = fieldsOf(text.replace(/^\uFEFF/, '')).map((name) => name.trim().toLowerCase());
  const missing = LINE_COLUMNS.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new BookFileFault(
      `the first line must name the columns ${LINE_COLUMNS.join(', ')} between commas; it lacks ${missing.join(', ')}`,
    );
  const place = (name: Column): number => names.indexOf(name);
  const [transaction, currency, amount, state, at] = LINE_COLUMNS.map(place);
  const columns = names.length;
  return (line) => {
    const fields = fieldsOf(line);
    if (fields.length !== columns)
      throw new BookFileFault(`has ${fields.length} fields, the first line names ${columns}`);
    const field = (at: number | undefined): string => fields[at ?? -1] ?? '';
    return {
      transaction: idOf(field(transaction)),
      currency: currencyOf(field(currency)),
      amount: amountOf(field(amount)),
      state: stateOf(field(state)),
      at: instantOf(field(at)),
    };
  };
};

const fieldsOf = (line: string): readonly string[] =>
  line.includes('"') ? quotedFields(line) : line.split(',');

/** RFC 4180, without line feeds inside of quotes. */
const quotedFields = (line: string): readonly string[] => {
  const fields: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;
  for (;;) {
    const found = field.exec(line);
    if (!found) throw new BookFileFault('has a quote that is not closed, or text beside a quoted field');
    fields.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '') return fields;
  }
};

const idOf = (text: string): string => {
  if (text === '' || text.length > 128 || /[\t\r\n]/.test(text))
    throw new BookFileFault(`transaction must have 1 to 128 characters without tabs, not ${shown(text)}`);
  return text;
};

const currencyOf = (text: string): string => {
  if (!/^[A-Z]{3}$/.test(text))
    throw new BookFileFault(`currency must be three capitals such as EUR, not ${shown(text)}`);
  return text;
};

const amountOf = (text: string): number => {
  const amount = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(amount))
    throw new BookFileFault(`amount must be a whole number of minor units, not ${shown(text)}`);
  return amount;
};

const stateOf = (text: string): LineState => {
  if (!isState(text))
    throw new BookFileFault(`state must be one of ${LINE_STATES.join(', ')}, not ${shown(text)}`);
  return text;
};

/** Milliseconds since 1970, or a date and time with its offset. */
const instantOf = (text: string): number => {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at))
    throw new BookFileFault(
      `at must be milliseconds since 1970 or a time such as 2026-01-31T18:00:00.000Z, not ${shown(text)}`,
    );
  return at;
};

const shown = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
