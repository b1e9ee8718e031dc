// A process that is meant to be killed: it plays one small round after another into the store of a folder and
// says on stdout what it has been told is on disk. The crash test starts it.
import { minor } from '@punto/engine/minor';
import { escrowAccount, HOUSE, patronAccount } from '@punto/ledger/account';
import { version } from '@punto/table/ids';
import { stakeId } from '@punto/table/place-ticket';
import {
  ANN,
  decide,
  direct,
  event,
  grant,
  MAIN,
  memo,
  NO_NEEDS,
  record,
  stake,
  ticketKey,
} from './sample.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Transaction } from './store.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: endless-writer.ts <folder>');

const store = await openSqliteStore(folder);
const write = (expected: number, work: (tx: Transaction) => void): Promise<void> =>
  store.write({ table: MAIN, expected: version(expected), needs: NO_NEEDS, work });

const stakeOf = (round: number): string => stakeId(ANN, `ticket-${round}`);
const place = (round: number) => (tx: Transaction) => {
  tx.append([event(2 * round - 1)]);
  tx.post([grant(ANN, 100, `grant-${round}`), { ...stake(stakeOf(round), ANN, 100), memo: memo(round) }]);
  tx.remember(ticketKey(ANN, `ticket-${round}`), { accepted: true, version: version(2 * round - 1) });
};
const settle = (round: number) => (tx: Transaction) => {
  tx.append([event(2 * round)]);
  tx.post([
    decide('post', stakeOf(round)),
    direct(`in-${round}`, HOUSE, escrowAccount(MAIN), 100, 'house'),
    { ...direct(`back-${round}`, escrowAccount(MAIN), patronAccount(ANN), 200), memo: memo(round) },
  ]);
  tx.keep([record(ANN, round, minor(100), minor(200))]);
  tx.snapshot(`{"rounds":${round}}`);
};

for (let round = 1; ; round += 1) {
  // Both are sent at once, so the kill can fall between two requests of one group too.
  const placed = write(2 * round - 2, place(round));
  const settled = write(2 * round - 1, settle(round));
  await placed;
  process.stdout.write(`placed ${round}\n`);
  await settled;
  process.stdout.write(`settled ${round}\n`);
}
