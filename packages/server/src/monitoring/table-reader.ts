// Reads the rounds of one table after they are settled, outside the table's transactions, and adds the evidence of each block to
// the store. An incomplete block is in memory only: after a restart, and at a new owner, its rounds are read from the store
// again. The cursor in the store advances with each block, so that no round counts twice.
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Hands } from '@punto/engine/coup';
import type { Composition } from '@punto/engine/odds/composition';
import type { TableSetup } from '@punto/engine/room';
import type { MonitorCursor } from '@punto/store/monitor-store';
import type { Store } from '@punto/store/store';
import type { TableId } from '@punto/table/ids';
import type { HouseRates } from '../brands/house-rates.ts';
import { BLOCK_MS, type BlockEvidence, evidenceOf, isWhole } from './detect/block.ts';
import type { SeenRound } from './detect/seen-round.ts';
import { afterRound, depthOf, type KnownShoe, newShoe, type ShoeOf } from './known-shoe.ts';
import { seenRound } from './read-round.ts';
import { createSideValues, type SideValues, sideBetsOf } from './side-values.ts';

/** A finished round. */
export type EndedRound = ShoeOf & {
  readonly round: number;
  readonly hands: Hands;
  readonly hasStakes: boolean;
  readonly setup: TableSetup;
};

export type TableReaderParts = {
  readonly store: Pick<Store, 'monitor' | 'rounds'>;
  readonly rates: HouseRates;
  readonly now: () => number;
  readonly onRound: (round: Omit<SeenRound, 'favoured'>) => Promise<void>;
  readonly onBlock: (evidence: BlockEvidence, last: SeenRound) => Promise<void>;
};

export type TableReader = {
  readonly ended: (round: EndedRound) => void;
  /** Reads the waiting rounds. Rejects when the store fails; the next call tries again. */
  readonly read: () => Promise<void>;
  /** The number of rounds that wait. */
  readonly waiting: () => number;
  /** No round ended for an hour, none waits and no block is unfinished. */
  readonly isIdle: () => boolean;
};

/** The maximum of waiting rounds; beyond it the latest are read from the store again. */
const MOST_WAITING = 2_000;
/** The maximum number and age of the rounds with stakes that are read again after a restart. */
const MOST_READ_AGAIN = 200;
const READ_AGAIN_MS = 24 * 3_600_000;
/** The period of the evidence that is judged: a week. */
export const WEEK_MS = 7 * 24 * 3_600_000;
const MOST_PAIRS = 20_000;
const MOST_IN_SHOE = 500;

type Begun = { readonly seen: Omit<SeenRound, 'favoured'>; readonly left: Composition };

