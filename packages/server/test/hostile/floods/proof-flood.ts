// Requests proofs of rounds of ended shoes, without a session, at and above the rate allowed to an address; each for
// another shoe, so that caches help as little as possible.
import { Agent, request } from 'node:http';
import { PAST_TABLE } from './flood-house.ts';
import type { FloodParts } from './flood-line.ts';

const AT_ONCE = 8;
const ADDRESSES = ['198.19.0.1', '198.19.0.2', '198.19.0.3'];
/** Delay after a refusal. */
const REFUSED_MS = 20;

export const askForProofs = ({ target, deeds, area }: FloodParts): (() => void) => {
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  let asked = 0;
  let ended = 0;

  const get = (path: string, address: string): Promise<{ status: number; body: string }> =>
    new Promise((resolve) => {
      const headers = { 'x-forwarded-for': address };
      const asking = request({ ...target, agent, path, headers }, (answer) => {
        let body = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => {
          body += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
        answer.on('error', () => resolve({ status: 0, body }));
      });
      asking.on('error', () => resolve({ status: 0, body: '' }));
      asking.end();
    });

  const ask = async (address: string): Promise<void> => {
    while (!isOver) {
      const shoe = 1 + (asked++ % Math.max(1, ended));
      const { status } = await get(`/api/tables/${PAST_TABLE}/shoes/${shoe}/rounds/1/opened`, address);
      if (isOver) return;
      deeds.count(area, `status ${status}`);
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, REFUSED_MS));
    }
  };

  const begin = async (): Promise<void> => {
    const { body } = await get(`/api/tables/${PAST_TABLE}/shoes`, '198.19.1.1');
    ended = (body.match(/"number":\d+/g) ?? []).length;
    deeds.count(area, 'ended shoes', ended);
    for (const address of ADDRESSES) for (let n = 0; n < AT_ONCE; n += 1) void ask(address);
  };
  void begin();

  return () => {
    isOver = true;
    agent.destroy();
  };
};
