// A house of operators on one server: the server, and an operator for each brand, are processes of their own.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OneServer, startOneServer } from './one-server.ts';
import { createOperatorProcess, type OperatorProcess } from './operator-process.ts';
import { writeBrands } from './wallet-brands.ts';
import { createWalletHouse, type HouseParts, type WalletHouse } from './wallet-house.ts';

export type HouseOfProcesses = {
  readonly operators: readonly OperatorProcess[];
  readonly server: OneServer;
  readonly house: WalletHouse;
};

export type ProcessParts = Pick<HouseParts, 'patrons' | 'chance' | 'more'> &
  Pick<Parameters<typeof startOneServer>[0], 'tables' | 'pace'> & { readonly brands: readonly string[] };

/** Starts all processes, in a temporary folder. */
export const startHouseOfProcesses = async (parts: ProcessParts): Promise<HouseOfProcesses> => {
  const { brands, tables, pace, ...crowd } = parts;
  const folder = mkdtempSync(join(tmpdir(), 'punto-wallet-'));
  const operators = await Promise.all(brands.map((brand) => createOperatorProcess({ brand, folder })));
  for (const operator of operators) await operator.start();
  const server = await startOneServer({ folder, brands: writeBrands(folder, operators), tables, pace });
  const house = await createWalletHouse({ folder, ground: server, operators, ...crowd });
  return { operators, server, house };
};
