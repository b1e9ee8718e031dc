// Whether the program's files are still those that were there at the start, and those that were published: checked soon
// after the start, each day, and when a manager asks for it. [B-56]
import type { ProgramAnswer } from '@punto/protocol/floor/program-api';
import manifest from '../../package.json' with { type: 'json' };
import { coalesceReads } from '../limits/coalesced-read.ts';
import { changesOf, digestOf, type ProgramManifest, readManifest } from './manifest.ts';

export type ProgramCheck = {
  readonly status: () => ProgramAnswer;
  /** Reads all files again. */
  readonly check: () => Promise<ProgramAnswer>;
  /** Checks by itself from now on. */
  readonly start: () => void;
  readonly stop: () => void;
};

export type ProgramCheckParts = {
  readonly root: string;
  /** The digest that was published for this release and platform; `null`: it was not given. */
  readonly published: string | null;
  readonly now: () => number;
  readonly onChecked: (status: ProgramAnswer) => void;
  readonly onFault: (fault: unknown) => void;
};

/** By then what a start has to do is done: a check takes seconds of a processor. */
const FIRST_AFTER_MS = 15_000;
const EVERY_MS = 24 * 3_600_000;
/** More are counted and not named. */
const NAMED = 50;

export const createProgramCheck = ({
  root,
  published,
  now,
  onChecked,
  onFault,
}: ProgramCheckParts): ProgramCheck => {
  let first: ProgramManifest | null = null;
  let timer: NodeJS.Timeout | null = null;
  let status: ProgramAnswer = {
    version: manifest.version,
    runtime: process.version,
    platform: `${process.platform}-${process.arch}`,
    ...{ digest: null, files: 0, published, checkedAt: null, intact: null, changed: 0, changes: [] },
  };

  const check = coalesceReads(async () => {
    const found = await readManifest(root);
    first ??= found;
    const digest = digestOf(found);
    const changes = changesOf(first, found);
    status = {
      ...status,
      ...{ digest, files: found.size, checkedAt: now() },
      intact: changes.length === 0 && (published === null || digest === published),
      ...{ changed: changes.length, changes: changes.slice(0, NAMED) },
    };
    onChecked(status);
    return status;
  });
  const checkAfter = (ms: number): void => {
    timer = setTimeout(() => void check().catch(onFault).finally(checkTomorrow), ms).unref();
  };
  const checkTomorrow = (): void => {
    if (timer !== null) checkAfter(EVERY_MS);
  };
  return {
    status: () => status,
    check,
    start: () => checkAfter(FIRST_AFTER_MS),
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
};
