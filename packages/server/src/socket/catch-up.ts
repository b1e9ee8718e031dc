// Recovers one table of a gateway after messages may have been lost, or when its owner changed: one look for all
// watchers, own views of its patrons, a few hundred in one request, and settlements from the store. Failed steps are
// repeated until they succeed. [T4]
import type { OwnView, PublicView } from '@punto/table';
import { type Instant, instant, type PatronId, type TableId, type Version } from '@punto/table/ids';
import type { Broker, NoReply } from '../broker/broker.ts';
import type { Semaphore } from '../limits/semaphore.ts';
import type { Clock } from '../time/clock.ts';
import type { MissedSettlement, MissedSettlements } from './account/missed-settlements.ts';
import type { RoundOfShoe } from './account/settlements.ts';
import { wholeView } from './whole-view.ts';

export type CatchUpParts = {
  readonly table: TableId;
  readonly publishedAs: TableId;
  readonly broker: Pick<Broker, 'ask' | 'node'>;
  readonly clock: Clock;
  /** Limits how many tables look at the same time: all of them may have to. */
  readonly turns: Semaphore;
  readonly missed: MissedSettlements;
  /** Patrons who watch the table here. */
  readonly patrons: () => readonly PatronId[];
  /** Whether the patron has a socket here. */
  readonly isHere: (patron: PatronId) => boolean;
  readonly awaited: () => readonly { readonly patron: PatronId; readonly round: RoundOfShoe }[];
  /** Sends the view; from now on messages are applied again. */
  readonly show: (version: Version, view: PublicView) => void;
  /** The same for the watchers of a private table, each with its own view. [V5] */
  readonly showEach: () => Promise<void>;
  readonly sendOwn: (patron: PatronId, own: OwnView | null, at: Version) => void;
  readonly settle: (settlement: MissedSettlement) => void;
  /** Called when the table is closed permanently. */
  readonly turnAway: (reason: NoReply['reason']) => void;
  readonly onFault: (fault: unknown) => void;
};

const AGAIN_MS = 1_000;
const ROLL = 500;

export class CatchUp {
  readonly #parts: CatchUpParts;
  #running = false;
  #again = false;
  #looking = false;
  #closed = false;
  /** Start of the gap; `null`: nothing was missed before. */
  #since: Instant | null = null;
  #cancel: () => void = () => undefined;

  constructor(parts: CatchUpParts) {
    this.#parts = parts;
  }

  /** Until the look has returned, messages may already be included in it, so they are kept. */
  get isLooking(): boolean {
    return this.#looking;
  }

  begin(since: Instant): void {
    this.#looking = true;
    this.#again = true;
    this.#since ??= since;
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#again && !this.#closed) {
      this.#again = false;
      if (await this.#attempt()) continue;
      this.#again = true;
      await this.#pause();
    }
    this.#running = false;
    this.#since = null;
  }

  #pause(): Promise<void> {
    const { clock } = this.#parts;
    return new Promise((resolve) => {
      this.#cancel = clock.wake(instant(clock.now() + AGAIN_MS), resolve);
    });
  }

  /** `false`: not everything could be read yet. */
  async #attempt(): Promise<boolean> {
    try {
      const { table, publishedAs, broker, turns, patrons, show, showEach, turnAway } = this.#parts;
      if (publishedAs !== table) {
        this.#looking = false;
        await turns.take(showEach);
        await this.#settle(null);
        return true;
      }
      const request = { type: 'look', patron: null, since: null } as const;
      const reply = await turns.take(() => broker.ask(table, request));
      if (reply.type === 'no-reply' && isPassing(reply.reason)) return false;
      this.#looking = this.#again;
      if (reply.type === 'no-reply') turnAway(reply.reason);
      if (reply.type !== 'look') return true;
      const view = wholeView(reply.view);
      show(reply.version, view);
      if (!(await this.#callRoll(patrons()))) return false;
      await this.#settle(view);
      return true;
    } catch (fault) {
      this.#parts.onFault(fault);
      return false;
    }
  }

  async #callRoll(patrons: readonly PatronId[]): Promise<boolean> {
    const { table, broker, turns, sendOwn } = this.#parts;
    for (let from = 0; from < patrons.length; from += ROLL) {
      const some = patrons.slice(from, from + ROLL);
      const request = { type: 'roll-call', gateway: broker.node, patrons: some } as const;
      const reply = await turns.take(() => broker.ask(table, request));
      if (reply.type === 'no-reply') return !isPassing(reply.reason);
      if (reply.type !== 'roll-call') continue;
      const owns = new Map(reply.owns.map(({ patron, own }) => [patron, own]));
      for (const patron of some) sendOwn(patron, owns.get(patron) ?? null, reply.version);
    }
    return true;
  }

  async #settle(view: PublicView | null): Promise<void> {
    const { publishedAs, missed, settle, awaited, isHere } = this.#parts;
    const over = awaited().filter(({ round }) => view === null || !isUnderWay(view, round));
    await Promise.all(
      over.map(async ({ patron, round }) => {
        for (const each of await missed.of(patron, publishedAs, round)) settle(each);
      }),
    );
    if (this.#since === null) return;
    // Sent to patrons with a socket here, at this table or not, as the lost messages would have been.
    for (const each of await missed.corrections(publishedAs, this.#since, isHere)) settle(each);
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
  }
}

/** The table may answer soon, perhaps from another owner. */
export const isPassing = (reason: NoReply['reason']): boolean =>
  reason === 'busy' || reason === 'cannot-record' || reason === 'unanswered';

const isUnderWay = ({ shoe, round, phase }: PublicView, asked: RoundOfShoe): boolean =>
  phase !== 'settled' &&
  round?.cancelled === undefined &&
  shoe?.number === asked.shoe &&
  round?.number === asked.round;
