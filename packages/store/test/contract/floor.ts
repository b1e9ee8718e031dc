// Contract suite of a store, floor: staff, approvals, and patrons as the floor sees them.

import { patronId } from '@punto/table/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { NameTaken } from '../../src/staff-store.ts';
import { type Store, UnknownCursor } from '../../src/store.ts';
import { ANN, BEN, grant, patron } from '../samples/sample.ts';
import { entry, member, question, session } from '../samples/sample-floor.ts';
import { DEE, SUE } from '../samples/sample-play.ts';
import { inPlace, type StorePlace } from './place.ts';

export const floorContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about the floor`, () => {
    let store: Store;
    const { reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });
    const journalled = async (): Promise<readonly string[]> =>
      (await store.journalPage({ limit: 50, before: null })).items.map(({ action }) => action);

    describe('staff members', () => {
      it('are returned as they were stored, by id and by name', async () => {
        await store.staff.add(member('s2', 'Sue'), entry('manage-staff'));
        await store.staff.add({ ...member('s1', 'Dee'), role: 'dealer', active: false, codeStep: 3 });
        await reopen();
        expect(await store.staff.byId('s2')).toEqual(member('s2', 'Sue'));
        expect(await store.staff.byName('sUE')).toEqual(member('s2', 'Sue'));
        expect(await store.staff.byId('s3')).toBeNull();
        expect(await store.staff.byName('s2')).toBeNull();
        expect((await store.staff.all()).map(({ id }) => id)).toEqual(['s1', 's2']);
        expect(await journalled()).toEqual(['manage-staff']);
      });

      it('are listed by name; case is ignored from A to Z, and other letters come after', async () => {
        const names = ['Zed', 'Élodie', 'ann', 'bob', 'Bo', 'ANNE', 'Öl', 'élodie'];
        for (const [index, name] of names.entries()) await store.staff.add(member(`s${index}`, name));
        expect((await store.staff.all()).map(({ name }) => name)).toEqual([
          ...['ann', 'ANNE', 'Bo', 'bob', 'Zed', 'Élodie', 'Öl', 'élodie'],
        ]);
        expect(await store.staff.byName('ÉLODIE')).toEqual(member('s1', 'Élodie'));
        expect(await store.staff.byName('öl')).toBeNull();
        expect(await store.staff.byName('bo\0')).toBeNull();
      });

      it('cannot share a name, whatever its case; a refused change is not journalled', async () => {
        await store.staff.add(member('s1', 'Dee'));
        await store.staff.add(member('s2', 'Sue'));
        await expect(store.staff.add(member('s3', 'DEE'), entry('add'))).rejects.toThrow(NameTaken);
        await expect(store.staff.update('s2', { name: 'dee' }, entry('change'))).rejects.toThrow(NameTaken);
        expect(await store.staff.update('s9', { active: false }, entry('change'))).toBeNull();
        expect(await store.staff.byId('s2')).toEqual(member('s2', 'Sue'));
        expect(await journalled()).toEqual([]);
      });

      it('are changed in the named fields only', async () => {
        await store.staff.add(member('s1', 'Dee'));
        const change = { codeSecret: 'encrypted', codeStep: 4, lastSignInAt: 99, mustChangePassword: false };
        const after = await store.staff.update('s1', change, entry('change'));
        expect(after).toEqual({ ...member('s1', 'Dee'), ...change });
        expect(await store.staff.byId('s1')).toEqual(after);
        expect(await journalled()).toEqual(['change']);
      });
    });

    describe('sessions of staff', () => {
      beforeEach(async () => {
        await store.staff.add(member('s1', 'Dee'));
        await store.staff.add(member('s2', 'Sue'));
        await store.staff.sessions.open(session('h1', 's1'), entry('sign-in'));
        await store.staff.sessions.open(session('h2', 's1', 20));
        await store.staff.sessions.open(session('h3', 's2'));
      });

      it('are touched, locked, confirmed and ended one by one', async () => {
        const { sessions } = store.staff;
        await sessions.touch('h1', 15);
        await sessions.confirm('h2', 30, 330);
        expect(await sessions.find('h1')).toEqual({ ...session('h1', 's1'), touchedAt: 15 });
        expect(await sessions.find('h2')).toMatchObject({
          touchedAt: 30,
          confirmedUntil: 330,
          state: 'open',
        });
        await sessions.lock('h2', entry('lock'));
        await reopen();
        expect(await store.staff.sessions.find('h2')).toMatchObject({ confirmedUntil: 0, state: 'locked' });
        await store.staff.sessions.confirm('h2', 40, 340);
        expect(await store.staff.sessions.find('h2')).toMatchObject({ confirmedUntil: 340, state: 'open' });
        await store.staff.sessions.end('h1', entry('sign-out'));
        expect(await store.staff.sessions.find('h1')).toBeNull();
        expect(await journalled()).toEqual(['sign-out', 'lock', 'sign-in']);
      });

      it('of one member end together, except one that may stay', async () => {
        const hashes = async () => (await store.staff.sessions.of('s1')).map(({ hash }) => hash);
        expect(await hashes()).toEqual(['h2', 'h1']);
        await store.staff.sessions.endAll('s1', 'h1');
        expect(await hashes()).toEqual(['h1']);
        await store.staff.sessions.endAll('s1', null);
        expect(await hashes()).toEqual([]);
        expect(await store.staff.sessions.find('h3')).not.toBeNull();
      });

      it('failures are counted by name and time, whether the name exists or not', async () => {
        const { failures } = store.staff;
        for (const at of [10, 20, 30]) await failures.add('Nobody', at, entry('sign-in-failed'));
        await failures.add('dee', 30);
        await reopen();
        expect(await store.staff.failures.since('nobody', 20)).toBe(2);
        expect(await store.staff.failures.oldest('nobody', 20)).toBe(20);
        expect(await store.staff.failures.oldest('nobody', 31)).toBeNull();
        await store.staff.failures.clear('NOBODY');
        expect(await store.staff.failures.since('nobody', 0)).toBe(0);
        expect(await store.staff.failures.since('Dee', 0)).toBe(1);
        expect(await journalled()).toEqual([...Array.from({ length: 3 }, () => 'sign-in-failed'), 'sign-in']);
      });
    });

    describe('approvals', () => {
      const decision = { approved: true, by: DEE, at: 30 };

      it('[T6] wait until they are decided, once', async () => {
        await store.approvals.ask(question('q2', 21), entry('void-round'));
        await store.approvals.ask(question('q1', 20));
        await reopen();
        expect((await store.approvals.waiting()).map(({ id }) => id)).toEqual(['q1', 'q2']);
        const both = await Promise.all([
          store.approvals.decide('q1', decision, entry('approve')),
          store.approvals.decide('q1', { ...decision, approved: false, by: SUE }, entry('decline')),
        ]);
        // Whichever came first, and nothing of the other.
        const decided = both.filter((each) => each !== null);
        const first = decided[0]?.decision?.by.id;
        expect(decided).toHaveLength(1);
        expect([DEE.id, SUE.id]).toContain(first);
        expect(await store.approvals.find('q1')).toEqual(decided[0]);
        expect(await store.approvals.waiting()).toEqual([{ ...question('q2', 21), decision: null }]);
        expect(await store.approvals.decide('q9', decision, entry('approve'))).toBeNull();
        expect(await store.approvals.find('q9')).toBeNull();
        expect(await journalled()).toEqual([first === DEE.id ? 'approve' : 'decline', 'void-round']);
      });
    });

    describe('patrons', () => {
      beforeEach(async () => {
        await store.admit(patron(ANN), 'hash-a', [grant(ANN, 100)]);
        await store.admit({ ...patron(BEN), name: 'Guest 4711' }, 'hash-b', [grant(BEN, 100)]);
      });
      const found = async (search?: string) =>
        (
          await store.patrons.page({ limit: 9, before: null, ...(search === undefined ? {} : { search }) })
        ).items.map(({ id }) => id);

      it('are found by the beginning of their id or name', async () => {
        expect(await found()).toEqual([BEN, ANN]);
        expect(await found('be')).toEqual([BEN]);
        expect(await found('GUEST')).toEqual([BEN, ANN]);
        expect(await found('guest 47')).toEqual([BEN]);
        expect(await found('%')).toEqual([]);
        for (const none of ['uest', '_uest', 'guest\\', 'gu%', 'guest\0', "g' OR 1=1"])
          expect(await found(none)).toEqual([]);
        const named = async (name: string) => (await store.patrons.named(name)).map(({ id }) => id);
        expect(await named('gueST 4711')).toEqual([BEN]);
        expect(await named('guest 47')).toEqual([]);
        expect(await store.patrons.find(ANN)).toEqual({ ...patron(ANN), displayName: null, suspended: null });
        const first = await store.patrons.page({ limit: 1, before: null });
        expect((await store.patrons.page({ limit: 1, before: first.next })).items).toMatchObject([
          { id: ANN },
        ]);
        await expect(store.patrons.page({ limit: 1, before: '?' })).rejects.toThrow(UnknownCursor);
      });

      it('are found by letters beyond A to Z only as written', async () => {
        const eve = patronId('eve');
        await store.admit({ id: eve, name: 'Ève 100%', createdAt: 5 }, 'hash-e', [grant(eve, 100)]);
        expect(await found('ÈVE')).toEqual([eve]);
        expect(await found('Ève 100%')).toEqual([eve]);
        expect(await found('ève')).toEqual([]);
      });

      it('are on pages of at least one and at most 500', async () => {
        const page = (limit: number) => store.patrons.page({ limit, before: null });
        expect([(await page(0)).items.length, (await page(-3)).items.length]).toEqual([1, 1]);
        expect(await page(1_000_000)).toMatchObject({ items: [{ id: BEN }, { id: ANN }], next: null });
      });

      it('are suspended and reinstated; a call without effect changes nothing', async () => {
        const suspended = { at: 50, reason: 'asked to be' };
        expect(await store.patrons.suspend(ANN, suspended, entry('suspend'))).toBe(true);
        expect(await store.patrons.suspend(ANN, { at: 60, reason: 'again' }, entry('again'))).toBe(false);
        await reopen();
        expect(await store.patrons.isSuspended(ANN)).toBe(true);
        expect(await store.patrons.isSuspended(BEN)).toBe(false);
        expect(await store.patrons.find(ANN)).toEqual({ ...patron(ANN), displayName: null, suspended });
        expect(await store.patrons.reinstate(ANN, entry('reinstate'))).toBe(true);
        expect(await store.patrons.reinstate(ANN, entry('again'))).toBe(false);
        expect(await store.patrons.isSuspended(ANN)).toBe(false);
        expect(await journalled()).toEqual(['reinstate', 'suspend']);
      });

      it('[T6] keep the time until which each has seen corrections, which never goes back', async () => {
        expect(await store.patrons.noticesSeen(ANN)).toBe(0);
        await store.patrons.seeNotices(ANN, 1_700_000_000_123);
        await store.patrons.seeNotices(ANN, 1_600_000_000_000);
        await reopen();
        expect(await store.patrons.noticesSeen(ANN)).toBe(1_700_000_000_123);
        expect(await store.patrons.noticesSeen(BEN)).toBe(0);
      });

      it('keep their notes, newest first', async () => {
        const first = await store.patrons.addNote(ANN, { at: 1, staff: SUE, text: 'called' }, entry('note'));
        await store.patrons.addNote(BEN, { at: 2, staff: SUE, text: 'other' });
        const second = await store.patrons.addNote(ANN, { at: 3, staff: DEE, text: 'called back' });
        await reopen();
        expect(await store.patrons.notes(ANN)).toEqual([second, first]);
        expect(first).toMatchObject({ at: 1, staff: SUE, text: 'called' });
        expect(await journalled()).toEqual(['note']);
      });
    });
  });
};
