// All stored data of a patron as one JSON file, read page by page and written as a stream. It has no secrets: neither hashes of
// sessions and codes nor public keys. Members of the staff appear by role.
import { Readable } from 'node:stream';
import { patronAccount } from '@punto/ledger';
import type { KeptEntry } from '@punto/store/journal-entry';
import type { Store } from '@punto/store/store';
import { type PatronId, tableId } from '@punto/table/ids';
import { everyItem } from '../../http/list-answer.ts';
import { byPublicName } from '../../identity/public-name.ts';
import { everyRecord } from '../record-export.ts';

const PAGE = 100;
/** Raise it when the shape of the file changes. */
const FORMAT = 'punto-patron-1';

/** The file without the long lists. */
const summaryOf = async (store: Store, patron: PatronId, now: number) => {
  const [known, chosen, account, passkeys, codes, openid, sessions, notes, seenUntil, protection] =
    await Promise.all([
      store.patrons.find(patron),
      store.patrons.names.of(patron, now),
      store.account(patronAccount(patron)),
      store.passkeys.of(patron),
      store.recoveryCodes.left(patron),
      store.openid.of('patron', patron),
      store.sessions.of(patron, 0),
      store.patrons.notes(patron),
      store.patrons.noticesSeen(patron),
      store.protections.find(patron),
    ]);
  return {
    ...{ format: FORMAT, exportedAt: now, patron: known },
    settings: { name: chosen, noticesSeenUntil: seenUntil, protection },
    account: { balanceMinor: account.balanceMinor, pendingMinor: account.pendingMinor },
    passkeys: passkeys.map(({ publicKey: _, patron: __, ...passkey }) => passkey),
    unusedRecoveryCodes: codes,
    openid: openid.map(({ issuer, subject, linkedAt }) => ({ issuer, subject, linkedAt })),
    sessions,
    notes: notes.map(({ number, at, text }) => ({ number, at, text })),
  };
};

const journalLine = ({ staff: _, hash: __, table, ...entry }: KeptEntry) =>
  byPublicName({ ...entry, table: table === null ? null : tableId(table) });

export const patronFile = (store: Store, patron: PatronId, now: number): Readable =>
  Readable.from(patronText(store, patron, now));

async function* patronText(store: Store, patron: PatronId, now: number): AsyncGenerator<string> {
  yield JSON.stringify(await summaryOf(store, patron, now), null, 2).replace(/\n}$/, '');
  const journal = everyItem(async (page) => {
    const { items, next } = await store.journalPage({ ...page, patron });
    return { items: items.map(journalLine), next };
  }, PAGE);
  const statement = everyItem((page) => store.statement(patron, page), PAGE);
  yield* listText('statement', mapped(statement, byPublicName));
  yield* listText('records', everyRecord(store, patron));
  yield* listText('journal', journal);
  yield '\n}\n';
}

async function* mapped<T, U>(items: AsyncIterable<T>, map: (item: T) => U): AsyncGenerator<U> {
  for await (const item of items) yield map(item);
}

async function* listText(name: string, items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '';
  yield `,\n  "${name}": [`;
  for await (const item of items) {
    yield `${separator}\n    ${JSON.stringify(item)}`;
    separator = ',';
  }
  yield ']';
}
