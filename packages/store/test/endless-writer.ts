// A process for the crash test to kill: it plays rounds without end into the store of a folder and prints on stdout
// what was acknowledged.

import { openSqliteStore } from '../src/sqlite-store.ts';
import { ANN, grant } from './samples/sample.ts';
import { createPlay } from './samples/sample-play.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: endless-writer.ts <folder>');

const store = await openSqliteStore(folder);
const play = await createPlay(store);

for (let round = 1; ; round += 1) {
  await store.transfer([grant(ANN, 1_000, `grant-${round}`)]);
  // Both are sent together, so the kill can fall between two requests of one group too.
  const placed = play.bet(ANN, `ticket-${round}`, { player: 10 });
  const settled = play.until('betting');
  await placed;
  process.stdout.write(`placed ${round}\n`);
  await settled;
  process.stdout.write(`settled ${round}\n`);
}
