// Contract suite of a store, retention: deletion of expired rows, and the search for abandoned guest accounts.

import { patronId } from '@punto/table/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store.ts';
import { ANN, ANNS, BEN, decide, direct, grant, patron, stake } from '../samples/sample.ts';
import { actOf, invitation, openidLink, passkey, signedIn } from '../samples/sample-identity.ts';
import { inPlace, type StorePlace } from './place.ts';

const issuer = 'https://id.example';

export const retentionContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(`${name} keeps the contract of a store, about retention`, () => {
    let store: Store;
    inPlace(makePlace, (opened) => {
      store = opened;
    });
    beforeEach(async () => {
      await store.admit(patron(ANN), 'hash-a', [grant(ANN, 100)]);
      await store.admit(patron(BEN), 'hash-b', [grant(BEN, 100)]);
    });
    const abandoned = async (before: number, lookedAt = 10) =>
      (await store.retention.abandonedGuests(before, 0, lookedAt)).patrons;

    it('[I13] invitations are deleted that ended or were withdrawn before, and no others', async () => {
      for (const [id, madeAt] of [
        ['ended', 80],
        ['withdrawn', 500],
        ['open', 500],
      ] as const)
        await store.invitations.add(invitation(id, 2, madeAt), actOf('invite-guests'));
      await store.invitations.withdraw('withdrawn', 510, actOf('withdraw-invitation'));
      expect(await store.retention.sweepInvitations(180)).toBe(0);
      expect(await store.retention.sweepInvitations(511)).toBe(2);
      expect((await store.invitations.newest(9)).map(({ id }) => id)).toEqual(['open']);
    });

    it('[I13] failed sign-ins are deleted by their time', async () => {
      for (const at of [10, 20, 30]) await store.staff.failures.add('name:sue', at);
      expect(await store.retention.sweepFailures(20)).toBe(1);
      expect(await store.staff.failures.oldest('name:sue', 0)).toBe(20);
    });

    it('[I13] the data of an OpenID sign-in is deleted when its session has ended', async () => {
      await store.sessions.open(ANN, signedIn('phone', 'living'), null);
      const opened = { kind: 'patron', issuer, subject: 's1', sid: null, openedAt: 90 } as const;
      for (const session of ['living', 'ended']) await store.openid.opened({ ...opened, session });
      expect(await store.retention.sweepOpenidSessions(90)).toBe(0);
      expect(await store.retention.sweepOpenidSessions(91)).toBe(1);
      const left = await store.openid.sessions(issuer, { subject: 's1', sid: null });
      expect(left.map(({ session }) => session)).toEqual(['living']);
    });

    it('[I13] a guest is found when nothing leads back to the account and it had no entry since', async () => {
      expect(await abandoned(1_000)).toEqual([]);
      await store.sessions.endAll(ANN, { at: 5, reason: 'patron' });
      expect(await abandoned(1_000)).toEqual([ANN]);
      // Created later, or with an entry since.
      expect(await abandoned(5)).toEqual([]);
      await store.transfer([direct('more', 'house', ANNS, 50, 'top-up')]);
      expect(await abandoned(1_001)).toEqual([]);
      expect(await abandoned(1_002)).toEqual([ANN]);
      await store.transfer([stake('s1', ANN, 10)]);
      expect(await abandoned(5_000)).toEqual([]);
      await store.transfer([decide('void', 's1')]);
      expect(await abandoned(5_000)).toEqual([ANN]);
      expect(await store.erase(ANN, 99, actOf('erase-patron'))).toBe('erased');
      expect(await abandoned(5_000)).toEqual([]);
    });

    it.each([
      ['a passkey', () => store.passkeys.add(passkey('one'), actOf('add-passkey'))],
      [
        'a recovery code',
        () => store.recoveryCodes.replace(ANN, { hashes: ['c1'], at: 60 }, actOf('make-recovery-codes')),
      ],
      ['a sign-in at a provider', () => store.openid.link(openidLink('s1'), actOf('link-openid'))],
    ])('[I13] a patron with %s is no abandoned guest', async (_, add) => {
      await store.sessions.endAll(ANN, { at: 5, reason: 'patron' });
      await add();
      expect(await abandoned(5_000)).toEqual([]);
    });

    it('[I13] the search for them continues in parts, in the order in which the accounts were created', async () => {
      const others = [1, 2, 3].map((number) => patronId(`guest-${number}`));
      for (const id of others) await store.admit(patron(id), `hash-${id}`, [grant(id, 100)]);
      for (const id of [ANN, BEN, ...others]) await store.sessions.endAll(id, { at: 5, reason: 'patron' });
      const found: string[] = [];
      let parts = 0;
      for (let after: number | null = 0; after !== null; parts += 1) {
        const part = await store.retention.abandonedGuests(5_000, after, 2);
        found.push(...part.patrons);
        after = part.next;
      }
      expect([found, parts]).toEqual([[ANN, BEN, ...others], 3]);
    });
  });
};
