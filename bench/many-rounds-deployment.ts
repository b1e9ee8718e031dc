// A deployment with many years of rounds. One table plays its part by the rules and with its money: real shoes, encrypted
// with the key of the folder and proved when they end, and one ticket a round. The others are copies of it with patrons of
// their own, because playing all of them takes twenty times as long. The audit found no fault in
// one of 33,900 rounds made in this way; for a million rounds it was not run to its end. The served process continues from the last round.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRooms } from '@punto/server/rooms/room-folder';
import { shoeKeys } from '@punto/store/shoes/shoe-key';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { patronId } from '@punto/table';
import { admit } from './hot-house.ts';
import { copyTable } from './many-rounds-copy.ts';
import { playTable } from './many-rounds-play.ts';

export type DeploymentSize = { readonly rounds: number; readonly tables: number; readonly patrons: number };

/** A round takes about seven seconds: long enough to place tickets, short enough to wait for. */
const PACE = {
  shufflingMs: 500,
  bettingMs: 5_000,
  closedMs: 200,
  cardMs: 200,
  thirdCardMs: 200,
  resultMs: 500,
};

export const dataIn = (folder: string): string => join(folder, 'data');

/** Writes the room file of the folder, which the deployment is made from and served with, and gives its path. */
export const writeRooms = (folder: string, tables: number): string => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'room.json');
  const named = Array.from({ length: tables }, (_, number) => `table-${number}`);
  const room = {
    from: 'live-eight-deck',
    tables: named.map((table) => ({ table, name: table, pace: PACE })),
  };
  writeFileSync(file, JSON.stringify(room));
  return file;
};

/** The least number of rounds: each table ends with a whole shoe. `report` gets a line for each table. */
export const makeDeployment = async (
  folder: string,
  { rounds, tables, patrons }: DeploymentSize,
  report: (line: string) => void,
): Promise<void> => {
  const [setup] = loadRooms(writeRooms(folder, tables));
  if (!setup) throw new Error('a deployment has at least one table');
  const data = dataIn(folder);
  const store = await openSqliteStore(data);
  const ofTable = Array.from({ length: Math.ceil(patrons / tables) }, (_, number) =>
    patronId(`${setup.table}-patron-${number}`),
  );
  await Promise.all(ofTable.map((patron) => admit(store, patron)));
  const played = await playTable({
    ...{ store, setup, patrons: ofTable },
    keys: shoeKeys(data, undefined),
    rounds: Math.ceil(rounds / tables),
  });
  await store.close();
  report(`${setup.table} played ${played} rounds`);
  copyTable(data, setup.table, tables, report);
};
