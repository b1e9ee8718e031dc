// A deployment under load that is killed again and again: the real process, and patrons with the product's client who
// send tickets, keep what they were sent, and reconnect automatically.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coins } from '@punto/engine/minor';
import type { TicketOutcome } from '@punto/protocol/client/tickets';
import type { TableView } from '@punto/table';
import { type AnsweredTicket, type Checked, checkBooks } from './books-after-kill.ts';
import { enter, type RealPatron } from './patron.ts';
import { type Served, startServing } from './served-process.ts';
import { Deeds } from './support/deeds/deeds.ts';

/** How the process ends. `start`: while it opens; `stop`: while it closes; `freeze`: after being paused for a while. */
export const WAYS = ['load', 'start', 'stop', 'term', 'freeze', 'rival'] as const;
export type Way = (typeof WAYS)[number];

export type SiegeOptions = {
  readonly folder: string;
  readonly tables: number;
  readonly patrons: number;
  /** From 0 up to, but not including, 1, as `Math.random`. */
  readonly chance: () => number;
  /** Additional environment variables. */
  readonly more?: Readonly<Record<string, string>>;
};

/** What is done to it while it plays; it is killed afterwards. */
export type Ordeal = (running: Served) => Promise<void>;

export type Siege = {
  /** Starts the process, lets it play, ends it in that way, and checks its books. */
  readonly strike: (way: Way | Ordeal) => Promise<Checked>;
  /**
   * Starts it once more, stops it when every patron has had tickets accepted in two rounds since, of which the first is then
   * settled, and checks the books.
   */
  readonly goOn: () => Promise<Checked>;
  /** Outcomes of tickets by reason, and how often each patron reconnected. */
  readonly deeds: Deeds;
  readonly answered: () => { readonly accepted: number; readonly refused: number; readonly unknown: number };
  /** Excludes what was sent after the first `after` tickets from the checks: it was lost with the machine. */
  readonly forget: (after: number) => void;
  readonly close: () => Promise<void>;
};

const PACE = { shufflingMs: 60, bettingMs: 500, closedMs: 30, cardMs: 30, thirdCardMs: 30, resultMs: 100 };
const BETS = ['player', 'banker', 'tie'] as const;
const TICKETS_A_ROUND = 4;
/** Ends a wait that hangs; on a busy machine a minute was too short for hundreds of patrons. */
const PLAYED_ON_MS = 240_000;

/** Errors for messages of a wrong shape. */
const WRONG_SHAPE: ReadonlySet<string | null> = new Set(['malformed', 'unknown-message', 'too-large']);

