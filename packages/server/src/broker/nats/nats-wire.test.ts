import { setTimeout as sleep } from 'node:timers/promises';
import { instant } from '@punto/table/ids';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { brokerContract } from '../../../test/contract/broker.ts';
import { nodesContract } from '../../../test/contract/broker-nodes.ts';
import { type NatsServer, natsProgram, startNats } from '../../../test/support/nats-server.ts';
import type { Clock } from '../../time/clock.ts';
import { createBrokerBetweenNodes } from '../between-nodes.ts';
import type { Wire } from '../wire.ts';
import { NatsTrouble } from './nats-trouble.ts';
import { createNatsWire } from './nats-wire.ts';

const program = natsProgram();
const why = program === null ? ' (left out: there is no nats-server on this machine)' : '';

/** Ten times as fast as the system clock, so that announcements sent every second come soon. */
const FASTER = 5;
const clock: Clock = {
  now: () => instant(Math.floor(performance.now() * FASTER)),
  wake: (at, call) => {
    const timer = setTimeout(call, Math.max(0, at - clock.now()) / FASTER);
    return () => clearTimeout(timer);
  },
};
const ATTENDANCE_SENT_MS = 150 / FASTER;
/** Six seconds in all, and one and a half for each attempt: a busy machine takes a while to answer. */
const limits = { patienceMs: 30_000, attemptMs: 7_500 };

