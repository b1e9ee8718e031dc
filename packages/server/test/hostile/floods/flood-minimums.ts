// Minimum counts of each flood per second. A new flood needs its lines here.
import type { Minimum } from '../../support/deeds/minimums.ts';

export type FloodMinimum = Minimum & { readonly flood: string };

/** The least number per second. */
const each = (flood: string, perSecond: Readonly<Record<string, number>>): readonly FloodMinimum[] =>
  Object.entries(perSecond).map(([what, times]) => ({
    flood,
    what: `${flood}: ${what}`,
    per: 'run: seconds of each flood',
    oneIn: 1 / times,
  }));

/** The honest pair plays a round in three seconds. */
const honest = (flood: string): readonly FloodMinimum[] => [
  ...each(flood, { 'honest pings': 5 }),
  { flood, what: `${flood}: honest tickets`, per: `${flood}: honest rounds`, oneIn: 2 },
];

const OF: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'pings of one address': { said: 800, 'heard pong': 200, 'heard too-frequent': 5, 'closed 4429': 5 },
  'refused tickets of one address': {
    said: 800,
    'heard ticket-refused': 200,
    'heard too-frequent': 5,
    'closed 4429': 5,
  },
  'tickets of one patron': { said: 100, 'heard ticket-refused': 50, 'heard too-frequent': 5 },
  'looks of one address': { said: 100, 'heard snapshot': 20, 'heard too-frequent': 1 },
  'proofs of past rounds': { 'ended shoes': 0.2, 'status 200': 15, 'status 429': 1 },
  'slow readers': { said: 50, 'let go without reading': 0.5 },
  'idle guests in seats': { 'idle: seats taken': 0.5, 'idle: seats lost': 0.2, 'honest: seats taken': 0.2 },
};

/** With fewer readers, at a megabyte each, the shared limit of slow readers is not reached. */
const MANY_READERS: FloodMinimum = {
  flood: 'slow readers',
  what: 'slow readers: sockets opened',
  per: 'run: floods',
  oneIn: 1 / 240,
};

export const MINIMUMS: readonly FloodMinimum[] = [
  MANY_READERS,
  ...Object.entries(OF).flatMap(([flood, perSecond]) => [...each(flood, perSecond), ...honest(flood)]),
];
