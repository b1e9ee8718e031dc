// The port for metrics: a few plain calls at the edges of the server, each a number added to a number. Exporters
// implement it; without one nothing is counted.

import type { ProtocolError } from '@punto/protocol/message';
import { type CommitMeter, NO_COMMIT_METER } from '@punto/store/commit-meter';
import type { ActRefusal } from '@punto/table/act';
import type { PatronId, TableId, TicketId } from '@punto/table/ids';
import type { OpenTable } from '@punto/table/state';
import type { RefusalReason } from '@punto/table/ticket';

/** How rounds end: at the table, or by a later duty. */
export const ROUND_ENDS = ['settled', 'cancelled', 'voided', 'resettled'] as const;
export type RoundEnd = (typeof ROUND_ENDS)[number];

/** `null`: the current round. */
export type RoundEnded = {
  readonly end: RoundEnd;
  readonly shoe: number | null;
  readonly round: number | null;
};

export type RefusedTicket = {
  readonly patron: PatronId;
  readonly ticket: TicketId;
  readonly reason: RefusalReason;
};

/** The figures of one batch of a table. */
export type BatchTally = {
  events: number;
  accepted: number;
  readonly refused: RefusedTicket[];
  readonly ended: RoundEnded[];
};

export type Backlog = {
  /** Requests that wait for the table. */
  readonly waiting: number;
  /** Events since the last snapshot, which a restart has to read. */
  readonly sinceSnapshot: number;
};

/** The figures of one table; private tables are counted under their room. */
export type TableMeter = {
  /** A batch is on disk; `table` is the state after it. */
  readonly wrote: (tally: BatchTally, table: OpenTable) => void;
  /** A batch was not written; its table is read back. */
  readonly failed: () => void;
  /** Registers a reading of the backlog; the returned function removes it. */
  readonly watch: (backlog: () => Backlog) => () => void;
};

export type Meter = CommitMeter & {
  /** Created once by each host. */
  readonly table: (table: TableId) => TableMeter;
  /** The outcome of a patron's act. */
  readonly acted: (outcome: 'done' | ActRefusal['reason']) => void;
  /** An error message was sent on a socket. */
  readonly complained: (error: ProtocolError) => void;
  /** A socket was closed by the server, with a reason; `patron`: its patron, unless it was a console's. */
  readonly shut: (reason: ProtocolError, patron: PatronId | null) => void;
  /** A request over HTTP was answered with this status. */
  readonly answered: (route: string, status: number, ms: number) => void;
  /** The refusal of an HTTP request. */
  readonly refused: (reason: string) => void;
  /** A shuffle drew a number that did not fit, and drew again. [F1] */
  readonly rejected: () => void;
};

const nothing = (): void => {};
const NO_TABLE: TableMeter = { wrote: nothing, failed: nothing, watch: () => nothing };

/** Counts nothing. */
export const NO_METER: Meter = {
  table: () => NO_TABLE,
  ...NO_COMMIT_METER,
  acted: nothing,
  complained: nothing,
  shut: nothing,
  answered: nothing,
  refused: nothing,
  rejected: nothing,
};
