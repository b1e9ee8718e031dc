// Preloaded into the served process: from the first SIGUSR2 its database cannot grow by a page, from the second it can
// again. SQLite then fails as on a full disk, without any privileges.
import { DatabaseSync } from 'node:sqlite';

const ROOM_ENOUGH = 1_073_741_823;

const open = new Set<DatabaseSync>();
const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function (this: DatabaseSync, ...call: Parameters<typeof prepare>) {
  open.add(this);
  return prepare.apply(this, call);
};

let full = false;
process.on('SIGUSR2', () => {
  full = !full;
  for (const database of open) {
    if (!database.isOpen) continue;
    const pages = Number(prepare.call(database, 'PRAGMA page_count').get()?.page_count);
    database.exec(`PRAGMA max_page_count = ${full ? pages : ROOM_ENOUGH}`);
  }
});
