// The mutable state of a running reference operator: its faults and its clock.
import type { FastifyInstance } from 'fastify';
import type { FaultName, FaultRule } from './fault.ts';
import type { Sentences } from './say-rule.ts';

export type DoubleState = {
  seed: number;
  rules: readonly FaultRule[];
  /** Sentences that are added to refusals of debits. */
  sentences: Sentences;
  /** Seconds that the clock is ahead. */
  clockOffset: number;
  /** How often each fault was applied. */
  readonly done: Map<FaultName, number>;
};

export type Double = {
  readonly http: FastifyInstance;
  readonly state: DoubleState;
  /** Milliseconds since 1970 by the operator's clock. */
  readonly now: () => number;
};
