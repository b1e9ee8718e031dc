// Contract suite of a store, declared needs: a transaction can read what it declared and nothing else, in any store. So
// what runs on the embedded store also runs where nothing else was locked or read.
import { minor } from '@punto/engine/minor';
import { emptyAccount, escrowAccount, HOUSE } from '@punto/ledger/account';
import { type TableId, version } from '@punto/table/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Needs, type Store, type Transaction, UndeclaredNeed } from '../../src/store.ts';
import {
  ANN,
  ANNS,
  BEN,
  BENS,
  decide,
  direct,
  event,
  grant,
  MAIN,
  needing,
  record,
  SIDE_ROOM,
  stake,
  ticketKey,
} from '../samples/sample.ts';
import { inPlace, type StorePlace } from './place.ts';

const FIRST_ROUND = { shoe: 1, round: 1 };

export const needsContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about needs`, () => {
    let store: Store;

    inPlace(makePlace, (opened) => {
      store = opened;
    });
    beforeEach(async () => {
      await store.transfer([grant(ANN, 100), grant(BEN, 100), stake('s1', ANN, 60)]);
      await store.transfer([stake('s2', BEN, 60, SIDE_ROOM)]);
    });

    const write = <T>(declared: Partial<Needs>, work: (tx: Transaction) => T, table = MAIN): Promise<T> =>
      store.write({ table, expected: version(0), needs: needing(declared), work });

    it.each<readonly [string, Partial<Needs>, (tx: Transaction) => unknown]>([
      ['an account', { accounts: [BENS] }, (tx) => tx.account(ANNS)],
      ['the house', { accounts: [ANNS] }, (tx) => tx.account(HOUSE)],
      ['an account that is debited', { accounts: [BENS] }, (tx) => tx.post([stake('s3', ANN, 1)])],
      ['an account that is credited', { accounts: [HOUSE] }, (tx) => tx.post([direct('d', HOUSE, ANNS, 1)])],
      ['a stake that waits', { accounts: [ANNS] }, (tx) => tx.post([decide('void', 's1')])],
      ['a stake at another table', { escrow: true }, (tx) => tx.post([decide('void', 's2')])],
      ['a patron with a stake at another table', { escrow: true }, (tx) => tx.account(BENS)],
      ['a ticket', { accounts: [ANNS] }, (tx) => tx.answer(ticketKey(ANN, 'ticket-1'))],
      [
        'a ticket that is refused',
        { tickets: [ticketKey(BEN, 'ticket-1')] },
        (tx) =>
          tx.remember(ticketKey(ANN, 'ticket-1'), { accepted: false, refusal: { reason: 'betting-closed' } }),
      ],
      ['the stakes of a patron', { accounts: [ANNS] }, (tx) => tx.inPlay(ANN)],
      ['a patron whose stakes are named', { inPlay: [ANN] }, (tx) => tx.inPlay(ANN)],
      ['a past round', { rounds: [FIRST_ROUND] }, (tx) => tx.recordsOf(1, 2)],
      ['a patron of a record', { accounts: [BENS] }, (tx) => tx.keep([record(ANN, 1, minor(0))])],
    ])('not told of: %s; it is refused, and nothing is written', async (_, declared, work) => {
      const asked = write(declared, (tx) => {
        tx.append([event(1)]);
        work(tx);
      });
      await expect(asked).rejects.toBeInstanceOf(UndeclaredNeed);
      expect((await store.load(MAIN)).events).toEqual([]);
    });

    it('the escrow includes the house, all patrons with stakes in it, and their stakes', async () => {
      const seen = await write({ escrow: true }, (tx) => [
        tx.account(ANNS).pendingMinor,
        tx.post([
          decide('post', 's1'),
          direct('in', HOUSE, escrowAccount(MAIN), 60),
          direct('out', escrowAccount(MAIN), ANNS, 120),
        ]),
        tx.account(ANNS).balanceMinor,
      ]);
      expect(seen).toEqual([60, null, 160]);
    });

    it('[B-48] the stakes of a patron are those at all tables', async () => {
      await store.transfer([stake('s3', ANN, 5, SIDE_ROOM)]);
      const needs = { accounts: [ANNS, BENS], inPlay: [ANN, BEN] };
      expect(await write(needs, (tx) => [tx.inPlay(ANN), tx.inPlay(BEN)])).toEqual([
        [
          { table: MAIN, stakeMinor: 60 },
          { table: SIDE_ROOM, stakeMinor: 5 },
        ],
        [{ table: SIDE_ROOM, stakeMinor: 60 }],
      ]);
    });

    it('[T6] a past round includes all patrons with a record of it', async () => {
      await write({ accounts: [ANNS] }, (tx) => tx.keep([record(ANN, 1, minor(0))]));
      const paid = await write({ accounts: [HOUSE], rounds: [FIRST_ROUND] }, (tx) => [
        tx.recordsOf(1, 1).length,
        tx.post([direct('more', HOUSE, ANNS, 5, 'correction')]),
      ]);
      expect(paid).toEqual([1, null]);
    });

    it('[L6] the balance of the house is the sum over all tables', async () => {
      const lend = (table: TableId, amount: number) =>
        write(
          { escrow: true },
          (tx) => tx.post([direct(`in-${table}`, HOUSE, escrowAccount(table), amount)]),
          table,
        );
      expect(await Promise.all([lend(MAIN, 7), lend(SIDE_ROOM, 30)])).toEqual([null, null]);
      expect(await store.account(HOUSE)).toEqual({ ...emptyAccount(HOUSE), balanceMinor: -237 });
    });
  });
};
