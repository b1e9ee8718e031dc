// Journal entries of duties, including limits.
import { coins } from '@punto/engine/minor';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exampleSetup } from '../../test/support/fake-table.ts';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../test/support/test-deployment.ts';

const STAFF = { id: 's1', name: 'Sara' };

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await createTestDeployment([exampleSetup('one')], seededWords(3));
  await deployment.until('one', 'betting');
});
afterEach(() => deployment.close());

it('[L3] a change of limits is journalled like any duty: table, amounts, request id', async () => {
  const change = { limits: { minMinor: coins(10), maxMinor: coins(300) } };
  const duty = { duty: 'change-limits', change, reason: 'Quiet', approvedBy: null } as const;
  const request = 'd6c2b5a0-5d0e-4e53-9d0b-5f8b3d1a7c11';
  const reply = deployment.ask('one', {
    ...{ type: 'duty', staff: STAFF, role: 'supervisor', duty, preview: false, request },
  });
  await deployment.leap(0);
  expect(await reply).toMatchObject({ refusal: null });
  const { items } = await deployment.store().journalPage({ table: 'one', limit: 1, before: null });
  const [entry] = items;
  expect(entry).toMatchObject({
    ...{ action: 'change-limits', staff: STAFF, role: 'supervisor', table: 'one', shoe: 1, round: 1 },
    reason: 'Quiet',
    before: { phase: 'betting', service: 'open', paused: false },
    after: { phase: 'betting', duty, request },
  });
  const isWanted = expect.objectContaining(change.limits);
  expect(entry?.after).toMatchObject({
    limits: { before: expect.anything(), after: { offers: expect.arrayContaining([isWanted]) } },
  });
});
