// A table whose owner is the test: it answers looks from a given view, tickets as set, and publishes what the test
// wants.
import { coins, ZERO } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import type { TableSetup } from '@punto/engine/room';
import { exampleView } from '@punto/protocol/test/support/example-view';
import { type TableId, tableId, type Version, version } from '@punto/table/ids';
import { type FloorView, limitsOf, type TableView, type Ticket } from '@punto/table/index';
import type { Broker, TableNews, TableReply, TableRequest } from '../../src/broker/broker.ts';

export type FakeTable = {
  readonly table: TableId;
  readonly tickets: readonly Ticket[];
  /** Changes the view and publishes it; the version grows by one. */
  readonly change: (changed: Partial<TableView>) => void;
  /** Changes the view without publishing it, as if the message were lost. */
  readonly changeUnheard: (changed: Partial<TableView>) => void;
  readonly publish: (news: TableNews) => void;
  readonly version: () => Version;
  /** The answer to tickets from now on. */
  readonly answerTickets: (reply: TableReply) => void;
  /** The answer to acts from now on. */
  readonly answerActs: (reply: TableReply) => void;
  /** Answers like a table between two owners, or normally again. */
  readonly answerNothing: (nothing: boolean) => void;
  /** Stops as on a broken invariant; `playAgain` resumes. */
  readonly stopByItself: () => void;
  readonly playAgain: () => void;
  /** Removes its owner. */
  readonly vanish: () => void;
  /** Delays the answers to looks until `release` is called; they show the state at the time of the request. */
  readonly holdLooks: () => { readonly release: () => void };
};

const OFFERED: readonly OptionId[] = ['player', 'banker', 'tie'];

export const exampleSetup = (table: string): TableSetup => ({
  table,
  name: `Table ${table}`,
  id: 'live-eight-deck',
  title: 'Live eight-deck',
  cloth: 'live',
  labels: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  shoe: { decks: 8, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' },
  offers: OFFERED.map((option) => ({
    option,
    schedule: option,
    minMinor: coins(5),
    maxMinor: coins(1_000),
    until: null,
  })),
  commissionModes: ['traditional', 'no-commission'],
  differentialMinor: null,
  stepMinor: coins(1),
  chipsMinor: [coins(5), coins(25)],
  pace: { shufflingMs: 1, bettingMs: 15_000, closedMs: 1, cardMs: 1, thirdCardMs: 1, resultMs: 1 },
});

export const fakeView = (table: string): TableView =>
  exampleView({
    setup: exampleSetup(table),
    deadline: 15_000,
    shoe: null,
    round: { number: 1, openedAt: 0, closesAt: 15_000, last: false },
  });

const floorOf = (view: TableView): FloorView => ({
  ...{ view, pause: null, dealers: [], stakedMinor: ZERO, staking: 0, exposureMinor: ZERO, next: null },
  ...{ cutDrawn: false, lastRound: null, nextSetup: null, played: [] },
  configured: limitsOf(view.setup),
});

export const createFakeTable = (broker: Broker, name: string): FakeTable => {
  const table = tableId(name);
  const tickets: Ticket[] = [];
  let view = fakeView(name);
  let at = version(10);
  let held: Promise<void> | null = null;
  let ticketReply: TableReply = { type: 'no-reply', reason: 'busy' };
  let actReply: TableReply = { type: 'act', refusal: null };
  let isBetween = false;
  let isStopped = false;

  const answer = async (request: TableRequest): Promise<TableReply> => {
    if (isBetween) return { type: 'no-reply', reason: 'busy' };
    if (request.type === 'oversee')
      return { type: 'oversee', version: at, floor: floorOf(view), stopped: isStopped, stopReason: null };
    if (isStopped) return { type: 'no-reply', reason: 'stopped' };
    if (request.type === 'place-ticket') {
      tickets.push(request.ticket);
      return ticketReply;
    }
    if (request.type === 'roll-call') return { type: 'roll-call', version: at, owns: [] };
    if (request.type === 'act') return actReply;
    if (request.type !== 'look') return { type: 'noted' };
    const from = request.since !== null && request.since <= at ? request.since : null;
    const reply: TableReply = { type: 'look', from, version: at, view, own: null };
    await held;
    return reply;
  };
  const release = broker.own(table, answer);

  const move = (changed: Partial<TableView>): void => {
    at = version(at + 1);
    view = { ...view, ...changed };
  };

  return {
    table,
    tickets,
    version: () => at,
    publish: (news) => broker.publish(table, news),
    changeUnheard: move,
    change: (changed) => {
      const from = at;
      move(changed);
      broker.publish(table, { type: 'update', from, version: at, changed });
    },
    answerTickets: (reply) => {
      ticketReply = reply;
    },
    answerActs: (reply) => {
      actReply = reply;
    },
    stopByItself: () => {
      isStopped = true;
      broker.publish(table, { type: 'stopped' });
    },
    playAgain: () => {
      isStopped = false;
      broker.publish(table, { type: 'missed' });
    },
    vanish: () => {
      release();
      broker.publish(table, { type: 'stopped' });
    },
    answerNothing: (nothing) => {
      isBetween = nothing;
    },
    holdLooks: () => {
      const gate = Promise.withResolvers<void>();
      held = gate.promise;
      return {
        release: () => {
          held = null;
          gate.resolve();
        },
      };
    },
  };
};
