// Contract suite of a store, protections: stored, counted with every transfer, and compared in the transaction of a stake.

import { escrowAccount, houseAccount, operatorAccount, patronAccount } from '@punto/ledger/account';
import { keyOf } from '@punto/ledger/patron-key';
import type { ProtectionChange } from '@punto/ledger/protection/change';
import { type FrameKind, frameOf } from '@punto/ledger/protection/frame';
import type { LimitKey } from '@punto/ledger/protection/limit';
import { depositMinor, lossMinor, stakedMinor } from '@punto/ledger/protection/money';
import { limitsOf, type Protection } from '@punto/ledger/protection/protection';
import { whyNotStake } from '@punto/ledger/protection/protection-refusal';
import type { Transfer } from '@punto/ledger/transfer';
import { patronId, version } from '@punto/table/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Store, type Transaction, UndeclaredNeed } from '../../src/store.ts';
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
  patron,
  stake,
} from '../samples/sample.ts';
import { entry } from '../samples/sample-floor.ts';
import { launchedPatron } from '../samples/sample-identity.ts';
import { inPlace, type StorePlace } from './place.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const ZONE = 'Europe/Madrid';
const DAY = frameOf('day', NOW, ZONE);
const MINUTE_MS = 60_000;

export const protectionContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about protections`, () => {
    let store: Store;
    let at = 0;
    const { reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });
    beforeEach(async () => {
      at = 0;
      const given = (of: typeof ANN, minor: number) => {
        const movement = grant(of, minor);
        return { ...movement, memo: { ...movement.memo, at: DAY.startMs - 1 } };
      };
      await store.admit(patron(ANN), 'hash-a', [given(ANN, 1000)]);
      await store.admit(patron(BEN), 'hash-b', [given(BEN, 1000)]);
    });

    const change = (
      made: ProtectionChange,
      { nowMs = NOW, who = ANN, setter = 'patron' as 'patron' | 'house' } = {},
    ) => store.protections.change(who, made, { setter, nowMs, zone: ZONE });
    const limit = (key: LimitKey, to: number | null) => change({ change: 'set-limit', key, to });
    const found = async (who = ANN): Promise<Protection> => {
      const protection = await store.protections.find(who);
      if (!protection) throw new Error(`${who} has no protection`);
      return protection;
    };
    /** What Ann did in a frame so far: deposits, stakes and her loss. */
    const used = async (kind: FrameKind) => {
      const frame = (await found()).money?.[kind];
      if (!frame) throw new Error(`${ANN} has no frames of money`);
      const account = await store.account(patronAccount(ANN));
      return {
        deposit: depositMinor(frame, account),
        staked: stakedMinor(frame, account),
        loss: lossMinor(frame, account),
      };
    };
    type Moved = Parameters<Transaction['post']>[0];
    /** Posts in a transaction of the table, and returns Ann's protection as the transaction read it. */
    const post = async (transfers: Moved, nowMs = NOW): Promise<Protection | null> => {
      at += 1;
      return store.write({
        table: MAIN,
        expected: version(at - 1),
        needs: needing({ accounts: [ANNS, BENS], escrow: true, protections: [ANN] }),
        work: (tx) => {
          expect(tx.post(transfers)).toBeNull();
          tx.append([event(nowMs)]);
          return tx.protection(ANN, nowMs);
        },
      });
    };
    const timed = <T extends Transfer>(transfer: T, when: number): T => ({
      ...transfer,
      memo: { ...transfer.memo, at: when },
    });

    it('[P1] do not exist at first, and are stored', async () => {
      expect(await store.protections.find(ANN)).toBeNull();
      expect((await limit('loss-day', 500)).ok).toBe(true);
      await reopen();
      expect(limitsOf(await found())).toEqual({ 'loss-day': 500 });
      expect((await found()).zone).toBe(ZONE);
      expect(await store.protections.find(BEN)).toBeNull();
    });

    it('[P1] the first limit fixes the zone of the account', async () => {
      await change({ change: 'answer-prompt' });
      await store.protections.change(
        ANN,
        { change: 'set-limit', key: 'stake-day', to: 5 },
        { setter: 'patron', nowMs: NOW, zone: 'Asia/Tokyo' },
      );
      await limit('stake-day', 4);
      expect((await found()).zone).toBe('Asia/Tokyo');
    });

    it('[P1] a change is journalled, a refused change is not', async () => {
      const made = { change: 'set-limit', key: 'loss-day', to: 5 } as const;
      const by = { setter: 'house', nowMs: NOW, zone: ZONE } as const;
      const journal = async () => (await store.journalPage({ limit: 9, before: null })).items.length;
      await store.protections.change(ANN, made, by, entry('limit'));
      expect(await journal()).toBe(1);
      const refused = await store.protections.change(
        ANN,
        { change: 'confirm-rise', key: 'loss-day' },
        by,
        entry('limit'),
      );
      expect(refused).toEqual({ ok: false, refusal: { reason: 'no-rise' } });
      expect(await journal()).toBe(1);
    });

    it('[P2] sums begin with the first limit on money, from the books, and end with the removal of the last', async () => {
      await post([timed(stake('s1', ANN, 300), DAY.startMs + 1), timed(stake('s2', ANN, 40), NOW)]);
      await post([timed(decide('post', 's1'), NOW)]);
      await post([timed(direct('given', 'house', ANNS, 70, 'top-up'), NOW)]);
      expect(await found().catch(() => null)).toBeNull();
      await limit('loss-day', 500);
      expect((await found()).money?.day).toEqual({
        ...DAY,
        atStart: { balanceMinor: 1000, givenMinor: 1000, stakedMinor: 0 },
      });
      expect(await used('day')).toEqual({ deposit: 70, staked: 340, loss: 300 });
      // The starting balance was given a second before midnight, in the same month.
      expect((await found()).money?.month.atStart).toMatchObject({ balanceMinor: 0, givenMinor: 0 });
      expect(await used('month')).toMatchObject({ deposit: 1070, loss: 300 });
      await limit('loss-day', null);
      await change({ change: 'confirm-rise', key: 'loss-day' }, { nowMs: NOW + 24 * 60 * MINUTE_MS });
      expect((await found()).money).toBeNull();
    });

    describe("of an operator's patron", () => {
      const zoe = patronId('acme.EUR.zoe');
      const key = keyOf(zoe);
      const [zoes, operator] = [patronAccount(zoe), operatorAccount(key)];
      const [house, escrow] = [houseAccount(key), escrowAccount(MAIN, key)];
      const needs = needing({ accounts: [zoes, operator], escrow: true, keys: [key], protections: [zoe] });
      /** Posts in a transaction of the table; returns the patron's loss of the day, and why a stake of 100 is refused then. */
      const play = async (transfers: Moved, nowMs: number) => {
        at += 1;
        return store.write({
          table: MAIN,
          expected: version(at - 1),
          needs,
          work: (tx) => {
            expect(tx.post(transfers.map((each) => timed(each, nowMs)))).toBeNull();
            tx.append([event(nowMs)]);
            const [protection, account] = [tx.protection(zoe, nowMs), tx.account(zoes)];
            const loss = protection?.money ? lossMinor(protection.money.day, account) : null;
            return {
              loss,
              refused: protection && whyNotStake(protection, { nowMs, account, stakeMinor: 100 }),
            };
          },
        });
      };
      const brought = (id: string, amount: number) => direct(`in-${id}`, operator, zoes, amount, 'wallet-in');
      const staked = (id: string, amount: number) => ({ ...stake(id, zoe, amount), credit: escrow });
      const back = (id: string, amount: number) => direct(`out-${id}`, zoes, operator, amount, 'wallet-out');
      const lost = (id: string, amount: number) => [
        ...[decide('post', id), direct(`lost-${id}`, escrow, house, amount, 'house')],
      ];
      const won = (id: string, amount: number) => [
        ...[decide('post', id), direct(`won-${id}`, escrow, zoes, amount, 'payout')],
        ...[direct(`paid-${id}`, house, zoes, amount, 'payout'), back(id, 2 * amount)],
      ];
      const setLimit = (to: number) =>
        change({ change: 'set-limit', key: 'loss-day', to }, { who: zoe, nowMs: DAY.startMs + 9 });

      beforeEach(async () => {
        const person = { brand: 'acme', currency: 'EUR', operatorPatron: 'Zoë' };
        await store.operatorPatrons.admit(person, launchedPatron(zoe));
      });

      it('[P2] a loss is what the operator brought less what went back, with a limit set before or later', async () => {
        const at = DAY.startMs;
        await play([brought('a', 300), staked('a', 300)], at - 2);
        await play(lost('a', 300), at - 1);
        await play([brought('b', 200), staked('b', 200)], at + 1);
        await play(lost('b', 200), at + 2);
        await setLimit(450);
        await reopen();
        expect(await play([brought('c', 150), staked('c', 150)], at + 10)).toEqual({
          loss: 200,
          refused: null,
        });
        expect(await play(lost('c', 150), at + 11)).toMatchObject({ loss: 350, refused: null });
        expect(await play([brought('d', 100), staked('d', 100)], at + 12)).toMatchObject({
          ...{ loss: 350, refused: { reason: 'own-limit', key: 'loss-day', open: 0 } },
        });
        // More is won than ever was brought.
        expect(await play(won('d', 100), at + 13)).toMatchObject({ loss: 250, refused: null });
        await play([brought('e', 900), staked('e', 900)], at + 14);
        expect(await play(won('e', 900), at + 15)).toMatchObject({ loss: -650 });
        expect(await store.account(zoes)).toMatchObject({ balanceMinor: 0, givenMinor: -350 });
        expect((await store.protections.historyOf(zoe, DAY.startMs)).depositMinor).toBe(-650);
        expect((await store.audit()).filter((fault) => fault.includes('was given'))).toEqual([]);
      });

      it('[P2] the terms of a session hold from the launch to the next one', async () => {
        const terms = {
          stakeMinor: null,
          lossMinor: 250,
          timeMs: null,
          realityCheckMs: 600_000,
          elapsedMs: 540_000,
        };
        const launch = (of: typeof terms | null, nowMs: number) =>
          store.protections.change(
            zoe,
            { change: 'launch', terms: of },
            { setter: 'house', nowMs, zone: ZONE },
          );
        const at = DAY.startMs;
        await play([brought('a', 300), staked('a', 300)], at);
        await play(lost('a', 300), at + 1);
        expect(await launch(terms, at + 2)).toMatchObject({ ok: true });
        await reopen();
        expect(await found(zoe)).toMatchObject({
          launch: { terms },
          time: { session: { playedMs: 540_000 } },
        });
        expect(await play([brought('b', 100), staked('b', 100)], at + 3)).toMatchObject({ refused: null });
        expect(await play([brought('c', 51), staked('c', 51)], at + 4)).toMatchObject({
          refused: { reason: 'wallet-refused', code: 'limit-loss' },
        });
        await launch(null, at + 5);
        expect(await play([], at + 6)).toMatchObject({ refused: null });
        expect(await found(zoe)).not.toHaveProperty('launch');
      });
    });

    it('[P2] from the books too, a stake is of the frame in which it was accepted, though it is posted later', async () => {
      const before = DAY.startMs - 1;
      await post([timed(stake('s1', ANN, 300), before), timed(stake('s2', ANN, 40), before)], before);
      await post([timed(decide('post', 's1'), DAY.startMs), timed(stake('s3', ANN, 5), NOW)]);
      await limit('stake-day', 500);
      // Stakes posted today were lost today; stakes in play since yesterday may still be lost.
      expect(await used('day')).toEqual({ deposit: 0, staked: 5, loss: 300 });
      expect((await used('month')).staked).toBe(345);
    });

    it('[P1] [P3] time at tables is moved to the frames of the account’s zone', async () => {
      await store.protections.countPlay([{ patron: ANN, fromMs: NOW, toMs: NOW + MINUTE_MS }], 'UTC');
      await limit('time-day', 5 * MINUTE_MS);
      expect((await found()).time.day).toEqual({ ...DAY, playedMs: MINUTE_MS });
    });

    it('[P2] every transfer of the patron is counted once, and no transfer of another patron', async () => {
      await limit('loss-day', 500);
      const first = timed(stake('s1', ANN, 300), NOW);
      await post([first]);
      expect((await used('day')).staked).toBe(300);
      // The same transfers again are not new.
      await post([first]);
      expect((await used('day')).staked).toBe(300);
      await post([timed(stake('b1', BEN, 200), NOW)]);
      await post([timed(decide('post', 's1'), NOW)]);
      await reopen();
      expect(await used('day')).toEqual({ deposit: 0, staked: 300, loss: 300 });
    });

    it('[P2] are counted and compared in a transaction that only accepts stakes', async () => {
      await limit('loss-day', 500);
      const take = (id: string, before: number, protections: readonly (typeof ANN)[]) =>
        store.write({
          table: MAIN,
          expected: version(before),
          needs: needing({ accounts: [ANNS], protections }),
          work: (tx) => {
            expect(tx.post([timed(stake(id, ANN, 100), NOW)])).toBeNull();
            tx.append([event(NOW)]);
            const frame = protections.length > 0 && tx.protection(ANN, NOW)?.money?.day;
            return frame ? stakedMinor(frame, tx.account(ANNS)) : null;
          },
        });
      expect(await take('s1', 0, [ANN])).toBe(100);
      await take('s2', 1, []);
      expect((await used('day')).staked).toBe(200);
      expect((await store.account(patronAccount(ANN))).pendingMinor).toBe(200);
    });

    it('[P2] a frame begins before the first transfer that is posted in it', async () => {
      await limit('loss-day', 500);
      await post([timed(stake('s1', ANN, 300), NOW)]);
      const after = await post([timed(decide('post', 's1'), DAY.endMs)], DAY.endMs);
      expect(after?.money?.day).toMatchObject({
        startMs: DAY.endMs,
        atStart: { balanceMinor: 1000, stakedMinor: 300 },
      });
      await reopen();
      expect((await found()).money).toEqual(after?.money);
      expect(await used('day')).toEqual({ deposit: 0, staked: 0, loss: 300 });
    });

    it('[P2] counted sums are rolled back with their transaction', async () => {
      await limit('loss-day', 500);
      const broken = store.write({
        table: MAIN,
        expected: version(0),
        needs: needing({ accounts: [ANNS], escrow: true, protections: [ANN] }),
        work: (tx) => {
          tx.post([timed(stake('s1', ANN, 300), NOW)]);
          throw new Error('undone');
        },
      });
      await expect(broken).rejects.toThrow('undone');
      expect((await used('day')).staked).toBe(0);
      await post([timed(stake('s2', ANN, 10), NOW)]);
      expect((await used('day')).staked).toBe(10);
    });

    it('[P2] are read only where the needs declare them', async () => {
      const asked = store.write({
        table: MAIN,
        expected: version(0),
        needs: needing({ accounts: [ANNS] }),
        work: (tx) => tx.protection(ANN, NOW),
      });
      await expect(asked).rejects.toThrow(UndeclaredNeed);
    });

    it('[P1] coins are given up to the limit on deposits, and once for the same request', async () => {
      await limit('deposit-day', 100);
      const top = timed(direct('top-1', 'house', ANNS, 80, 'top-up'), NOW);
      expect(await store.give(ANN, top)).toBeNull();
      expect(await store.give(ANN, top)).toBeNull();
      const more = timed(direct('top-2', 'house', ANNS, 21, 'top-up'), NOW);
      expect(await store.give(ANN, more)).toMatchObject({
        reason: 'own-limit',
        key: 'deposit-day',
        open: 20,
      });
      expect((await store.account(patronAccount(ANN))).balanceMinor).toBe(1080);
      expect(await store.give(BEN, timed(direct('top-3', 'house', BENS, 500, 'top-up'), NOW))).toBeNull();
    });

    it('[P3] time is counted for several patrons at once and changes nothing else', async () => {
      await limit('loss-day', 500);
      await post([timed(stake('s1', ANN, 300), NOW)]);
      const counted = await store.protections.countPlay(
        [
          { patron: ANN, fromMs: NOW, toMs: NOW + MINUTE_MS },
          { patron: BEN, fromMs: NOW, toMs: NOW + MINUTE_MS },
          { patron: BEN, fromMs: NOW, toMs: NOW + 2 * MINUTE_MS },
        ],
        'UTC',
      );
      await reopen();
      expect(counted.get(BEN)).toEqual(await found(BEN));
      expect((await found(BEN)).time.day.playedMs).toBe(2 * MINUTE_MS);
      expect(await found(BEN)).toMatchObject({ zone: 'UTC', money: null });
      // Ann's time began with her limit.
      expect((await found()).time.session).toMatchObject({ playedMs: MINUTE_MS, worthMinor: 1000 });
      expect((await used('day')).staked).toBe(300);
    });
  });
};
