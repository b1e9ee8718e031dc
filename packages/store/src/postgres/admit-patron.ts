// Inserts a new patron and the patron's first session in PostgreSQL.
import type { ClientBase } from 'pg';
import type { Patron } from '../patron-store.ts';
import { prepared } from './prepared-statements.ts';

const addPatron = prepared('INSERT INTO patrons (patron, name, created_at) VALUES ($1, $2, $3)');
const addSession = prepared(
  'INSERT INTO sessions (hash, patron, opened_at, seen_at, device) VALUES ($1, $2, $3, $3, $4)',
);

/** Sends the statements without waiting for their results. */
export const admitIn = (
  client: ClientBase,
  { id, name, createdAt }: Patron,
  sessionHash: string,
  device = '',
): readonly Promise<unknown>[] => [
  addPatron(client, id, name, createdAt),
  addSession(client, sessionHash, id, createdAt, device),
];
