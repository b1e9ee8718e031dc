// The plan of a run of several nodes, drawn before it begins, with its estimated duration: printed at the start, and
// updated after each step from the durations so far.
import type { Chance } from '../support/chance.ts';
import type { Fault } from './faults.ts';

/** Seconds of each step including checks and pauses, measured on two cores at a load average of about 10. */
const OPEN_S = 30;
const KILL_S = 10;
const CHECK_S = 8;
const FAULT_S: Readonly<Record<Fault, number>> = {
  kill: 14,
  drain: 16,
  freeze: 18,
  'rolling upgrade': 40,
  'cut off from NATS': 18,
  'cut off from PostgreSQL': 18,
  'cut off from both': 18,
  'cut off from the balancer': 18,
  'cut off from everything': 18,
  'NATS restarted': 14,
  'NATS held still': 18,
  'PostgreSQL held still': 15,
  'PostgreSQL restarted': 16,
  'power cut of PostgreSQL': 18,
  'power cut of everything': 30,
};

export type Step = { readonly what: 'peace' | 'kill' | Fault; readonly seconds: number };
export type Plan = { readonly faults: readonly Fault[]; readonly steps: readonly Step[] };

export type PlanParts = {
  readonly peace: number;
  readonly kills: number;
  readonly faults: number;
  readonly possible: readonly Fault[];
  readonly chance: Chance;
};

/** Each fault once first, then random ones. */
export const planOf = ({ peace, kills, faults, possible, chance }: PlanParts): Plan => {
  const drawn = Array.from({ length: faults }, (_, count) => possible[count] ?? chance.pick(possible));
  return {
    faults: drawn,
    steps: [
      { what: 'peace', seconds: OPEN_S + peace + CHECK_S },
      ...Array.from({ length: kills }, () => ({ what: 'kill', seconds: KILL_S }) as const),
      ...drawn.map((what) => ({ what, seconds: FAULT_S[what] })),
    ],
  };
};

export const planText = ({ faults, steps }: Plan): string => {
  const times = Map.groupBy(faults, (fault) => fault);
  const list = [...times].map(([fault, all]) => (all.length > 1 ? `${fault} ×${all.length}` : fault));
  const kills = steps.length - 1 - faults.length;
  return [
    `Plan: ${steps.length} steps: peace, ${kills} kills, ${faults.length} faults (${list.join(', ') || 'none'}).`,
    `About ${minutes(sum(steps))} on two cores; longer where the machine has other work.`,
  ].join('\n');
};

/** Progress after `done` steps of the plan. */
export const progressText = ({ steps }: Plan, done: number, elapsedS: number): string => {
  const slower = elapsedS / Math.max(1, sum(steps.slice(0, done)));
  const left = sum(steps.slice(done)) * slower;
  return `[${done}/${steps.length}, ${minutes(elapsedS)}, about ${minutes(left)} left]`;
};

const minutes = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
};

const sum = (steps: readonly Step[]): number => steps.reduce((all, { seconds }) => all + seconds, 0);
