import { describe, expect, it } from 'vitest';
import { createFakeNetwork } from '../../test/support/fake-network.ts';
import type { ActOutcome } from './acts.ts';
import { createCuts } from './cuts.ts';
import { createClient } from './patron-client.ts';

const ORDER = { shoe: 1, round: 4, act: { act: 'turn-card', side: 'player', place: 2 } } as const;

const start = () => {
  const network = createFakeNetwork();
  const client = createClient({ url: 'ws://here/api/socket', environment: network.environment, createCuts });
  client.connect();
  network.latest().welcome();
  const told: ActOutcome[] = [];
  const ask = () => void client.act('lotus', ORDER).then((outcome) => told.push(outcome));
  const sent = () => network.latest().sent.filter((message) => message.type === 'act');
  const outcome = async () => {
    await Promise.resolve();
    await Promise.resolve();
    return told[0] ?? null;
  };
  return { network, client, ask, sent, outcome };
};

type Started = ReturnType<typeof start>;

describe('an act', () => {
  it('[T7] is sent once, and is done or refused with its reason', async () => {
    const { network, ask, sent, outcome } = start();
    ask();
    const id = sent()[0]?.id ?? '';
    expect(sent()).toEqual([{ type: 'act', table: 'lotus', id, ...ORDER }]);
    network.latest().tell({ type: 'act-done', table: 'lotus', id: 'another' });
    expect(await outcome()).toBeNull();
    const refusal = { reason: 'not-your-card' } as const;
    network.latest().tell({ type: 'act-refused', table: 'lotus', id, refusal });
    expect(await outcome()).toEqual({ outcome: 'refused', refusal });
  });

  it('fails on an error of its own, without an answer, and on a broken connection; it is never sent again', async () => {
    const failing: readonly ((started: Started, id: string) => void)[] = [
      ({ network }, act) => network.latest().tell({ type: 'error', error: 'busy', message: 'Busy.', act }),
      ({ network }) => network.advance(10_000),
      ({ network }) => network.latest().break(),
    ];
    for (const fail of failing) {
      const started = start();
      started.ask();
      fail(started, started.sent()[0]?.id ?? '');
      expect(await started.outcome()).toMatchObject({ outcome: 'failed' });
      started.network.advance(60_000);
      for (const end of started.network.ends.slice(1)) end.welcome();
      const again = started.network.ends.slice(1).flatMap((end) => end.sent);
      expect(again.filter((message) => message.type === 'act')).toEqual([]);
    }
  });

  it('fails immediately without a connection', async () => {
    const { network, client, ask, outcome } = start();
    network.latest().break();
    ask();
    expect(await outcome()).toMatchObject({ outcome: 'failed' });
    client.peel('lotus', null);
  });
});
