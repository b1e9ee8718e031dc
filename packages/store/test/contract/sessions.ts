// Contract suite of a store, sessions of patrons: when several windows of one browser each got a new session, the first
// one used replaces the old one.
import type { PatronId } from '@punto/table/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PatronSession } from '../../src/patron-session-store.ts';
import type { Store } from '../../src/store.ts';
import { ANN, BEN, grant, patron } from '../samples/sample.ts';
import { actOf, launchedPatron, signedIn } from '../samples/sample-identity.ts';
import { inPlace, type StorePlace } from './place.ts';

export const sessionContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about sessions of patrons`, () => {
    let store: Store;
    let old: PatronSession;

    const { reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });
    beforeEach(async () => {
      await store.admit(patron(ANN), 'old', [grant(ANN, 100)]);
      await store.admit(patron(BEN), 'other', [grant(BEN, 100)]);
      old = await found('old');
    });

    const found = async (hash: string): Promise<PatronSession> => {
      const session = await store.sessions.find(hash);
      if (!session) throw new Error(`no session ${hash}`);
      return session;
    };
    const living = async (...hashes: readonly string[]) => {
      const all = await Promise.all(hashes.map((hash) => store.sessions.find(hash)));
      return all.flatMap((session) => session?.hash ?? []);
    };

    const ended = (at: number) => ({ at, reason: 'patron' }) as const;

    it('are returned as opened, with the session they replace', async () => {
      const { id } = old;
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      const guest = { ...{ patron: patron(ANN), id, way: 'guest', device: '' }, ...{ provedAt: 0 } };
      expect(old).toEqual({ ...guest, hash: 'old', openedAt: 5, seenAt: 5, replaces: null });
      expect(await store.sessions.replace(old, 'new', 40)).toBe(true);
      await reopen();
      expect(await found('new')).toEqual({
        ...guest,
        hash: 'new',
        openedAt: 40,
        seenAt: 40,
        replaces: 'old',
      });
      expect(await living('old', 'new', 'other')).toEqual(['old', 'new', 'other']);
    });

    it('at most four wait for their first use, however many are requested together', async () => {
      const hashes = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6'];
      const opened = await Promise.all(hashes.map((hash) => store.sessions.replace(old, hash, 40)));
      expect(opened.filter(Boolean)).toHaveLength(4);
      expect(await living(...hashes)).toHaveLength(4);
    });

    it('the first one used ends the old one and its other replacements', async () => {
      for (const hash of ['n1', 'n2', 'n3']) await store.sessions.replace(old, hash, 40);
      const [first, ...late] = await Promise.all(['n2', 'n1', 'n3'].map(found));
      if (!first) throw new Error('no session');
      await store.sessions.settle(first);
      expect(await living('old', 'n1', 'n2', 'n3', 'other')).toEqual(['n2', 'other']);
      expect((await found('n2')).replaces).toBeNull();
      for (const session of late) await store.sessions.settle(session);
      expect(await living('n2', 'other')).toEqual(['n2', 'other']);
    });

    it('of two used at the same moment one stays', async () => {
      const hashes = ['n1', 'n2', 'n3', 'n4'];
      for (const hash of hashes) await store.sessions.replace(old, hash, 40);
      const opened = await Promise.all(hashes.map(found));
      await Promise.all(opened.map((session) => store.sessions.settle(session)));
      expect(await living('old', ...hashes)).toHaveLength(1);
    });

    it('of one patron end together, and no others', async () => {
      await store.sessions.replace(old, 'new', 40);
      expect(await store.sessions.endAll(ANN, ended(5), actOf('end-sessions'))).toBe(true);
      expect(await store.sessions.endAll(ANN, ended(5), actOf('end-sessions'))).toBe(false);
      expect(await living('old', 'new', 'other')).toEqual(['other']);
      expect((await store.journalPage({ limit: 9, before: null })).items).toHaveLength(1);
    });

    it('[I5] are listed by id, the last seen first, and one ends with its replacements', async () => {
      await store.sessions.replace(old, 'new', 40);
      await store.sessions.open(ANN, signedIn('phone', 'p'), null);
      await store.sessions.see('new', 90, 'Chrome, Android');
      const { id } = old;
      expect(await store.sessions.of(ANN, 0)).toEqual([
        { id, openedAt: 5, seenAt: 90, way: 'guest', device: 'Chrome, Android' },
        { id: 'p', openedAt: 70, seenAt: 70, way: 'passkey', device: 'Firefox, Linux' },
      ]);
      expect((await store.sessions.of(ANN, 41)).map((line) => line.id)).toEqual(['p']);
      expect(await store.sessions.end(BEN, id, ended(5))).toBe(false);
      expect(await store.sessions.end(ANN, id, ended(5), actOf('end-session'))).toBe(true);
      expect(await living('old', 'new', 'phone', 'other')).toEqual(['phone', 'other']);
    });

    it('[I5] opened before a time are deleted, later ones are kept', async () => {
      await store.sessions.open(ANN, signedIn('later', 'l', { openedAt: 6 }), null);
      expect(await store.sessions.sweep(6, 7)).toBe(2);
      expect(await living('old', 'other', 'later')).toEqual(['later']);
    });

    it('of operators’ patrons write one webhook each, however they end', async () => {
      const person = { brand: 'acme', currency: 'EUR', operatorPatron: 'Zoë' };
      const zoe = await store.operatorPatrons.admit(person, launchedPatron('acme.EUR.zoe'));
      const open = (id: string, openedAt: number, ends: string | null = null) =>
        store.sessions.open(zoe, { ...signedIn(`hash-${id}`, id, { openedAt }), way: 'launch' }, ends);
      const byOperator = (at: number) => store.sessions.end(zoe, 'by-operator', { at, reason: 'operator' });
      await open('by-operator', 50);
      expect(await byOperator(51)).toBe(true);
      expect(await byOperator(52)).toBe(false);
      await open('replaced', 53);
      await open('renewed', 54, 'replaced');
      const renewed = await found('hash-renewed');
      await store.sessions.replace(renewed, 'hash-again', 55);
      await store.sessions.settle(await found('hash-again'));
      expect(await store.sessions.endAll(zoe, { at: 56, reason: 'time-out', until: 3_600_056 })).toBe(true);
      await open('aged', 3);
      await store.sessions.sweep(4, 57);
      await store.sessions.endAll(ANN, ended(58));
      const { webhooks } = store;
      await webhooks.spread(new Map([['acme', ['https://s.example/']]]), 60, 50);
      const claim = { brand: 'acme', url: 'https://s.example/', now: 60, until: 61, most: 50 };
      const sent = await webhooks.claim(claim);
      expect(
        sent
          .map(({ id, type, at, data }) => [id, type, at, data.session, data.reason, data.until])
          .toSorted((a, b) => Number(a[2]) - Number(b[2])),
      ).toEqual([
        ['session:by-operator', 'session.ended', 51, 'by-operator', 'operator', null],
        ['session:replaced', 'session.ended', 54, 'replaced', 'replaced', null],
        ['session:renewed', 'session.ended', 56, 'renewed', 'time-out', '1970-01-01T01:00:00.056Z'],
        ['session:aged', 'session.ended', 57, 'aged', 'expired', null],
      ]);
      expect(sent[0]?.data).toEqual({
        ...{ patron: 'Zoë', currency: 'EUR', session: 'by-operator', reason: 'operator', until: null },
      });
    });

    it('of operators’ patrons are found by their last use and their launch, of one brand', async () => {
      const admit = (brand: string) =>
        store.operatorPatrons.admit(
          { brand, currency: 'EUR', operatorPatron: 'Zoë' },
          launchedPatron(`${brand}.EUR.zoe`),
        );
      const [zoe, other] = [await admit('acme'), await admit('lido')];
      const open = (patron: PatronId, id: string, openedAt: number) =>
        store.sessions.open(patron, { ...signedIn(`hash-${id}`, id, { openedAt }), way: 'launch' }, null);
      await open(zoe, 'unused', 50);
      await open(zoe, 'used', 40);
      await open(other, 'elsewhere', 10);
      await store.sessions.see('hash-used', 90, 'Firefox');
      const found = async (seenBefore: number, openedBefore: number, most = 9) =>
        (await store.sessions.launchedBefore({ brand: 'acme', seenBefore, openedBefore, most }))
          .map(({ patron, id, reason }) => `${patron} ${id} ${reason}`)
          .toSorted();
      expect(await found(50, 40)).toEqual([]);
      expect(await found(51, 40)).toEqual(['acme.EUR.zoe unused idle']);
      expect(await found(50, 41)).toEqual(['acme.EUR.zoe used expired']);
      expect(await found(91, 91)).toEqual(['acme.EUR.zoe unused expired', 'acme.EUR.zoe used expired']);
      expect(await found(91, 91, 1)).toHaveLength(1);
    });

    it('[I5] a sign-in opens a new one, which may replace another', async () => {
      await store.sessions.replace(old, 'new', 40);
      await store.sessions.open(ANN, signedIn('next', old.id), old.id);
      expect(await living('old', 'new', 'next', 'other')).toEqual(['next', 'other']);
      await store.sessions.prove(old.id, 99);
      expect(await found('next')).toMatchObject({ way: 'passkey', provedAt: 99, seenAt: 70 });
      const next = await found('next');
      await store.sessions.replace(next, 'later', 100);
      expect(await found('later')).toMatchObject({ way: 'passkey', provedAt: 99, device: 'Firefox, Linux' });
    });
  });
};
