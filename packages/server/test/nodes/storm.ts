// A house of nodes with its patrons, to which one thing after the other is done: how long its tables were silent meanwhile,
// and whether everything is as it was told.
import { setTimeout } from 'node:timers/promises';
import type { Chance } from '../../src/simulation/chance.ts';
import { openConnections } from '../../src/store/postgres/connection.ts';
import { type Crowd, openCrowd } from './crowd.ts';
import { type Fault, strike } from './faults.ts';
import { checkHouse, type HouseChecked } from './house-check.ts';
import { type HouseOfNodes, openHouseOfNodes } from './house-of-nodes.ts';
import type { Network } from './network.ts';
import type { NodeProcess } from './node-process.ts';
import { type Pauses, watchPauses } from './pauses.ts';

export type Storm = {
  readonly house: HouseOfNodes;
  readonly crowd: Crowd;
  /** Lets them play, and measures how soon they are answered. */
  readonly peace: (ms: number) => Promise<void>;
  /** Resolves once every patron has staked again: the longest that anybody heard nothing new of their table. */
  readonly befall: (fault: Fault) => Promise<number>;
  /** Patrons rest meanwhile. */
  readonly check: () => Promise<HouseChecked>;
  /** Of every node that was killed so far, and of every one that was stopped. */
  readonly pauses: Readonly<Record<'kill' | 'drain', readonly Pauses[]>>;
  readonly close: () => Promise<void>;
};

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

export const openStorm = async ({ network, nodes, tables, patrons, chance }: StormParts): Promise<Storm> => {
  const names = Array.from({ length: tables }, (_, index) => `storm-${index + 1}`);
  const room = {
    from: 'live-eight-deck',
    differentialMinor: null,
    tables: names.map((table) => ({ table, name: table, pace: PACE })),
  };
  const house = await openHouseOfNodes({ network, nodes, room });
  const connections = openConnections(house.address, () => undefined, 2);
  const crowd = await openCrowd(house.origin, names, patrons, chance.fork());
  const pauses: Record<'kill' | 'drain', Pauses[]> = { kill: [], drain: [] };

  const tablesOf = async ({ name }: NodeProcess): Promise<ReadonlySet<string>> => {
    const { rows } = await connections.pool.query<{ table_id: string }>(
      'SELECT table_id FROM leases WHERE node LIKE $1',
      [`${name}-%`],
    );
    return new Set(rows.map((row) => row.table_id));
  };

  const watch = (fault: Fault) => async (node: NodeProcess) => {
    const watched = watchPauses(crowd.members, node.name, await tablesOf(node));
    return {
      playedOn: async () => {
        const until = performance.now() + PLAYED_ON_WITHIN_MS;
        while (watched.missing() > 0) {
          if (performance.now() > until)
            throw new Error(`${watched.missing()} patrons hear nothing new since ${node.name} is gone`);
          await setTimeout(20);
        }
        if (fault === 'kill' || fault === 'drain') pauses[fault].push(watched.close());
      },
    };
  };

  return {
    house,
    crowd,
    pauses,
    peace: async (ms) => {
      crowd.setPeace(true);
      await setTimeout(ms);
      crowd.setPeace(false);
    },
    befall: async (fault) => {
      const silence = longestSilence(crowd);
      await strike(fault, house, chance, watch(fault));
      await crowd.playOn();
      return silence();
    },
    check: async () => {
      await crowd.rest();
      const checked = await checkHouse(connections, crowd);
      const ofNodes = house.nodes.flatMap((node) => node.faults());
      return { ...checked, faults: [...checked.faults, ...ofNodes] };
    },
    close: async () => {
      crowd.leave();
      await connections.close();
      await house.close();
    },
  };
};

/** From now on, until it is asked. */
const longestSilence = ({ members }: Crowd): (() => number) => {
  let longest = 0;
  const releases = members.map((member) => {
    let before = member.newsAt();
    return member.onNews((at) => {
      longest = Math.max(longest, at - before);
      before = at;
    });
  });
  return () => {
    for (const release of releases) release();
    return longest;
  };
};
