// Names of things at a table. Brands keep a patron from being passed where a table is meant.

declare const brand: unique symbol;
type Branded<T, B extends string> = T & { readonly [brand]: B };

export type TableId = Branded<string, 'table'>;
export type PatronId = Branded<string, 'patron'>;
/** Made by the client; one patron's ids never meet another's. [L6] */
export type TicketId = Branded<string, 'ticket'>;
export type ShoeId = Branded<string, 'shoe'>;
/** How many events of a table's stream have been folded. */
export type Version = Branded<number, 'version'>;
/** Server time, milliseconds since 1970. */
export type Instant = Branded<number, 'instant'>;

const WORD = /^[a-z0-9][a-z0-9-]{0,63}$/;
/** A private table is named after its room's table and its patron, in letters no client can send. [V5] */
const TABLE = /^[a-z0-9][a-z0-9-]{0,63}(\.[a-z0-9][a-z0-9-]{0,63})?$/;
const TICKET = /^[A-Za-z0-9_-]{8,64}$/;

const named = (kind: string, pattern: RegExp, text: string): string => {
  if (!pattern.test(text)) throw new Error(`not a ${kind} id: ${JSON.stringify(text)}`);
  return text;
};
export const tableId = (text: string): TableId => named('table', TABLE, text) as TableId;
/** The table a patron has alone in a solo room. [V5] */
export const privateTable = (table: string, patron: PatronId): TableId => tableId(`${table}.${patron}`);
/** The name a table goes by: a private one has that of its room's table. */
export const publicName = (table: string): string => table.replace(/\..*$/, '');
/** Whose private table this is; `null`: it is not one. */
export const privatePatron = (table: string): PatronId | null =>
  isPrivate(table) ? patronId(table.slice(table.indexOf('.') + 1)) : null;
export const isPrivate = (table: string): boolean => table.includes('.');
export const patronId = (text: string): PatronId => named('patron', WORD, text) as PatronId;
export const ticketId = (text: string): TicketId => named('ticket', TICKET, text) as TicketId;
export const shoeId = (text: string): ShoeId => named('shoe', WORD, text) as ShoeId;
export const version = (n: number): Version => n as Version;
export const instant = (n: number): Instant => n as Instant;
