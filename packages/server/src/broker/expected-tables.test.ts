import { tableId } from '@punto/table/ids';
import { expect, it } from 'vitest';
import { LOOK, looked } from '../../test/contract/broker.ts';
import { createNodesInMemory } from '../../test/support/nodes-in-memory.ts';

const TABLE = tableId('one');

it('a configured table is expected before it had an owner', async () => {
  const { join, pass } = createNodesInMemory();
  const [north, south] = [join('north'), join('south')];
  const known: string[] = [];
  south.onTable((table) => known.push(table));
  south.expect([TABLE]);
  south.expect([TABLE]);
  const asked = south.ask(TABLE, LOOK);
  await pass(2_000);
  north.own(TABLE, async () => looked(1));
  expect(await asked).toEqual(looked(1));
  expect([known, south.tables()]).toEqual([[TABLE], [TABLE]]);
});

it('a configured table is busy, and never unknown, however long it has no owner', async () => {
  const { join, pass } = createNodesInMemory();
  const [north, south] = [join('north'), join('south')];
  south.expect([TABLE]);
  await pass(11 * 60_000);
  const [asked, elsewhere] = [south.ask(TABLE, LOOK), north.ask(TABLE, LOOK)];
  await pass(6_000);
  expect(await asked).toEqual({ type: 'no-reply', reason: 'busy' });
  expect(await elsewhere).toEqual({ type: 'no-reply', reason: 'no-such-table' });
});
