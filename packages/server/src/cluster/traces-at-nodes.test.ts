// A trace over two nodes on one PostgreSQL: the ticket is sent at the node that does not have its table.
import { setTimeout } from 'node:timers/promises';
import { coins } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { HOUSE, patronAccount } from '@punto/ledger/index';
import { onOwnPostgres } from '@punto/store/test/contract/postgres';
import { instant, patronId, tableId, ticketId } from '@punto/table/index';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ClusterNode, startClusterNode } from '../../test/support/cluster-node.ts';
import { createMemorySwitch } from '../../test/support/memory-wire.ts';
import { ONE_DECK } from '../../test/support/one-deck.ts';
import { recordSpans, type SpanRecorder } from '../../test/support/span-recorder.ts';
import { createSystemClock } from '../time/system-clock.ts';

const ANNA = patronId('anna');
const ONE = tableId('one');
const SETUP: TableSetup = {
  ...ONE_DECK,
  pace: { shufflingMs: 5, bettingMs: 1_500, closedMs: 5, cardMs: 5, thirdCardMs: 5, resultMs: 5 },
};
const OF_A_TICKET = ['answer', 'commit', 'decide', 'prepare', 'settle', 'wait in mailbox'];

onOwnPostgres('traces over two nodes', ({ house }) => {
  let nodes: ClusterNode[];
  let recorder: SpanRecorder;

  beforeEach(async () => {
    recorder = recordSpans();
    const address = await house();
    const network = createMemorySwitch(createSystemClock(instant(0)));
    const shared = { address, network, setups: [SETUP], lifeMs: 2_000, tracing: recorder.tracing };
    nodes = [];
    for (const name of ['north', 'south']) nodes.push(await startClusterNode({ name, ...shared }));
    await nodes[0]?.store.admit({ id: ANNA, name: 'Anna', createdAt: 1 }, 'hash', [
      {
        ...{ kind: 'direct', id: 'grant', debit: HOUSE, credit: patronAccount(ANNA) },
        ...{ amountMinor: coins(1_000), code: 'grant', memo: { at: 1 } },
      } as const,
    ]);
  });
  afterEach(async () => {
    for (const node of nodes) node.kill();
    await Promise.all(nodes.map((node) => node.remove()));
    recorder.close();
  });

  const owner = () => nodes.find(({ hosted }) => hosted.tables.has(ONE));
  const stateOf = () => owner()?.hosted.tables.get(ONE)?.state() ?? null;

  /** Sent again until a round takes it: the machine may be slower than the betting is long. */
  const bet = async (number: number): Promise<string> => {
    while (stateOf()?.phase !== 'betting') await setTimeout(5);
    const state = stateOf();
    const gateway = nodes.find((node) => node !== owner());
    if (!state?.round || !gateway) throw new Error('the table is at one of two nodes');
    const span = recorder.tracing.receive('receive', undefined, {});
    const ticket = {
      ...{ id: ticketId(`ticket-000${number}`), patron: ANNA, shoe: state.shoe?.number ?? 0 },
      ...{ round: state.round.number, mode: 'traditional' as const },
      bets: [{ option: 'player', stakeMinor: coins(10) }] as const,
    };
    const reply = await recorder.tracing.within(span, () =>
      gateway.broker.ask(ONE, { type: 'place-ticket', ticket }),
    );
    span.end();
    return reply.type === 'ticket' && reply.answer.accepted ? span.id.traceId : bet(number + 1);
  };

  it('shows a ticket from the node of its socket to the settlement at the owner', async () => {
    const trace = await bet(1);
    while (!recorder.named('settle').some((span) => span.trace === trace)) await setTimeout(5);
    const spans = recorder.spans().filter((span) => span.trace === trace);
    const [receive, send, serve] = ['receive', 'send place-ticket', 'serve place-ticket'].map((name) =>
      spans.find((span) => span.name === name),
    );
    expect([send?.parent, serve?.parent]).toEqual([receive?.id, send?.id]);
    const atTheTable = spans.filter(({ parent }) => parent === serve?.id);
    expect(atTheTable.map(({ name }) => name).toSorted()).toEqual(OF_A_TICKET);
    expect(spans).toHaveLength(OF_A_TICKET.length + 3);
  });
});
