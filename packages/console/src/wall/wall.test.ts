import { coins, minor } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { exampleEntry, examplePause } from '../../test/fixtures/floor/example-entry.ts';
import { stakesParts } from '../currency/table-stakes.ts';
import { sumsOf } from '../shell/sums.ts';
import { parseWallChoice } from '../wall-choice.ts';
import { arranged } from './arrange.ts';
import { stakesShare } from './stakes-share.ts';

const shut = exampleEntry('salon-four', { view: { service: 'shut' } });
const calm = exampleEntry('room-10', { stakedMinor: coins(40), exposureMinor: coins(60), patrons: 3 });
const busy = exampleEntry('room-9', { stakedMinor: coins(90), exposureMinor: coins(20), patrons: 2 });
const paused = exampleEntry('arch', {
  pause: examplePause(1),
  dealers: [{ id: 'd-3', name: 'Dealer 3' }],
});
const ALL = [shut, calm, busy, paused];

const names = (choice: Parameters<typeof arranged>[1], search = '') =>
  arranged(ALL, choice, search).map(({ table }) => table);

describe('the wall', () => {
  it('[T5] lists tables with alerts first, then the server’s order, and closed tables last', () => {
    expect(names({ order: 'trouble', filter: 'all' })).toEqual(['arch', 'room-10', 'room-9', 'salon-four']);
  });

  it('[T5] counts a table without its dealer as an alert', () => {
    const lost = exampleEntry('zz-last', { unattended: true, away: { since: 1, why: 'gone' } });
    const choice = { order: 'trouble', filter: 'all' } as const;
    expect(arranged([calm, busy, lost], choice, '')[0]).toBe(lost);
  });

  it('is sorted by the chosen order, with numbers in names sorted numerically', () => {
    expect(names({ order: 'name', filter: 'all' })).toEqual(['arch', 'room-9', 'room-10', 'salon-four']);
    expect(names({ order: 'exposure', filter: 'all' })[0]).toBe('room-10');
    expect(names({ order: 'staked', filter: 'all' })[0]).toBe('room-9');
    expect(names({ order: 'patrons', filter: 'all' })[0]).toBe('room-10');
  });

  it('is filtered by alerts, closing, and a word of table, room or dealer', () => {
    expect(names({ order: 'trouble', filter: 'alerts' })).toEqual(['arch']);
    expect(names({ order: 'trouble', filter: 'shut' })).toEqual(['salon-four']);
    expect(names({ order: 'trouble', filter: 'all' }, ' ROOM ')).toEqual(['room-10', 'room-9']);
    expect(names({ order: 'trouble', filter: 'all' }, 'dealer 3')).toEqual(['arch']);
  });

  it('does not change its input', () => {
    names({ order: 'name', filter: 'all' });
    expect(ALL[0]).toBe(shut);
  });

  it('counts open tables, patrons, stakes and exposure', () => {
    const stopped = exampleEntry('b', { stopped: true });
    expect(sumsOf([...ALL, stopped])).toEqual({
      open: 3,
      patrons: 5,
      stakedMinor: coins(130),
      exposureMinor: coins(80),
    });
  });

  it('shows the shares of the stakes in percent', () => {
    const totals = {
      player: { stakeMinor: minor(400), patrons: 1 },
      banker: { stakeMinor: minor(500), patrons: 1 },
      'player-pair': { stakeMinor: minor(100), patrons: 1 },
    };
    const { floor } = exampleEntry('a', { stakedMinor: minor(1_000), view: { totals } });
    expect(stakesShare(stakesParts(floor))).toEqual({ player: 40, tie: 0, banker: 50, others: 10 });
    expect(stakesShare(stakesParts(exampleEntry('a').floor)).player).toBe(0);
  });

  it('restores its order, and ignores an invalid one', () => {
    expect(parseWallChoice({ order: 'staked', filter: 'shut' })).toEqual({ order: 'staked', filter: 'shut' });
    expect(parseWallChoice({ order: 'x' })).toEqual({ order: 'trouble', filter: 'all' });
    expect(parseWallChoice(null)).toEqual({ order: 'trouble', filter: 'all' });
  });
});
