import { describe, expect, it } from 'vitest';
import { resultOf } from './result-words.ts';

describe('short result of a round', () => {
  it.each([
    ['B6', 'Banker 6'],
    ['P9np', 'Player 9'],
    ['T8n', 'Tie 8'],
    [null, '–'],
  ])('[R8] %s is %s', (mark, words) => expect(resultOf(mark)).toBe(words));
});
