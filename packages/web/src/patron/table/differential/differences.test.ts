import { coins, minor } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { setup } from '../../../../test/fixtures/table-setup.ts';
import { differences, matters } from './differences.ts';

const limited = { ...setup, differentialMinor: coins(1000), patronDifferentialMinor: coins(400) };

describe('[L4] differences under the differential limits', () => {
  it('include unconfirmed chips', () => {
    const laid = [{ option: 'player' as const, stakeMinor: coins(150) }];
    const [own, all] = differences(limited, {}, { player: coins(50) }, laid);
    expect([own?.limit, own?.apartMinor, own?.ahead]).toEqual(['patron', coins(200), 'player']);
    expect([all?.limit, all?.apartMinor]).toEqual(['table', coins(150)]);
  });

  it('are shown only if half of the limit is used', () => {
    const used = (apart: number) =>
      matters({ limit: 'patron', limitMinor: coins(400), apartMinor: minor(apart), ahead: 'player' });
    expect([0, 19_999, 20_000, 40_000].map(used)).toEqual([false, false, true, true]);
  });
});
