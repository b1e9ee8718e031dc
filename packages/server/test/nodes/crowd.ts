// The patrons of a run, distributed evenly over the tables. They stake whenever possible; their observations and
// waiting times are collected here.
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { enter, type RealPatron } from '../patron.ts';
import type { Chance } from '../support/chance.ts';
import { enterMember, type Member } from './member.ts';

export type Crowd = {
  readonly members: readonly Member[];
  /** From ticket to acknowledgement in microseconds, recorded while `isPeace`. */
  readonly answers: RecordableHistogram;
  /** Number of each error the server answered. */
  readonly errors: ReadonlyMap<string, number>;
  /** Contradictions in what patrons were sent, since the last call. */
  readonly faults: () => readonly string[];
  readonly setPeace: (isPeace: boolean) => void;
  /** Stops staking; resolves once every ticket has its answer. */
  readonly rest: () => Promise<void>;
  /** All stake again; resolves once each has had a ticket accepted. */
  readonly playOn: () => Promise<void>;
  readonly leave: () => void;
};

export type CrowdMore = {
  /** Enters the nth patron; left out: all are guests. */
  readonly admit?: (nth: number) => Promise<RealPatron>;
  readonly onRefused?: (reason: string, ms: number) => void;
  readonly onSent?: () => void;
};

const AT_ONCE = 8;
/** A client gives up a ticket after half a minute. */
const ANSWERED_WITHIN_MS = 40_000;
const PLAYED_WITHIN_MS = 60_000;

export const createCrowd = async (
  origin: string,
  tables: readonly string[],
  patrons: number,
  chance: Chance,
  { admit: enterNth = () => enter(origin), onRefused, onSent }: CrowdMore = {},
): Promise<Crowd> => {
  const answers = createHistogram();
  const errors = new Map<string, number>();
  const faults: string[] = [];
  let [maySend, peaceSince] = [true, Number.POSITIVE_INFINITY];
  const places = Array.from({ length: patrons }, (_, index) => index).values();
  const members: Member[] = [];
  const admit = async (): Promise<void> => {
    for (const place of places)
      members.push(
        await enterMember({
          enter: () => enterNth(place),
          ...{ onRefused, onSent },
          table: tables[place % tables.length] ?? '',
          chance: chance.fork(),
          maySend: () => maySend,
          onAnswer: (ms, sentAt) => {
            if (sentAt >= peaceSince) answers.record(Math.max(1, Math.round(ms * 1000)));
          },
          onFault: (fault) => faults.push(fault),
          onError: (error) => void errors.set(error, (errors.get(error) ?? 0) + 1),
        }),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, admit));

  const until = async (withinMs: number, left: () => readonly string[]): Promise<void> => {
    const end = performance.now() + withinMs;
    for (let waiting = left(); waiting.length > 0; waiting = left()) {
      if (performance.now() > end)
        throw new Error(`${waiting.join('\n')}\ntold so far: ${JSON.stringify(Object.fromEntries(errors))}`);
      await setTimeout(50);
    }
  };

  const accepted = ({ answered }: Member): number => answered.filter((ticket) => ticket.accepted).length;
  return {
    members,
    answers,
    errors,
    faults: () => faults.splice(0),
    setPeace: (isPeace) => {
      peaceSince = isPeace ? performance.now() : Number.POSITIVE_INFINITY;
    },
    rest: async () => {
      maySend = false;
      await until(ANSWERED_WITHIN_MS, () =>
        members.filter((each) => each.waiting() > 0).map(({ id }) => `${id} has a ticket without an answer`),
      );
    },
    playOn: async () => {
      maySend = true;
      const before = new Map(members.map((each) => [each, accepted(each)]));
      await until(PLAYED_WITHIN_MS, () =>
        members
          .filter((each) => accepted(each) <= (before.get(each) ?? 0))
          .map((each) => `${each.id} does not play on at ${each.table}: ${standing(each)}`),
      );
    },
    leave: () => {
      for (const { leave } of members) leave();
    },
  };
};

const standing = (member: Member): string => {
  const { version, view } = member.held() ?? { version: 'none', view: null };
  const link = member.isConnected() ? 'connected' : 'not connected';
  return `${link} by ${member.gateway()}, sees ${view?.phase} at version ${version}`;
};
