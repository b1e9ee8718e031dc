// A settlement is sent once, whether it came as a message, from the store, or both ways.
import { coins } from '@punto/engine/minor';
import { patronId } from '@punto/table/ids';
import type { KeptRecord, OwnView } from '@punto/table/index';
import { expect, it } from 'vitest';
import { Settlements } from './settlements.ts';

const ANNA = patronId('anna');
const record = (shoe: number, round: number, revision = 0) =>
  ({ patron: ANNA, shoe, round, ...(revision ? { revision } : {}) }) as KeptRecord;
const own = (shoe: number, round: number) =>
  ({ shoe, round, bets: { player: coins(1) } }) as unknown as OwnView;

it('[L6] is new once, and so is each revision', () => {
  const settlements = new Settlements();
  const all = [
    ...[record(1, 1), record(1, 1), record(1, 2), record(1, 1, 1), record(1, 1, 1), record(1, 1, 2)],
    ...[record(1, 1, 1), record(1, 2), record(2, 1)],
  ];
  expect(all.map((each) => settlements.isNew(each))).toEqual([
    ...[true, false, true, true, false, true],
    ...[false, false, true],
  ]);
});

it('is awaited from the stake until it is sent, also after the patron left the table', () => {
  const settlements = new Settlements();
  settlements.stands(ANNA, null);
  expect(settlements.awaited()).toEqual([]);
  settlements.stands(ANNA, own(1, 3));
  settlements.forget(ANNA);
  expect(settlements.awaited()).toEqual([{ patron: ANNA, round: { shoe: 1, round: 3 } }]);
  settlements.isNew(record(1, 2));
  expect(settlements.awaited()).toHaveLength(1);
  settlements.isNew(record(1, 3));
  expect(settlements.awaited()).toEqual([]);
  // A look that shows the finished round does not make it awaited again.
  settlements.stands(ANNA, own(1, 3));
  expect(settlements.awaited()).toEqual([]);
});
