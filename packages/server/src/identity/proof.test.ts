import type { StaffMember, StaffStore } from '@punto/store/staff-store';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { LocalKeyedMutex } from '../limits/semaphore.ts';
import { createCodeCipher } from './one-time-code.ts';
import type { Passwords } from './password.ts';
import { createProver } from './proof.ts';
import { entryOf } from './staff-journal-entry.ts';

const ANNE: StaffMember = {
  id: 'staff-anne',
  name: 'Anne',
  role: 'dealer',
  passwordHash: 'hash of anne',
  mustChangePassword: false,
  codeSecret: null,
  codeOffered: null,
  codeStep: null,
  active: true,
  createdAt: 0,
  lastSignInAt: null,
};

/** A prover over one account, and the hashes its passwords were compared with. */
const proverOf = (member: StaffMember) => {
  const asked: (string | null)[] = [];
  const passwords: Passwords = {
    hash: async () => 'never',
    isStale: () => false,
    fits: async (password, phc) => {
      asked.push(phc);
      return phc !== null && password === 'right';
    },
  };
  const failures: string[] = [];
  const staff = {
    byId: async () => member,
    update: async () => member,
    failures: {
      add: async (name: string) => void failures.push(name),
      since: async (name: string) => failures.filter((failed) => failed === name).length,
      clear: async () => undefined,
    },
  } as unknown as StaffStore;
  const clock = createManualClock();
  const codes = createCodeCipher([new Uint8Array(32)]);
  const prover = createProver({ staff, clock, passwords, codes, turns: new LocalKeyedMutex() });
  const entry = () => entryOf(null, { at: clock.now(), action: 'sign-in-failed' });
  const prove = (claimed: StaffMember | null, password: string, code?: string) =>
    prover.prove({ key: claimed?.name ?? 'nobody', member: claimed, given: { password, code }, entry });
  return { asked, failures, prove };
};

describe('a proof', () => {
  it('[§2.5.3] hashes once for a right password, a wrong one, an unknown name and an inactive account', async () => {
    const open = proverOf(ANNE);
    await open.prove(ANNE, 'right');
    await open.prove(ANNE, 'wrong');
    await open.prove(null, 'right');
    expect(open.asked).toEqual(['hash of anne', 'hash of anne', null]);
    const closed = proverOf({ ...ANNE, active: false });
    expect(await closed.prove(ANNE, 'right')).toEqual({ ok: false, refusal: 'wrong-name-or-password' });
    expect(closed.asked).toEqual([null]);
  });

  it('[§2.5.3] of a locked name hashes nothing, whether the name exists or not', async () => {
    for (const claimed of [ANNE, null]) {
      const { asked, prove } = proverOf(ANNE);
      for (let i = 0; i < 5; i += 1) await prove(claimed, 'wrong');
      expect(asked).toHaveLength(3);
      expect(await prove(claimed, 'right')).toEqual({ ok: false, refusal: 'locked-out' });
    }
  });

  it('with another deployment key throws, and does not count as a failure', async () => {
    const codeSecret = createCodeCipher([new Uint8Array(32).fill(1)]).encrypt(ANNE.id, 'JBSWY3DP');
    const { prove, failures } = proverOf({ ...ANNE, codeSecret });
    expect(await prove(ANNE, 'right')).toEqual({ ok: false, refusal: 'code-needed' });
    await expect(prove(ANNE, 'right', '123456')).rejects.toThrow('has another key');
    expect(failures).toEqual([]);
  });
});
