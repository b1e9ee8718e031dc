// The kinds of faults, their rates during the wild phase, and how often each occurred.
import type { Chance } from '@punto/server/test/support/chance';

/** The probability is one in this number of occasions: a step, a statement, a commit, a message, or a random disturbance. */
const ONCE_IN = {
  // the process
  'crash between two steps': 6_000,
  'crash inside a transaction': 6_000,
  'crash before a commit': 600,
  'crash after a commit that was not told': 600,
  'power cut in a commit': 250,
  // the disk
  'begin fails': 250,
  'statement fails': 3_000,
  'read fails': 6_000,
  'read fails inside a transaction': 60,
  'read fails inside a correction': 8,
  'commit fails': 200,
  'commit done and not told': 200,
  'commit written and not flushed': 150,
  'crash after a failed flush': 5,
  'log cannot be begun anew': 4,
  'slow commit': 60,
  // the network, by message
  'message late': 20,
  'message doubled': 60,
  'message lost': 100,
  'message in pieces': 10,
  'message about money doubled': 12,
  'message about money lost with its link': 60,
  'request lost': 40,
  'answer lost': 40,
  // the broker
  'question late': 10,
  'answer late': 10,
  'told to be busy': 300,
  // the connection of a node with its database
  'database late': 40,
  'database connection breaks': 400,
  'answer of the database lost': 250,
  'decided and not committed': 250,
  // between nodes, by message
  'wire late': 30,
  'wire lost': 150,
  'wire doubled': 150,
  'wire message about money lost': 6,
  'wire message about money doubled': 5,
  'request doubled': 3,
} as const;

/** Those of which one is chosen now and then. */
export const INJECTED_FAULTS = [
  'link cut',
  'link silent',
  'slow reader',
  'patron vanishes',
  'patron asleep',
  'clock set forward',
  'clock set back',
  'machine frozen',
  'disk full',
  'disk unreadable',
  'graceful stop',
  'other rules after a stop',
] as const;

/** The same where there are several nodes, and a database and a wire between them. */
export const NODE_FAULTS = [
  'node killed',
  'node frozen',
  'node stands still with its clock',
  'node stopped gracefully',
  'node gone for a while',
  'node cut off from the database',
  'node cut off from the others',
  'node cut off from both',
  'database killed',
  'database frozen',
  'wire away',
  'clock of a node set',
  'link cut',
  'link silent',
  'slow reader',
  'patron vanishes',
  'patron asleep',
  'disk full',
] as const;

/** Faults that follow from others; they are counted where they occur. */
type Consequence =
  | 'write refused by a full disk'
  | 'slow reader let go'
  | 'table stopped, house started again'
  | 'table taken from a dead node'
  | 'node taken for dead that lives'
  | 'table with two owners that believe it'
  | 'table with two owners'
  | 'write refused by the fence'
  | 'frozen in the middle of a write'
  | 'transaction that stood still undone';

/** Faults that occur by chance, each at its own occasions. */
export type FaultByChance = keyof typeof ONCE_IN;

export type FaultName =
  | FaultByChance
  | (typeof INJECTED_FAULTS)[number]
  | (typeof NODE_FAULTS)[number]
  | Consequence;

export type Faults = {
  /** Whether it is to happen here; counted when it is. */
  readonly strikes: (name: FaultByChance) => boolean;
  readonly count: (name: FaultName) => void;
  readonly counted: () => Readonly<Partial<Record<FaultName, number>>>;
  wild: boolean;
  /** While it is not wild, these alone strike, one time in two. */
  only: ReadonlySet<FaultByChance>;
};

const ONE_IN_TWO = 2;

/** `onceIn`: rates that replace the defaults. */
export const createFaults = (
  chance: Chance,
  onceIn: Readonly<Record<FaultByChance, number>> = ONCE_IN,
): Faults => {
  const counted: Partial<Record<FaultName, number>> = {};
  const count = (name: FaultName): void => {
    counted[name] = (counted[name] ?? 0) + 1;
  };
  const faults: Faults = {
    wild: false,
    only: new Set(),
    strikes: (name) => {
      const strikes = faults.wild
        ? chance.once(onceIn[name])
        : faults.only.has(name) && chance.once(ONE_IN_TWO);
      if (!strikes) return false;
      count(name);
      return true;
    },
    count,
    counted: () => counted,
  };
  return faults;
};
