// Simulated time: one queue of due tasks, run one by one, with all invariants checked between two of them. Each task
// has an owner: tasks of a dead owner are dropped; of a frozen one, delayed. Nothing happens outside a task.
import { createHash } from 'node:crypto';

export type Owner = { readonly name: string; alive: boolean; frozenUntil: number };

export type Trace = {
  /** One more line of what happened. */
  readonly note: (line: string) => void;
  /** The latest of them. */
  readonly last: () => readonly string[];
  /** The hash of all steps: two runs with the same hash were the same run. */
  readonly hash: () => string;
};

type Task = {
  readonly order: number;
  readonly owner: Owner;
  readonly run: () => void;
  at: number;
  off: boolean;
};

export type World = {
  readonly now: () => number;
  /** Time passes while the current task is busy: nothing else runs. */
  readonly pass: (ms: number) => void;
  readonly steps: () => number;
  readonly after: (owner: Owner, ms: number, run: () => void) => () => void;
  readonly soon: (owner: Owner, run: () => void) => () => void;
  /** Freezes the owner for `ms` and delays its tasks by `delayMs`, less than `ms` where its counter was stopped already. */
  readonly pause: (owner: Owner, ms: number, delayMs: number) => void;
  /** Time is stopped until this is done, since it waits for the real machine; only its owner continues. */
  readonly hold: (owner: Owner, work: Promise<unknown>) => void;
  /** Whose piece is being done; `null` between two. */
  readonly acting: () => Owner | null;
  /** Does the next piece; `false`: nothing is due, ever. */
  readonly step: () => Promise<boolean>;
  readonly trace: Trace;
};

const LINES_KEPT = 60;

/** Taken before it is replaced. */
const nextTurn = setImmediate;

export const createOwner = (name: string): Owner => ({ name, alive: true, frozenUntil: 0 });

/** `thrown`: an uncaught error. */
export const createWorld = (start: number, thrown: (owner: Owner, fault: unknown) => void): World => {
  const soon: Task[] = [];
  /** In order of time, then in order of creation. */
  const later: Task[] = [];
  const trace = createTrace();
  let now = start;
  let steps = 0;
  let order = 0;
  let acting: Owner | null = null;

  const taskOf = (owner: Owner, at: number, run: () => void): Task => {
    order += 1;
    return { order, owner, at, run, off: false };
  };

  const put = (task: Task): void => {
    let low = 0;
    let high = later.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = later[middle];
      if (other && (other.at < task.at || (other.at === task.at && other.order < task.order)))
        low = middle + 1;
      else high = middle;
    }
    later.splice(low, 0, task);
  };

  /** The next task that is neither cancelled nor owned by a dead owner. */
  const take = (): Task | null => {
    for (let task = soon.shift() ?? later.shift(); task; task = soon.shift() ?? later.shift()) {
      const { owner } = task;
      if (task.off || !owner.alive) continue;
      if (owner.frozenUntil > Math.max(now, task.at)) {
        task.at = owner.frozenUntil;
        put(task);
        continue;
      }
      return task;
    }
    return null;
  };

  const holding = { owner: createOwner('nobody'), works: 0 };

  /** While the real machine is waited for: tasks of the owner that are due now. */
  const takeHeld = (): Task | null => {
    const at = soon.findIndex(({ off, owner }) => !off && owner === holding.owner);
    return soon.splice(at, at < 0 ? 0 : 1)[0] ?? null;
  };

  const scheduled =
    (task: Task): (() => void) =>
    () => {
      task.off = true;
    };

  return {
    now: () => now,
    pass: (ms) => {
      now += ms;
    },
    steps: () => steps,
    after: (owner, ms, run) => {
      const task = taskOf(owner, now + Math.max(0, Math.ceil(ms)), run);
      put(task);
      return scheduled(task);
    },
    soon: (owner, run) => {
      const task = taskOf(owner, now, run);
      soon.push(task);
      return scheduled(task);
    },
    acting: () => acting,
    pause: (owner, ms, delayMs) => {
      owner.frozenUntil = Math.max(owner.frozenUntil, now + ms);
      for (const task of later) if (task.owner === owner) task.at += delayMs;
      later.sort((one, other) => one.at - other.at || one.order - other.order);
    },
    hold: (owner, work) => {
      holding.owner = owner;
      holding.works += 1;
      const release = (): void => {
        holding.works -= 1;
      };
      work.then(release, release);
    },
    step: async () => {
      const task = holding.works > 0 ? takeHeld() : take();
      if (task === null && holding.works > 0) {
        acting = holding.owner;
        await new Promise<void>((resolve) => nextTurn(resolve));
        acting = null;
        return true;
      }
      if (task === null) return false;
      steps += 1;
      now = Math.max(now, task.at);
      acting = task.owner;
      try {
        task.run();
      } catch (fault) {
        thrown(task.owner, fault);
      }
      // All resolved promises run before time advances.
      await new Promise<void>((resolve) => nextTurn(resolve));
      acting = null;
      return true;
    },
    trace,
  };
};

const createTrace = (): Trace => {
  const hash = createHash('sha256');
  let lines: string[] = [];
  return {
    note: (line) => {
      hash.update(line).update('\n');
      lines.push(line);
      if (lines.length > 2 * LINES_KEPT) lines = lines.slice(-LINES_KEPT);
    },
    last: () => lines.slice(-LINES_KEPT),
    hash: () => hash.copy().digest('hex'),
  };
};
