// The floor of the simulation reaches a table at any node, also when it is called outside of every task.
import { expect, it } from 'vitest';
import { createWalletStage } from './wallet-stage.ts';

const WITHIN_MS = 20_000;

it('resumes every paused table while the run is drained', async () => {
  const stage = createWalletStage({ seed: 1, patrons: 1, tables: 4 });
  const { world, step, setups, floor, stateOf } = stage;
  const until = async (what: () => boolean): Promise<void> => {
    const over = world.now() + WITHIN_MS;
    while (!what() && world.now() < over) await step();
    expect(what()).toBe(true);
  };
  const all = (isPaused: boolean) => (): boolean =>
    setups.every(({ table }) => (stateOf(table)?.pause != null) === isPaused && stateOf(table) !== null);
  try {
    stage.start();
    await until(all(false));
    for (const { table } of setups) floor.pause(table);
    await until(all(true));
    for (const { table } of setups) floor.resume(table);
    await until(all(false));
  } finally {
    stage.close();
  }
});
