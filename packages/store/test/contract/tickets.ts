// Contract suite of a store, answers to tickets: the first answer of a ticket stays its answer. [L6]

import { HOUSE } from '@punto/ledger/account';
import type { TableId } from '@punto/table/ids';
import { instant, version } from '@punto/table/ids';
import type { TableEvent } from '@punto/table/index';
import { describe, expect, it } from 'vitest';
import { MOST_REFUSALS } from '../../src/shared/refused-tickets.ts';
import type { Needs, Store, TicketKey, Transaction } from '../../src/store.ts';
import {
  ANN,
  ANNS,
  BEN,
  decide,
  grant,
  MAIN,
  needing,
  SIDE_ROOM,
  stake,
  stakeOf,
  ticketKey,
} from '../samples/sample.ts';
import { inPlace, type StorePlace } from './place.ts';

type NeedsAt = Partial<Needs> & { readonly table?: TableId };

export const ticketContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about tickets that`, () => {
    let store: Store;
    const { reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });
    const write = <T>(
      expected: number,
      work: (tx: Transaction) => T,
      { table = MAIN, ...declared }: NeedsAt = {},
    ): Promise<T> => store.write({ table, expected: version(expected), needs: needing(declared), work });
    const mine = ticketKey(ANN, 'ticket-1');
    const bens = ticketKey(BEN, 'ticket-1');
    const declared: NeedsAt = { accounts: [HOUSE, ANNS], tickets: [mine, bens] };

    it('[L6] always get the same answer', async () => {
      const refused = { accepted: false, refusal: { reason: 'betting-closed' } } as const;
      await write(
        0,
        (tx) => {
          tx.post([grant(ANN, 100), stake(stakeOf(ANN, 'ticket-1'), ANN, 60)]);
          tx.remember(mine, { accepted: true, version: version(1) });
          tx.remember(bens, refused);
        },
        declared,
      );
      for (const key of [mine, bens])
        for (const other of [refused, { accepted: true, version: version(2) } as const]) {
          const again = write(0, (tx) => tx.remember(key, other), declared);
          await expect(again).rejects.toThrow('has an answer already');
        }
      await reopen();
      const answers = await write(0, (tx) => [mine, bens].map(tx.answer), declared);
      expect(answers).toEqual([{ accepted: true, version: 1 }, refused]);
      const unknown = ticketKey(ANN, 'ticket-2');
      expect(await write(0, (tx) => tx.answer(unknown), { tickets: [unknown] })).toBeNull();
      await write(0, (tx) => void tx.post([decide('post', stakeOf(ANN, 'ticket-1'))]), { escrow: true });
      await reopen();
      expect(await write(0, (tx) => tx.answer(mine), declared)).toEqual(answers[0]);
    });

    it('[L6] that were refused are stored for their round, a limited number per table, and then deleted', async () => {
      const refused = { accepted: false, refusal: { reason: 'betting-closed' } } as const;
      const at = instant(5);
      const opened: TableEvent = { type: 'RoundOpened', round: 2, closesAt: null, last: false, at };
      const keys = Array.from({ length: MOST_REFUSALS + 200 }, (_, n) => ticketKey(BEN, `flood-ticket-${n}`));
      const tickets = [mine, ...keys];
      const remember = (some: readonly TicketKey[]) =>
        write(
          0,
          (tx) => {
            for (const key of some) tx.remember(key, refused);
          },
          { tickets },
        );
      await write(0, (tx) => tx.remember(mine, refused), { table: SIDE_ROOM, tickets: [mine] });
      // In batches, as a table processes its mailbox.
      for (let n = 0; n < keys.length; n += 500) await remember(keys.slice(n, n + 500));
      const known = (at: number) =>
        write(at, (tx) => keys.filter((key) => tx.answer(key) !== null).length, { tickets });
      const kept = await known(0);
      expect(kept).toBeGreaterThanOrEqual(MOST_REFUSALS);
      expect(kept).toBeLessThan(keys.length);
      await write(0, (tx) => tx.append([opened]));
      expect(await known(1)).toBe(0);
      // Refusals of another table are kept separately.
      expect(await write(1, (tx) => tx.answer(mine), { tickets })).toEqual(refused);
    });

    it('[L6] that were refused are deleted when the next round opens', async () => {
      const refused = { accepted: false, refusal: { reason: 'betting-closed' } } as const;
      const opened: TableEvent = {
        type: 'RoundOpened',
        round: 2,
        closesAt: null,
        last: false,
        at: instant(5),
      };
      await write(0, (tx) => tx.remember(mine, refused), { tickets: [mine] });
      const seen = await write(
        0,
        (tx) => {
          const before = tx.answer(mine);
          tx.append([opened]);
          const after = tx.answer(mine);
          tx.remember(mine, refused);
          return [before, after, tx.answer(mine)];
        },
        { tickets: [mine] },
      );
      expect(seen).toEqual([refused, null, refused]);
      await reopen();
      expect(await write(1, (tx) => tx.answer(mine), { tickets: [mine] })).toEqual(refused);
    });

    it('[L6] are seen by later requests of the same transaction', async () => {
      const seen = await write(
        0,
        (tx) => {
          tx.post([grant(ANN, 100), stake(stakeOf(ANN, 'ticket-1'), ANN, 60)]);
          tx.remember(mine, { accepted: true, version: version(1) });
          return tx.answer(mine);
        },
        declared,
      );
      expect(seen).toEqual({ accepted: true, version: 1 });
    });

    it('[L6] have the id of a ticket of another round are different tickets', async () => {
      const later = { ...mine, round: 2 };
      const seen = await write(
        0,
        (tx) => {
          tx.post([grant(ANN, 100), stake(stakeOf(ANN, 'ticket-1'), ANN, 60)]);
          tx.remember(mine, { accepted: true, version: version(1) });
          return [tx.answer(mine), tx.answer(later)];
        },
        { ...declared, tickets: [mine, later] },
      );
      expect(seen).toEqual([{ accepted: true, version: 1 }, null]);
      await expect(write(0, (tx) => tx.answer(later), declared)).rejects.toThrow('do not declare ticket');
    });

    it('[L6] are not accepted without a stake: the answer would be lost', async () => {
      const taken = write(0, (tx) => tx.remember(mine, { accepted: true, version: version(1) }), declared);
      await expect(taken).rejects.toThrow(`without its ${stakeOf(ANN, 'ticket-1')}`);
    });
  });
};
