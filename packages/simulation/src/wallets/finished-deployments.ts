// A file of finished deployments, one a line, so that a run of hours can be continued after it was stopped.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Counts, isCounts } from '@punto/server/test/support/deeds/deeds';

/** What a deployment was played with; lines of another run are passed over. */
export type PlayedWith = {
  readonly each: number;
  readonly patrons: number;
  readonly tables: number;
};
export type FinishedDeployment = PlayedWith & {
  readonly seed: number;
  readonly counts: Counts;
  /** Processor time. */
  readonly ms: number;
};

export type FinishedDeployments = {
  readonly of: (seed: number) => FinishedDeployment | null;
  readonly keep: (outcome: FinishedDeployment) => void;
};

/** `null`: nothing is kept. Throws for a line that it did not write. */
export const openFinishedDeployments = (
  file: string | null,
  { each, patrons, tables }: PlayedWith,
): FinishedDeployments => {
  const lines =
    file !== null && existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const known = lines
    .map(parsed)
    .filter((line) => line.each === each && line.patrons === patrons && line.tables === tables);
  const bySeed = new Map(known.map((line) => [line.seed, line]));
  return {
    of: (seed) => bySeed.get(seed) ?? null,
    keep: (outcome) => {
      if (file !== null) appendFileSync(file, `${JSON.stringify(outcome)}\n`);
    },
  };
};

const NUMBERS = ['seed', 'each', 'patrons', 'tables', 'ms'] as const;

const parsed = (line: string, at: number): FinishedDeployment => {
  const value: unknown = JSON.parse(line);
  if (isOutcome(value)) return value;
  throw new Error(`line ${at + 1} is not a deployment of npm run wallets: move the file away`);
};

const isOutcome = (value: unknown): value is FinishedDeployment =>
  typeof value === 'object' &&
  value !== null &&
  NUMBERS.every((name) => Number.isSafeInteger(Reflect.get(value, name))) &&
  isCounts(Reflect.get(value, 'counts'));
