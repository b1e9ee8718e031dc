// What of a running reference operator changes: its faults and its clock.
import type { FastifyInstance } from 'fastify';
import type { FaultName, FaultRule } from './fault.ts';

export type DoubleState = {
  seed: number;
  rules: readonly FaultRule[];
  /** Seconds that its clock is ahead. */
  clockOffset: number;
  /** How often each fault was done. */
  readonly done: Map<FaultName, number>;
};

export type Double = {
  readonly http: FastifyInstance;
  readonly state: DoubleState;
  /** Milliseconds since 1970 by its own clock. */
  readonly now: () => number;
};
