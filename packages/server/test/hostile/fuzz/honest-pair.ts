// Two honest patrons at the attacked table: each stakes in every round and knows the balance it must have at the end.
// The attack must not change the result of their rounds.
import { coins } from '@punto/engine/minor';
import type { TableView } from '@punto/protocol/message';
import type { KeptRecord } from '@punto/table';
import { enter, type RealPatron } from '../../patron.ts';

export type HonestPair = {
  /** The report so far, without the current round. */
  readonly soFar: () => Omit<HonestReport, 'faults'>;
  /** Ends after the current round, and returns the result of all rounds. */
  readonly end: () => Promise<HonestReport>;
};

export type HonestReport = {
  /** Accepted tickets of both. */
  readonly tickets: number;
  /** Rounds that began in time to stake, of both. */
  readonly rounds: number;
  /** Tickets that were too late, because this process or the server had too little processor time. */
  readonly late: number;
  /** From sending to acknowledgement in milliseconds, sorted. */
  readonly latenciesMs: readonly number[];
  /** Everything that differs from a run without attack. */
  readonly faults: readonly string[];
};

const STAKE_MINOR = coins(5);
const STARTED_MINOR = coins(10_000);
/** Before the end of betting. */
const IN_TIME_MS = 1_000;
const OPTIONS = ['player', 'banker'] as const;

export const sitDown = async (origin: string, table: string): Promise<HonestPair> => {
  const latenciesMs: number[] = [];
  const players = await Promise.all(OPTIONS.map((option) => play(origin, table, option, latenciesMs)));
  return {
    soFar: () => ({ ...together(players.map(({ soFar }) => soFar())), latenciesMs: [...latenciesMs] }),
    end: async () => {
      const reports = await Promise.all(players.map(({ end }) => end()));
      return {
        ...together(reports),
        latenciesMs: latenciesMs.toSorted((a, b) => a - b),
        faults: reports.flatMap(({ faults }) => faults),
      };
    },
  };
};

type Sums = Pick<HonestReport, 'tickets' | 'rounds' | 'late'>;

const together = (reports: readonly Sums[]): Sums => ({
  tickets: reports.reduce((sum, { tickets }) => sum + tickets, 0),
  rounds: reports.reduce((sum, { rounds }) => sum + rounds, 0),
  late: reports.reduce((sum, { late }) => sum + late, 0),
});

/** Adds to `latenciesMs`. */
const play = async (
  origin: string,
  table: string,
  option: (typeof OPTIONS)[number],
  latenciesMs: number[],
) => {
  const patron = await enter(origin);
  const { client } = patron;
  const seen = new Set<string>();
  const staked = new Set<string>();
  let late = 0;
  const faults: string[] = [];
  let leaving = false;
  let placing: Promise<void> = Promise.resolve();

  const stake = async (shoe: number, round: number): Promise<void> => {
    const pressed = performance.now();
    const bets = [{ option, stakeMinor: STAKE_MINOR }];
    const answer = await client.placeTicket(table, { shoe, round, mode: 'traditional', bets });
    latenciesMs.push(performance.now() - pressed);
    if (answer.outcome === 'accepted') staked.add(nameOf(shoe, round));
    else if (answer.outcome === 'refused' && answer.refusal.reason === 'betting-closed') late += 1;
    else faults.push(`${option} of ${shoe}/${round}: ${JSON.stringify(answer)}`);
  };
  const look = (view: TableView | undefined): void => {
    if (leaving || view?.phase !== 'betting' || !view.shoe || !view.round) return;
    const name = nameOf(view.shoe.number, view.round.number);
    // Too late, because this process was busy: waits for the next round.
    if (seen.has(name) || (view.deadline ?? 0) - client.serverNow() < IN_TIME_MS) return;
    seen.add(name);
    placing = stake(view.shoe.number, view.round.number);
  };
  client.on('table', () => look(client.table(table)?.view));
  client.on('closing', () => faults.push('the house closed'));
  client.watchTable(table);

  const soFar = (): Sums => ({ tickets: staked.size, rounds: seen.size, late });
  const end = async (): Promise<Sums & Pick<HonestReport, 'faults'>> => {
    leaving = true;
    await placing;
    const records = await settledOf(patron, origin, staked);
    client.close();
    const found = records.map(({ shoe, round }) => nameOf(shoe, round));
    if (found.toSorted().join() !== [...staked].toSorted().join())
      faults.push(`${option}: staked in ${staked.size} rounds, ${found.length} in the record`);
    const gained = records.reduce(
      (sum, { returnedMinor, stakedMinor }) => sum + returnedMinor - stakedMinor,
      0,
    );
    const { account } = await read<{ account: { availableMinor: number } }>(patron, origin, '/api/me');
    if (account.availableMinor !== STARTED_MINOR + gained)
      faults.push(
        `${option}: ${account.availableMinor} in the account, ${STARTED_MINOR + gained} by the record`,
      );
    return { ...soFar(), faults };
  };
  return { soFar, end };
};

const nameOf = (shoe: number, round: number): string => `${shoe}/${round}`;

/** Resolves when the last round with stakes is settled, without time limit. */
const settledOf = async (patron: RealPatron, origin: string, staked: ReadonlySet<string>) => {
  for (;;) {
    const records: KeptRecord[] = [];
    let before: string | null = null;
    do {
      const from: string = before === null ? '' : `&before=${encodeURIComponent(before)}`;
      const page: { items: KeptRecord[]; next: string | null } = await read(
        patron,
        origin,
        `/api/records?limit=100${from}`,
      );
      records.push(...page.items);
      before = page.next;
    } while (before !== null);
    if (records.length >= staked.size) return records;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

const read = async <T>({ cookie }: RealPatron, origin: string, path: string): Promise<T> => {
  const answer = await fetch(`${origin}${path}`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
};
