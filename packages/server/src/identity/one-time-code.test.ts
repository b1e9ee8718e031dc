import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createCodeCipher, newSecret, stepOf } from './one-time-code.ts';

const RFC = Secret.fromLatin1('12345678901234567890').base32;
const codeAt = (secret: string, now: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now });

describe('a one-time code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('[RFC 6238] is, at %i s, %s', (seconds, code) => {
    expect(stepOf(RFC, code, seconds * 1_000, null)).toBe(Math.floor(seconds / 30));
  });

  it('is accepted half a minute early or late, and no more', () => {
    const now = 1_700_000_010_000;
    const taken = (ms: number) => stepOf(RFC, codeAt(RFC, now + ms), now, null) !== null;
    expect([-60_000, -30_000, 0, 30_000, 60_000].map(taken)).toEqual([false, true, true, true, false]);
  });

  it('is accepted once, and then none that is older', () => {
    const now = 1_700_000_010_000;
    const step = stepOf(RFC, codeAt(RFC, now), now, null);
    expect(step).not.toBeNull();
    expect(stepOf(RFC, codeAt(RFC, now), now, step)).toBeNull();
    expect(stepOf(RFC, codeAt(RFC, now - 30_000), now, step)).toBeNull();
    expect(stepOf(RFC, codeAt(RFC, now + 30_000), now, step)).toBe(Number(step) + 1);
  });

  it('enrols with a URI that apps know', () => {
    const { secret, uri } = newSecret('Zoë O’Brien');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(uri);
    expect(decodeURIComponent(url.pathname)).toBe('/Punto:Zoë O’Brien');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      issuer: 'Punto',
      secret,
      period: '30',
      digits: '6',
    });
    expect(newSecret('Anne').secret).not.toBe(secret);
  });
});

describe('the secret at rest', () => {
  const codes = createCodeCipher([new Uint8Array(32).fill(7)]);
  const encrypted = codes.encrypt('staff-1', RFC);

  it('is encrypted differently each time, and decrypts again', () => {
    expect(encrypted).not.toContain(RFC);
    expect(Buffer.from(encrypted, 'base64').toString('latin1')).not.toContain(RFC);
    expect(codes.encrypt('staff-1', RFC)).not.toBe(encrypted);
    expect(codes.decrypt('staff-1', encrypted)).toBe(RFC);
  });

  it('decrypts for no other member, with no other key, and not when changed', () => {
    const other = createCodeCipher([new Uint8Array(32).fill(8)]);
    const bytes = Buffer.from(encrypted, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(codes.decrypt('staff-2', encrypted)).toBeNull();
    expect(other.decrypt('staff-1', encrypted)).toBeNull();
    expect(codes.decrypt('staff-1', bytes.toString('base64'))).toBeNull();
    expect(codes.decrypt('staff-1', '')).toBeNull();
  });

  it('[F3] decrypts with an older key too, and encrypts with the newest', () => {
    const newest = new Uint8Array(32).fill(9);
    const both = createCodeCipher([newest, new Uint8Array(32).fill(7)]);
    expect(both.decrypt('staff-1', encrypted)).toBe(RFC);
    expect(createCodeCipher([newest]).decrypt('staff-1', both.encrypt('staff-1', RFC))).toBe(RFC);
  });
});
