// The floods, each the behaviour of one attacker: number of guests, number of addresses, and messages. All stay within
// the limits of a single socket, so that only limits over several sockets can stop them.
import { setInterval } from 'node:timers';
import { HONEST_TABLE } from './flood-house.ts';
import { createFloodLine, type FloodLine, type FloodParts } from './flood-line.ts';
import { askForProofs } from './proof-flood.ts';
import { holdSeats } from './seat-flood.ts';

export type Flood = {
  readonly name: string;
  readonly guests: number;
  readonly addresses: number;
  /** Begins the flood; the returned function ends it. */
  readonly begin: (parts: FloodParts) => () => Promise<void> | void;
};

const TICK_MS = 250;
/** Just below the thirty messages per second allowed on a socket. */
const EACH_TICK = 7;

const lines = ({ target, guests, deeds, area }: FloodParts, each = 1): readonly FloodLine[] =>
  guests.flatMap((guest) => Array.from({ length: each }, () => createFloodLine(target, guest, deeds, area)));

/** All sockets repeatedly send the result of `texts`. */
const saying = (all: readonly FloodLine[], texts: () => readonly string[]): (() => void) => {
  const timer = setInterval(() => {
    for (const line of all) line.say(texts());
  }, TICK_MS);
  return () => {
    clearInterval(timer);
    for (const line of all) line.end();
  };
};

const times = (text: () => string): readonly string[] => Array.from({ length: EACH_TICK }, text);
const ping = (): string => '{"type":"ping","sent":1}';
const look = (): string => `{"type":"watch-table","table":"${HONEST_TABLE}"}`;
const lobby = (): string => '{"type":"watch-lobby"}';

let tickets = 0;
/** A ticket for a round that is over or never existed: it is refused, and its refusal must not be kept forever. */
const lateTicket = (): string => {
  tickets += 1;
  const bets = '[{"option":"tie","stakeMinor":100}]';
  const id = `flood-${String(tickets).padStart(8, '0')}`;
  return `{"type":"place-ticket","table":"${HONEST_TABLE}","ticket":"${id}","shoe":1,"round":1,"mode":"traditional","bets":${bets}}`;
};

/** Four windows each, which request the lobby, a long message, and never read it. */
const stuck = (parts: FloodParts): (() => Promise<void>) => {
  const all = lines(parts, 4);
  const timer = setInterval(() => {
    for (const line of all) {
      if (line.isOpen()) line.stopReading();
      line.say([lobby(), lobby(), lobby()]);
    }
  }, TICK_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(all.map((line) => line.readAgain()));
  };
};

/** The baseline: no attack. */
export const CALM = 'calm';

export const FLOODS: readonly Flood[] = [
  { name: CALM, guests: 0, addresses: 1, begin: () => () => undefined },
  {
    name: 'pings of one address',
    guests: 512,
    addresses: 1,
    begin: (parts) => saying(lines(parts), () => times(ping)),
  },
  {
    name: 'refused tickets of one address',
    guests: 512,
    addresses: 1,
    begin: (parts) => saying(lines(parts), () => times(lateTicket)),
  },
  {
    name: 'tickets of one patron',
    guests: 1,
    addresses: 1,
    begin: (parts) => saying(lines(parts, 8), () => times(lateTicket)),
  },
  {
    name: 'looks of one address',
    guests: 64,
    addresses: 1,
    begin: (parts) => saying(lines(parts), () => times(look)),
  },
  { name: 'idle guests in seats', guests: 15, addresses: 1, begin: holdSeats },
  { name: 'proofs of past rounds', guests: 0, addresses: 3, begin: askForProofs },
  { name: 'slow readers', guests: 64, addresses: 8, begin: stuck },
];
