// Monitors play for the house: big stakes and wins, pairs who stake against each other, inhumanly regular play, side bets that
// follow the count. Each node reads the rounds of the tables it owns, every few seconds and after they are settled, so that no
// ticket waits for it. Alarms go to the floor and the journal; the monitoring does nothing to a patron. [B-53] [B-62]
import type { PlayFinding } from '@punto/protocol/floor/monitoring-api';
import type { JournalEntry } from '@punto/store/journal-entry';
import type { EvidenceKind } from '@punto/store/monitor-store';
import type { Store } from '@punto/store/store';
import { instant, type PatronId, patronId, type TableId } from '@punto/table/ids';
import type { Logger } from 'pino';
import { type HouseRates, NO_RATES } from '../brands/house-rates.ts';
import type { Clock } from '../time/clock.ts';
import type { BlockEvidence } from './detect/block.ts';
import { type BigPlay, bigPlayIn, judgePair, judgePatron } from './detect/finding.ts';
import type { SeenRound } from './detect/seen-round.ts';
import { readPairEvidence, readPatronEvidence } from './read-evidence.ts';
import { createTableReader, type EndedRound, type TableReader, WEEK_MS } from './table-reader.ts';

export type MonitorParts = {
  readonly store: Pick<Store, 'monitor' | 'rounds'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly bigPlay: BigPlay;
  /** Left out in a house without operators. */
  readonly rates?: HouseRates;
};

export type Monitor = {
  /** Called when a round of a table of this node is finished and on disk. */
  readonly ended: (table: TableId, round: EndedRound) => void;
  readonly readings: () => MonitorReadings;
  /** Reads the waiting rounds at once. */
  readonly read: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type MonitorReadings = {
  /** Rounds with stakes that were read, and blocks of them that were judged, since the start. */
  readonly rounds: number;
  readonly blocks: number;
  readonly waiting: number;
  readonly raised: ReadonlyMap<PlayFinding['kind'], number>;
};

export const EVERY_MS = 5_000;
const FORGET_EVERY_MS = 3_600_000;
/** Subjects in one query of the store. */
const MOST_SUBJECTS = 200;

export const createMonitor = ({ store, clock, log, bigPlay, rates = NO_RATES }: MonitorParts): Monitor => {
  const readers = new Map<TableId, TableReader>();
  const raised = new Map<PlayFinding['kind'], number>();
  let [rounds, blocks] = [0, 0];
  let forgotAt: number = clock.now();

  const raise = async (finding: PlayFinding, about: About): Promise<void> => {
    const { patron, other, table, at } = about;
    const isNew = await store.monitor.raise(
      { name: nameOf(finding, about), kind: finding.kind, at, patron, other, table, finding },
      {
        ...{ at: clock.now(), staff: null, role: null, action: 'monitor-alarm', patron, reason: null },
        ...placeOf(finding),
        ...{ before: null, after: { ...(other === null ? {} : { other }), finding } },
      },
    );
    if (isNew) raised.set(finding.kind, (raised.get(finding.kind) ?? 0) + 1);
  };

  const onRound = async (round: Omit<SeenRound, 'favoured'>): Promise<void> => {
    rounds += 1;
    const { table, at } = round;
    for (const { patron, finding } of bigPlayIn(round, bigPlay, rates))
      await raise(finding, { patron, other: null, table, at });
  };

  /** Calls back with the stored evidence of a week about each subject. */
  const eachOf = async (
    kind: EvidenceKind,
    subjects: readonly string[],
    call: (subject: string, bodies: readonly unknown[]) => Promise<void>,
  ): Promise<void> => {
    for (let from = 0; from < subjects.length; from += MOST_SUBJECTS) {
      const asked = subjects.slice(from, from + MOST_SUBJECTS);
      const found = await store.monitor.evidence(kind, asked, clock.now() - WEEK_MS);
      for (const [subject, all] of Map.groupBy(found, (each) => each.subject))
        await call(
          subject,
          all.map(({ body }) => body),
        );
    }
  };

  const onBlock = async ({ patrons, pairs }: BlockEvidence, { table, at }: SeenRound): Promise<void> => {
    blocks += 1;
    await eachOf('patron', [...patrons.keys()], async (subject, bodies) => {
      for (const finding of judgePatron(bodies.flatMap(readPatronEvidence)))
        await raise(finding, { patron: patronId(subject), other: null, table, at });
    });
    await eachOf('pair', [...pairs.keys()], async (subject, bodies) => {
      const finding = judgePair(bodies.flatMap(readPairEvidence));
      const [patron = '', other = ''] = subject.split(' ');
      if (finding) await raise(finding, { patron: patronId(patron), other: patronId(other), table, at });
    });
  };

  const readerOf = (table: TableId): TableReader => {
    const reader =
      readers.get(table) ?? createTableReader(table, { store, rates, now: clock.now, onRound, onBlock });
    readers.set(table, reader);
    return reader;
  };

  const forget = async (): Promise<void> => {
    if (clock.now() - forgotAt < FORGET_EVERY_MS) return;
    await store.monitor.forget(clock.now() - WEEK_MS);
    forgotAt = clock.now();
  };

  const readAll = async (): Promise<void> => {
    for (const [table, reader] of readers) {
      try {
        await reader.read();
        if (reader.isIdle()) readers.delete(table);
      } catch (err) {
        log.warn({ component: 'monitoring', table, err }, 'rounds could not be read, will retry');
      }
    }
    await forget().catch((err: unknown) =>
      log.warn({ component: 'monitoring', err }, 'old evidence could not be deleted'),
    );
  };

  let reading: Promise<void> = Promise.resolve();
  const read = (): Promise<void> => {
    reading = reading.then(readAll);
    return reading;
  };
  let cancel: () => void = () => undefined;
  let isStopped = false;
  const wait = (): void => {
    if (isStopped) return;
    cancel = clock.wake(instant(clock.now() + EVERY_MS), () => void read().then(wait));
  };
  wait();

  return {
    ended: (table, round) => readerOf(table).ended(round),
    readings: () => ({
      ...{ rounds, blocks, raised },
      waiting: [...readers.values()].reduce((sum, reader) => sum + reader.waiting(), 0),
    }),
    read,
    stop: async () => {
      isStopped = true;
      cancel();
      await reading;
    },
  };
};

type About = {
  readonly patron: PatronId;
  readonly other: PatronId | null;
  readonly table: TableId;
  readonly at: number;
};

const placeOf = (finding: PlayFinding): Pick<JournalEntry, 'table' | 'shoe' | 'round'> => {
  if (!('round' in finding)) return { table: null, shoe: null, round: null };
  const { table, shoe, round } = finding;
  return { table, shoe, round };
};

/** An alarm about one round is raised once; an alarm from evidence once a week while the evidence lasts. */
const nameOf = (finding: PlayFinding, { patron, other, at }: About): string => {
  const subject = other === null ? patron : `${patron} ${other}`;
  if ('round' in finding) {
    const { kind, table, shoe, round } = finding;
    return `${kind}:${table}:${shoe}:${round}:${subject}`;
  }
  const bet = finding.kind === 'side-count' ? `:${finding.bet}` : '';
  return `${finding.kind}${bet}:${subject}:${Math.floor(at / WEEK_MS)}`;
};
