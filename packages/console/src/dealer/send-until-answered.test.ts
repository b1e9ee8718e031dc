// When the response to a duty is lost, the same request is repeated until the outcome is known.
import { describe, expect, it } from 'vitest';
import { faultText } from '../client/fault-text.ts';
import { FloorRefusal } from '../client/floor-client.ts';
import { RESPONSE_LOST, sendUntilAnswered } from './send-until-answered.ts';

const lost = () => new FloorRefusal('unreachable', 'gone');

const rehearse = (answers: readonly (Error | 'done')[]) => {
  const asked: string[] = [];
  const said: (() => string)[] = [];
  let now = 0;
  const sent = sendUntilAnswered({
    ask: async (request) => {
      const answer = answers[asked.length] ?? lost();
      asked.push(request);
      if (answer !== 'done') throw answer;
      return answer;
    },
    newName: () => 'name',
    onLost: (words) => said.push(words),
    now: () => now,
    wait: async (ms) => {
      now += ms;
    },
  });
  return { asked, said, sent };
};

describe('a duty whose response was lost', () => {
  it('[T5] is repeated with the same request id until the outcome is known', async () => {
    const { asked, said, sent } = rehearse([lost(), lost(), 'done']);
    expect(await sent).toBe('done');
    expect(asked).toEqual(['name', 'name.again', 'name.again']);
    expect(said).toEqual([RESPONSE_LOST, RESPONSE_LOST]);
    expect(RESPONSE_LOST()).toMatch('The answer was lost');
  });

  it('[T5] throws the refusal of the server', async () => {
    const { asked, sent } = rehearse([lost(), new FloorRefusal('duty-refused', 'Not that card.')]);
    await expect(sent).rejects.toThrow('Not that card.');
    expect(asked).toHaveLength(2);
  });

  it('[T5] is refused when it cannot be recorded, and is unknown when that is said of the second request alone', async () => {
    const full = () => new FloorRefusal('cannot-record', 'The disk is full.');
    const first = rehearse([full()]);
    await expect(first.sent).rejects.toThrow('The disk is full.');
    expect([first.asked, first.said]).toEqual([['name'], []]);
    const second = rehearse([lost(), full(), 'done']);
    expect(await second.sent).toBe('done');
    expect(second.said).toEqual([RESPONSE_LOST, RESPONSE_LOST]);
  });

  it('[T5] is reported as unknown when the server never responds', async () => {
    const { said, sent } = rehearse([]);
    const fault = await sent.catch((caught: unknown) => caught);
    expect(faultText(fault, () => '')).toMatch('It is not known whether it was done: look at the cards');
    expect(said.length).toBeGreaterThan(10);
  });
});
