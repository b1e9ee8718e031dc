// A model of the server, and a network that duplicates, delays, reorders and loses a table's messages and breaks.
// After any faults, the client in the end has the same view as a fresh snapshot. [T4] [L6]
import { minor } from '@punto/engine/minor';
import type { OwnView, TableView } from '@punto/table/view';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleOwn, exampleRound, exampleView } from '../../test/support/example-view.ts';
import { createFakeNetwork, type FarEnd } from '../../test/support/fake-network.ts';
import type { ClientMessage, ServerMessage } from '../message.ts';
import { createCuts } from './cuts.ts';
import { createClient } from './patron-client.ts';
import { ANSWER_WITHIN_MS, type TicketOutcome } from './tickets.ts';

const START_MINOR = 1_000_000;
/** Changes the server can still send one by one; a client with an older version gets a snapshot. */
const REMEMBERED = 4;

const createFakeServer = () => {
  let version = 1;
  let view = exampleView();
  let changes: { readonly from: number; readonly changed: Partial<TableView> }[] = [];
  const counted = new Map<string, number>();
  let stakedMinor = 0;
  let own: OwnView | null = null;
  let end: FarEnd | null = null;
  let watched = false;
  /** Messages about the table, which the network may reorder; and to the patron, in order. */
  let tableNews: ServerMessage[] = [];
  let toPatron: ServerMessage[] = [];

  const available = () => minor(START_MINOR - stakedMinor);
  const move = (changed: Partial<TableView>, events: number) => {
    const from = version;
    version += events;
    view = { ...view, ...changed };
    changes = [...changes, { from, changed }].slice(-REMEMBERED);
    if (watched) tableNews.push({ type: 'update', table: 'lotus', from, version, changed });
  };
  const look = (since: number | undefined) => {
    watched = true;
    const missed = changes.filter((each) => since !== undefined && each.from >= since);
    const known = since === version || missed[0]?.from === since;
    const changed = Object.assign({}, ...missed.map((each) => each.changed)) as Partial<TableView>;
    tableNews.push(
      known && since !== undefined
        ? { type: 'resumed', table: 'lotus', from: since, version, changed, own }
        : { type: 'snapshot', table: 'lotus', version, view, own },
    );
  };
  const take = (message: ClientMessage & { type: 'place-ticket' }) => {
    if (!counted.has(message.ticket)) {
      const stake = message.bets.reduce((sum, bet) => sum + bet.stakeMinor, 0);
      const round = view.round?.number ?? 0;
      counted.set(message.ticket, stake);
      stakedMinor += stake;
      own = exampleOwn(round, stake + (own?.round === round ? (own.bets.player ?? 0) : 0), version + 1);
      move({ totals: { player: { stakeMinor: minor(stakedMinor), patrons: 1 } } }, 1);
    }
    toPatron.push({
      type: 'ticket-accepted',
      table: 'lotus',
      ticket: message.ticket,
      own,
      availableMinor: available(),
    });
  };

  return {
    counted,
    truth: () => ({ version, view, own: own?.round === view.round?.number ? own : null }),
    available,
    receive: (message: ClientMessage, from: FarEnd) => {
      if (from !== end) return;
      if (message.type === 'ping') from.tell({ type: 'pong', sent: message.sent, now: 0 });
      if (message.type === 'watch-table') look(message.since);
      if (message.type === 'place-ticket') take(message);
    },
    meet: (next: FarEnd) => {
      end = next;
      watched = false;
      tableNews = [];
      toPatron = [];
      next.welcome({ account: { availableMinor: available(), inPlay: [] } });
    },
    tick: (n: number) => move({ deadline: n, history: [...view.history, 'B'].slice(-3) }, 1 + (n % 2)),
    nextRound: () => move({ round: exampleRound((view.round?.number ?? 0) + 1), history: [] }, 3),
    // Faults of the network. Messages are delivered on the current connection; the rest is lost with it.
    deliver: (place: number, keep: boolean) => {
      const index = tableNews.length === 0 ? 0 : place % tableNews.length;
      const [message] = keep ? tableNews.slice(index) : tableNews.splice(index, 1);
      if (message !== undefined) end?.tell(message);
    },
    lose: (place: number) => void tableNews.splice(place % Math.max(1, tableNews.length), 1),
    answer: () => {
      const message = toPatron.shift();
      if (message !== undefined) end?.tell(message);
    },
    waiting: () => tableNews.length + toPatron.length,
    break: () => end?.break(),
  };
};

type Step = {
  readonly what: 'tick' | 'round' | 'ticket' | 'deliver' | 'double' | 'lose' | 'answer' | 'break' | 'time';
  readonly n: number;
};

