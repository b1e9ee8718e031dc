// Contract suite of a store, rounds: corrected, listed, traced and added up.

import { coins, minor } from '@punto/engine/minor';
import { HOUSE, patronAccount } from '@punto/ledger/account';
import { exampleSetup } from '@punto/server/test/support/fake-table';
import type { TableEvent } from '@punto/table/event';
import { instant, patronId, tableId, version } from '@punto/table/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RoundSummary } from '../../src/round-store.ts';
import { type Page, type Store, type Transaction, UnknownCursor } from '../../src/store.ts';
import {
  ANN,
  ANNS,
  BEN,
  BENS,
  direct,
  FIRST_SHOE,
  grant,
  MAIN,
  NO_NEEDS,
  needing,
  patron,
  record,
} from '../samples/sample.ts';
import { playBook } from '../samples/sample-book.ts';
import { createPlay, DEE, SUE } from '../samples/sample-play.ts';
import { inPlace, type StorePlace } from './place.ts';

const newest = { limit: 50, before: null };
const FIRST_DAY = '1970-01-01';
const DAY_MS = 86_400_000;
const EURO = { rate: [1, 1] as const, stepMinor: coins(1), chipsMinor: [coins(10)], limits: {} };

export const roundContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about rounds`, () => {
    let store: Store;
    inPlace(makePlace, (opened) => {
      store = opened;
    });

    /** Needs of both patrons, the house and the round before. */
    const DECLARED = needing({ accounts: [HOUSE, ANNS, BENS], rounds: [{ shoe: 1, round: 1 }] });
    const inTable = <T>(work: (tx: Transaction) => T, table = MAIN): Promise<T> =>
      store.write({ table, expected: version(0), needs: DECLARED, work });

    describe('corrections', () => {
      const corrected = (delta: number, uncollected: number) => ({
        ...record(ANN, 1, minor(200), minor(200 + 200 + delta)),
        status: 'resettled' as const,
        revision: 1,
        reason: 'misread',
        correction: { deltaMinor: minor(delta), uncollectedMinor: minor(uncollected) },
      });

      it('[T6] are separate revisions: the old record stays, and each is listed', async () => {
        await store.transfer([grant(ANN, 1_000)]);
        const [first] = await inTable((tx) => tx.keep([record(ANN, 1, minor(200), minor(400))]));
        const [second] = await inTable((tx) => {
          tx.post([direct('more', HOUSE, ANNS, 150, 'correction')]);
          return tx.keep([corrected(150, 0)]);
        });
        expect(second).toMatchObject({ balanceBeforeMinor: 1_000, balanceAfterMinor: 1_150, revision: 1 });
        expect((await store.records(ANN, newest)).items).toEqual([second, first]);
        expect(await inTable((tx) => tx.recordsOf(1, 1))).toEqual([second]);
        const needs = needing({ rounds: [{ shoe: 1, round: 2 }] });
        const none = (tx: Transaction) => tx.recordsOf(1, 2);
        expect(await store.write({ table: MAIN, expected: version(0), needs, work: none })).toEqual([]);
      });

      it('[L6] [T6] have the balance before the payment, less the uncollected amount', async () => {
        await store.transfer([grant(ANN, 100)]);
        await inTable((tx) => tx.keep([record(ANN, 1, minor(200), minor(400))]));
        const [kept] = await inTable((tx) => {
          tx.post([direct('back', ANNS, HOUSE, 100, 'correction')]);
          return tx.keep([corrected(-400, 300)]);
        });
        expect(kept).toMatchObject({ balanceBeforeMinor: 100, balanceAfterMinor: 0 });
      });

      it('[T3] [T6] one revision is written once', async () => {
        await inTable((tx) => tx.keep([record(ANN, 1, minor(0))]));
        await inTable((tx) => tx.keep([corrected(0, 0)]));
        await expect(inTable((tx) => tx.keep([corrected(0, 0)]))).rejects.toThrow();
        expect((await store.records(ANN, newest)).items).toHaveLength(2);
      });

      it('[T6] [V5] a table sees the records of its own rounds only', async () => {
        const table = tableId(`${MAIN}.${ANN}`);
        const [mine] = await inTable((tx) => tx.keep([{ ...record(ANN, 1, minor(0)), table }]), table);
        await inTable((tx) => tx.keep([record(BEN, 1, minor(0))]));
        expect(await inTable((tx) => tx.recordsOf(1, 1), table)).toEqual([mine]);
      });
    });

    describe('played', () => {
      beforeEach(async () => {
        await playBook(store);
      });

      it('[L6] audit clean', async () => {
        expect(await store.audit()).toEqual([]);
      });

      it('are listed newest first, with their cards and result', async () => {
        const { items } = await store.rounds.page(newest);
        expect(
          items.map(({ round, status, mark, dealer, stakedMinor, returnedMinor, patrons }) => [
            ...[round, status, mark, dealer, stakedMinor, returnedMinor, patrons],
          ]),
        ).toEqual([
          [5, 'open', null, null, 0, 0, 0],
          [4, 'voided', null, 'dee', 16_000, 16_000, 2],
          [3, 'resettled', 'B9n', 'dee', 5_000, 10_000, 1],
          [2, 'cancelled', null, 'dee', 4_000, 4_000, 1],
          [1, 'settled', 'B5', 'dee', 5_500, 5_850, 2],
        ]);
        expect(items[2]).toMatchObject({ player: ['2C', '3H'], banker: ['9S', 'KD'], openedAt: 16_029 });
        expect(items[4]).toMatchObject({ player: ['KD', 'AS', '2H'], endedAt: 16_007, commissionMinor: 150 });
      });

      it('[T8] are listed by the brands whose patrons staked in them', async () => {
        const play = await createPlay(store, tableId('mixed'), 50_000, { 'acme.EUR': EURO });
        const eva = patronId('acme.EUR.eva');
        await store.operatorPatrons.admit(
          { brand: 'acme', currency: 'EUR', operatorPatron: 'eva' },
          { id: eva, name: 'Eva', createdAt: 1 },
        );
        await store.transfer([
          {
            ...{ kind: 'direct', id: 'in:eva', amountMinor: coins(500), code: 'wallet-in', memo: { at: 1 } },
            ...{ debit: 'operator:acme:EUR', credit: patronAccount(eva) },
          },
        ]);
        for (const [round, stakes] of [[ANN], [ANN, eva], [eva]].entries()) {
          for (const who of stakes) {
            const answer = await play.bet(who, `ticket-${who.slice(-3)}-${round}`, { player: 10 });
            expect(answer.accepted).toBe(true);
          }
          await play.until('settled');
          await play.until('betting');
        }
        const rounds = async (request: object) => {
          const { items } = await store.rounds.page({ ...newest, ...request });
          return items.map(({ table, round }) => `${table} ${round}`);
        };
        expect(await rounds({ brand: 'acme' })).toEqual(['mixed 3', 'mixed 2']);
        expect((await rounds({ brand: 'house' })).slice(0, 2)).toEqual(['mixed 2', 'mixed 1']);
        expect(await rounds({ brand: 'acme', table: MAIN })).toEqual([]);
        expect(await rounds({ brand: 'nippon' })).toEqual([]);
        expect(await rounds({ brand: 'acme', patron: eva })).toEqual(['mixed 3', 'mixed 2']);
        expect(await rounds({ brand: 'house', patron: eva })).toEqual([]);
        const first = await store.rounds.page({ limit: 1, before: null, brand: 'acme' });
        const second = await store.rounds.page({ limit: 1, before: first.next, brand: 'acme' });
        expect([first, second].map(({ items }) => items[0]?.round)).toEqual([3, 2]);
        expect(first.items[0]?.money).toMatchObject([{ brand: 'acme', currency: 'EUR', patrons: 1 }]);
        expect(second.next).toBeNull();
      });

      it('are paged, and listed by table, shoe, status and time', async () => {
        await createPlay(store, tableId('side-room.ann'), 50_000);
        const rounds = async (request: object) =>
          (await store.rounds.page({ ...newest, ...request })).items.map(
            ({ table, round }) => `${table} ${round}`,
          );
        expect(await rounds({ table: 'side-room' })).toEqual(['side-room.ann 1']);
        expect(await rounds({ table: 'side' })).toEqual([]);
        expect(await rounds({ limit: 2 })).toEqual(['side-room.ann 1', 'main 5']);
        expect(await rounds({ table: MAIN, statuses: ['voided', 'cancelled'] })).toEqual([
          'main 4',
          'main 2',
        ]);
        expect(await rounds({ table: MAIN, shoe: 2 })).toEqual([]);
        expect(await rounds({ table: MAIN, from: 16_008, to: 31_035 })).toEqual(['main 3', 'main 2']);
        const first = await store.rounds.page({ limit: 2, before: null, table: MAIN });
        const second = await store.rounds.page({ limit: 2, before: first.next, table: MAIN });
        expect(second.items.map(({ round }) => round)).toEqual([3, 2]);
        await expect(store.rounds.page({ limit: 2, before: '?' })).rejects.toThrow(UnknownCursor);
      });

      it('are listed by dealer, patron and stakes, together with the other filters', async () => {
        const solo = await createPlay(store, tableId('side-room.ann'), 50_000);
        await solo.bet(ANN, 'ticket-a9', { player: 10 });
        await solo.until('settled');
        await (await createPlay(store, tableId('side-room.ben'), 90_000)).until('settled');
        const rounds = async (request: object) =>
          (await store.rounds.page({ ...newest, ...request })).items.map(
            ({ table, round }) => `${table} ${round}`,
          );
        expect(await rounds({})).toHaveLength(7);
        expect(await rounds({ dealer: 'dee' })).toEqual(['main 4', 'main 3', 'main 2', 'main 1']);
        expect(await rounds({ dealer: 'dee', from: 16_008, to: 31_035 })).toEqual(['main 3', 'main 2']);
        expect(await rounds({ dealer: 'de' })).toEqual([]);
        expect(await rounds({ dealer: '', table: 'side-room' })).toEqual([
          'side-room.ben 1',
          'side-room.ann 1',
        ]);
        expect(await rounds({ dealer: '', staked: true })).toEqual(['side-room.ann 1']);
        expect(await rounds({ staked: true })).toEqual([
          ...['side-room.ann 1', 'main 4', 'main 3', 'main 2', 'main 1'],
        ]);
        expect(await rounds({ staked: true, table: 'side-room' })).toEqual(['side-room.ann 1']);
        expect(await rounds({ patron: ANN })).toEqual(['side-room.ann 1', 'main 4', 'main 3', 'main 1']);
        expect(await rounds({ patron: BEN })).toEqual(['main 4', 'main 2', 'main 1']);
        expect(await rounds({ patron: patronId('nobody') })).toEqual([]);
        expect(await rounds({ patron: ANN, table: MAIN, shoe: 1, statuses: ['settled', 'voided'] })).toEqual([
          ...['main 4', 'main 1'],
        ]);
        expect(await rounds({ patron: ANN, table: 'side-room', dealer: '', staked: true })).toEqual([
          'side-room.ann 1',
        ]);
        expect(await rounds({ patron: ANN, from: 16_008, to: 31_035 })).toEqual(['main 3']);
        expect(await rounds({ patron: ANN, dealer: '', table: MAIN })).toEqual([]);
      });

      it('are paged under each filter, every round once', async () => {
        const walked = async (filter: object) => {
          const rounds: number[] = [];
          let before: string | null = null;
          do {
            const page: Page<RoundSummary> = await store.rounds.page({ limit: 1, before, ...filter });
            rounds.push(...page.items.map(({ round }) => round));
            before = page.next;
          } while (before !== null);
          return rounds;
        };
        expect(await walked({})).toEqual([5, 4, 3, 2, 1]);
        expect(await walked({ dealer: 'dee', staked: true })).toEqual([4, 3, 2, 1]);
        expect(await walked({ table: MAIN, shoe: 1 })).toEqual([5, 4, 3, 2, 1]);
        expect(await walked({ patron: BEN })).toEqual([4, 2, 1]);
        for (const before of ['?', 'l4', 'p4'])
          await expect(store.rounds.page({ limit: 1, before })).rejects.toThrow(UnknownCursor);
        await expect(store.rounds.page({ limit: 1, before: 't1.1', patron: ANN })).rejects.toThrow(
          UnknownCursor,
        );
      });

      it('[T5] [T6] have who cancelled or corrected them last, and why', async () => {
        const { items } = await store.rounds.page(newest);
        expect(items.map(({ round, closing }) => [round, closing?.by.name, closing?.reason])).toEqual([
          [5, undefined, undefined],
          [4, 'Sue', 'exposed'],
          [3, 'Sue', 'misread'],
          [2, 'Sue', 'a card fell'],
          [1, undefined, undefined],
        ]);
        const ofBen = await store.rounds.page({ ...newest, patron: BEN });
        expect(ofBen.items.map(({ closing }) => closing?.reason)).toEqual([
          'exposed',
          'a card fell',
          undefined,
        ]);
        expect((await store.rounds.find(MAIN, 1, 4))?.closing).toEqual({
          ...{ at: 46_052, by: SUE, approvedBy: null, reason: 'exposed' },
        });
      });

      it('[T6] are traced to every entry they left', async () => {
        const trace = await store.rounds.find(MAIN, 1, 4);
        expect(trace?.records.map(({ patron, revision = 0, status }) => [patron, revision, status])).toEqual([
          [ANN, 0, 'settled'],
          [BEN, 0, 'settled'],
          [ANN, 1, 'voided'],
          [BEN, 1, 'voided'],
        ]);
        expect(trace?.events.map(({ event }) => event.type)).toEqual([
          ...['RoundOpened', 'TicketAccepted', 'TicketAccepted', 'BettingClosed'],
          ...Array.from({ length: 6 }, () => 'CardDealt'),
          ...['RoundSettled', 'RoundVoided'],
        ]);
        expect(trace?.events.at(-1)?.version).toBe(38);
        const moved = trace?.movements ?? [];
        expect(moved.map(({ id }) => id)).toContain('correction:main:1:4:1:house');
        for (const { postings } of moved) {
          expect(postings).toHaveLength(2);
          expect(postings.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
        }
        const { movements: _, ...play } = trace ?? { movements: [] };
        expect(await store.rounds.play(MAIN, 1, 4)).toEqual(play);
        expect(await store.rounds.find(MAIN, 1, 9)).toBeNull();
        expect(await store.rounds.play(MAIN, 1, 9)).toBeNull();
        expect(await store.rounds.find(tableId('none'), 1, 1)).toBeNull();
      });

      it('[T6] figures count the final result', async () => {
        const figures = await store.figures({ from: FIRST_DAY, to: FIRST_DAY, by: 'table' });
        expect(figures).toEqual([
          {
            ...{
              day: null,
              table: MAIN,
              option: null,
              schedule: null,
              brand: 'house',
              currency: 'COIN',
              dealer: null,
            },
            ...{ rounds: 2, bets: 4, stakeMinor: 10_500, winningsMinor: 8_000, commissionMinor: 150 },
            ...{
              returnedMinor: 15_850,
              uncollectedMinor: 0,
              squareCoins: 20 ** 2 + 30 ** 2 + 5 ** 2 + 50 ** 2,
            },
          },
        ]);
        const by = async (by: 'option' | 'bet' | 'dealer' | 'day') =>
          (await store.figures({ from: FIRST_DAY, to: FIRST_DAY, by })).map((line) => [
            line.day ?? line.dealer ?? `${line.table} ${line.option} ${line.schedule}`,
            line.rounds,
            line.bets,
            line.stakeMinor,
          ]);
        expect(await by('option')).toEqual([
          ['null banker null', 2, 2, 8_000],
          ['null player null', 1, 1, 2_000],
          ['null tie null', 1, 1, 500],
        ]);
        expect(await by('bet')).toEqual([
          ['main banker banker', 1, 1, 3_000],
          ['main banker banker-no-commission', 1, 1, 5_000],
          ['main player player', 1, 1, 2_000],
          ['main tie tie', 1, 1, 500],
        ]);
        expect(await by('dealer')).toEqual([['dee', 2, 4, 10_500]]);
        expect(await by('day')).toEqual([[FIRST_DAY, 2, 4, 10_500]]);
      });
    });

    it('[T3] [T6] with tickets of one transaction are traced to each of them, and audit clean', async () => {
      for (const id of [ANN, BEN]) await store.admit(patron(id), `hash-${id}`, [grant(id, coins(1_000))]);
      const play = await createPlay(store);
      await play.bet(ANN, 'ticket-a1', { tie: 5 });
      const answers = await play.betTogether([
        [ANN, 'ticket-a2', { player: 20 }],
        [BEN, 'ticket-b1', { banker: 30 }],
        [ANN, 'ticket-a3', { player: 40 }],
      ]);
      expect(answers).toEqual([6, 7, 8].map((at) => ({ accepted: true, version: version(at) })));
      expect(await store.audit()).toEqual([]);
      const traced = async () =>
        (await store.rounds.find(MAIN, 1, 1))?.events.map(({ version: at, event }) => [
          at,
          event.type === 'TicketAccepted' ? event.ticket.id : event.type,
        ]);
      const tickets = [
        [4, 'RoundOpened'],
        [5, 'ticket-a1'],
        [6, 'ticket-a2'],
        [7, 'ticket-b1'],
        [8, 'ticket-a3'],
      ];
      expect(await traced()).toEqual(tickets);
      await play.until('betting');
      expect((await traced())?.slice(0, 6)).toEqual([...tickets, [9, 'BettingClosed']]);
      expect(await store.audit()).toEqual([]);
    });

    it('[T6] a correction counts on the day it was made', async () => {
      await store.admit(patron(ANN), 'hash-a', [grant(ANN, coins(1_000))]);
      const play = await createPlay(store, MAIN, DAY_MS - 17_000);
      await play.bet(ANN, 'ticket-a1', { banker: 100 });
      await play.until('settled');
      for (let i = 0; i < 200; i += 1) await play.duty(DEE, { duty: 'set-manual', manual: i % 2 === 0 });
      await play.duty(SUE, { duty: 'void-round', shoe: 1, round: 1, reason: 'exposed', approvedBy: null });
      const lines = await store.figures({ from: FIRST_DAY, to: '1970-01-02', by: 'day' });
      expect(
        lines.map(({ day, rounds, bets, stakeMinor, returnedMinor }) => [
          ...[day, rounds, bets, stakeMinor, returnedMinor],
        ]),
      ).toEqual([
        [FIRST_DAY, 1, 1, 10_000, 19_500],
        ['1970-01-02', -1, -1, -10_000, -19_500],
      ]);
      expect(await store.figures({ from: '1970-01-03', to: '1970-02-01', by: 'day' })).toEqual([]);
      expect(await store.audit()).toEqual([]);
    });

    it('[F3] a card shown to one patron only is not in the trace of an unfinished round', async () => {
      const { shoe: rules } = exampleSetup(MAIN);
      const at = instant(5);
      const shown: readonly TableEvent[] = [
        { type: 'ShoeShuffled', shoe: FIRST_SHOE, number: 1, cards: 416, cutIndex: 402, rules, at },
        { type: 'RoundOpened', round: 1, closesAt: null, last: false, at },
        { type: 'SqueezeBegun', side: 'player', place: 0, card: '9S', holder: ANN, endsAt: at, at },
      ];
      const cancelled: TableEvent = { type: 'RoundCancelled', by: SUE, reason: 'a card fell', at };
      await inTable((tx) => tx.append(shown));
      const open = await store.rounds.find(MAIN, 1, 1);
      expect(open?.events.map(({ event }) => event.type)).toEqual(['RoundOpened']);
      const work = (tx: Transaction): void => tx.append([cancelled]);
      await store.write({ table: MAIN, expected: version(3), needs: NO_NEEDS, work });
      const over = await store.rounds.find(MAIN, 1, 1);
      expect(over?.events.map(({ event }) => event.type)).toEqual(['RoundOpened', 'RoundCancelled']);
      expect(JSON.stringify([open, over])).not.toContain('9S');
    });
  });
};
