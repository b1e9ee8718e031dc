// A house whose patrons are those of operators: the server as a separate process, or several nodes, and a process for each operator. All
// of them are killed, paused and started again; at a check everything that is owed has been delivered, and the books are compared.
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type AnsweredTicket, type Checked, checkBooks } from '../books-after-kill.ts';
import { type Crowd, type CrowdMore, createCrowd } from '../nodes/crowd.ts';
import type { Chance } from '../support/chance.ts';
import { launchPatron } from './launched-patron.ts';
import type { OperatorProcess } from './operator-process.ts';
import { compareBooks, type Moved } from './two-books.ts';

/** The processes of Punto, and its books. */
export type Ground = {
  readonly origin: () => string;
  readonly tables: readonly string[];
  /** Calls that are owed, debits that are open, and stakes of rounds in play. */
  readonly unfinished: () => Promise<{
    readonly owed: number;
    readonly open: number;
    readonly pending: number;
  }>;
  /**
   * Runs the work with a folder whose `data` has the books in SQLite, and returns the faults of the processes besides. `work` gets
   * the file.
   */
  readonly withBooks: (work: (folder: string, file: string) => Promise<void>) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

export type WalletChecked = Checked & { readonly moved: readonly Moved[]; readonly drainedMs: number };

export type WalletHouse = {
  readonly operators: readonly OperatorProcess[];
  readonly crowd: Crowd;
  readonly tables: readonly string[];
  /** Patrons stop staking, what is owed is delivered, and all books are compared. */
  readonly check: (withinMs?: number) => Promise<WalletChecked>;
  readonly unfinished: Ground['unfinished'];
  readonly close: () => Promise<void>;
};

export type HouseParts = {
  readonly folder: string;
  readonly ground: Ground;
  readonly operators: readonly OperatorProcess[];
  readonly patrons: number;
  readonly chance: Chance;
  readonly more?: Omit<CrowdMore, 'admit'>;
};

/** The longest wait of a call, half a minute and a quarter of it, and the time of an attempt that hangs. */
export const DRAINED_WITHIN_MS = 60_000;

export const createWalletHouse = async (parts: HouseParts): Promise<WalletHouse> => {
  const { folder, ground, operators, patrons, chance, more = {} } = parts;
  const origin = ground.origin();
  const operatorOf = (nth: number): OperatorProcess => {
    const operator = operators[nth % operators.length];
    if (!operator) throw new Error('a house of operators has one at least');
    return operator;
  };
  // Neighbours in the list are at one table, of different operators.
  const seats = patrons / operators.length;
  const crowd = await createCrowd(
    origin,
    ground.tables.flatMap((table) => operators.map(() => table)),
    seats * operators.length,
    chance.fork(),
    { ...more, admit: (nth) => launchPatron(operatorOf(nth), origin, nth) },
  );

  const drain = async (withinMs: number): Promise<number> => {
    const began = performance.now();
    for (;;) {
      const left = await ground.unfinished();
      const ms = performance.now() - began;
      if (left.owed + left.open + left.pending === 0) return ms;
      if (ms > withinMs) throw new Error(`after ${withinMs} ms there still is ${JSON.stringify(left)}`);
      await setTimeout(20);
    }
  };

  return {
    operators,
    crowd,
    tables: ground.tables,
    unfinished: ground.unfinished,
    check: async (withinMs = DRAINED_WITHIN_MS) => {
      await crowd.rest();
      const drainedMs = await drain(withinMs);
      const faults: string[] = [];
      const moved: Moved[] = [];
      let checked: Checked = { tickets: 0, records: 0, faults: [] };
      const ofProcesses = await ground.withBooks(async (books, file) => {
        checked = await checkBooks(books, idsOf(crowd), answersOf(crowd), (_, waiting) => waiting);
        for (const { brand, book } of operators) {
          const compared = compareBooks(file, brand, book);
          faults.push(...compared.faults);
          moved.push(compared.moved);
        }
      });
      return {
        ...checked,
        ...{ moved, drainedMs },
        faults: [...checked.faults, ...faults, ...crowd.faults(), ...ofProcesses],
      };
    },
    close: async () => {
      crowd.leave();
      await ground.close();
      await Promise.all(operators.map((operator) => operator.kill()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const idsOf = ({ members }: Crowd): readonly string[] => members.map(({ id }) => id);
const answersOf = ({ members }: Crowd): readonly AnsweredTicket[] =>
  members.flatMap(({ answered }) => answered);
