// Contract suite of leases and the store: a node that lost a table can no longer write to it.
import { type TableId, version } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Epoch, epoch, type Leases, type NodeId, nodeId } from '../../src/leases.ts';
import { LeaseLost, type Store } from '../../src/store.ts';
import { event, MAIN, NO_NEEDS, SIDE_ROOM } from '../samples/sample.ts';

export type LeasesPlace = {
  readonly leases: Leases;
  readonly store: Pick<Store, 'write' | 'load'>;
  /** Advances the clock that leases expire by. */
  readonly pass: (ms: number) => Promise<void>;
  readonly remove: () => Promise<void>;
};

const [ANNE, BERT, CARL] = [nodeId('anne'), nodeId('bert'), nodeId('carl')];
/** Longer than any test, and over immediately. */
const [LONG_MS, SHORT_MS] = [600_000, 20];

export const leasesContract = (name: string, makePlace: () => Promise<LeasesPlace>): void => {
  describe(`${name} keeps the contract of leases`, () => {
    let place: LeasesPlace;
    let leases: Leases;
    beforeEach(async () => {
      place = await makePlace();
      leases = place.leases;
    });
    afterEach(() => place.remove());

    /** A node that has taken the tables and whose lease has expired. */
    const dead = async (node: NodeId, ...tables: readonly TableId[]) => {
      await leases.join(node, LONG_MS);
      const taken = await leases.take(node, tables);
      await leases.renew(node, SHORT_MS);
      await place.pass(3 * SHORT_MS);
      return taken;
    };
    const taken = async (node: NodeId, ...tables: readonly TableId[]): Promise<readonly TableId[]> =>
      [...(await leases.take(node, tables)).keys()].sort();
    const epochOf = async (node: NodeId, table: TableId): Promise<number> =>
      (await leases.take(node, [table])).get(table) ?? 0;

    describe('the board', () => {
      it('lists the nodes and the owner of each table', async () => {
        await leases.join(ANNE, LONG_MS);
        await leases.join(BERT, LONG_MS);
        await leases.take(BERT, [MAIN, SIDE_ROOM]);
        await leases.give(BERT, [MAIN]);
        await leases.drain(BERT);
        const board = await leases.board();
        expect([...board.nodes].sort((a, b) => (a.node < b.node ? -1 : 1))).toEqual([
          { node: ANNE, alive: true, draining: false },
          { node: BERT, alive: true, draining: true },
        ]);
        expect(board.leases).toEqual(
          new Map([
            [MAIN, null],
            [SIDE_ROOM, BERT],
          ]),
        );
      });

      it('shows a node as draining until it takes tables again', async () => {
        await leases.join(ANNE, LONG_MS);
        for (const draining of [true, false]) {
          await leases.drain(ANNE, draining);
          await leases.renew(ANNE, LONG_MS);
          expect((await leases.board()).nodes).toEqual([{ node: ANNE, alive: true, draining }]);
        }
      });

      it('shows a node that has not renewed in time as dead; it may join again', async () => {
        await dead(ANNE);
        expect((await leases.board()).nodes).toEqual([{ node: ANNE, alive: false, draining: false }]);
        expect(await leases.renew(ANNE, LONG_MS)).toBe(true);
        expect((await leases.board()).nodes).toMatchObject([{ node: ANNE, alive: true }]);
      });

      it('does not list a node that never joined, or has left', async () => {
        expect(await leases.renew(ANNE, LONG_MS)).toBe(false);
        await leases.join(ANNE, LONG_MS);
        await leases.take(ANNE, [MAIN]);
        await leases.leave(ANNE);
        expect(await leases.renew(ANNE, LONG_MS)).toBe(false);
        expect(await leases.board()).toEqual({ nodes: [], leases: new Map([[MAIN, null]]) });
      });

      it('lists a node that joins again as alive, without tables', async () => {
        await leases.join(ANNE, LONG_MS);
        await leases.take(ANNE, [MAIN]);
        await leases.drain(ANNE);
        await leases.join(ANNE, LONG_MS);
        expect(await leases.board()).toEqual({
          nodes: [{ node: ANNE, alive: true, draining: false }],
          leases: new Map([[MAIN, null]]),
        });
      });
    });

    describe('a table', () => {
      it('is taken by one node, which keeps its epoch when it takes it again', async () => {
        await leases.join(ANNE, LONG_MS);
        await leases.join(BERT, LONG_MS);
        const first = await epochOf(ANNE, MAIN);
        expect(first).toBeGreaterThan(0);
        expect(await taken(BERT, MAIN, SIDE_ROOM)).toEqual([SIDE_ROOM]);
        expect(await epochOf(ANNE, MAIN)).toBe(first);
      });

      it('has a greater epoch with each owner', async () => {
        await leases.join(ANNE, LONG_MS);
        await leases.join(BERT, LONG_MS);
        const epochs: number[] = [];
        for (const node of [ANNE, BERT, ANNE]) {
          epochs.push(await epochOf(node, MAIN));
          await leases.give(node, [MAIN]);
        }
        const [first = 0, second = 0, third = 0] = epochs;
        expect(second).toBeGreaterThan(first);
        expect(third).toBeGreaterThan(second);
      });

      it('is released by its owner only', async () => {
        await leases.join(ANNE, LONG_MS);
        await leases.join(BERT, LONG_MS);
        await leases.take(ANNE, [MAIN]);
        await leases.give(BERT, [MAIN]);
        expect(await taken(BERT, MAIN)).toEqual([]);
      });

      it('is taken over from a dead node, which is then off the board and has no tables', async () => {
        await dead(ANNE, MAIN, SIDE_ROOM);
        await leases.join(BERT, LONG_MS);
        expect(await taken(BERT, MAIN)).toEqual([MAIN]);
        expect((await leases.board()).nodes.map(({ node }) => node)).toEqual([BERT]);
        expect(await leases.renew(ANNE, LONG_MS)).toBe(false);
        expect(await taken(ANNE, SIDE_ROOM)).toEqual([]);
        expect(await taken(BERT, SIDE_ROOM)).toEqual([SIDE_ROOM]);
      });

      it('is not taken by a node that is dead itself, or never joined', async () => {
        await dead(ANNE);
        await dead(BERT, MAIN);
        expect(await taken(ANNE, MAIN, SIDE_ROOM)).toEqual([]);
        expect(await taken(CARL, MAIN, SIDE_ROOM)).toEqual([]);
        // The dead node removed none from the board.
        expect((await leases.board()).nodes).toHaveLength(2);
      });

      it('goes to one of several nodes that take it together, in whatever order they name the tables', async () => {
        const nodes = [ANNE, BERT, CARL];
        for (const node of nodes) await leases.join(node, LONG_MS);
        await dead(nodeId('dora'), MAIN, SIDE_ROOM);
        const names = [MAIN, SIDE_ROOM];
        const each = await Promise.all(
          [...nodes, ...nodes].map((node, n) => leases.take(node, n % 2 === 0 ? names : names.toReversed())),
        );
        const { leases: owners } = await leases.board();
        for (const table of names) {
          const has = new Set([...nodes, ...nodes].filter((_, n) => each[n]?.has(table)));
          expect([...has]).toEqual([owners.get(table)]);
        }
      });
    });

    describe('a write', () => {
      const append = (at: number, under: number, table = MAIN, lease = table): Promise<void> =>
        place.store.write({
          ...{ table, expected: version(at), needs: NO_NEEDS, fence: { lease, epoch: epoch(under) } },
          work: (tx) => tx.append([event(at + 1)]),
        });
      const length = async (table = MAIN): Promise<number> => (await place.store.load(table)).events.length;

      it('succeeds under the current lease', async () => {
        await leases.join(ANNE, LONG_MS);
        const mine = await epochOf(ANNE, MAIN);
        await append(0, mine);
        await append(1, mine);
        expect(await length()).toBe(2);
      });

      it('is refused under any other, and leaves nothing', async () => {
        await expect(append(0, 1)).rejects.toBeInstanceOf(LeaseLost);
        const lost: Epoch | undefined = (await dead(ANNE, MAIN)).get(MAIN);
        await append(0, lost ?? 0);
        await leases.join(BERT, LONG_MS);
        const mine = await epochOf(BERT, MAIN);
        await expect(append(1, lost ?? 0)).rejects.toBeInstanceOf(LeaseLost);
        await expect(append(1, mine + 1)).rejects.toBeInstanceOf(LeaseLost);
        await append(1, mine);
        expect(await length()).toBe(2);
      });

      it('may be under the lease of another table: a room and its private tables', async () => {
        await leases.join(ANNE, LONG_MS);
        const mine = await epochOf(ANNE, MAIN);
        await append(0, mine, SIDE_ROOM, MAIN);
        await expect(append(1, mine, SIDE_ROOM)).rejects.toBeInstanceOf(LeaseLost);
        expect(await length(SIDE_ROOM)).toBe(1);
      });

      it('happens before the table is taken, or not at all', async () => {
        const lost = (await dead(ANNE, MAIN)).get(MAIN) ?? 0;
        await leases.join(BERT, LONG_MS);
        const late = Promise.allSettled([append(0, lost), append(0, lost)]);
        const mine = await epochOf(BERT, MAIN);
        const found = await length();
        await late;
        expect(await length()).toBe(found);
        await append(found, mine);
        expect(await length()).toBe(found + 1);
      });
    });
  });
};
