// Contract suite of a store, sign-in methods: passkeys, recovery codes, challenges, invitations, OpenID accounts.

import { patronId } from '@punto/table/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store.ts';
import { ANN, BEN, decide, grant, patron, stake } from '../samples/sample.ts';
import { actOf, challenge, invitation, openidLink, passkey, signedIn } from '../samples/sample-identity.ts';
import { SUE } from '../samples/sample-play.ts';
import { inPlace, type StorePlace } from './place.ts';

const ADDED = actOf('add-passkey');

export const identityContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about sign-in methods`, () => {
    let store: Store;
    const { reopen } = inPlace(makePlace, (opened) => {
      store = opened;
    });
    beforeEach(async () => {
      await store.admit(patron(ANN), 'hash-a', [grant(ANN, 100)]);
      await store.admit(patron(BEN), 'hash-b', [grant(BEN, 100)]);
    });
    const actions = async () =>
      (await store.journalPage({ limit: 9, before: null })).items.map(({ action }) => action);

    it('[I1] passkeys are listed as they were added, the oldest first, and none twice', async () => {
      expect(await store.passkeys.add(passkey('two', ANN, 51), ADDED)).toBe(true);
      expect(await store.passkeys.add(passkey('one'), ADDED)).toBe(true);
      expect(await store.passkeys.add(passkey('one', BEN), ADDED)).toBe(false);
      await reopen();
      expect(await store.passkeys.of(ANN)).toEqual([passkey('one'), passkey('two', ANN, 51)]);
      expect(await store.passkeys.of(BEN)).toEqual([]);
      expect(await store.passkeys.find('one')).toEqual(passkey('one'));
      expect(await store.passkeys.find('none')).toBeNull();
      expect(await actions()).toEqual(['add-passkey', 'add-passkey']);
    });

    it('[I3] of several uses of a passkey checked against the same counter one succeeds', async () => {
      await store.passkeys.add(passkey('one'), ADDED);
      const use = { before: 3, counter: 4, backedUp: false, at: 75 };
      const used = await Promise.all([1, 2, 3].map(() => store.passkeys.use('one', use)));
      expect(used.filter(Boolean)).toHaveLength(1);
      expect(await store.passkeys.find('one')).toEqual({
        ...passkey('one'),
        ...{ counter: 4, backedUp: false, usedAt: 75 },
      });
      expect(await store.passkeys.use('none', use)).toBe(false);
    });

    it('[I1] passkeys are renamed and removed by their patron only', async () => {
      await store.passkeys.add(passkey('one'), ADDED);
      expect(await store.passkeys.rename(BEN, 'one', 'Mine')).toBe(false);
      expect(await store.passkeys.remove(BEN, 'one', actOf('remove-passkey', BEN))).toBe(false);
      expect(await store.passkeys.rename(ANN, 'one', 'Laptop')).toBe(true);
      expect((await store.passkeys.find('one'))?.name).toBe('Laptop');
      expect(await store.passkeys.remove(ANN, 'one', actOf('remove-passkey'))).toBe(true);
      expect(await store.passkeys.of(ANN)).toEqual([]);
      expect(await actions()).toEqual(['remove-passkey', 'add-passkey']);
    });

    it('[I4] a recovery code is accepted once, also when it is sent several times together, and new codes replace the old', async () => {
      const made = actOf('make-recovery-codes');
      await store.recoveryCodes.replace(ANN, { hashes: ['c1', 'c2', 'c3'], at: 60 }, made);
      await store.recoveryCodes.replace(BEN, { hashes: ['d1'], at: 60 }, made);
      const used = await Promise.all(
        [1, 2, 3].map(() => store.recoveryCodes.redeem('c2', (of) => actOf('use-recovery-code', of))),
      );
      expect(used.filter((of) => of === ANN)).toHaveLength(1);
      expect(used.filter((of) => of === null)).toHaveLength(2);
      expect(await store.recoveryCodes.left(ANN)).toBe(2);
      expect(await store.recoveryCodes.has(ANN, 'c1')).toBe(true);
      expect(await store.recoveryCodes.has(BEN, 'c1')).toBe(false);
      await store.recoveryCodes.replace(ANN, { hashes: ['c4'], at: 61 }, made);
      expect(await store.recoveryCodes.redeem('c1', actOf.bind(null, 'no'))).toBeNull();
      expect([await store.recoveryCodes.left(ANN), await store.recoveryCodes.left(BEN)]).toEqual([1, 1]);
      expect((await actions()).filter((action) => action === 'use-recovery-code')).toHaveLength(1);
    });

    it.each([
      ['of another purpose', { purpose: 'add-passkey' }, 99],
      ['of another session', { boundTo: 'other' }, 99],
      ['that has expired', {}, 100],
    ])('[I2] a challenge %s is refused, and is no longer valid afterwards', async (_, other, now) => {
      await store.challenges.add(challenge('c'));
      const asked = { id: 'c', purpose: 'sign-in', boundTo: 'browser' };
      expect(await store.challenges.take({ ...asked, ...other }, now)).toBeNull();
      expect(await store.challenges.take(asked, 99)).toBeNull();
    });

    it('[I2] a challenge is taken once, also by several requests together', async () => {
      await store.challenges.add(challenge('c'));
      const asked = { id: 'c', purpose: 'sign-in', boundTo: 'browser' };
      expect(await store.challenges.add(challenge('c', 999))).toBe(false);
      const taken = await Promise.all([1, 2, 3].map(() => store.challenges.take(asked, 99)));
      expect(taken.filter((body) => body === 'of this')).toHaveLength(1);
      expect(taken.filter((body) => body === null)).toHaveLength(2);
    });

    it('[I2] only expired challenges are deleted', async () => {
      for (const [id, end] of [
        ['a', 100],
        ['b', 101],
        ['c', 99],
      ] as const)
        await store.challenges.add(challenge(id, end));
      expect(await store.challenges.sweep(100)).toBe(2);
      const asked = { id: 'b', purpose: 'sign-in', boundTo: 'browser' };
      expect(await store.challenges.take(asked, 100)).toBe('of this');
    });

    it('[I12] an erasure deletes identifying data, keeps money and journal, and suspends the patron', async () => {
      await store.passkeys.add(passkey('one'), ADDED);
      await store.recoveryCodes.replace(ANN, { hashes: ['c1'], at: 60 }, actOf('make-recovery-codes'));
      await store.sessions.open(ANN, signedIn('phone', 'p'), null);
      await store.openid.link(openidLink('s1'), actOf('link-openid'));
      const opened = { kind: 'patron', issuer: 'https://id.example', subject: 's1', openedAt: 91 } as const;
      await store.openid.opened({ ...opened, session: 'p', sid: null });
      await store.patrons.addNote(ANN, { at: 41, staff: SUE, text: 'likes tea' });
      const anna = { name: { name: 'Anna', skeleton: 'anna' }, shown: true, at: 43 };
      await store.patrons.names.choose(ANN, anna);
      await store.transfer([stake('s1', ANN, 10)]);
      const erased = actOf('erase-patron');
      expect(await store.erase(ANN, 99, erased)).toBe('stakes-open');
      expect(await store.passkeys.of(ANN)).toHaveLength(1);
      await store.transfer([decide('void', 's1')]);
      const before = [await actions(), await store.statement(ANN, { limit: 9, before: null })];
      expect(await store.patrons.isSuspended(ANN)).toBe(false);
      expect(await store.erase(ANN, 99, erased)).toBe('erased');
      expect(await store.patrons.isSuspended(ANN)).toBe(true);
      await reopen();
      expect(await store.patrons.find(ANN)).toEqual({
        ...{ id: ANN, name: 'Erased', createdAt: 5, displayName: null },
        suspended: { at: 99, reason: '' },
      });
      const left = await Promise.all([
        store.passkeys.of(ANN),
        store.sessions.of(ANN, 0),
        store.patrons.notes(ANN),
        store.openid.of('patron', ANN),
        store.openid.sessions('https://id.example', { subject: 's1', sid: null }),
      ]);
      expect(left.flat()).toEqual([]);
      expect(await store.recoveryCodes.left(ANN)).toBe(0);
      expect((await store.patrons.names.of(ANN, 100)).name).toBeNull();
      expect(await store.sessions.find('hash-a')).toBeNull();
      expect([['erase-patron', ...(before[0] as string[])], before[1]]).toEqual([
        await actions(),
        await store.statement(ANN, { limit: 9, before: null }),
      ]);
      expect(await store.sessions.find('hash-b')).not.toBeNull();
      expect(await store.erase(patronId('nobody'), 99, erased)).toBe('no-patron');
    });

    it('an invitation is redeemed up to its number of uses, until it expires or is withdrawn', async () => {
      await store.invitations.add(invitation('one', 2), actOf('invite'));
      await store.invitations.add(invitation('two', 9, 81), actOf('invite'));
      const used = await Promise.all([1, 2, 3].map(() => store.invitations.redeem('hash-one', 90)));
      expect(used.filter((id) => id === 'one')).toHaveLength(2);
      expect(await store.invitations.redeem('hash-two', 181)).toBeNull();
      expect(await store.invitations.redeem('hash-two', 180)).toBe('two');
      expect(await store.invitations.withdraw('two', 95, actOf('withdraw-invitation'))).toBe(true);
      expect(await store.invitations.withdraw('two', 96, actOf('withdraw-invitation'))).toBe(false);
      expect(await store.invitations.redeem('hash-two', 97)).toBeNull();
      expect(await store.invitations.redeem('hash-three', 97)).toBeNull();
      await reopen();
      expect(await store.invitations.newest(5)).toEqual([
        { ...invitation('two', 9, 81), used: 1, withdrawnAt: 95 },
        { ...invitation('one', 2), used: 2 },
      ]);
      expect(await store.invitations.newest(1)).toHaveLength(1);
    });

    it('a subject of a provider is linked to one account, and its sessions are found by subject or by provider session', async () => {
      const issuer = 'https://id.example';
      const link = actOf('link-openid');
      expect(await store.openid.link(openidLink('s1'), link)).toBe(true);
      expect(await store.openid.link(openidLink('s1', BEN), link)).toBe(false);
      expect(await store.openid.find('patron', { issuer, subject: 's1' })).toBe(ANN);
      expect(await store.openid.find('staff', { issuer, subject: 's1' })).toBeNull();
      expect(await store.openid.find('patron', { issuer: 'https://other', subject: 's1' })).toBeNull();
      expect(await store.openid.of('patron', ANN)).toEqual([openidLink('s1')]);
      const opened = { kind: 'patron', issuer, subject: 's1', openedAt: 91 } as const;
      await store.openid.opened({ ...opened, session: 'a', sid: 'x' });
      await store.openid.opened({ ...opened, session: 'b', sid: null });
      await store.openid.opened({ ...opened, session: 'c', subject: 's2', sid: 'y' });
      const found = async (subject: string | null, sid: string | null) =>
        (await store.openid.sessions(issuer, { subject, sid })).map(({ session }) => session);
      expect(await found('s1', null)).toEqual(['a', 'b']);
      expect(await found('s1', 'x')).toEqual(['a']);
      expect(await found(null, 'y')).toEqual(['c']);
      expect(await found('s1', 'y')).toEqual([]);
      await store.openid.forget('a');
      expect(await found('s1', null)).toEqual(['b']);
    });
  });
};
