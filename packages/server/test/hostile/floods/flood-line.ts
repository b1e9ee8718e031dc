// One socket of a flood: sends what it is given as fast as possible, and only counts what comes back. Without a client
// library, because some floods do not read, and none waits for an answer.
import { connect, type Socket } from 'node:net';
import type { Deeds } from '../../support/deeds/deeds.ts';
import { frameOf, readFrames, TEXT } from '../fuzz/frames.ts';

export type Target = { readonly host: string; readonly port: number };
/** The attacking guest and its address. */
export type Guest = { readonly cookie: string; readonly address: string };

export type FloodParts = {
  readonly target: Target;
  readonly guests: readonly Guest[];
  readonly deeds: Deeds;
  /** Area under which it is counted. */
  readonly area: string;
};

/** An attacker reconnects soon. */
const BACK_MS = 500;
const READ_AGAIN_MS = 2_000;
const TAIL_BYTES = 64;
const MASK = Buffer.alloc(4);

export type FloodLine = {
  /** Does nothing while the socket is closed. */
  readonly say: (texts: readonly string[]) => void;
  readonly isOpen: () => boolean;
  /** Stops reading. */
  readonly stopReading: () => void;
  /** Reads again, and counts whether the server has closed the socket meanwhile. */
  readonly readAgain: () => Promise<void>;
  readonly onText: (hear: (text: string) => void) => void;
  readonly end: () => void;
};

/** Reconnects whenever it was closed; `deeds` counts under `area` what was sent, received and closed. */
export const createFloodLine = (target: Target, guest: Guest, deeds: Deeds, area: string): FloodLine => {
  let socket: Socket;
  let isOpen = false;
  let isOver = false;
  let reads = true;
  let hear: (text: string) => void = () => undefined;

  const come = (): void => {
    let unread: Buffer = Buffer.alloc(0);
    let greeted = false;
    socket = connect(target.port, target.host);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      unread = unread.length === 0 ? chunk : Buffer.concat([unread, chunk]);
      if (!greeted) {
        const end = unread.indexOf('\r\n\r\n');
        if (end < 0) return;
        greeted = true;
        isOpen = unread.subarray(0, 12).toString() === 'HTTP/1.1 101';
        deeds.count(area, isOpen ? 'sockets opened' : 'sockets refused');
        unread = unread.subarray(end + 4);
      }
      if (!isOpen) return;
      const { texts, closed, rest } = readFrames(unread);
      unread = rest;
      for (const text of texts) {
        deeds.count(area, `heard ${wordOf(text)}`);
        hear(text);
      }
      if (closed !== null) {
        deeds.count(area, `closed ${closed}`);
        socket.destroy();
      }
    });
    socket.on('close', () => {
      if (isOpen && !reads) deeds.count(area, 'let go without reading');
      isOpen = false;
      reads = true;
      if (!isOver) setTimeout(() => !isOver && come(), BACK_MS);
    });
    socket.write(upgradeOf(target, guest));
  };
  come();

  return {
    say: (texts) => {
      if (!isOpen || texts.length === 0) return;
      deeds.count(area, 'said', texts.length);
      socket.write(Buffer.concat(texts.map((text) => frameOf(TEXT, text, MASK))));
    },
    isOpen: () => isOpen,
    stopReading: () => {
      reads = false;
      socket.pause();
    },
    readAgain: async () => {
      // Only whether it was cut or closed with a reason can be known.
      isOver = true;
      if (socket.destroyed) return;
      reads = true;
      socket.removeAllListeners('data');
      let tail: Buffer = Buffer.alloc(0);
      const cut = new Promise<boolean>((resolve) => {
        for (const end of ['end', 'close', 'error']) socket.once(end, () => resolve(true));
        setTimeout(() => resolve(tail.includes('slow-reader')), READ_AGAIN_MS);
      });
      socket.on('data', (chunk: Buffer) => {
        tail = Buffer.concat([tail.subarray(-TAIL_BYTES), chunk.subarray(-TAIL_BYTES)]);
      });
      socket.resume();
      if (await cut) deeds.count(area, 'let go without reading');
      socket.destroy();
    },
    onText: (to) => {
      hear = to;
    },
    end: () => {
      isOver = true;
      socket.destroy();
    },
  };
};

const upgradeOf = ({ host, port }: Target, { cookie, address }: Guest): string =>
  `GET /api/socket HTTP/1.1\r\nHost: ${host}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n` +
  `X-Forwarded-For: ${address}\r\nCookie: ${cookie}\r\n\r\n`;

/** The type of a message, or the name of its error. */
const wordOf = (text: string): string => {
  const type = /"type":"([a-z-]+)"/.exec(text)?.[1] ?? 'nothing known';
  return type === 'error' ? (/"error":"([a-z-]+)"/.exec(text)?.[1] ?? type) : type;
};
