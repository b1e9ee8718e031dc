// An update has the fields of the view that changed, compared by content.
import { coins } from '@punto/engine/minor';
import { evolve, type OpenTable } from '@punto/table';
import { instant, version } from '@punto/table/ids';
import { expect, it } from 'vitest';
import { exampleSetup } from '../../test/support/fake-table.ts';
import { createViewHistory } from './view-history.ts';

const opened = evolve(null, { type: 'TableOpened', setup: exampleSetup('one'), at: instant(1) });
const staked = (at: number, patrons: number): OpenTable => ({
  ...opened,
  version: version(at),
  totals: { player: { stakeMinor: coins(50), patrons } },
});

it('[T4] an update has the fields whose content changed, and no others', () => {
  const history = createViewHistory(opened);
  expect(history.show(staked(2, 1))).toEqual({
    ...{ from: 1, version: 2 },
    changed: { totals: { player: { stakeMinor: coins(50), patrons: 1 } } },
  });
  expect(history.show(staked(2, 1))).toBeNull();
  expect(history.show(staked(3, 1))?.changed).toEqual({});
  expect(Object.keys(history.show(staked(4, 2))?.changed ?? {})).toEqual(['totals']);
  const closed = { ...staked(5, 2), totals: {}, history: ['P'] };
  expect(history.show(closed)?.changed).toEqual({ totals: {}, history: ['P'] });
  expect(history.show({ ...closed, version: version(6), history: ['P', 'B'] })?.changed).toEqual({
    history: ['P', 'B'],
  });
});

it('[T4] a client gets the fields that changed since its version', () => {
  const history = createViewHistory(opened);
  history.show(staked(2, 1));
  history.show({ ...staked(3, 1), manual: false, history: ['T'] });
  expect(history.since(version(2))).toMatchObject({ from: 2, version: 3, view: { history: ['T'] } });
  expect(Object.keys(history.since(version(2)).view)).toEqual(['history']);
  expect(Object.keys(history.since(version(1)).view).toSorted()).toEqual(['history', 'totals']);
  expect(history.since(null).from).toBeNull();
});
