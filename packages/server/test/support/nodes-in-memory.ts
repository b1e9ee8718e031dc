// Brokers of several nodes in one process, in virtual time, which advances automatically while an answer is awaited.
import { setImmediate as turn } from 'node:timers/promises';
import { type BetweenNodesParts, createBrokerBetweenNodes } from '../../src/broker/between-nodes.ts';
import type { Broker } from '../../src/broker/broker.ts';
import type { Wire } from '../../src/broker/wire.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import { createMemorySwitch, type MemorySwitch } from './memory-wire.ts';

export type NodesInMemory = {
  readonly clock: ManualClock;
  readonly network: MemorySwitch;
  readonly faults: unknown[];
  readonly join: (node: string, limits?: BetweenNodesParts['limits']) => Broker;
  /** A wire that is not a node's, to send what no node sends. */
  readonly stranger: () => Wire;
  /** Advances the clock in steps; after each, all pending work is done. */
  readonly pass: (ms: number, stepMs?: number) => Promise<void>;
};

const STEP_MS = 5;

export const createNodesInMemory = (mostBytes?: number): NodesInMemory => {
  const clock = createManualClock();
  const network = createMemorySwitch(clock, mostBytes);
  const faults: unknown[] = [];

  const pass = async (ms: number, stepMs = STEP_MS): Promise<void> => {
    for (let left = ms; left > 0; left -= stepMs) {
      await turn();
      clock.advance(Math.min(stepMs, left));
    }
    await turn();
  };

  const whilePassing = async <T>(work: Promise<T>): Promise<T> => {
    let isDone = false;
    const done = (): void => {
      isDone = true;
    };
    work.then(done, done);
    await turn();
    while (!isDone) await pass(STEP_MS);
    return work;
  };

  return {
    ...{ clock, network, faults, pass },
    stranger: () => network.join('a stranger'),
    join: (node, limits) => {
      const onFault = (fault: unknown): void => void faults.push(fault);
      const wire = network.join(node);
      const broker = createBrokerBetweenNodes({ node, wire, clock, onFault, ...(limits ? { limits } : {}) });
      return { ...broker, ask: (table, request) => whilePassing(broker.ask(table, request)) };
    },
  };
};
