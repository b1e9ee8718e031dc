import { expect, it } from 'vitest';
import { answerText, todoText } from './owed-words.ts';

it('names the action for an unresolved call by its last answer', () => {
  const todo = (fault: string | null) => todoText({ fault }).split(':')[0];
  expect(todo(null)).toBe('It waits for an earlier call of this patron.');
  for (const fault of ['no-answer', 'busy', 'unavailable']) expect(todo(fault)).toBe('Wait');
  expect(todoText({ fault: 'signature' })).toContain('keys or clocks');
  for (const fault of ['unknown-patron', 'funds', 'id-reused'])
    expect(todoText({ fault })).toContain('refuses a call that it must take');
});

it('names the last answer in words, and a code of the contract by itself', () => {
  expect(answerText('no-answer')).toBe('Last answer: no valid answer');
  expect(answerText('id-reused')).toBe('Last answer: id-reused');
});
