// Rows of a stream hold the events that were appended, with the version, the time and the hash of the last.

import { minor } from '@punto/engine/minor';
import type { TableEvent } from '@punto/table/event';
import { instant, ticketId, version } from '@punto/table/ids';
import { expect, it } from 'vitest';
import { ANN, accepted, event } from '../../test/samples/sample.ts';
import { createChainCheck } from '../audit/chains.ts';
import { chainStart, type Head } from './chain.ts';
import { createEventRowWriter, type EventRow, eventsOfRow, numberedEventsOf } from './event-rows.ts';

const START = chainStart('events:main');

const rowsOf = (events: readonly TableEvent[], before = START): { rows: readonly EventRow[]; head: Head } => {
  const rows: EventRow[] = [];
  const writer = createEventRowWriter(before, (row) => rows.push(row));
  for (const [index, each] of events.entries()) {
    expect(writer.version()).toBe(before.length + index);
    writer.append(each);
  }
  return { rows, head: writer.flush() };
};

const STREAM = [
  event(1),
  accepted(2),
  accepted(3),
  accepted(4),
  event(5),
  accepted(6),
  event(7),
  accepted(8),
];

it('consecutive tickets share a row, which has the version of the last', () => {
  const { rows } = rowsOf(STREAM);
  expect(rows.map(({ version: at, body }) => [at, JSON.parse(body).type, eventsOfRow(body).length])).toEqual([
    [1, 'BettingClosed', 1],
    [4, 'TicketsAccepted', 3],
    [5, 'BettingClosed', 1],
    [6, 'TicketAccepted', 1],
    [7, 'BettingClosed', 1],
    [8, 'TicketAccepted', 1],
  ]);
  for (const { at, body } of rows) expect(at).toBe(JSON.parse(body).at);
});

it('[T3] rows are read as the events that were appended, each with its version', () => {
  const { rows } = rowsOf(STREAM);
  expect(rows.flatMap(({ body }) => eventsOfRow(body))).toEqual(STREAM);
  expect(rows.flatMap(numberedEventsOf)).toEqual(
    STREAM.map((each, index) => ({ version: version(index + 1), event: each })),
  );
});

it('a single ticket, and every other event, is written as the event alone', () => {
  for (const each of [accepted(1), event(1)])
    expect(rowsOf([each]).rows.map(({ body }) => body)).toEqual([JSON.stringify(each)]);
});

it('tickets of two moments share no row', () => {
  const { rows } = rowsOf([accepted(1, 5), accepted(2, 5), accepted(3, 6), accepted(4, 6), accepted(5, 7)]);
  expect(rows.map(({ version: end, at }) => [end, at])).toEqual([
    [2, instant(5)],
    [4, instant(6)],
    [5, instant(7)],
  ]);
});

it('a row of more tickets than fit into a page is divided, and a ticket that is longer alone is not', () => {
  const many = Array.from({ length: 50 }, (_, number) => accepted(number));
  const { rows } = rowsOf(many);
  expect(rows.flatMap(({ body }) => eventsOfRow(body))).toEqual(many);
  for (const { body } of rows) expect(body.length).toBeLessThan(920);
  expect(rows.length).toBeLessThan(many.length / 4);

  const long: TableEvent = {
    type: 'TicketAccepted',
    ticket: {
      ...{ id: ticketId('ticket-long'), patron: ANN, shoe: 1, round: 1, mode: 'traditional' },
      bets: Array.from({ length: 30 }, () => ({ option: 'banker', stakeMinor: minor(500) })),
    },
    at: instant(1_000),
  };
  const stream = [accepted(1), long, accepted(2), accepted(3)];
  expect(rowsOf(stream).rows.map(({ body }) => eventsOfRow(body))).toEqual([
    [accepted(1)],
    [long],
    [accepted(2), accepted(3)],
  ]);
});

it('tickets before and after a flush share no row', () => {
  const rows: EventRow[] = [];
  const writer = createEventRowWriter({ ...START, length: 7 }, (row) => rows.push(row));
  for (const number of [1, 2]) writer.append(accepted(number));
  expect(writer.flush()).toEqual({ length: 9, hash: rows[0]?.hash });
  for (const number of [3, 4]) writer.append(accepted(number));
  expect(writer.version()).toBe(11);
  expect(writer.flush()).toEqual({ length: 11, hash: rows[1]?.hash });
  expect(writer.flush().length).toBe(11);
  expect(rows.map(({ version: at }) => at)).toEqual([9, 11]);
});

it('a writer that appends nothing leaves the head as it was', () => {
  expect(rowsOf([]).head).toBe(START);
});

it('[T3] the chain counts events, and the hash of a row covers its body, its version and the row before', () => {
  const { rows, head } = rowsOf(STREAM);
  expect(head).toEqual({ length: STREAM.length, hash: rows.at(-1)?.hash });
  const faultsOf = (all: readonly EventRow[]): readonly string[] => {
    const check = createChainCheck(START, (number) => `event ${number}`);
    const followed = all.map(({ version: number, body, hash }) =>
      check.follow({ number, body, hash }, eventsOfRow(body).length),
    );
    return [...followed, check.end(head)].filter((fault) => fault !== null);
  };
  expect(faultsOf(rows)).toEqual([]);
  expect(faultsOf(rows.toSpliced(1, 1))).toEqual([
    'event 2 and those up to 4 are missing: the next is event 5',
  ]);
  const changed = (change: (tickets: readonly unknown[]) => readonly unknown[]): readonly string[] =>
    faultsOf(
      rows.map((row) => {
        const content = JSON.parse(row.body);
        if (content.type !== 'TicketsAccepted') return row;
        return { ...row, body: JSON.stringify({ ...content, tickets: change(content.tickets) }) };
      }),
    );
  const follows =
    'event 4 does not follow from the one before: one of the two was changed or put in another’s place';
  expect(changed((tickets) => tickets)).toEqual([]);
  expect(changed((tickets) => tickets.toReversed())).toEqual([follows]);
  expect(changed((tickets) => [...tickets, tickets[0]])).toEqual([follows]);
  expect(changed((tickets) => tickets.slice(1))).toEqual(['event 2 is missing: the next is event 3']);
});

it('a row that no release wrote is read as one event, for the audit to report', () => {
  for (const body of ['null', '7', '{"type":"TicketsAccepted","at":1}'])
    expect(eventsOfRow(body)).toEqual([JSON.parse(body)]);
});
