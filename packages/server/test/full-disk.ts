// Loaded before the served process itself: from the first SIGUSR2 on its database may not grow by a single page, from the
// second on it may again. SQLite then fails as it does on a disk that is full, and no rights are needed for it.
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
