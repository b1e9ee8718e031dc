import { describe, expect, it } from 'vitest';
import { NO_COST } from '../../test/support/test-server.ts';
import { createPasswords, PASSWORD_COST, type PasswordCost } from './password.ts';

const passwords = createPasswords(NO_COST);

describe('a password at rest', () => {
  it('[C.6.5] is argon2id in a PHC string, different each time', async () => {
    const [one, two] = await Promise.all([
      passwords.hash('a long password'),
      passwords.hash('a long password'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await passwords.fits('a long password', one)).toBe(true);
    expect(await passwords.fits('a long passwore', one)).toBe(false);
  });

  it('is read as the reference implementation writes it', async () => {
    // From the test of the reference implementation: two passes, 64 MiB, "somesalt".
    const phc = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await passwords.fits('password', phc)).toBe(true);
    expect(await passwords.fits('passwore', phc)).toBe(false);
    await expect(passwords.fits('password', '$argon2i$v=19$m=65536,t=2,p=1$c29t$CTFh')).rejects.toThrow();
  });

  it('is the same on every keyboard (NFKC)', async () => {
    const phc = await passwords.hash('cafe\u0301 au lait');
    expect(await passwords.fits('caf\u00e9 au lait', phc)).toBe(true);
  });

  it('of an unknown name fits nothing', async () => {
    expect(await passwords.fits('', null)).toBe(false);
    expect(await passwords.fits('a long password', null)).toBe(false);
  });

  it('is stale once the cost was raised, and is still accepted', async () => {
    const phc = await passwords.hash('a long password');
    const dearer = createPasswords({ ...NO_COST, passes: 2 });
    expect([passwords.isStale(phc), dearer.isStale(phc)]).toEqual([false, true]);
    expect(await dearer.fits('a long password', phc)).toBe(true);
  });

  it('[§2.5.3] of an unknown name takes as long as a real one', async () => {
    const took = async (cost: PasswordCost): Promise<number> => {
      const start = performance.now();
      await createPasswords(cost).fits('another password', null);
      return performance.now() - start;
    };
    // 64 MiB three times against almost nothing: only a check without hashing would be fast.
    expect(await took(PASSWORD_COST)).toBeGreaterThan(20);
  });

  it('[B.4.3] has at least the OWASP cost', () => {
    expect(PASSWORD_COST.memoryKib).toBeGreaterThanOrEqual(46 * 1024);
    expect(PASSWORD_COST.passes).toBeGreaterThanOrEqual(1);
  });

  it('runs two hashes at once, and rejects when too many wait', async () => {
    const busy = createPasswords(NO_COST);
    const tries = await Promise.allSettled(Array.from({ length: 80 }, () => busy.hash('a long password')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(66);
    expect(await busy.hash('a long password')).toContain('$argon2id$');
  });
});
