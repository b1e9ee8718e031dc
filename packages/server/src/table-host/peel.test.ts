// How a patron bends the card is published to others, only for the holder of the squeeze. [T7]
import { SQUEEZE } from '@punto/engine/rooms/squeeze';
import { makeTable } from '@punto/engine/table-setup';
import { type Fold, type PatronId, ticketId } from '@punto/table/index';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../test/support/test-deployment.ts';

const FOLD: Fold = { from: [0, 0], to: [300, 400] };

let deployment: TestDeployment;
let holder: PatronId;
let other: PatronId;
beforeEach(async () => {
  deployment = await createTestDeployment(
    [makeTable(SQUEEZE, { table: 'one', name: 'One' })],
    seededWords(4),
  );
  [holder, other] = [await deployment.admit('ann'), await deployment.admit('ben')];
  await deployment.until('one', 'betting');
  // The highest stake on a side gets its squeeze.
  await deployment.bet('one', holder, ticketId('ticket-0001'), { player: 200, tie: 10 });
  await deployment.bet('one', other, ticketId('ticket-0002'), { player: 10 });
  while (!deployment.state('one').round?.squeeze) await deployment.step();
});
afterEach(() => deployment.close());

const peels = () => deployment.news.flatMap(({ news }) => (news.type === 'peel' ? [news] : []));

it('[T7] a fold of the holder is published, with the card’s place', async () => {
  const { squeeze } = deployment.state('one').round ?? {};
  expect(squeeze?.holder).toBe(holder);
  expect(await deployment.ask('one', { type: 'peel', patron: holder, fold: FOLD })).toEqual({
    type: 'noted',
  });
  expect(peels()).toEqual([{ type: 'peel', side: squeeze?.side, place: squeeze?.place, fold: FOLD }]);
});

it('[T7] a fold of another patron is not, even with stakes on that side', async () => {
  expect(await deployment.ask('one', { type: 'peel', patron: other, fold: FOLD })).toEqual({ type: 'noted' });
  expect(await deployment.ask('one', { type: 'peel', patron: other, fold: null })).toEqual({ type: 'noted' });
  expect(peels()).toEqual([]);
});

it('[T7] a fold of the holder is not published once the card is turned', async () => {
  while (deployment.state('one').round?.squeeze?.holder === holder) await deployment.step();
  await deployment.ask('one', { type: 'peel', patron: holder, fold: FOLD });
  expect(peels()).toEqual([]);
});
