import { coins, type Minor } from '@punto/engine/minor';
import type { Limits } from '@punto/table';
import { describe, expect, it } from 'vitest';
import { limitsNeedApproval } from './second-person.ts';

const limits = (maxMinor: Minor, differentialMinor: Minor | null = null): Limits => ({
  offers: [{ option: 'player', minMinor: coins(1), maxMinor }],
  differentialMinor,
});
const RULE = { aboveMinor: coins(5_000), percent: 200 };
const asks = (before: Limits, after: Limits, configured = limits(coins(1_000), coins(2_000))) =>
  limitsNeedApproval({ before, after, configured }, RULE);

describe('limits that need a second person', () => {
  const own = limits(coins(1_000), coins(2_000));

  it('[L3] are those above twice the room’s own, and not at twice', () => {
    expect(asks(own, limits(coins(2_000), coins(2_000)))).toBe(false);
    expect(asks(own, limits(coins(2_001), coins(2_000)))).toBe(true);
  });

  it('[L3] are reached by small steps as by a large one', () => {
    expect(asks(limits(coins(2_000), coins(2_000)), limits(coins(2_010), coins(2_000)))).toBe(true);
  });

  it('[L3] are those a set sum above the room’s own, where that is less than twice', () => {
    const large = limits(coins(20_000));
    expect(asks(large, limits(coins(25_000)), large)).toBe(false);
    expect(asks(large, limits(coins(25_001)), large)).toBe(true);
  });

  it('[L4] are a differential that is taken away, where the room has one', () => {
    expect(asks(own, limits(coins(1_000), null))).toBe(true);
    expect(asks(limits(coins(1_000)), limits(coins(900)), limits(coins(1_000)))).toBe(false);
    expect(asks(own, limits(coins(1_000), coins(4_001)))).toBe(true);
  });

  it('[L3] are none that come down, however high they still are', () => {
    expect(asks(limits(coins(90_000), null), limits(coins(80_000), null))).toBe(false);
  });
});
