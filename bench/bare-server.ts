// A bare server to compare with: Fastify, `ws` and node:sqlite, and the least that a durable ticket needs. One row for
// each ticket and the new balance of its patron, all tickets of one turn of the event loop in one flushed commit, then
// the answers. No tables, rounds, settlement, updates to others, records or hash chains. `bare-load.ts` starts it.
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';

type Ticket = {
  readonly id: string;
  readonly patron: string;
  readonly bets: readonly { stakeMinor: number }[];
};
type Waiting = { readonly socket: WebSocket; readonly ticket: Ticket };

const START_MINOR = 1_000_000_000;

const database = new DatabaseSync(process.argv[2] ?? ':memory:');
database.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE accounts (patron TEXT PRIMARY KEY, balance_minor INTEGER NOT NULL CHECK (balance_minor >= 0)) WITHOUT ROWID;
  CREATE TABLE tickets (id TEXT PRIMARY KEY, patron TEXT NOT NULL, bets TEXT NOT NULL, stake_minor INTEGER NOT NULL);
`);
const addTicket = database.prepare('INSERT INTO tickets (id, patron, bets, stake_minor) VALUES (?, ?, ?, ?)');
const setBalance = database.prepare('INSERT OR REPLACE INTO accounts (patron, balance_minor) VALUES (?, ?)');

const balances = new Map<string, number>();
let waiting: Waiting[] = [];

const commit = (): void => {
  const group = waiting;
  waiting = [];
  database.exec('BEGIN IMMEDIATE');
  const answers = group.map(({ ticket: { id, patron, bets } }) => {
    const stakeMinor = bets.reduce((sum, bet) => sum + bet.stakeMinor, 0);
    const balanceMinor = (balances.get(patron) ?? START_MINOR) - stakeMinor;
    if (balanceMinor < 0) return { type: 'refused', id };
    addTicket.run(id, patron, JSON.stringify(bets), stakeMinor);
    setBalance.run(patron, balanceMinor);
    balances.set(patron, balanceMinor);
    return { type: 'accepted', id, balanceMinor };
  });
  database.exec('COMMIT');
  for (const [index, { socket }] of group.entries()) socket.send(JSON.stringify(answers[index]));
};

const app = fastify();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false });
app.server.on('upgrade', (request, wire, head) => {
  sockets.handleUpgrade(request, wire, head, (socket) => {
    socket.on('message', (data) => {
      if (waiting.push({ socket, ticket: JSON.parse(String(data)) }) === 1) setImmediate(commit);
    });
  });
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 }));
process.once('disconnect', () => process.exit(0));
