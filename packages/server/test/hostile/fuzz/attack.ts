// One attack on a served deployment, from its own address: a socket with invalid messages, one with broken frames, one
// that floods, or random HTTP. Everything sent must be answered, or the connection closed with a reason.
import { connect, type Socket } from 'node:net';
import { ClientMessageSchema, MAX_MESSAGE_BYTES } from '@punto/protocol/message';
import { parseClientMessage } from '../../../src/socket/client-message.ts';
import type { Chance } from './chance.ts';
import { brokenFrame, frameOf, readFrames, TEXT } from './frames.ts';
import { garbage } from './garbage.ts';
import { mangled } from './mangle.ts';
import { type Schema, sampleOf } from './sample.ts';
import type { Tally } from './tally.ts';

export type Target = { readonly host: string; readonly port: number; readonly table: string };
/** The attacking guest and its address. */
export type Attacker = { readonly cookie: string; readonly address: string };

/** Fewer messages than a socket may send in a burst, so that each is read. */
const MOST_AT_ONCE = 50;
const FLOOD = 500;
/** Longest wait for an answer on a busy machine. */
const PATIENCE_MS = 30_000;
const ENOUGH_MS = 250;

/** Errors that answer such messages. */
const COMPLAINTS = new Set(['malformed', 'unknown-message', 'too-frequent', 'too-large']);
/** Expected close codes: protocol error, unreadable data, too large, or our own reasons. */
const CLOSES = new Set([1000, 1002, 1003, 1005, 1007, 1008, 1009, 4401, 4408, 4429, 4503]);

export const attack = async (
  target: Target,
  attacker: Attacker,
  chance: Chance,
  tally: Tally,
): Promise<void> => {
  tally.connections += 1;
  const kind = chance.below(100);
  tally.attacked(kind < 20 ? 'noise' : kind < 30 ? 'broken frames' : kind < 31 ? 'flood' : 'talk');
  if (kind < 20) return noise(target, attacker, chance, tally);
  const line = await upgraded(target, attacker, chance.once(20) ? '/api/floor/socket' : '/api/socket');
  try {
    if (kind < 30) await breakFrames(line, chance, tally);
    else if (kind < 31) await flood(line, target, chance, tally);
    else await talk(line, target, chance, tally);
  } finally {
    line.socket.destroy();
  }
};

type Heard = { readonly texts: readonly string[]; readonly closed: number | null; readonly over: boolean };
type Line = {
  readonly socket: Socket;
  /** Everything received until `fits` is true, or until the socket is closed. */
  readonly until: (fits: (heard: Heard) => boolean, patienceMs?: number) => Promise<Heard>;
};