const countTicket = (deeds: Deeds, answer: TicketOutcome): void => {
  if (answer.outcome === 'refused') deeds.count('ticket', `refused: ${answer.refusal.reason}`);
  else if (answer.outcome === 'failed' && WRONG_SHAPE.has(answer.error))
    deeds.count('shape', `ticket answered ${answer.error}`);
  else deeds.count('ticket', answer.outcome);
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const createSiege = ({ folder, tables, patrons, chance, more = {} }: SiegeOptions): Siege => {
  const names = Array.from({ length: tables }, (_, index) => `siege-${index + 1}`);
  const rooms = join(folder, 'room.json');
  writeFileSync(
    rooms,
    JSON.stringify({
      from: 'live-eight-deck',
      differentialMinor: null,
      tables: names.map((table) => ({ table, name: table, pace: PACE })),
    }),
  );
  const settings = {
    // Any free port at first, then the same one, so that patrons find it again.
    PORT: '0',
    LOG_LEVEL: 'error',
    PUNTO_GUESTS_PER_MINUTE: '100000',
    PUNTO_REQUESTS_PER_SECOND: '100000',
    PUNTO_MESSAGES_PER_SECOND: '1000000',
    PUNTO_SOCKETS_PER_ADDRESS: '50000',
    ...more,
  };
  const crowd: RealPatron[] = [];
  const answered: AnsweredTicket[] = [];
  const deeds = new Deeds();
  /** Rounds since the last start in which a ticket of the patron was accepted. */
  const playedIn = new Map<string, Set<string>>();
  let unknown = 0;
  let server: Omit<Served, 'origin'> | null = null;

  const open = async (): Promise<Served> => {
    const starting = startServing(folder, rooms, settings);
    server = starting;
    const origin = await starting.opened;
    settings.PORT = new URL(origin).port;
    playedIn.clear();
    if (crowd.length === 0) await admit(origin);
    // Reconnects now, because the back-off grew while the books were checked.
    for (const { client } of crowd) client.wake();
    return { ...starting, origin };
  };

  const admit = async (origin: string): Promise<void> => {
    for (let index = 0; index < patrons; index += 1) {
      const patron = await enter(origin);
      crowd.push(patron);
      play(patron, names[index % tables] ?? '');
    }
  };

  const play = ({ id, client }: RealPatron, table: string): void => {
    let round = '';
    let sent = 0;
    const look = (view: TableView | undefined): void => {
      if (view?.phase !== 'betting' || !view.shoe || !view.round) return;
      const now = `${view.shoe.number} ${view.round.number}`;
      if (now !== round) [round, sent] = [now, 0];
      if (sent >= TICKETS_A_ROUND) return;
      sent += 1;
      const bets = BETS.slice(0, 1 + Math.floor(chance() * BETS.length)).map((option) => ({
        option,
        stakeMinor: coins(5 + Math.floor(chance() * 4)),
      }));
      const stakedMinor = bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0);
      const at = { shoe: view.shoe.number, round: view.round.number };
      void client.placeTicket(table, { ...at, mode: 'traditional', bets }).then((answer) => {
        const { ticket, outcome } = answer;
        countTicket(deeds, answer);
        if (outcome === 'accepted') playedIn.set(id, (playedIn.get(id) ?? new Set()).add(now));
        if (outcome === 'accepted' || outcome === 'refused')
          answered.push({ patron: id, table, ticket, accepted: outcome === 'accepted', stakedMinor });
        else unknown += 1;
      });
    };
    client.watchTable(table);
    client.on('table', () => look(client.table(table)?.view));
    let links = 0;
    client.on('connection', ({ state }) => {
      if (state !== 'open') return;
      links += 1;
      if (links > 1) deeds.count('reconnected', 'after the process ended');
    });
  };

  const settle = async (): Promise<Checked> => {
    server = null;
    // Bytes in flight when it died may still arrive.
    await pause(20);
    return checkBooks(
      folder,
      crowd.map(({ id }) => id),
      [...answered],
    );
  };

  const rival = async (): Promise<void> => {
    const second = startServing(folder, rooms, { ...settings, PORT: '0' });
    const how = await second.ended;
    if (how !== 1 || !/is in use by another process\./.test(second.said()))
      throw new Error(`a second server on the folder ended with ${how}: ${second.said()}`);
  };

  const strike = async (way: Way | Ordeal): Promise<Checked> => {
    if (way === 'start' && crowd.length > 0) {
      const starting = startServing(folder, rooms, settings);
      await pause(chance() * 1_500);
      await starting.kill();
      return settle();
    }
    const running = await open();
    await pause(200 + chance() * 2_000);
    if (typeof way === 'function') await way(running);
    if (way === 'rival') await rival();
    if (way === 'freeze') {
      running.signal('SIGSTOP');
      await pause(300 + chance() * 3_000);
      running.signal('SIGCONT');
      await pause(chance() * 1_000);
    }
    if (way === 'term') {
      const code = await running.stop();
      if (code !== 0) throw new Error(`it stopped with ${code}: ${running.said()}`);
    }
    if (way === 'stop') {
      running.signal('SIGTERM');
      await pause(chance() * 150);
    }
    await running.kill();
    return settle();
  };

  const goOn = async (): Promise<Checked> => {
    const running = await open();
    const missing = (): number => crowd.filter(({ id }) => (playedIn.get(id)?.size ?? 0) < 2).length;
    const until = performance.now() + PLAYED_ON_MS;
    while (missing() > 0) {
      if (performance.now() > until) throw new Error(`${missing()} patrons did not play on`);
      await pause(100);
    }
    await running.stop();
    return settle();
  };

  return {
    strike,
    goOn,
    deeds,
    answered: () => {
      const accepted = answered.filter((each) => each.accepted).length;
      return { accepted, refused: answered.length - accepted, unknown };
    },
    forget: (after) => void answered.splice(after),
    close: async () => {
      for (const { client } of crowd) client.close();
      await server?.kill();
    },
  };
};
