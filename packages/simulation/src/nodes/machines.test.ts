// The clocks of a simulated machine.
import { describe, expect, it } from 'vitest';
import { createOwner, createWorld, type World } from '../world.ts';
import { createMachine } from './machines.ts';

const run = async (world: World, ms: number): Promise<void> => {
  world.after(createOwner('test'), ms, () => {});
  await world.step();
};

describe('the monotonic counter of a machine', () => {
  it('stops while the machine is frozen', async () => {
    const world = createWorld(0, (_, fault) => expect.fail(String(fault)));
    const machine = createMachine(world, 0, 1);
    await run(world, 100);
    expect(machine.standStill(50)).toBe(50);
    await run(world, 30);
    expect(machine.steady()).toBe(100);
    await run(world, 70);
    expect(machine.steady()).toBe(150);
  });

  it('counts stops that overlap once, and never runs backwards', async () => {
    const world = createWorld(0, (_, fault) => expect.fail(String(fault)));
    const machine = createMachine(world, 0, 1);
    expect(machine.standStill(100)).toBe(100);
    await run(world, 50);
    expect(machine.standStill(100)).toBe(50);
    await run(world, 25);
    expect(machine.steady()).toBe(0);
    await run(world, 125);
    expect(machine.steady()).toBe(50);
  });
});
