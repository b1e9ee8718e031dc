// Everything sent about a shoe in play, byte by byte: on real sockets and every HTTP address, to patrons, to clients
// without a session and to every role of staff. One deck, so that each card is unique. [F2] [F3]
import { commitOf } from '@punto/engine/fairness/cut';
import { permutationOf } from '@punto/engine/fairness/permutation';
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import { verifyRound, verifyShoe } from '@punto/engine/fairness/verify';
import type { Room } from '@punto/engine/room';
import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SINGLE_DECK } from '@punto/engine/rooms/single-deck';
import { SQUEEZE } from '@punto/engine/rooms/squeeze';
import { SIDES } from '@punto/engine/side';
import { eventsOfRow } from '@punto/store/shared/event-rows';
import { decryptSecret } from '@punto/store/shoes/shoe-encryption';
import { openForReading } from '@punto/store/sqlite/database';
import type { TableEvent } from '@punto/table';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { brisk, type WirePatron } from './served-deployment.ts';
import { type ServedFloor, startServedFloor } from './served-floor.ts';

const KEYS = [new Uint8Array(32).fill(7)] as const;
const VALUE = '5a'.repeat(32);
const PACE = { shufflingMs: 500, bettingMs: 150, closedMs: 15, cardMs: 15, thirdCardMs: 15, resultMs: 60 };
const ONE_DECK = { decks: 1, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' } as const;
const HEX = /[0-9a-f]{64}/g;
const CARD = /"([A2-9TJQK][CDHS])"/g;

type SentText = { readonly at: number; readonly whom: string; readonly text: string };
type Secrets = { readonly nonces: readonly string[]; readonly houseValue: string };

const listen = async (
  deployment: ServedFloor,
  path: string,
  whom: string,
  cookie: string,
  texts: SentText[],
) => {
  const socket = new WebSocket(`${deployment.address().replace('http', 'ws')}${path}`, {
    headers: { cookie },
  });
  socket.on('message', (data) => texts.push({ at: Date.now(), whom, text: String(data) }));
  await new Promise<void>((open, failed) => socket.once('open', () => open()).once('error', failed));
  socket.send(JSON.stringify({ type: 'watch-table', table: 'one' }));
  return socket;
};

const addresses = (shoe: number, round: number, patron: string): readonly string[] => [
  '/api/tables',
  '/api/tables/one',
  '/api/tables/one/shoes',
  `/api/tables/one/shoes/${shoe}`,
  `/api/tables/one/shoes/${shoe}/opened`,
  ...[round - 1, round, round + 1].map((each) => `/api/tables/one/shoes/${shoe}/rounds/${each}/opened`),
  '/api/me',
  '/api/records',
  '/api/records/export',
  '/api/statement',
  '/health/ready',
  '/api/floor/tables',
  '/api/floor/tables/one',
  '/api/floor/journal',
  '/api/floor/rounds',
  `/api/floor/rounds/one/${shoe}/${round}`,
  `/api/floor/patrons/${patron}/records`,
  '/api/floor/reports/entries?from=2026-01-01&to=2027-01-01',
  '/api/floor/reports/rounds?from=2026-01-01&to=2027-01-01',
];

/** Secrets of every shoe that is encrypted now. */
const encryptedNow = (folder: string, known: Map<string, Secrets>) => {
  const database = openForReading(folder);
  const rows = database
    .prepare('SELECT shoe, table_id AS "table", sealed AS encrypted FROM sealed_shoes')
    .all() as never[];
  database.close();
  for (const row of rows as Parameters<typeof decryptSecret>[1][])
    if (!known.has(row.shoe)) known.set(row.shoe, decryptSecret(KEYS, row));
};

const eventsOf = (folder: string): readonly TableEvent[] => {
  const database = openForReading(folder);
  const rows = database.prepare('SELECT body FROM events ORDER BY table_id, version').all();
  database.close();
  return rows.flatMap(({ body }) => eventsOfRow(String(body)));
};

/** When each secret of the shoes was revealed; secrets never revealed are not included. */
const revealedAt = (
  events: readonly TableEvent[],
  encrypted: ReadonlyMap<string, Secrets>,
): Map<string, number> => {
  const at = new Map<string, number>();
  let secret: Secrets | undefined;
  let places: readonly number[] = [];
  let out: number[] = [];
  for (const event of events) {
    if (event.type === 'ShoeShuffled') [secret, out] = [encrypted.get(event.shoe), []];
    if (event.type === 'ShoeCut' && secret) {
      at.set(secret.houseValue, event.at);
      places = permutationOf(event.cut.seed, secret.nonces.length);
    }
    if (event.type === 'CardsBurned') out.push(0);
    if (event.type === 'CardDealt' || event.type === 'CardTurned') out.push(event.index);
    if (event.type === 'RoundSettled' || event.type === 'RoundCancelled')
      for (const index of out) {
        const nonce = secret?.nonces[places[index] ?? -1] ?? '';
        if (!at.has(nonce)) at.set(nonce, event.at);
      }
    if (event.type === 'ShoeEnded')
      for (const nonce of secret?.nonces ?? []) if (!at.has(nonce)) at.set(nonce, event.at);
  }
  return at;
};

/** When each card of the first shoe was revealed, to all or to one patron by a squeeze. */
const shownAt = (events: readonly TableEvent[]) => {
  const all = new Map<string, number>();
  const own = new Map<string, number>();
  for (const event of events) {
    if (event.type === 'ShoeEnded') return { all, own, until: event.at };
    if (event.type === 'CardsBurned') all.set(event.faceUp, event.at);
    if (event.type === 'SqueezeBegun') own.set(event.card, event.at);
    if (event.type === 'CardDealt' || event.type === 'CardTurned') all.set(event.card, event.at);
  }
  throw new Error('the first shoe has not ended');
};

/** A step of the virtual clock: shorter than any time of the pace. */
const STEP_MS = 5;
/** Steps between two visits of all addresses: as many requests as one address may send in the long run. */
const VISIT_EVERY = 30;
/** Turns of the event loop in which all that is due is written, published and received: everything is in this process. */
const TURNS = 20;

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

/** The time of server and test moves only here, so that no act can be late. */
const pass = async (): Promise<void> => {
  vi.advanceTimersByTime(STEP_MS);
  await settle();
};

/** Cuts the shoe and bets as soon as possible; resolves when the table has replied. `asked`: what was sent already. */
const play = async (patron: WirePatron, asked: Set<string>): Promise<void> => {
  const view = patron.view('one');
  const replies: Promise<unknown>[] = [];
  const once = (what: string, run: () => Promise<unknown>): void => {
    if (asked.has(what)) return;
    asked.add(what);
    replies.push(run());
  };
  if (!view) return;
  const { cutting, shoe, phase, round } = view;
  const commit = commitOf(shoe?.commitment ?? '', VALUE);
  if (cutting?.stage === 'committing') once(commit, () => patron.act('one', { act: 'commit-cut', commit }));
  // The patron is the only one, so the list holds no other value.
  if (cutting?.stage === 'revealing')
    once(`value of ${commit}`, () => patron.act('one', { act: 'reveal-cut', value: VALUE }));
  if (phase === 'squeezing')
    for (const side of SIDES)
      once(`${side} of ${round?.number}`, () => patron.act('one', { act: 'give-up-squeeze', side }));
  if (phase === 'betting' && round)
    once(`${shoe?.number}/${round.number}`, () => patron.bet('one', { banker: 25 }));
  if (replies.length === 0) return;
  await Promise.all(replies);
  await settle();
};

/** Repeats the request while the address limit refuses it. */
const wholeShoe = async (deployment: ServedFloor): Promise<OpenedShoe> => {
  for (;;) {
    const answer = await fetch(`${deployment.address()}/api/tables/one/shoes/1/opened`);
    if (answer.ok) return (await answer.json()) as OpenedShoe;
    if (answer.status !== 429) throw new Error(`the shoe is not opened: ${answer.status}`);
    for (let step = 0; step < VISIT_EVERY; step += 1) await pass();
  }
};

/** The server waits for times while it closes. */
const closed = async (deployment: ServedFloor): Promise<void> => {
  let isClosed = false;
  const closing = deployment.close().finally(() => {
    isClosed = true;
  });
  while (!isClosed) await pass();
  await closing;
};

afterEach(() => void vi.useRealTimers());

it.each<[string, Room]>([
  ['live', LIVE_EIGHT_DECK],
  ['squeeze', { ...SQUEEZE, squeeze: { turnMs: 1000 } }],
  ['big', BIG_TABLE],
])(
  '[F2] [F3] [T2] at a %s table nothing of the shoe is sent anywhere before it is revealed',
  async (_, room) => {
    vi.useFakeTimers({
      now: Date.now(),
      toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    const deployment = await startServedFloor([brisk(room, 'one', { shoe: ONE_DECK, pace: PACE })]);
    const texts: SentText[] = [];
    const sockets: WebSocket[] = [];
    try {
      const patron = await deployment.enter();
      patron.send({ type: 'watch-table', table: 'one' });
      await settle();
      const asked = new Set<string>();
      const cookies = { stranger: '', patron: patron.cookie } as Record<string, string>;
      for (const { name, cookie } of Object.values(deployment.people)) cookies[name] = cookie;
      for (const [whom, cookie] of Object.entries(cookies)) {
        const path = whom === 'patron' ? '/api/socket' : '/api/floor/socket';
        if (whom !== 'stranger') sockets.push(await listen(deployment, path, whom, cookie, texts));
      }
      const encrypted = new Map<string, Secrets>();
      const rounds: OpenedRound[] = [];
      let commitment: string | null = null;
      const people = Object.entries(cookies);
      for (let step = 0; patron.view('one')?.shoe?.number !== 2; step += 1) {
        await play(patron, asked);
        await pass();
        if (step % VISIT_EVERY > 0) continue;
        encryptedNow(deployment.dataFolder, encrypted);
        const view = patron.view('one');
        commitment ??= view?.shoe?.commitment ?? null;
        const round = view?.round?.number ?? 0;
        const [whom, cookie] = people[(step / VISIT_EVERY) % people.length] ?? ['', ''];
        for (const path of addresses(1, round, patron.id)) {
          const answer = await fetch(`${deployment.address()}${path}`, { headers: { cookie } });
          const text = await answer.text();
          texts.push({ at: Date.now(), whom, text });
          if (answer.ok && /rounds\/\d+\/opened$/.test(path)) rounds.push(JSON.parse(text));
        }
      }
      encryptedNow(deployment.dataFolder, encrypted);
      const whole = await wholeShoe(deployment);
      expect(verifyShoe(whole, { commitment: commitment ?? '', value: VALUE }).failed).toBeNull();
      expect(rounds.length).toBeGreaterThan(0);
      for (const round of rounds)
        expect(verifyRound(round, { commitment: commitment ?? '', value: VALUE }).failed).toBeNull();

      const events = eventsOf(deployment.dataFolder);
      const at = revealedAt(events, encrypted);
      const shown = shownAt(events);
      // Published before any bet was possible.
      const seen = texts.find(({ text }) => text.includes(commitment ?? 'none'))?.at ?? Infinity;
      expect(seen).toBeLessThan(events.find(({ type }) => type === 'RoundOpened')?.at ?? 0);
      const secrets = new Set(
        [...encrypted.values()].flatMap(({ nonces, houseValue }) => [...nonces, houseValue]),
      );
      expect(secrets.size).toBeGreaterThanOrEqual(2 * 53);
      const tooEarly: string[] = [];
      let opened = 0;
      for (const each of texts) {
        for (const [hex] of each.text.matchAll(HEX)) {
          if (!secrets.has(hex)) continue;
          opened += 1;
          if (each.at < (at.get(hex) ?? Infinity))
            tooEarly.push(`${each.whom}: ${hex} in ${each.text.slice(0, 200)}`);
        }
        if (each.at >= shown.until) continue;
        for (const [, card = ''] of each.text.matchAll(CARD)) {
          const own = each.whom === 'patron' ? (shown.own.get(card) ?? Infinity) : Infinity;
          if (each.at < Math.min(shown.all.get(card) ?? Infinity, own))
            tooEarly.push(`${each.whom}: ${card} in ${each.text.slice(0, 200)}`);
        }
      }
      expect(tooEarly).toEqual([]);
      // The test can see revealed values: proofs of rounds contain them.
      expect(opened).toBeGreaterThan(20);
      expect(deployment.audit()).toEqual([]);
    } finally {
      for (const socket of sockets) socket.close();
      await closed(deployment);
    }
  },
  60_000,
);

it('[V5] [F3] at a private table nothing of a shoe is sent before it is dealt, and nothing of it to others', async () => {
  const deployment = await startServedFloor([
    brisk(SINGLE_DECK, 'one', { pace: { ...PACE, shufflingMs: 20 } }),
  ]);
  const texts: SentText[] = [];
  const sockets: WebSocket[] = [];
  try {
    const [patron, other] = [await deployment.enter(), await deployment.enter()];
    for (const each of [patron, other]) each.send({ type: 'watch-table', table: 'one' });
    sockets.push(await listen(deployment, '/api/socket', 'patron', patron.cookie, texts));
    sockets.push(await listen(deployment, '/api/floor/socket', 'mona', deployment.people.mona.cookie, texts));
    const encrypted = new Map<string, Secrets>();
    const commitments = new Set<string>();
    for (let coup = 1; coup <= 3; coup += 1) {
      const view = await patron.sees(
        'one',
        ({ phase, shoe }) => phase === 'betting' && shoe?.number === coup,
      );
      commitments.add(view.shoe?.commitment ?? '');
      encryptedNow(deployment.dataFolder, encrypted);
      await patron.bet('one', { banker: 25 });
      for (const { whom, cookie } of [
        { whom: 'patron', cookie: patron.cookie },
        { whom: 'other', cookie: other.cookie },
        { whom: 'mona', cookie: deployment.people.mona.cookie },
      ])
        for (const path of addresses(coup, 1, patron.id)) {
          const answer = await fetch(`${deployment.address()}${path}`, { headers: { cookie } });
          texts.push({ at: Date.now(), whom, text: await answer.text() });
        }
    }
    await patron.sees('one', ({ shoe }) => shoe?.number === 4);
    expect(commitments.size).toBe(3);
    const at = revealedAt(eventsOf(deployment.dataFolder), encrypted);
    const secrets = new Set(
      [...encrypted.values()].flatMap(({ nonces, houseValue }) => [...nonces, houseValue]),
    );
    const tooEarly = texts.filter(({ whom, text, at: when }) =>
      [...text.matchAll(HEX)].some(
        ([hex]) => secrets.has(hex) && (whom !== 'patron' || when < (at.get(hex) ?? Infinity)),
      ),
    );
    expect(tooEarly).toEqual([]);
    const path = `${deployment.address()}/api/tables/one/shoes/1/opened`;
    expect((await fetch(path, { headers: { cookie: patron.cookie } })).status).toBe(200);
    for (const cookie of [other.cookie, deployment.people.mona.cookie])
      expect((await fetch(path, { headers: { cookie } })).status).toBeGreaterThanOrEqual(401);
    expect(deployment.audit()).toEqual([]);
  } finally {
    for (const socket of sockets) socket.close();
    await deployment.close();
  }
});
