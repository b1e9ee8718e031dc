// Contract suite that every adapter of the store must pass.

import { minor } from '@punto/engine/minor';
import { emptyAccount, escrowAccount, HOUSE } from '@punto/ledger/account';
import { type TableId, version } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import { type Needs, type Store, type Transaction, VersionConflict } from '../../src/store.ts';
import {
  ANN,
  ANNS,
  accepted,
  BEN,
  BENS,
  decide,
  direct,
  event,
  grant,
  MAIN,
  needing,
  patron,
  record,
  SIDE_ROOM,
  stake,
  ticketKey,
} from '../samples/sample.ts';
import { bookContract } from './books.ts';
import { definitionContract } from './definitions.ts';
import { floorContract } from './floor.ts';
import { identityContract } from './identity.ts';
import { journalContract } from './journal.ts';
import { monitorContract } from './monitor.ts';
import { namesContract } from './names.ts';
import { needsContract } from './needs.ts';
import { officeContract } from './office.ts';
import { officeCallsContract } from './office-calls.ts';
import { operatorPatronsContract } from './operator-patrons.ts';
import { inPlace, type StorePlace } from './place.ts';
import { protectionContract } from './protections.ts';
import { retentionContract } from './retention.ts';
import { roundContract } from './rounds.ts';
import { sessionContract } from './sessions.ts';
import { shoeContract } from './shoes.ts';
import { storeHealthContract } from './store-health.ts';
import { ticketContract } from './tickets.ts';
import { walletContract } from './wallet.ts';

