// The server of a house of operators as several nodes, with PostgreSQL, NATS and HAProxy. Its tables move when a node is killed, or
// paused for longer than its leases.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openConnections } from '@punto/store/postgres/connection';
import { DATABASE_FILE } from '@punto/store/sqlite/database';
import { copyInto } from '../nodes/deployment-check.ts';
import { type Fault, strike } from '../nodes/faults.ts';
import { oneMachine } from '../nodes/network.ts';
import { startNodeDeployment } from '../nodes/node-deployment.ts';
import type { Chance } from '../support/chance.ts';
import { roomOf, UNFINISHED } from './one-server.ts';
import type { Ground } from './wallet-house.ts';

export type SeveralNodes = Ground & {
  /** Injects the fault and repairs it; with a kill, `playedOn` is awaited before the node starts again. */
  readonly befall: (fault: Fault, chance: Chance, playedOn: () => Promise<void>) => Promise<void>;
  /** How often a table has changed its owner so far. */
  readonly moves: () => Promise<number>;
};

export type NodesParts = {
  readonly nodes: number;
  readonly brands: string;
  readonly tables: readonly string[];
  readonly pace: object;
};

export const startSeveralNodes = async ({
  nodes,
  brands,
  tables,
  pace,
}: NodesParts): Promise<SeveralNodes> => {
  const deployment = await startNodeDeployment({
    ...{ network: oneMachine, nodes, room: roomOf(tables, pace) },
    settings: { PUNTO_BRANDS: brands, LOG_LEVEL: 'error' },
  });
  const connections = openConnections(deployment.address, () => undefined, 2);
  const { pool } = connections;
  return {
    origin: () => deployment.origin,
    tables,
    unfinished: async () => {
      const { rows } = await pool.query<Record<'owed' | 'open' | 'pending', string>>(UNFINISHED);
      const [found] = rows;
      return { owed: Number(found?.owed), open: Number(found?.open), pending: Number(found?.pending) };
    },
    withBooks: async (work) => {
      const folder = mkdtempSync(join(tmpdir(), 'punto-copied-'));
      const file = join(folder, 'data', DATABASE_FILE);
      try {
        mkdirSync(join(folder, 'data'));
        const parts = await copyInto(file, connections);
        await work(folder, file);
        return [...parts, ...deployment.nodes.flatMap((node) => node.faults())];
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    befall: (fault, chance, playedOn) => strike(fault, deployment, chance, async () => ({ playedOn })),
    moves: async () => {
      const { rows } = await pool.query<{ epochs: string }>('SELECT sum(epoch - 1) AS epochs FROM leases');
      return Number(rows[0]?.epochs);
    },
    close: async () => {
      await connections.close();
      await deployment.close();
    },
  };
};
