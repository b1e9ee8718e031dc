import { describe, expect, inject, it } from 'vitest';
import { judge, lacksOf } from '../support/deeds/minimums.ts';
import { CALM, FLOODS } from './floods/flood-kinds.ts';
import { MINIMUMS } from './floods/flood-minimums.ts';
import { runFloods } from './floods/floods.ts';

it.runIf(inject('soak'))(
  '[L6] a flood of looks from one address is refused, and the two who play at the table are not affected',
  async () => {
    const name = 'looks of one address';
    const { counts, faults } = await runFloods({ seconds: 3, only: [name] });
    expect(faults).toEqual([]);
    expect(counts[`${name}: heard too-frequent`]).toBeGreaterThan(0);
  },
);

describe('a run of floods', () => {
  const names = MINIMUMS.flatMap(({ what, per }) => [String(what), per]);
  const sound = {
    ...Object.fromEntries(names.map((name) => [name, 1_000_000])),
    'run: floods': 1,
    'run: seconds of each flood': 20,
  };

  it('has a minimum for each flood', () => {
    const asked = new Set(MINIMUMS.map(({ flood }) => flood));
    expect(FLOODS.map(({ name }) => name).filter((name) => name !== CALM && !asked.has(name))).toEqual([]);
  });

  it('passes when each did its part', () => {
    expect(lacksOf(judge(sound, MINIMUMS))).toEqual([]);
  });

  it.each(MINIMUMS.map(({ what }) => String(what)))('fails without %s', (what) => {
    expect(lacksOf(judge({ ...sound, [what]: 0 }, MINIMUMS)).join()).toContain(`0 of “${what}”`);
  });
});