const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom(
      'tick',
      'tick',
      'round',
      'ticket',
      'deliver',
      'deliver',
      'deliver',
      'double',
      'lose',
      'answer',
      'break',
      'time',
    ),
    n: fc.nat(1_000),
  }),
  { minLength: 1, maxLength: 60 },
);

const play = async (script: readonly Step[], losing: boolean) => {
  const server = createFakeServer();
  const network = createFakeNetwork(7, (message, end) => server.receive(message, end));
  const client = createClient({ url: 'ws://here/api/socket', environment: network.environment, createCuts });
  const outcomes: TicketOutcome[] = [];
  let placed = 0;
  let greeted = 0;
  const welcome = () => {
    if (network.ends.length === greeted) return;
    greeted = network.ends.length;
    server.meet(network.latest());
  };
  client.connect();
  client.watchTable('lotus');
  welcome();

  for (const { what, n } of script) {
    if (what === 'tick') server.tick(n);
    if (what === 'round') server.nextRound();
    if (what === 'deliver') server.deliver(n, false);
    if (what === 'double') server.deliver(n, true);
    if (what === 'lose' && losing) server.lose(n);
    if (what === 'answer') server.answer();
    if (what === 'break') server.break();
    if (what === 'time') network.advance(n);
    if (what === 'ticket') {
      placed += 1;
      const order = {
        shoe: 1,
        round: 1,
        mode: 'traditional',
        bets: [{ option: 'player', stakeMinor: 100 + n }],
      } as const;
      void client
        .placeTicket('lotus', { ...order, bets: [...order.bets] })
        .then((outcome) => outcomes.push(outcome));
    }
    welcome();
  }

  // At the end the connection is stable and everything arrives in order. A silent loss shows at the next change.
  client.wake();
  welcome();
  if (losing) server.tick(1);
  for (let calm = 0; calm < 200 && (calm < 10 || server.waiting() > 0); calm += 1) {
    server.deliver(0, false);
    server.answer();
    network.advance(300);
    welcome();
  }
  await Promise.resolve();
  return { server, network, client, outcomes, placed };
};

describe('whatever the network does', () => {
  it('the view, the stakes, the account and the tickets end as the server has them', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const { server, client, outcomes, placed } = await play(script, false);
        expect(server.waiting()).toBe(0);
        expect(client.table('lotus')).toEqual(server.truth());
        expect(client.account()?.availableMinor).toBe(server.available());
        expect(outcomes.length).toBe(placed);
        expect(outcomes.every((each) => each.outcome === 'accepted')).toBe(true);
        expect(new Set(outcomes.map((each) => each.ticket))).toEqual(new Set(server.counted.keys()));
      }),
      { seed: 20_261, numRuns: 300 },
    );
  });

  it('a silent loss is noticed at the next change and repaired', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const { server, client } = await play(script, true);
        expect(server.waiting()).toBe(0);
        expect(client.table('lotus')).toEqual(server.truth());
      }),
      { seed: 20_262, numRuns: 300 },
    );
  });

  it('[L6] a ticket reported as failed never counted, and one reported as accepted always did', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (script, comesBack) => {
        const server = createFakeServer();
        const network = createFakeNetwork(7, (message, end) => server.receive(message, end));
        const client = createClient({
          url: 'ws://here/api/socket',
          environment: network.environment,
          createCuts,
        });
        const outcomes: TicketOutcome[] = [];
        client.connect();
        for (const { what, n } of script) {
          if (what === 'ticket') {
            void client
              .placeTicket('lotus', {
                shoe: 1,
                round: 1,
                mode: 'traditional',
                bets: [{ option: 'player', stakeMinor: 1 + n }],
              })
              .then((outcome) => outcomes.push(outcome));
          }
          if (what === 'answer') server.answer();
          if (what === 'break') network.latest().break();
          if (what === 'time' || what === 'tick') network.advance(n * 10);
          if (what === 'round' && comesBack && client.connection().state === 'connecting')
            server.meet(network.latest());
        }
        network.advance(ANSWER_WITHIN_MS);
        await Promise.resolve();
        expect(outcomes.length).toBe(script.filter((each) => each.what === 'ticket').length);
        for (const { ticket, outcome } of outcomes) {
          if (outcome === 'failed') expect(server.counted.has(ticket)).toBe(false);
          if (outcome === 'accepted') expect(server.counted.has(ticket)).toBe(true);
        }
      }),
      { seed: 20_263, numRuns: 300 },
    );
  });
});
