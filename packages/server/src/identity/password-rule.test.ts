import { describe, expect, it } from 'vitest';
import { passwordFault } from './password-rule.ts';

describe('a password', () => {
  it.each([
    ['short one', 'password-short'],
    ['👩‍🚀👩‍🚀👩‍🚀', 'password-short'],
    ['aaaaaaaaaaaa', 'password-few-characters'],
    ['abababababab', 'password-few-characters'],
    ['password123', 'password-common'],
    ['Password123', 'password-common'],
    ['QWERTYUIOP', 'password-common'],
    ['puntobanco12', 'password-common'],
    ['anne-marie!', 'password-own-name'],
    ['AnneMarie1987', 'password-own-name'],
    ['1annemarieannemarie', 'password-own-name'],
  ])('%s is refused: %s', (password, fault) => {
    expect(passwordFault(password, 'Anne Marie')).toBe(fault);
  });

  it.each([
    'green kettle on fire',
    'annemarie likes tea',
    'zwölf Boxkämpfer',
    '日本語のパスワードです',
    '7h-k2_q9+wz',
  ])('%s is taken', (password) => {
    expect(passwordFault(password, 'Anne Marie')).toBeNull();
  });
});
