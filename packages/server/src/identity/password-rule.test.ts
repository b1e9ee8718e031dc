import { describe, expect, it } from 'vitest';
import { passwordFault } from './password-rule.ts';

describe('a password', () => {
  it.each([
    ['short one', 'characters at least'],
    ['👩‍🚀👩‍🚀👩‍🚀', 'characters at least'],
    ['aaaaaaaaaaaa', 'few different'],
    ['abababababab', 'few different'],
    ['password123', 'commonest'],
    ['Password123', 'commonest'],
    ['QWERTYUIOP', 'commonest'],
    ['puntobanco12', 'commonest'],
    ['anne-marie!', 'Your name'],
    ['AnneMarie1987', 'Your name'],
    ['1annemarieannemarie', 'Your name'],
  ])('%s is refused: %s', (password, words) => {
    expect(passwordFault(password, 'Anne Marie')).toContain(words);
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