export const storeContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  shoeContract(name, makePlace);
  definitionContract(name, makePlace);
  journalContract(name, makePlace);
  floorContract(name, makePlace);
  namesContract(name, makePlace);
  monitorContract(name, makePlace);
  officeContract(name, makePlace);
  officeCallsContract(name, makePlace);
  protectionContract(name, makePlace);
  roundContract(name, makePlace);
  needsContract(name, makePlace);
  bookContract(name, makePlace);
  ticketContract(name, makePlace);
  sessionContract(name, makePlace);
  identityContract(name, makePlace);
  operatorPatronsContract(name, makePlace);
  retentionContract(name, makePlace);
  storeHealthContract(name, makePlace);
  walletContract(name, makePlace);
  describe(`${name} keeps the contract of a store`, () => {
    let store: Store;
    const { open, reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });
    type NeedsAt = Partial<Needs> & { readonly table?: TableId };
    const write = <T>(
      expected: number,
      work: (tx: Transaction) => T,
      { table = MAIN, ...declared }: NeedsAt = {},
    ): Promise<T> => store.write({ table, expected: version(expected), needs: needing(declared), work });
    const available = async (id: Parameters<Store['account']>[0]): Promise<number> => {
      const account = await store.account(id);
      return account.balanceMinor - account.pendingMinor;
    };
    const newest = { limit: 50, before: null };

    describe('streams', () => {
      it('[T3] returns the appended events, in order, after closing and opening', async () => {
        await write(0, (tx) => tx.append([event(1), event(2)]));
        await write(2, (tx) => tx.append([event(3)]));
        await reopen();
        expect(await store.load(MAIN)).toEqual({ snapshot: null, events: [event(1), event(2), event(3)] });
        expect(await store.tables()).toEqual([MAIN]);
      });

      it('[T3] returns tickets of one transaction with everything around them, in order', async () => {
        const first = [event(1), accepted(2), accepted(3), accepted(4), event(5), accepted(6), event(7)];
        const second = [accepted(8), accepted(9)];
        await write(0, (tx) => tx.append(first));
        await write(7, (tx) => {
          for (const each of second) tx.append([each]);
        });
        await reopen();
        expect(await store.load(MAIN)).toEqual({ snapshot: null, events: [...first, ...second] });
        expect([await store.lastAt(), await store.lastAt(MAIN)]).toEqual([1_000, 1_000]);
        await expect(write(8, (tx) => tx.append([event(9)]))).rejects.toBeInstanceOf(VersionConflict);
        await write(9, (tx) => tx.append([event(10)]));
      });

      it('starts from a snapshot among the tickets of one transaction', async () => {
        await write(0, (tx) => {
          tx.append([event(1), accepted(2), accepted(3)]);
          tx.snapshot('{"folded":3}');
          tx.append([accepted(4), accepted(5)]);
        });
        await reopen();
        expect(await store.load(MAIN)).toEqual({
          snapshot: { version: 3, state: '{"folded":3}' },
          events: [accepted(4), accepted(5)],
        });
      });

      it('returns an empty stream for a table that was never opened', async () => {
        expect(await store.tables()).toEqual([]);
        expect(await store.load(MAIN)).toEqual({ snapshot: null, events: [] });
        expect(await store.lastAt()).toBe(0);
      });

      it('keeps the streams of two tables apart', async () => {
        await Promise.all([
          write(0, (tx) => tx.append([event(1)])),
          write(0, (tx) => tx.append([event(7), event(8)]), { table: SIDE_ROOM }),
        ]);
        expect((await store.load(MAIN)).events).toEqual([event(1)]);
        expect((await store.load(SIDE_ROOM)).events).toEqual([event(7), event(8)]);
        expect(await store.lastAt()).toBe(8);
        expect(await store.lastAt(MAIN)).toBe(1);
        expect(await store.tables()).toEqual([MAIN, SIDE_ROOM]);
      });

      it('[T3] refuses a writer at another version, and writes nothing', async () => {
        await write(0, (tx) => tx.append([event(1)]));
        const late = write(
          0,
          (tx) => {
            tx.append([event(2)]);
            tx.post([grant(ANN, 100)]);
          },
          { accounts: [HOUSE, ANNS] },
        );
        await expect(late).rejects.toBeInstanceOf(VersionConflict);
        await expect(write(5, (tx) => tx.append([event(2)]))).rejects.toBeInstanceOf(VersionConflict);
        expect((await store.load(MAIN)).events).toEqual([event(1)]);
        expect(await available(ANNS)).toBe(0);
      });

      it('[T3] lets one of two writers of the same version win', async () => {
        const both = await Promise.allSettled([
          write(0, (tx) => tx.append([event(1)])),
          write(0, (tx) => tx.append([event(2)])),
        ]);
        expect(both.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
        const won = both.findIndex(({ status }) => status === 'fulfilled') + 1;
        expect((await store.load(MAIN)).events).toEqual([event(won)]);
      });

      it('starts from the newest snapshot and returns only the events after it', async () => {
        for (let at = 0; at < 8; at += 1) {
          await write(at, (tx) => {
            tx.append([event(at)]);
            tx.snapshot(JSON.stringify({ folded: at + 1 }));
          });
        }
        await write(8, (tx) => tx.append([event(8)]));
        await reopen();
        expect(await store.load(MAIN)).toEqual({
          snapshot: { version: 8, state: '{"folded":8}' },
          events: [event(8)],
        });
        const whole = await store.load(MAIN, 'start');
        expect(whole).toEqual({ snapshot: null, events: Array.from({ length: 9 }, (_, at) => event(at)) });
      });

      it('returns to the writer the result of its work', async () => {
        expect(await write(0, () => 'done')).toBe('done');
      });
    });

    describe('one request', () => {
      it('[T3] that throws is rolled back whole, and others beside it are committed', async () => {
        const failed = write(
          0,
          (tx) => {
            tx.append([event(9)]);
            tx.post([grant(BEN, 500)]);
            tx.remember(ticketKey(BEN, 'ticket-1'), { accepted: true, version: version(1) });
            throw new Error('broken invariant');
          },
          { table: SIDE_ROOM, accounts: [HOUSE, BENS], tickets: [ticketKey(BEN, 'ticket-1')] },
        );
        const done = await Promise.allSettled([
          write(0, (tx) => tx.append([event(1)])),
          failed,
          store.transfer([grant(ANN, 100)]),
        ]);
        expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
        await expect(failed).rejects.toThrow('broken invariant');
        expect((await store.load(MAIN)).events).toEqual([event(1)]);
        expect((await store.load(SIDE_ROOM)).events).toEqual([]);
        expect([await available(ANNS), await available(BENS)]).toEqual([100, 0]);
        const tickets = [ticketKey(BEN, 'ticket-1')];
        expect(await write(1, (tx) => tx.answer(ticketKey(BEN, 'ticket-1')), { tickets })).toBeNull();
      });

      it('[L6] sees its own transfers, and a refused list leaves none', async () => {
        const seen = await write(
          0,
          (tx) => {
            const granted = tx.post([grant(ANN, 100)]);
            const refused = tx.post([stake('s1', ANN, 60), stake('s2', ANN, 60)]);
            return { granted, refused, account: tx.account(ANNS) };
          },
          { accounts: [HOUSE, ANNS] },
        );
        expect(seen.granted).toBeNull();
        expect(seen.refused).toBe('exceeds-available');
        expect(seen.account).toEqual({ ...emptyAccount(ANNS), balanceMinor: 100, givenMinor: 100 });
        expect(await store.account(ANNS)).toEqual(seen.account);
      });

      it('[L6] sees the balance that others have left, and no two stake the same coin', async () => {
        await store.transfer([grant(ANN, 100)]);
        const refusals = await Promise.all([
          write(0, (tx) => tx.post([stake('s1', ANN, 80)]), { accounts: [ANNS] }),
          write(0, (tx) => tx.post([stake('s2', ANN, 30, SIDE_ROOM)]), {
            table: SIDE_ROOM,
            accounts: [ANNS],
          }),
        ]);
        expect(refusals.filter((refusal) => refusal === 'exceeds-available')).toHaveLength(1);
        expect(refusals).toContain(null);
      });
    });

    describe('play record', () => {
      it('[T8] includes the balances before and after', async () => {
        await store.transfer([grant(ANN, 1_000), stake('s1', ANN, 200)]);
        const kept = await write(
          0,
          (tx) => {
            tx.append([event(1)]);
            tx.post([
              decide('post', 's1'),
              direct('in', HOUSE, escrowAccount(MAIN), 200),
              direct('back', escrowAccount(MAIN), ANNS, 400),
            ]);
            return tx.keep([record(ANN, 1, minor(200), minor(400))]);
          },
          { escrow: true },
        );
        expect(kept).toEqual([
          { ...record(ANN, 1, minor(200), minor(400)), balanceBeforeMinor: 1_000, balanceAfterMinor: 1_200 },
        ]);
        await reopen();
        expect((await store.records(ANN, newest)).items).toEqual(kept);
        expect((await store.records(BEN, newest)).items).toEqual([]);
      });

      it('[T3] of one round is written once', async () => {
        const keep = () => write(0, (tx) => tx.keep([record(ANN, 1, minor(0))]), { accounts: [ANNS] });
        await keep();
        await expect(keep()).rejects.toThrow();
        expect((await store.records(ANN, newest)).items).toHaveLength(1);
      });

      it('[T8] is paged newest first, and a new round shifts nothing', async () => {
        const play = (round: number) =>
          write(0, (tx) => void tx.keep([record(ANN, round, minor(0))]), { accounts: [ANNS] });
        for (const round of [1, 2, 3, 4]) await play(round);
        const first = await store.records(ANN, { limit: 3, before: null });
        await play(5);
        const second = await store.records(ANN, { limit: 3, before: first.next });
        expect(first.items.map((item) => item.round)).toEqual([4, 3, 2]);
        expect(second).toMatchObject({ items: [{ round: 1 }], next: null });
      });
    });

    describe('patrons', () => {
      it('[L7] are admitted with their session and starting balance together', async () => {
        await store.admit(patron(ANN), 'hash-a', [grant(ANN, 10_000)]);
        await reopen();
        expect((await store.sessions.find('hash-a'))?.patron).toEqual(patron(ANN));
        expect(await store.sessions.find('hash-b')).toBeNull();
        expect(await available(ANNS)).toBe(10_000);
      });

      it('[L7] are not admitted in part', async () => {
        await store.transfer([grant(BEN, 1, 'taken')]);
        await expect(store.admit(patron(ANN), 'hash-a', [grant(ANN, 10_000, 'taken')])).rejects.toThrow(
          'id-reused',
        );
        expect(await store.sessions.find('hash-a')).toBeNull();
        await store.admit(patron(ANN), 'hash-a', [grant(ANN, 10_000)]);
        await expect(store.admit(patron(ANN), 'hash-b', [grant(ANN, 10_000, 'again')])).rejects.toThrow();
        expect(await available(ANNS)).toBe(10_000);
      });
    });

    it('refuses writes once it is closed, and loses none that was waiting', async () => {
      const waiting = write(0, (tx) => tx.append([event(1)]));
      await store.close();
      await waiting;
      await expect(store.transfer([grant(ANN, 1)])).rejects.toThrow('closed');
      await open();
      expect((await store.load(MAIN)).events).toEqual([event(1)]);
    });
  });
};
