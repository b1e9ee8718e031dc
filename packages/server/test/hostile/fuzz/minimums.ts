// Minimum counts of a fuzzer run. A new kind of attack needs one line here.
import type { Minimum } from '../../support/deeds/minimums.ts';

const each = (area: string, oneIn: Readonly<Record<string, number>>): readonly Minimum[] =>
  Object.entries(oneIn).map(([what, messages]) => ({
    what: `${area}: ${what}`,
    per: 'run: messages',
    oneIn: messages,
  }));

export const MINIMUMS: readonly Minimum[] = [
  ...each('attack', { talk: 150, 'broken frames': 800, noise: 400, flood: 20_000 }),
  ...each('answer', {
    'error malformed': 5,
    'error unknown-message': 100,
    'error too-frequent': 300,
    'error no-such-table': 150,
    'status 400': 1_500,
    'close 1002': 2_500,
  }),
  // The two honest patrons, in every round they see begin.
  { what: 'honest: tickets accepted', per: 'honest: rounds seen', oneIn: 2 },
];
