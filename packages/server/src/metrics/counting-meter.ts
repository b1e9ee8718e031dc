// The meter that counts, and the metric families that expose its counts since the start.
import { FLOOR_ERRORS } from '@punto/protocol/error-detail';
import { PROTOCOL_ERRORS } from '@punto/protocol/message';
import { publicName } from '@punto/table/ids';
import { Histogram, type Registry } from 'prom-client';
import { type Meter, ROUND_ENDS } from '../meter/meter.ts';
import { CLOSE_CODES } from '../socket/socket-writer.ts';
import { TableCounts, Words } from './counts.ts';
import type { Families } from './metric-families.ts';

const COMMIT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];
const HTTP_SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const SIZES = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000];

export const createCountingMeter = (registry: Registry, { counter, gauge }: Families): Meter => {
  const tables = new Map<string, TableCounts>();
  const acts = new Words<string>();
  const complaints = new Words<string>(PROTOCOL_ERRORS);
  const shut = new Words<string>(Object.keys(CLOSE_CODES));
  const refusals = new Words<string>(FLOOR_ERRORS);
  const answers = new Map<string, { route: string; status: string; times: number }>();
  let failedCommits = 0;
  let rejected = 0;

  const spread = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, buckets, registers: [registry] });
  const batchEvents = spread('punto_batch_events', 'Events in one batch of a table.', SIZES);
  const commitRequests = spread('punto_commit_requests', 'Requests that shared a commit.', SIZES);
  const commitSeconds = spread(
    'punto_commit_seconds',
    'Duration of a commit, with its work and flush.',
    COMMIT_SECONDS,
  );
  const httpSeconds = spread('punto_http_seconds', 'Time to answer a request.', HTTP_SECONDS);

  registerTables(tables, { counter, gauge });
  counter('punto_commits_failed_total', 'Commits that did not reach the disk.', [], (set) =>
    set(failedCommits),
  );
  counter('punto_rng_rejected_total', 'Random numbers rejected by shuffles.', [], (set) => set(rejected));
  const countsOfWords = (words: Words<string>) => (set: (value: number, word: string) => void) => {
    for (const [word, times] of words.entries()) set(times, word);
  };
  counter('punto_acts_total', 'Acts of patrons, by outcome.', ['outcome'], countsOfWords(acts));
  counter(
    'punto_socket_errors_total',
    'Error messages sent on sockets.',
    ['error'],
    countsOfWords(complaints),
  );
  counter('punto_sockets_shut_total', 'Sockets closed by the server.', ['reason'], countsOfWords(shut));
  counter('punto_http_refusals_total', 'Requests refused.', ['reason'], countsOfWords(refusals));
  counter('punto_http_requests_total', 'Requests answered.', ['route', 'status'], (set) => {
    for (const { route, status, times } of answers.values()) set(times, route, status);
  });

  const countsOf = (table: string): TableCounts => {
    const known = tables.get(table);
    if (known) return known;
    const fresh = new TableCounts(({ events }) => batchEvents.observe(events));
    tables.set(table, fresh);
    return fresh;
  };
  return {
    table: (table) => countsOf(publicName(table)),
    committed: (requests, ms) => {
      commitRequests.observe(requests);
      commitSeconds.observe(ms / 1_000);
    },
    commitFailed: () => {
      failedCommits += 1;
    },
    acted: (outcome) => acts.add(outcome),
    complained: (error) => complaints.add(error),
    shut: (reason) => shut.add(reason),
    answered: (route, status, ms) => {
      const key = `${status} ${route}`;
      const known = answers.get(key) ?? { route, status: String(status), times: 0 };
      known.times += 1;
      answers.set(key, known);
      httpSeconds.observe(ms / 1_000);
    },
    refused: (reason) => refusals.add(reason),
    rejected: () => {
      rejected += 1;
    },
  };
};

/** Metrics by table. */
const registerTables = (
  tables: ReadonlyMap<string, TableCounts>,
  { counter, gauge }: Pick<Families, 'counter' | 'gauge'>,
): void => {
  counter('punto_rounds_total', 'Ended rounds.', ['table', 'end'], (set) => {
    // All labels from the start, so that the first increment goes from 0 to 1.
    for (const [table, { ended }] of tables) {
      const times = new Map(ended.entries());
      for (const end of ROUND_ENDS) set(times.get(end) ?? 0, table, end);
    }
  });
  counter('punto_tickets_accepted_total', 'Accepted tickets, each counted once.', ['table'], (set) => {
    for (const [table, { accepted }] of tables) set(accepted, table);
  });
  counter(
    'punto_tickets_refused_total',
    'Refused tickets, each counted once.',
    ['table', 'reason'],
    (set) => {
      for (const [table, { refused }] of tables)
        for (const [reason, times] of refused.entries()) set(times, table, reason);
    },
  );
  counter('punto_events_total', 'Events written.', ['table'], (set) => {
    for (const [table, { events }] of tables) set(events, table);
  });
  counter('punto_batches_failed_total', 'Batches that were not written.', ['table'], (set) => {
    for (const [table, { failures }] of tables) set(failures, table);
  });
  gauge('punto_table_waiting', 'Requests that wait for the table.', ['table'], (set) => {
    for (const [table, counts] of tables) set(counts.backlog().waiting, table);
  });
  gauge('punto_table_since_snapshot', 'Events a restart has to read.', ['table'], (set) => {
    for (const [table, counts] of tables) set(counts.backlog().sinceSnapshot, table);
  });
};