export const createTableReader = (table: TableId, parts: TableReaderParts): TableReader => {
  const { store, rates, now, onRound, onBlock } = parts;
  let waiting: EndedRound[] = [];
  let begun: Begun[] = [];
  let shoe: KnownShoe | null = null;
  /** `undefined`: not read yet. */
  let cursor: MonitorCursor | null | undefined;
  let values: { readonly setup: TableSetup; readonly of: SideValues } | null = null;
  /** Blocks that are stored but not judged yet. */
  const unjudged: { readonly evidence: BlockEvidence; readonly last: SeenRound }[] = [];

  let setup: TableSetup | null = null;
  let endedAt = now();

  const begunRounds = () => begun.map(({ seen }) => seen);

  const judge = async (): Promise<void> => {
    for (let next = unjudged[0]; next !== undefined; next = unjudged[0]) {
      await onBlock(next.evidence, next.last);
      unjudged.shift();
    }
  };

  const startOver = (): void => {
    [waiting, begun, cursor, shoe] = [[], [], undefined, null];
  };

  /** The rounds before the first waiting one, which another process or node handled. */
  const readAgain = async (first: EndedRound): Promise<void> => {
    const readTo = await store.monitor.cursor(table);
    const { items } = await store.rounds.page({
      ...{ table, staked: true, from: now() - READ_AGAIN_MS },
      ...{ limit: MOST_READ_AGAIN, before: null },
    });
    const missed = items.filter(
      (round) => round.table === table && round.status !== 'open' && isAfter(first, round),
    );
    const ended = missed.reverse().map(({ shoe: number, round, player, banker }) => ({
      ...first,
      ...{ shoe: number, round, hands: { player, banker }, hasStakes: true },
      burnt: number === first.shoe ? first.burnt : null,
    }));
    [waiting, cursor] = [[...ended, ...waiting], readTo];
  };

  /** The shoe before this round; read from the store if this node did not handle the rounds before. */
  const shoeBefore = async (ended: EndedRound): Promise<KnownShoe> => {
    if (shoe?.shoe === ended.shoe && shoe.round === ended.round) return shoe;
    const fresh = newShoe(ended);
    if (ended.round === 1) return fresh;
    const { items } = await store.rounds.page({
      ...{ table, shoe: ended.shoe, limit: MOST_IN_SHOE, before: null },
    });
    return items
      .filter(({ round }) => round < ended.round)
      .reverse()
      .reduce((seen, { round, ...hands }) => afterRound(seen, round, hands), fresh);
  };

  const take = async (ended: EndedRound): Promise<void> => {
    if (isWhole(begunRounds(), ended, now())) await close(ended.setup);
    const before = await shoeBefore(ended);
    shoe = before;
    if (ended.hasStakes) {
      const play = await store.rounds.play(table, ended.shoe, ended.round);
      const { setup: of, round } = ended;
      const offers = of.offers.filter(({ until }) => until === null || round <= until);
      if (play) {
        const seen = seenRound(
          play,
          {
            ...{ before: before.winners, depth: depthOf(before), offered: sideBetsOf({ ...of, offers }) },
          },
          rates,
        );
        await onRound(seen);
        begun.push({ seen, left: before.left });
      }
    }
    shoe = afterRound(before, ended.round, ended.hands);
  };

  /** Exact values are computed only if a patron staked a side bet in the block. */
  const withValues = async (of: TableSetup): Promise<readonly SeenRound[]> => {
    const isWanted = begun.some(({ seen }) => seen.stakes.some(({ sideBets }) => sideBets.length > 0));
    if (!isWanted) return begunRounds().map((seen) => ({ ...seen, favoured: NONE }));
    if (values?.setup !== of) values = { setup: of, of: createSideValues(of) };
    const rounds: SeenRound[] = [];
    for (const { seen, left } of begun) {
      rounds.push({ ...seen, favoured: values.of(left) });
      await turnOfTheLoop();
    }
    return rounds;
  };

  const close = async (of: TableSetup): Promise<void> => {
    const rounds = await withValues(of);
    const last = rounds.at(-1);
    if (!last) return;
    const known = await store.monitor.subjects('pair', now() - WEEK_MS, MOST_PAIRS);
    const evidence = await inTurns(evidenceOf(rounds, new Set(known)));
    const upTo = { shoe: last.shoe, round: last.round };
    const isKept = await store.monitor.contribute({
      ...{ table, after: cursor ?? null, upTo, at: last.at },
      evidence: [
        ...[...evidence.patrons].map(([subject, body]) => ({ kind: 'patron', subject, body }) as const),
        ...[...evidence.pairs].map(([subject, body]) => ({ kind: 'pair', subject, body }) as const),
      ],
    });
    // Another node has read these rounds.
    if (!isKept) {
      begun = [];
      cursor = await store.monitor.cursor(table);
      return;
    }
    [begun, cursor] = [[], upTo];
    unjudged.push({ evidence, last });
    await judge();
  };

  return {
    ended: (round) => {
      endedAt = now();
      waiting.push(round);
      if (waiting.length > MOST_WAITING) startOver();
    },
    read: async () => {
      await judge();
      const [first] = waiting;
      if (first && cursor === undefined) await readAgain(first);
      for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
        if (!cursor || isAfter(next, cursor)) await take(next);
        setup = next.setup;
        if (waiting[0] === next) waiting.shift();
        // Reads of SQLite do not yield: the tables have a turn after each round.
        await turnOfTheLoop();
      }
      if (setup && isWhole(begunRounds(), null, now())) await close(setup);
    },
    waiting: () => waiting.length,
    isIdle: () => waiting.length + begun.length + unjudged.length === 0 && now() - endedAt > BLOCK_MS,
  };
};

/** Runs a generator to its end, with a turn of the event loop for the tables after each step. */
const inTurns = async <T>(work: Generator<undefined, T>): Promise<T> => {
  let step = work.next();
  while (step.done !== true) {
    await turnOfTheLoop();
    step = work.next();
  }
  return step.value;
};

const NONE: ReadonlySet<string> = new Set();

type Place = { readonly shoe: number; readonly round: number };
const isAfter = (one: Place, other: Place): boolean =>
  one.shoe > other.shoe || (one.shoe === other.shoe && one.round > other.round);
