// A room of private tables. It answers under the room's name, opens a patron's table when the patron comes, and
// closes it when the patron has left and has no stakes; a coup that has begun is finished in any case. The tables are
// hosted like any other. [V5] [F4]
import type { TableSetup } from '@punto/engine/room';
import {
  evolve,
  initialState,
  instant,
  type PatronId,
  patronId,
  privateTable,
  publicView,
  type TableId,
  tableId,
  version,
} from '@punto/table/index';
import type { NotMine, TableReply, TableRequest } from '../../broker/broker.ts';
import { NOT_MINE } from '../answers.ts';
import type { HostOptions } from '../host-options.ts';
import type { TableHost } from '../running/running-table.ts';
import { createTableHost } from '../table-host.ts';

type RequestHandler = (request: TableRequest) => Promise<TableReply | NotMine>;
type PrivateTable = {
  readonly host: TableHost;
  readonly answer: RequestHandler;
  asked: number;
  leaving: boolean;
};

/** A private table without requests for this long is closed, in case its patron's leaving was not noticed. */
const IDLE_MS = 10 * 60_000;
const SWEEP_MS = 60_000;

export type SoloOptions = Omit<HostOptions, 'table'>;

/** Opens the room, and each of its tables with pending stakes. */
export const createSoloRoom = async (
  options: SoloOptions,
  setup: TableSetup,
  staked: readonly TableId[],
): Promise<TableHost> => {
  const room = new SoloRoom(options, setup);
  await Promise.all(staked.map((table) => room.resume(table)));
  return room;
};

class SoloRoom implements TableHost {
  readonly #options: SoloOptions;
  readonly #setup: TableSetup;
  /** Promises, so that two concurrent requests open one table. */
  readonly #tables = new Map<PatronId, Promise<PrivateTable>>();
  /** The hosts that are open. */
  readonly #hosts = new Set<TableHost>();
  /** Tables being closed: a patron who comes back waits for it. */
  readonly #closing = new Map<PatronId, Promise<void>>();
  readonly #release: (how?: 'moving') => void;
  #sweep: () => void;
  #stopped = false;
  #isMoving = false;

  constructor(options: SoloOptions, setup: TableSetup) {
    this.#options = options;
    this.#setup = setup;
    this.#release = options.broker.own(tableId(setup.table), (request) => this.#answer(request));
    this.#sweep = this.#sweepLater();
  }

  /** The room itself is not a table and has no state. */
  state = () => null;
  fault = () => null;
  /** The first failure among its tables. */
  unread = (): unknown => [...this.#hosts].map((host) => host.unread()).find((why) => why !== null) ?? null;

  async resume(table: TableId): Promise<void> {
    await this.#table(patronId(table.slice(this.#setup.table.length + 1)));
  }

  async stop(how?: 'moving'): Promise<void> {
    this.#stopped = true;
    this.#isMoving = how === 'moving';
    this.#sweep();
    this.#release(how);
    const tables = await Promise.all(this.#tables.values());
    await Promise.all(tables.map(({ host }) => host.stop(how)));
  }

  async #answer(request: TableRequest): Promise<TableReply | NotMine> {
    if (this.#isMoving || this.#options.right?.holds() === false) return NOT_MINE;
    if (this.#stopped) return { type: 'no-reply', reason: 'stopped' };
    if (request.type === 'look' && request.patron === null) return this.#shown();
    // Private tables have no staff, and presence is tracked per patron.
    if (request.type === 'duty' || request.type === 'oversee')
      return { type: 'no-reply', reason: 'no-such-table' };
    if (request.type === 'roll-call' || request.type === 'console')
      return { type: 'no-reply', reason: 'no-such-table' };
    const patron = request.type === 'place-ticket' ? request.ticket.patron : request.patron;
    if (patron === null) return { type: 'no-reply', reason: 'no-such-table' };
    if (request.type === 'gone') return this.#left(patron);
    const table = await this.#table(patron);
    const reply = await this.#ask(table, request);
    // The table was closed while this request was under way.
    return table.leaving && isStopped(reply) ? this.#ask(await this.#table(patron), request) : reply;
  }

  #ask(table: PrivateTable, request: TableRequest): Promise<TableReply | NotMine> {
    table.asked = this.#options.clock.now();
    return table.answer(request);
  }

  /** The lobby shows the room as an empty table. */
  #shown(): TableReply {
    const empty = evolve(initialState, {
      type: 'TableOpened',
      setup: this.#setup,
      at: this.#options.clock.now(),
    });
    const view = { ...publicView(empty), phase: 'betting' as const };
    return { type: 'look', from: null, version: version(1), view, own: null };
  }

  #table(patron: PatronId): Promise<PrivateTable> {
    const known = this.#tables.get(patron);
    if (known) return known;
    const opened = this.#open(patron);
    this.#tables.set(patron, opened);
    opened.catch(() => this.#tables.delete(patron));
    return opened;
  }

  async #open(patron: PatronId): Promise<PrivateTable> {
    await this.#closing.get(patron);
    const { broker, clock } = this.#options;
    const table = privateTable(this.#setup.table, patron);
    let answer: RequestHandler = async () => ({ type: 'no-reply', reason: 'stopped' });
    const own = (_: TableId, answers: RequestHandler) => {
      answer = answers;
      return () => {};
    };
    const host = await createTableHost(
      { ...this.#options, table, broker: { ...broker, own } },
      { ...this.#setup, table },
    );
    this.#hosts.add(host);
    return { host, answer, asked: clock.now(), leaving: false };
  }

  async #left(patron: PatronId): Promise<TableReply> {
    const table = await this.#tables.get(patron);
    if (table && mayGo(table)) await this.#letGo(patron, table);
    return { type: 'noted' };
  }

  async #letGo(patron: PatronId, table: PrivateTable): Promise<void> {
    // Once: by now the patron may have a new table.
    if (table.leaving) return;
    table.leaving = true;
    const closing = table.host.stop();
    this.#tables.delete(patron);
    this.#closing.set(patron, closing);
    await closing;
    this.#hosts.delete(table.host);
    this.#closing.delete(patron);
    // A ticket arrived during closing: its round is played.
    if (!mayGo(table) && !this.#stopped) await this.#table(patron);
  }

  #sweepLater(): () => void {
    const { clock } = this.#options;
    return clock.wake(instant(clock.now() + SWEEP_MS), () => {
      void this.#sweepOut();
      this.#sweep = this.#sweepLater();
    });
  }

  async #sweepOut(): Promise<void> {
    const before = this.#options.clock.now() - IDLE_MS;
    for (const [patron, opened] of [...this.#tables]) {
      const table = await opened.catch(() => null);
      if (table && table.asked < before && mayGo(table)) await this.#letGo(patron, table);
    }
  }
}

/** A stopped table is closed too, and opened again when its patron comes back. */
const mayGo = (table: PrivateTable): boolean => table.host.fault() !== null || isIdle(table);

const isStopped = (reply: TableReply | NotMine): boolean =>
  reply.type === 'no-reply' && reply.reason === 'stopped';

const isIdle = ({ host }: PrivateTable): boolean => {
  const state = host.state();
  return state?.phase === 'betting' && state.round?.stakes.size === 0;
};
