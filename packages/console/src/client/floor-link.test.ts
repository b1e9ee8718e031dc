import type { SocketCallbacks } from '@punto/protocol/client/environment';
import type { FloorServerMessage } from '@punto/protocol/floor/message';
import { describe, expect, it } from 'vitest';
import { createFloorLink, type LinkState } from './floor-link.ts';

const set = () => {
  const sockets: { callbacks: SocketCallbacks; sent: unknown[]; closed: boolean }[] = [];
  const waits: { at: number; run: () => void }[] = [];
  let time = 0;
  const states: LinkState[] = [];
  const reasons: (string | null)[] = [];
  const received: string[] = [];
  const link = createFloorLink(
    {
      openSocket: (_url, callbacks) => {
        const socket = { callbacks, sent: [] as unknown[], closed: false };
        sockets.push(socket);
        return {
          send: (text) => socket.sent.push(JSON.parse(text)),
          close: () => {
            socket.closed = true;
          },
        };
      },
      now: () => time,
      after: (delayMs, run) => {
        const wait = { at: time + delayMs, run };
        waits.push(wait);
        return () => waits.splice(waits.indexOf(wait), 1);
      },
      random: () => 0,
    },
    'ws://floor',
    {
      state: (state, why) => {
        states.push(state);
        reasons.push(why);
      },
      received: ({ type }) => received.push(type),
    },
  );
  const pass = (ms: number) => {
    const until = time + ms;
    for (;;) {
      const due = waits.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      waits.splice(waits.indexOf(due), 1);
      time = due.at;
      due.run();
    }
    time = until;
  };
  const tell = (message: FloorServerMessage) => sockets.at(-1)?.callbacks.received(JSON.stringify(message));
  const greet = () => tell({ type: 'welcome', now: 5_000, tables: [] });
  return { link, sockets, states, reasons, received, pass, tell, greet };
};

describe('the floor’s socket', () => {
  it('is open after the greeting, and has the server’s time', () => {
    const { link, states, greet, sockets } = set();
    link.connect();
    greet();
    expect(states).toEqual(['connecting', 'open']);
    expect(link.now()).toBe(5_000);
    expect(sockets[0]?.sent).toEqual([{ type: 'ping', sent: 0 }]);
  });

  it('[T4] reconnects and watches the same table again', () => {
    const { link, sockets, greet, pass } = set();
    link.connect();
    greet();
    link.watch('salon-three');
    sockets[0]?.callbacks.closed('');
    pass(1_000);
    expect(sockets).toHaveLength(2);
    greet();
    expect(sockets[1]?.sent).toContainEqual({ type: 'watch-table', table: 'salon-three' });
  });

  it('closes a connection without a pong, and one without a greeting', () => {
    const silent = set();
    silent.link.connect();
    silent.greet();
    silent.pass(5_000);
    expect(silent.states.at(-1)).toBe('lost');
    const mute = set();
    mute.link.connect();
    mute.pass(5_000);
    expect(mute.states.at(-1)).toBe('lost');
  });

  it('does not reconnect to a server that does not serve its version of the protocol, and has the reason', () => {
    const { link, sockets, greet, pass, states, reasons } = set();
    link.connect();
    greet();
    sockets[0]?.callbacks.closed('other-protocol');
    pass(60_000);
    expect([sockets.length, states.at(-1)]).toEqual([1, 'refused']);
    expect(reasons).toEqual([null, null, 'other-protocol']);
    link.wake();
    expect([states.at(-1), reasons.at(-1)]).toEqual(['connecting', null]);
  });

  it('does not reconnect after not-signed-in until wake is called', () => {
    const { link, sockets, greet, pass, states } = set();
    link.connect();
    greet();
    sockets[0]?.callbacks.closed('locked');
    pass(60_000);
    expect([sockets.length, states.at(-1)]).toEqual([1, 'refused']);
    link.wake();
    expect(sockets).toHaveLength(2);
  });

  it('[T5] stays connected while the session is locked, and is open after the unlock', () => {
    const { link, states, tell, pass, greet } = set();
    link.connect();
    tell({ type: 'session', state: 'locked' });
    tell({ type: 'pong', sent: 0, now: 5_000 });
    pass(9_000);
    tell({ type: 'pong', sent: 0, now: 5_000 });
    pass(4_000);
    expect(states).toEqual(['connecting']);
    greet();
    expect(states.at(-1)).toBe('open');
  });

  it('waits as long as the closing server requests', () => {
    const { link, sockets, greet, tell, pass } = set();
    link.connect();
    greet();
    tell({ type: 'closing', retryAfterMs: 4_000 });
    sockets[0]?.callbacks.closed('');
    pass(3_900);
    expect(sockets).toHaveLength(1);
    pass(200);
    expect(sockets).toHaveLength(2);
  });
});
