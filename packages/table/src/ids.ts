// Names of things at a table. Brands keep a patron from being passed where a table is meant.

import { isKeyedPatron } from '@punto/ledger/patron-key';

declare const brand: unique symbol;
type Branded<T, B extends string> = T & { readonly [brand]: B };

/** A table's id; a private table's is that of its room's table, a dot and the patron's. [V5] */
export type TableId = Branded<string, 'table'>;

/** A patron's id, unique in a deployment. */
export type PatronId = Branded<string, 'patron'>;
/** Made by the client; one patron's ids never meet another's. [L6] */
export type TicketId = Branded<string, 'ticket'>;

/** A shoe's id, unique in a deployment; part of its commitment. [F2] */
export type ShoeId = Branded<string, 'shoe'>;
/** How many events of a table's stream have been folded. */
export type Version = Branded<number, 'version'>;
/** Server time, milliseconds since 1970. */
export type Instant = Branded<number, 'instant'>;

const WORD = /^[a-z0-9][a-z0-9-]{0,63}$/;
const OWN_TICKET = /^behind\.[a-z0-9][A-Za-z0-9.-]{0,192}\.\d+\.\d+$/;
const TICKET = /^[A-Za-z0-9_-]{8,64}$/;

const named = (kind: string, isOne: boolean, text: string): string => {
  if (!isOne) throw new Error(`not a ${kind} id: ${JSON.stringify(text)}`);
  return text;
};

/**
 * Throws when the text is no id: 1 to 64 small letters, digits and hyphens, and for a private table a dot and the
 * patron's id.
 */
export const tableId = (text: string): TableId => named('table', isTable(text), text) as TableId;

/** A private table is named after its room's table and its patron, with a full stop, which no client can send. [V5] */
const isTable = (text: string): boolean => {
  const stop = text.indexOf('.');
  return stop < 0 ? WORD.test(text) : WORD.test(text.slice(0, stop)) && isPatronId(text.slice(stop + 1));
};
/** The table a patron has alone in a solo room. [V5] */
export const privateTable = (table: string, patron: PatronId): TableId => tableId(`${table}.${patron}`);
/** The name a table goes by: a private one has that of its room's table. */
export const publicName = (table: string): string => table.replace(/\..*$/, '');
/** Whose private table this is; `null`: it is not one. */
export const privatePatron = (table: string): PatronId | null =>
  isPrivate(table) ? patronId(table.slice(table.indexOf('.') + 1)) : null;

/** Whether the table is one patron's own. [V5] */
export const isPrivate = (table: string): boolean => table.includes('.');

/**
 * Throws when the text is no id: 1 to 64 small letters, digits and hyphens, no hyphen first; those of a brand's patron have brand
 * and currency before it, as in `acme.EUR.7f3a`.
 */
export const patronId = (text: string): PatronId => named('patron', isPatronId(text), text) as PatronId;

const isPatronId = (text: string): boolean => WORD.test(text) || isKeyedPatron(text);

/** Throws when the text is no id: 8 to 64 letters, digits, hyphens and underscores. [L6] */
export const ticketId = (text: string): TicketId => ticketNamed(TICKET, text);
/** The id of a ticket that a table places itself, in letters no client can send. Throws when the parts are no ids. [V6] */
export const ownTicketId = (table: string, shoe: number, round: number): TicketId =>
  ticketNamed(OWN_TICKET, `behind.${table}.${shoe}.${round}`);
const ticketNamed = (pattern: RegExp, text: string): TicketId =>
  named('ticket', pattern.test(text), text) as TicketId;

/** Throws when the text is no id: 1 to 64 small letters, digits and hyphens, no hyphen first. */
export const shoeId = (text: string): ShoeId => named('shoe', WORD.test(text), text) as ShoeId;

/** Brands a count of events; not checked. */
export const version = (n: number): Version => n as Version;

/** Brands milliseconds since 1970; not checked. */
export const instant = (n: number): Instant => n as Instant;
