// A deployment of nodes with its patrons, subjected to faults one after the other: measures the silence of its tables,
// and checks that everything is as it was sent.
import { setTimeout } from 'node:timers/promises';
import { openConnections } from '@punto/store/postgres/connection';
import type { Chance } from '../support/chance.ts';
import { type Crowd, createCrowd } from './crowd.ts';
import { checkDeployment, type DeploymentChecked } from './deployment-check.ts';
import { type Fault, strike } from './faults.ts';
import type { Network } from './network.ts';
import { type NodeDeployment, startNodeDeployment } from './node-deployment.ts';
import type { NodeProcess } from './node-process.ts';
import { type Pauses, watchPauses } from './pauses.ts';

export type Storm = {
  readonly deployment: NodeDeployment;
  readonly crowd: Crowd;
  /** Lets the patrons play, and measures the latency of answers. */
  readonly peace: (ms: number) => Promise<void>;
  /** Injects a fault; resolves once every patron has staked again. */
  readonly befall: (fault: Fault) => Promise<Silence>;
  /** Patrons stop staking during the check. */
  readonly check: () => Promise<DeploymentChecked>;
  /** Pauses of every killed node, and of every stopped one. */
  readonly pauses: Readonly<Record<'kill' | 'drain', readonly Pauses[]>>;
  readonly close: () => Promise<void>;
};

/** Longest time in milliseconds without news of their table: for patrons at the node, and for all others. */
export type Silence = { readonly there: number; readonly elsewhere: number };

export type StormParts = {
  readonly network: Network;
  readonly nodes: number;
  readonly tables: number;
  readonly patrons: number;
  readonly chance: Chance;
};

/** A round takes about three seconds. */
const PACE = {
  shufflingMs: 100,
  bettingMs: 1_500,
  closedMs: 100,
  cardMs: 150,
  thirdCardMs: 200,
  resultMs: 400,
};
const PLAYED_ON_WITHIN_MS = 30_000;

export const createStorm = async ({
  network,
  nodes,
  tables,
  patrons,
  chance,
}: StormParts): Promise<Storm> => {
  const names = Array.from({ length: tables }, (_, index) => `storm-${index + 1}`);
  const room = {
    from: 'live-eight-deck',
    differentialMinor: null,
    tables: names.map((table) => ({ table, name: table, pace: PACE })),
  };
  const deployment = await startNodeDeployment({ network, nodes, room });
  const connections = openConnections(deployment.address, () => undefined, 2);
  const crowd = await createCrowd(deployment.origin, names, patrons, chance.fork());
  const pauses: Record<'kill' | 'drain', Pauses[]> = { kill: [], drain: [] };

  const tablesOf = async ({ name }: NodeProcess): Promise<ReadonlySet<string>> => {
    const { rows } = await connections.pool.query<{ table_id: string }>(
      'SELECT table_id FROM leases WHERE node LIKE $1',
      [`${name}-%`],
    );
    return new Set(rows.map((row) => row.table_id));
  };

  let struck: NodeProcess | null = null;
  const watch = (fault: Fault) => async (node: NodeProcess) => {
    struck = node;
    const watched = watchPauses(crowd.members, node.name, await tablesOf(node));
    return {
      playedOn: async () => {
        const until = performance.now() + PLAYED_ON_WITHIN_MS;
        while (watched.missing() > 0) {
          if (performance.now() > until)
            throw new Error(`${watched.missing()} patrons got no news since ${node.name} ended`);
          await setTimeout(20);
        }
        if (fault === 'kill' || fault === 'drain') pauses[fault].push(watched.close());
      },
    };
  };

  return {
    deployment,
    crowd,
    pauses,
    peace: async (ms) => {
      crowd.setPeace(true);
      await setTimeout(ms);
      crowd.setPeace(false);
    },
    befall: async (fault) => {
      struck = null;
      const silence = listenForSilence(crowd);
      await strike(fault, deployment, chance, watch(fault));
      await crowd.playOn();
      return silence(struck);
    },
    check: async () => {
      await crowd.rest();
      const checked = await checkDeployment(connections, crowd);
      const ofNodes = deployment.nodes.flatMap((node) => node.faults());
      return { ...checked, faults: [...checked.faults, ...ofNodes] };
    },
    close: async () => {
      crowd.leave();
      await connections.close();
      await deployment.close();
    },
  };
};

/** Measures from now until the returned function is called; the gateway of each patron is noted now. */
const listenForSilence = ({ members }: Crowd): ((struck: NodeProcess | null) => Silence) => {
  const longest = members.map((member) => {
    const at = member.gateway();
    const heard = { at, ms: 0, release: () => {} };
    heard.release = member.onNews((_, silentMs) => {
      heard.ms = Math.max(heard.ms, silentMs);
    });
    return heard;
  });
  return (struck) => {
    for (const { release } of longest) release();
    const most = (isThere: boolean): number =>
      Math.max(0, ...longest.filter(({ at }) => (at === struck?.name) === isThere).map(({ ms }) => ms));
    return { there: most(true), elsewhere: most(false) };
  };
};
