// One node: the served process, which can be killed, paused, stopped and started again. An unexpected exit, and certain
// log messages, are faults.
import { PATHS } from '@punto/protocol/paths';
import { type Served, startServing } from '../served-process.ts';

export type NodeProcess = {
  readonly name: string;
  readonly pid: () => number;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** As an operator stops it. */
  readonly drain: () => Promise<void>;
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly isRunning: () => boolean;
  readonly isReady: () => Promise<boolean>;
  /** Faults since the last call. */
  readonly faults: () => readonly string[];
  /** Its whole output, over all restarts. */
  readonly said: () => string;
  /** Number of each log message. */
  readonly logged: () => ReadonlyMap<string, number>;
};

export type NodeParts = {
  readonly name: string;
  readonly folder: string;
  readonly rooms: string;
  readonly host: string;
  readonly port: number;
  readonly through: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
};

const READY_WITHIN_MS = 2_000;

export const nodeProcess = ({
  name,
  folder,
  rooms,
  host,
  port,
  through,
  settings,
}: NodeParts): NodeProcess => {
  let served: Omit<Served, 'origin'> | null = null;
  const faults: string[] = [];
  const logged = new Map<string, number>();
  let past = '';
  let read = 0;

  /** Parses new log lines; the last line may be incomplete. */
  const readOn = (said: string): void => {
    const end = said.lastIndexOf('\n') + 1;
    const lines = said.slice(read, end).split('\n');
    read = end;
    for (const line of lines.filter((each) => each.startsWith('{'))) {
      const { level, msg = '' } = JSON.parse(line) as { level: string; msg?: string };
      const words = `${level}: ${msg}`;
      logged.set(words, (logged.get(words) ?? 0) + 1);
      if (level === 'fatal') faults.push(`${name} logged ${line}`);
    }
  };

  /** Call before ending the process; otherwise its exit counts as unexpected. */
  const taken = (): Omit<Served, 'origin'> | null => {
    const running = served;
    served = null;
    return running;
  };

  return {
    name,
    pid: () => served?.pid ?? 0,
    start: async () => {
      const starting = startServing(
        folder,
        rooms,
        { ...settings, HOST: host, PORT: String(port), PUNTO_NODE: name },
        through,
      );
      served = starting;
      void starting.ended.then((how) => {
        const said = starting.said();
        readOn(said);
        past += said;
        read = 0;
        if (served !== starting) return;
        served = null;
        faults.push(`${name} ended by itself with ${how}: ${said.slice(-2_000)}`);
      });
      await starting.opened;
    },
    kill: async () => await taken()?.kill(),
    drain: async () => {
      const running = taken();
      const code = await running?.stop();
      if (running && code !== 0) faults.push(`${name} stopped with ${code}: ${running.said().slice(-2_000)}`);
    },
    freeze: () => served?.signal('SIGSTOP'),
    thaw: () => served?.signal('SIGCONT'),
    isRunning: () => served !== null,
    isReady: async () => {
      try {
        const signal = AbortSignal.timeout(READY_WITHIN_MS);
        return (await fetch(`http://${host}:${port}${PATHS.ready}`, { signal })).ok;
      } catch {
        return false;
      }
    },
    faults: () => {
      readOn(served?.said() ?? '');
      return faults.splice(0);
    },
    said: () => past + (served?.said() ?? ''),
    logged: () => logged,
  };
};
