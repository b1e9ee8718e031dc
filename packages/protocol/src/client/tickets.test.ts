import { minor } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { exampleOwn } from '../../test/support/example-view.ts';
import { createFakeNetwork } from '../../test/support/fake-network.ts';
import type { ServerMessage } from '../message.ts';
import { createCuts } from './cuts.ts';
import { createClient } from './patron-client.ts';
import { ANSWER_WITHIN_MS, type TicketOrder, type TicketOutcome } from './tickets.ts';

const ORDER: TicketOrder = {
  shoe: 1,
  round: 1,
  mode: 'traditional',
  bets: [{ option: 'player', stakeMinor: 500 }],
};

const start = () => {
  const network = createFakeNetwork();
  const client = createClient({ url: 'ws://here/api/socket', environment: network.environment, createCuts });
  client.connect();
  const place = () => {
    const told: TicketOutcome[] = [];
    void client.placeTicket('lotus', ORDER).then((outcome) => told.push(outcome));
    return async () => {
      await Promise.resolve();
      return told[0] ?? null;
    };
  };
  const tickets = () => network.latest().sent.filter((message) => message.type === 'place-ticket');
  const reconnect = () => {
    const sockets = network.ends.length;
    while (network.ends.length === sockets) network.advance(1);
    network.latest().welcome();
  };
  const error = (word: (ServerMessage & { type: 'error' })['error'], ticket: string) =>
    network.latest().tell({ type: 'error', error: word, message: 'no', ticket });
  return { network, client, place, tickets, reconnect, error };
};

const accepted = (ticket: string): ServerMessage => ({
  type: 'ticket-accepted',
  table: 'lotus',
  ticket,
  own: exampleOwn(1, 500),
  availableMinor: minor(9_500),
});

describe('a ticket', () => {
  it('[L5] is accepted or refused as the server answers', async () => {
    const { network, place, tickets } = start();
    network.latest().welcome();
    const first = place();
    const second = place();
    const ids = tickets().map((message) => message.ticket);
    expect(tickets()[0]).toEqual({ type: 'place-ticket', table: 'lotus', ticket: ids[0], ...ORDER });
    network.latest().tell({
      type: 'ticket-refused',
      table: 'lotus',
      ticket: ids[1] ?? '',
      refusal: { reason: 'betting-closed' },
    });
    network.latest().tell(accepted(ids[0] ?? ''));
    expect(await first()).toMatchObject({
      outcome: 'accepted',
      availableMinor: 9_500,
      own: exampleOwn(1, 500),
    });
    expect(await second()).toMatchObject({ outcome: 'refused', refusal: { reason: 'betting-closed' } });
  });

  it('[L6] is sent again with the same id when the connection breaks before its answer', async () => {
    const { network, place, tickets, reconnect } = start();
    network.latest().welcome();
    const outcome = place();
    const before = tickets();
    network.latest().break();
    reconnect();
    expect(tickets()).toEqual(before);
    network.latest().tell(accepted(before[0]?.ticket ?? ''));
    expect(await outcome()).toMatchObject({ outcome: 'accepted' });
    network.latest().break();
    reconnect();
    expect(tickets()).toEqual([]);
  });

  it('ends unknown when it was sent and never answered', async () => {
    const { network, place } = start();
    network.latest().welcome();
    const outcome = place();
    network.latest().break();
    network.advance(ANSWER_WITHIN_MS - 1);
    expect(await outcome()).toBeNull();
    network.advance(1);
    expect(await outcome()).toMatchObject({ outcome: 'unknown' });
  });

  it('waits for a connection, and fails when none comes', async () => {
    const { network, place } = start();
    const outcome = place();
    network.advance(ANSWER_WITHIN_MS);
    expect(await outcome()).toMatchObject({ outcome: 'failed', error: 'no-link' });
  });

  it('fails on an error of its own, but is unknown when an earlier sending may have counted', async () => {
    const { network, place, tickets, reconnect, error } = start();
    network.latest().welcome();
    const plain = place();
    error('table-stopped', tickets()[0]?.ticket ?? '');
    expect(await plain()).toMatchObject({ outcome: 'failed', error: 'table-stopped' });
    const doubtful = place();
    network.latest().break();
    reconnect();
    error('table-stopped', tickets()[0]?.ticket ?? '');
    expect(await doubtful()).toMatchObject({ outcome: 'unknown' });
  });

  it.each(['busy', 'cannot-record'] as const)(
    '[L6] answered with `%s` and then never again, it may have counted (torture seed 500104)',
    async (word) => {
      const { network, place, tickets, error } = start();
      network.latest().welcome();
      const outcome = place();
      const ticket = tickets()[0]?.ticket ?? '';
      // It may be on disk: a commit with unknown result is answered so too.
      error(word, ticket);
      network.latest().break();
      network.advance(ANSWER_WITHIN_MS);
      expect(await outcome()).toEqual({ ticket, outcome: 'unknown' });
    },
  );

  it('[L6] answered as too frequent and then never again, it did not count', async () => {
    const { network, place, tickets, error } = start();
    network.latest().welcome();
    const outcome = place();
    const ticket = tickets()[0]?.ticket ?? '';
    error('too-frequent', ticket);
    network.latest().break();
    network.advance(ANSWER_WITHIN_MS);
    expect(await outcome()).toMatchObject({ ticket, outcome: 'failed' });
  });

  for (const word of ['busy', 'cannot-record', 'too-frequent'] as const) {
    it(`goes again under the same id after ${word}`, async () => {
      const { network, place, tickets, error } = start();
      network.latest().welcome();
      const outcome = place();
      const ticket = tickets()[0]?.ticket ?? '';
      error(word, ticket);
      expect(await outcome()).toBeNull();
      network.advance(1_000);
      expect(tickets().map((message) => message.ticket)).toEqual([ticket, ticket]);
      network.latest().tell(accepted(ticket));
      expect(await outcome()).toMatchObject({ outcome: 'accepted' });
    });
  }

  it('gets its outcome immediately when there will be no connection', async () => {
    const { network, client, place } = start();
    network.latest().welcome();
    const sent = place();
    network.latest().break('not-signed-in');
    expect(await sent()).toMatchObject({ outcome: 'unknown' });
    expect(await place()()).toMatchObject({ outcome: 'failed', error: 'no-link' });
    client.connect();
    network.latest().welcome();
    const closed = place();
    client.close();
    expect(await closed()).toMatchObject({ outcome: 'unknown' });
  });
});