describe.skipIf(program === null)(`NATS${why}`, () => {
  let server: NatsServer;
  let deployments = 0;
  beforeAll(async () => {
    server = await startNats(program ?? '');
  });
  afterAll(() => server.kill());

  /** Nodes of a separate deployment. */
  const openNodes = async (names: readonly string[]) => {
    deployments += 1;
    const deployment = `house-${deployments}`;
    const faults: unknown[] = [];
    const onFault = (fault: unknown): void => void faults.push(fault);
    const open = (name: string): Promise<Wire> =>
      createNatsWire({ url: server.address, name, deployment, onFault });
    const stranger = await open('stranger');
    const wires = [stranger, ...(await Promise.all(names.map(open)))];
    const nodes = names.map((node, index) =>
      createBrokerBetweenNodes({ node, wire: wires[index + 1] ?? stranger, clock, onFault, limits }),
    );
    /** Waits until each connection has received everything sent before. */
    const settle = async (): Promise<void> => {
      await sleep(ATTENDANCE_SENT_MS);
      for (let time = 0; time < 2; time += 1)
        await Promise.all(wires.map((wire) => wire.request('nothing', '', 2_000)));
      await sleep(1);
    };
    await settle();
    const close = async (): Promise<void> =>
      void (await Promise.all([stranger.close(), ...nodes.map((node) => node.close())]));
    return { nodes, wires, stranger, faults, settle, close };
  };

  const until = async (is: () => boolean): Promise<void> => {
    while (!is()) await sleep(5);
  };

  describe('with owner and gateway in one node', () => {
    brokerContract(async () => {
      const { nodes, ...rest } = await openNodes(['north']);
      const [broker] = nodes;
      if (!broker) throw new Error('no node');
      return { owner: broker, gateway: broker, ...rest };
    });
  });

  describe('with the gateway at another node than the owner', () => {
    brokerContract(async () => {
      const { nodes, ...rest } = await openNodes(['north', 'south']);
      const [owner, gateway] = nodes;
      if (!owner || !gateway) throw new Error('no nodes');
      return { owner, gateway, ...rest };
    });
  });

  describe('with several nodes', () => {
    nodesContract(async () => {
      const { nodes, wires, stranger, ...rest } = await openNodes(['north', 'south', 'west']);
      const [north, south, west] = nodes;
      if (!north || !south || !west) throw new Error('no nodes');
      return {
        ...{ ...rest, nodes: [north, south, west] as const },
        pass: async (ms) => {
          await sleep(ms / FASTER);
          await rest.settle();
        },
        breakWire: async (meanwhile) => {
          await server.kill();
          await until(() => wires.every((wire) => !wire.connected()));
          await meanwhile();
          await server.start();
          await until(() => wires.every((wire) => wire.connected()));
          await rest.settle();
        },
        mumble: async (subject, text) => {
          stranger.publish(subject, text);
          await stranger.request(subject, text, 20);
        },
      };
    });
  });

  describe('a wire', () => {
    it('delivers messages with any characters, each as one', async () => {
      const { wires, settle, close } = await openNodes(['north']);
      const [one, other] = wires;
      const subjects = ['ask/one.two', 'ask/one', 'ask/*', 'ask/>', 'ask/a b', 'ask/ä='];
      for (const subject of subjects) other?.subscribe(subject, (_, reply) => reply?.(subject));
      await settle();
      for (const subject of subjects)
        expect(await one?.request(subject, '', 1_000)).toEqual({ type: 'answer', body: subject });
      expect(await one?.request('ask/two', '', 1_000)).toEqual({ type: 'no-receiver' });
      expect(await one?.request('ask/one/two', '', 1_000)).toEqual({ type: 'no-receiver' });
      await close();
    });

    it('detects that a connected server does not answer', async () => {
      const { wires, settle, close } = await openNodes(['north']);
      const [wire, other] = wires;
      other?.subscribe('slow', () => undefined);
      await settle();
      const asked = wire?.request('slow', '', 60_000);
      process.kill(server.pid(), 'SIGSTOP');
      await until(() => wire?.connected() === false);
      process.kill(server.pid(), 'SIGCONT');
      expect(await asked).toEqual({ type: 'late' });
      await until(() => wire?.connected() === true);
      await close();
    });

    it('drops messages published while the server was away, and reports when it is back', async () => {
      const { wires, stranger, faults, settle, close } = await openNodes(['a', 'b', 'c', 'd', 'e']);
      const received: string[] = [];
      const restored: number[] = [];
      for (const [index, wire] of wires.entries()) {
        if (wire !== stranger) wire.subscribe('song', (body) => received.push(body));
        wire.onRestored(() => restored.push(index));
        wire.onRestored(() => restored.push(99))();
      }
      await settle();
      await server.kill();
      await until(() => wires.every((wire) => !wire.connected()));
      expect(await stranger.request('song', 'old', 1_000)).toEqual({ type: 'no-receiver' });
      const started = server.start();
      while (!stranger.connected()) {
        stranger.publish('song', 'old');
        await sleep(1);
      }
      await started;
      await until(() => wires.every((wire) => wire.connected()));
      await settle();
      stranger.publish('song', 'new');
      await until(() => received.length >= 5);
      expect([new Set(received), restored.sort(), faults]).toEqual([
        new Set(['new']),
        [0, 1, 2, 3, 4, 5],
        [],
      ]);
      await close();
    });

    it('explains in one sentence, without secrets, why it cannot be opened', async () => {
      const onFault = (): void => undefined;
      const closed = createNatsWire({
        url: 'nats://name:secret@127.0.0.1:1',
        name: 'x',
        deployment: 'one',
        onFault,
      });
      await expect(closed).rejects.toThrow(NatsTrouble);
      await expect(closed).rejects.toThrow(/^NATS at 127\.0\.0\.1:1 cannot be reached \(.+\)\. Start it, /);
      const tls = createNatsWire({
        url: server.address.replace('nats:', 'tls:'),
        name: 'x',
        deployment: 'one',
        onFault,
      });
      await expect(tls).rejects.toThrow(/^The TLS connection to NATS at .* failed/);
    });
  });
});

describe.skipIf(program === null)(`NATS that asks who comes${why}`, () => {
  const onFault = (): void => undefined;

  it.each([
    { settings: ['--user', 'punto', '--pass', 'a:b@c'], right: 'punto:a%3Ab%40c@', wrong: 'punto:no@' },
    { settings: ['--auth', 'a-token'], right: 'a-token@', wrong: '' },
  ])('admits a connection with the right credentials: $settings', async ({ settings, right, wrong }) => {
    const server = await startNats(program ?? '', '127.0.0.1', settings);
    onTestFinished(server.kill);
    const at = (who: string): string => server.address.replace('//', `//${who}`);
    const wire = await createNatsWire({
      url: `127.0.0.1:1,${at(right)}`,
      name: 'x',
      deployment: 'one',
      onFault,
    });
    expect(wire.connected()).toBe(true);
    await wire.close();
    const refused = createNatsWire({ url: at(wrong), name: 'x', deployment: 'one', onFault });
    await expect(refused).rejects.toThrow(
      /refused the credentials of this node \(.+\)\. Correct .* in NATS_URL/,
    );
  });
});
