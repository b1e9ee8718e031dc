// Three nodes as real processes behind the balancer, with PostgreSQL and NATS: one is killed, and in `npm run soak` one is
// stopped as for an upgrade and one paused beyond its lease. `npm run nodes` does long runs.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chanceOf } from '../support/chance.ts';
import type { Fault } from './faults.ts';
import { oneMachine } from './network.ts';
import { missingServer } from './node-deployment.ts';
import { createStorm, type Storm } from './storm.ts';

const lacking = missingServer();
const without = lacking === null ? '' : ` (left out: ${lacking} is not installed)`;

describe.skipIf(lacking !== null)(`a deployment of three nodes${without}`, () => {
  let storm: Storm;
  beforeAll(async () => {
    storm = await createStorm({ network: oneMachine, nodes: 3, tables: 6, patrons: 12, chance: chanceOf(8) });
  });
  afterAll(() => storm?.close());

  const goesOnAfter = async (fault: Fault): Promise<void> => {
    await storm.befall(fault);
    const { faults, tickets } = await storm.check();
    expect(faults).toEqual([]);
    expect(tickets).toBeGreaterThan(storm.crowd.members.length);
  };

  it('[T3] [T4] [L6] plays on elsewhere when one is killed, and nothing that was sent is lost', () =>
    goesOnAfter('kill'));

  it.runIf(inject('soak'))('[L6] has everything once when one was paused and goes on', () =>
    goesOnAfter('freeze'),
  );

  it.runIf(inject('soak'))('[T4] drops no round when one is stopped in good order', () =>
    goesOnAfter('drain'),
  );

  it('fails if a ticket was acknowledged that is not in its books', async () => {
    const [member] = storm.crowd.members;
    if (!member) throw new Error('the crowd has no member');
    const { id, table } = member;
    member.answered.push({ patron: id, table, ticket: 'never-was', accepted: true, stakedMinor: 1 });
    const { faults } = await storm.check();
    expect(faults).toEqual([`ticket never-was of ${id} at ${table} was accepted and counts 0 times`]);
  });
});
