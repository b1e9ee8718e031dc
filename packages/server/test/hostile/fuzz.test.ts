import { expect, it } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';

it('[L6] eight thousand hostile messages touch nobody’s round, and each is answered or its socket closed', async () => {
  const { tally, honest, faults } = await fuzz({ messages: 8_000, seed: 7 });
  expect(faults).toEqual([]);
  expect(tally.messages).toBeGreaterThanOrEqual(8_000);
  expect(honest.tickets).toBeGreaterThanOrEqual(2);
  // It has been everywhere: messages, floods, frames and requests.
  expect([...tally.answers.keys()]).toEqual(
    expect.arrayContaining([
      'error malformed',
      'error unknown-message',
      'close 4429',
      'close 1002',
      'status 400',
    ]),
  );
}, 180_000);
