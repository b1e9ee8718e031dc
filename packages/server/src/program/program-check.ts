// Checks that the program's files are unchanged since the start and are those of the published release: soon after the
// start, daily, and on a manager's request. [B-56]
import type { ProgramAnswer } from '@punto/protocol/floor/program-api';
import manifest from '../../package.json' with { type: 'json' };
import { coalesceReads } from '../limits/coalesced-read.ts';
import { BackgroundPace } from './background-pace.ts';
import { changesOf, digestOf, type ProgramManifest, readManifest } from './manifest.ts';

export type ProgramCheck = {
  readonly status: () => ProgramAnswer;
  /** Reads all files again, without the rests of the periodic checks. */
  readonly check: () => Promise<ProgramAnswer>;
  /** Starts the periodic checks. */
  readonly start: () => void;
  readonly stop: () => void;
};

export type ProgramCheckParts = {
  readonly root: string;
  /** Published digest of this release and platform; `null`: not configured. */
  readonly published: string | null;
  readonly now: () => number;
  readonly onChecked: (status: ProgramAnswer) => void;
  readonly onFault: (fault: unknown) => void;
};

/** After the start's own work: a check takes about a second of processor time, spread over some four minutes. */
const FIRST_AFTER_MS = 15_000;
const EVERY_MS = 24 * 3_600_000;
/** Most changed files named; the rest is only counted. */
const NAMED = 50;

export const createProgramCheck = ({
  root,
  published,
  now,
  onChecked,
  onFault,
}: ProgramCheckParts): ProgramCheck => {
  const background = new BackgroundPace();
  let first: ProgramManifest | null = null;
  let timer: NodeJS.Timeout | null = null;
  let status: ProgramAnswer = {
    version: manifest.version,
    runtime: process.version,
    platform: `${process.platform}-${process.arch}`,
    ...{ digest: null, files: 0, published, checkedAt: null, intact: null, changed: 0, changes: [] },
  };

  const read = coalesceReads(async () => {
    const found = await readManifest(root, background.pace);
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
    timer = setTimeout(() => void read().catch(onFault).finally(checkTomorrow), ms).unref();
  };
  const checkTomorrow = (): void => {
    if (timer !== null) checkAfter(EVERY_MS);
  };
  return {
    status: () => status,
    check: () => background.hurry(read),
    start: () => checkAfter(FIRST_AFTER_MS),
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
};