const upgraded = async (
  { host, port }: Target,
  { cookie, address }: Attacker,
  path: string,
): Promise<Line> => {
  const socket = connect(port, host);
  const texts: string[] = [];
  let unread: Buffer = Buffer.alloc(0);
  let closed: number | null = null;
  let over = false;
  let greeted = false;
  let look: () => void = () => undefined;
  socket.on('error', () => undefined);
  socket.on('close', () => {
    over = true;
    look();
  });
  socket.on('data', (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk]);
    if (!greeted) {
      const end = unread.indexOf('\r\n\r\n');
      if (end < 0) return;
      greeted = true;
      if (!unread.subarray(0, end).toString().startsWith('HTTP/1.1 101')) closed = -1;
      unread = unread.subarray(end + 4);
    }
    const read = readFrames(unread);
    texts.push(...read.texts);
    closed ??= read.closed;
    unread = read.rest;
    look();
  });
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n` +
      `X-Forwarded-For: ${address}\r\nCookie: ${cookie}\r\n\r\n`,
  );
  const until: Line['until'] = (fits, patienceMs = PATIENCE_MS) =>
    new Promise((resolve) => {
      const heard = (): Heard => ({ texts, closed, over: over || closed !== null });
      const end = (): void => {
        clearTimeout(timer);
        look = () => undefined;
        resolve(heard());
      };
      const timer = setTimeout(end, patienceMs);
      look = () => {
        if (over || closed !== null || fits(heard())) end();
      };
      look();
    });
  await until(({ texts: said }) => said.length > 0);
  return { socket, until };
};

const oneMessage = ({ table }: Target, chance: Chance): string =>
  mangled(sampleOf(ClientMessageSchema as Schema, chance, [table, 'nowhere', 'ticket-0001']), chance);

/** Sends messages of which each invalid one must be refused, then a valid one that must be answered. */
const talk = async (line: Line, target: Target, chance: Chance, tally: Tally): Promise<void> => {
  const sent: string[] = [];
  const count = 1 + chance.below(MOST_AT_ONCE);
  for (let i = 0; i < count; i += 1) sent.push(Buffer.from(oneMessage(target, chance)).toString());
  const marker = chance.below(2 ** 31);
  const all = [...sent, JSON.stringify({ type: 'ping', sent: marker })];
  line.socket.write(Buffer.concat(all.map((text) => frameOf(TEXT, text, chance.bytes(4)))));
  tally.messages += all.length;
  const isMarker = (text: string | undefined): boolean =>
    text?.startsWith(`{"type":"pong","sent":${marker},`) === true;
  const heard = await line.until(({ texts }) => isMarker(texts.at(-1)) || texts.some(isMarker));
  const complaints = complaintsIn(heard, tally, sent.join('\n'));
  if (heard.over) return closedWith(heard, tally, sent.join('\n'));
  if (!heard.texts.some(isMarker)) return tally.fault('no answer', sent.join('\n'));
  const unsound = sent.filter(
    (text) => text.length > MAX_MESSAGE_BYTES || !parseClientMessage(text).ok,
  ).length;
  if (complaints < unsound) tally.fault(`${unsound} unsound, ${complaints} refused`, sent.join('\n'));
};

const flood = async (line: Line, target: Target, chance: Chance, tally: Tally): Promise<void> => {
  const text = chance.once(2) ? oneMessage(target, chance).slice(0, 2_000) : '{"type":"watch-lobby"}';
  const frame = frameOf(TEXT, text, chance.bytes(4));
  line.socket.write(Buffer.concat(Array.from({ length: FLOOD }, () => frame)));
  tally.messages += FLOOD;
  const heard = await line.until(({ over }) => over);
  complaintsIn(heard, tally, text);
  if (heard.over) closedWith(heard, tally, text);
  else tally.fault('a flood that nobody stopped', text);
};

const breakFrames = async (line: Line, chance: Chance, tally: Tally): Promise<void> => {
  const frames = Array.from({ length: 1 + chance.below(10) }, () => brokenFrame(chance));
  for (const frame of frames) line.socket.write(frame);
  tally.messages += frames.length;
  // The server waits for the rest of half a frame, so the client may have to close first.
  const heard = await line.until(({ over }) => over, ENOUGH_MS);
  complaintsIn(heard, tally, Buffer.concat(frames));
  if (heard.over) closedWith(heard, tally, Buffer.concat(frames));
  else tally.answered('still waiting for the rest');
};

const complaintsIn = ({ texts }: Heard, tally: Tally, sent: string | Buffer): number => {
  let complaints = 0;
  for (const text of texts) {
    const said = parsed(text);
    if (said === null) tally.fault('an answer that is no message', text);
    else if (said.type === 'error') {
      tally.answered(`error ${said.error}`);
      if (COMPLAINTS.has(said.error ?? '')) complaints += 1;
      if (said.error === 'internal') tally.fault('an inner fault', sent);
    }
  }
  return complaints;
};

const parsed = (text: string): { readonly type: string; readonly error?: string } | null => {
  try {
    const value: unknown = JSON.parse(text);
    const isMessage = typeof value === 'object' && value !== null && 'type' in value;
    return isMessage ? (value as { type: string; error?: string }) : null;
  } catch {
    return null;
  }
};

const closedWith = ({ closed }: Heard, tally: Tally, sent: string | Buffer): void => {
  tally.answered(`close ${closed ?? 'without a word'}`);
  if (closed === null || !CLOSES.has(closed)) tally.fault(`closed with ${closed}`, sent);
};

const noise = async ({ host, port }: Target, { cookie, address }: Attacker, chance: Chance, tally: Tally) => {
  const requests = Array.from({ length: 1 + chance.below(4) }, () => garbage(chance, address, cookie));
  tally.messages += requests.length;
  const said = await new Promise<string>((resolve) => {
    const socket = connect(port, host);
    let heard = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      heard += chunk;
    });
    socket.on('error', () => undefined);
    const timer = setTimeout(() => socket.destroy(), ENOUGH_MS);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(heard);
    });
    for (const request of requests) socket.write(request);
    socket.end();
  });
  const statuses = [...said.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
  for (const status of statuses) {
    tally.answered(`status ${status}`);
    if (status === 500) tally.fault('status 500', Buffer.concat(requests));
  }
  if (statuses.length === 0) tally.answered('a connection that was ended');
};
