// The rounds of a load run. When a round opens, every patron at the table gets a time for each of its tickets; a timer of
// one millisecond sends those that are due. The run ends when each table has played its rounds and every patron has the
// results.
import { Failure } from '../failure.ts';
import type { BusyTime } from './busy-time.ts';
import type { Advance } from './load-progress.ts';
import type { LoadTable, RoundName } from './load-table.ts';
import { type Measures, recordMs } from './measures.ts';
import type { Participants } from './participants.ts';
import type { LoadPatron } from './patron.ts';
import { pause } from './pause.ts';
import { type Plan, sendingTime, stallMs } from './plan.ts';
import { checkSettled } from './proof.ts';
import { chooseBets, modeOf } from './ticket-choice.ts';

export type PlayParts = {
  readonly plan: Plan;
  readonly measures: Measures;
  readonly busy: BusyTime;
  /** The server's clock. */
  readonly now: () => number;
  readonly advance: Advance;
  /** The measured rounds begin. */
  readonly onWarm: () => void;
};

type Due = { readonly at: number; readonly patron: LoadPatron };

/** The tickets that are being sent at one table. */
type Sending = {
  readonly name: RoundName;
  readonly shoe: number;
  readonly round: number;
  readonly due: readonly Due[];
  next: number;
};

type TablePlay = {
  readonly loadTable: LoadTable;
  readonly patrons: readonly LoadPatron[];
  begun: number;
  ended: number;
  sending: Sending | null;
};

const TICK_MS = 1;
/** Longest wait for the last result. */
const LAST_RESULT_MS = 10_000;
const POLL_MS = 50;
/** A round is checked this long after the next one opened: by then every patron has received its result. */
const CHECK_AFTER_MS = 100;

export class Play {
  readonly #parts: PlayParts;
  readonly #tables: readonly TablePlay[];
  #waiting = 0;
  #timer: NodeJS.Timeout | null = null;
  #isOpen = false;
  #isWarm = false;
  #lastProgress = 0;

  constructor(tables: readonly LoadTable[], { patrons }: Participants, parts: PlayParts) {
    this.#parts = parts;
    this.#tables = tables.map((loadTable) => ({
      loadTable,
      patrons: patrons.filter((patron) => patron.loadTable === loadTable),
      begun: 0,
      ended: 0,
      sending: null,
    }));
  }

  /** Resolves when all rounds were played or the run was aborted. */
  async rounds(stop: AbortSignal): Promise<void> {
    this.#isOpen = true;
    this.#lastProgress = performance.now();
    const longest = stallMs(this.#parts.plan);
    while (!stop.aborted && !this.#isOver()) {
      await pause(POLL_MS);
      this.#warm();
      if (performance.now() - this.#lastProgress > longest)
        throw new Failure(`no round has begun or ended for ${longest / 1000} s`);
    }
    this.#isOpen = false;
    const last = performance.now() + LAST_RESULT_MS;
    while (!stop.aborted && performance.now() < last && this.#isAwaited()) {
      await pause(POLL_MS);
      for (const table of this.#tables) this.#check(table);
    }
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#parts.busy.end();
  }

  /** Once every table has played the warm-up rounds and no ticket awaits an answer. */
  #warm(): void {
    const { plan, measures, busy, onWarm } = this.#parts;
    if (this.#isWarm || this.#waiting > 0) return;
    if (this.#tables.some(({ ended }) => ended < plan.warmUp)) return;
    this.#isWarm = true;
    measures.begin();
    busy.reset();
    onWarm();
  }

  /** The last round of this phase: no patron stakes in a later one until all have played up to it. */
  get #rounds(): number {
    const { warmUp, rounds } = this.#parts.plan;
    return this.#isWarm ? warmUp + rounds : warmUp;
  }

  #isOver(): boolean {
    return this.#isWarm && this.#tables.every(({ ended }) => ended >= this.#rounds);
  }

  /** A settlement during a lost connection is not sent again; it is read from the records afterwards. */
  #isAwaited(): boolean {
    const { cuts } = this.#parts.measures;
    const awaits = ({ expected, waiting }: LoadPatron): boolean =>
      waiting > 0 || (cuts === 0 && expected.open.length > 0);
    return this.#tables.some(({ patrons }) => patrons.some(awaits));
  }

  #check({ patrons }: TablePlay): void {
    for (const patron of patrons) checkSettled(patron, this.#parts.measures);
  }

  opened(loadTable: LoadTable): void {
    this.#lastProgress = performance.now();
    const table = this.#tables.find((each) => each.loadTable === loadTable);
    const { shoe, round, setup } = loadTable.view ?? {};
    if (!this.#isOpen || !table || !shoe || !round || !setup || loadTable.round === null) return;
    const { plan } = this.#parts;
    setTimeout(() => this.#check(table), CHECK_AFTER_MS);
    // A result that no patron received, because all connections were lost, counts as played too.
    while (table.ended < table.begun) this.#end(table);
    if (table.begun >= this.#rounds || round.closesAt === null) return;
    table.begun += 1;
    const { from, until } = sendingTime(plan, round.openedAt, round.closesAt);
    // The tickets of one patron follow each other; those of different patrons are independent.
    const part = (until - from) / plan.tickets;
    const due = table.patrons.flatMap((patron) =>
      Array.from({ length: plan.tickets }, (_, i) => ({ at: from + part * (i + Math.random()), patron })),
    );
    due.sort((a, b) => a.at - b.at);
    table.sending = { name: loadTable.round, shoe: shoe.number, round: round.number, due, next: 0 };
    this.#timer ??= setTimeout(() => this.#tick(), TICK_MS);
  }

  ended(loadTable: LoadTable): void {
    this.#lastProgress = performance.now();
    const table = this.#tables.find((each) => each.loadTable === loadTable);
    if (!this.#isOpen || !table || table.begun === table.ended) return;
    this.#end(table);
  }

  #end(table: TablePlay): void {
    table.ended += 1;
    this.#parts.advance();
  }

  answered(): void {
    this.#waiting -= 1;
    this.#endBurst();
  }

  #tick(): void {
    this.#timer = null;
    const now = this.#parts.now();
    let isSending = false;
    for (const table of this.#tables) {
      if (table.sending === null) continue;
      this.#send(table, table.sending, now);
      if (table.sending.next === table.sending.due.length) table.sending = null;
      else isSending = true;
    }
    if (isSending) this.#timer = setTimeout(() => this.#tick(), TICK_MS);
    else this.#endBurst();
  }

  #send({ loadTable }: TablePlay, sending: Sending, now: number): void {
    const { plan, measures, busy } = this.#parts;
    const setup = loadTable.view?.setup;
    for (; setup && sending.next < sending.due.length; sending.next += 1) {
      const due = sending.due[sending.next];
      if (due === undefined || due.at > now) return;
      busy.begin();
      this.#waiting += 1;
      recordMs(measures.lateness, now - due.at);
      const { patron } = due;
      const bets = chooseBets(setup, sending.round, plan.bets, plan.seed, patron.number, patron.placed);
      patron.place(sending.shoe, sending.round, sending.name, modeOf(setup, patron.number), bets);
    }
  }

  /** A burst ends when no ticket awaits an answer and none is due. */
  #endBurst(): void {
    if (this.#waiting > 0) return;
    const now = this.#parts.now();
    if (this.#tables.every(({ sending }) => sending === null || (sending.due[0]?.at ?? 0) > now))
      this.#parts.busy.end();
  }
}
