// A shoe is archived when it ends at a real table: with the dealt cards only.
import type { Card } from '@punto/engine/card';
import { type TableEvent, tableId } from '@punto/table/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ONE_DECK } from '../../test/support/one-deck.ts';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../test/support/test-deployment.ts';

const [ONE, ALONE] = [tableId('one'), tableId('single.ann')];
const ALL = { limit: 50, before: null };

let deployment: TestDeployment;
beforeAll(async () => {
  deployment = await createTestDeployment([ONE_DECK, { ...ONE_DECK, table: ALONE }], seededWords(5));
});
afterAll(() => deployment.close());

const until = async (holds: () => boolean): Promise<void> => {
  for (let steps = 0; !holds(); steps += 1) {
    if (steps > 4000) throw new Error('the table did not reach the state');
    await deployment.step();
  }
};
const eventsOf = async (): Promise<readonly TableEvent[]> =>
  (await deployment.store().load(ONE, 'start')).events;

it('[S3] a shoe is not in the archive while it is in play', async () => {
  await until(() => deployment.state('one').history.length > 3);
  expect(await deployment.store().shoes(ONE, ALL)).toEqual({ items: [], next: null });
});

it('[S3] the ended shoe is archived whole', async () => {
  await until(() => deployment.state('one').shoes > 2);
  const events = await eventsOf();
  const { items } = await deployment.store().shoes(ONE, ALL);
  expect(items.map(({ number }) => number)).toEqual([2, 1]);
  const first = items[1] ?? expect.fail('no first shoe');
  const ended = events.findIndex(({ type }) => type === 'ShoeEnded');
  const past = events.slice(0, ended);
  expect(first.rounds).toHaveLength(past.filter(({ type }) => type === 'RoundSettled').length);
  expect(first.endedAt).toBe(events[ended]?.at);
  const dealt = past.flatMap((event) => (event.type === 'CardDealt' ? [event.card] : []));
  const kept = first.rounds.flatMap(({ player, banker }) => [...player, ...banker]);
  expect(kept.toSorted()).toEqual(dealt.toSorted());
});

it('[F3] has no card that was not revealed, neither undealt nor burnt', async () => {
  const kept = await deployment.store().shoe(ONE, 1);
  const cards = JSON.stringify(kept).match(/"[A2-9TJQK][SHDC]"/g) ?? [];
  const dealt = kept?.rounds.flatMap(({ player, banker }): Card[] => [...player, ...banker]) ?? [];
  expect(cards).toHaveLength(dealt.length + 1);
  expect(cards.length).toBeLessThan(52);
  expect(Object.keys(kept ?? {})).toEqual([
    ...['table', 'number', 'decks', 'shuffledAt', 'endedAt', 'commitment', 'burn', 'rounds'],
  ]);
});

it('[V5] shoes of private tables are not archived', async () => {
  await until(() => deployment.state(ALONE).shoes > 1);
  expect((await deployment.store().shoes(ALONE, ALL)).items).toEqual([]);
});
