// The committed OpenAPI document equals the one made from the schemas, passes a linter's recommended rules, and has examples that
// the schemas accept. `vitest run packages/server/src/operators/office -u` regenerates it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiFaults, withoutOperationIds } from '@punto/operator/test/support/openapi-lint';
import { WEBHOOK_TYPES } from '@punto/store/webhook-store';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { OFFICE_CALLS } from './office-calls.ts';
import { officeDocumentText } from './office-document.ts';
import { OFFICE_BODIES, OFFICE_EXAMPLES, WEBHOOK_EXAMPLES } from './office-examples.ts';
import { WEBHOOK_SCHEMAS } from './webhook-schemas.ts';

const COMMITTED = fileURLToPath(new URL('../../../../operator/openapi/office.json', import.meta.url));

describe('the OpenAPI document of the operator’s calls', () => {
  it('is committed as the schemas make it', async () => {
    await expect(officeDocumentText()).toMatchFileSnapshot(COMMITTED);
  });

  it('has no error and no warning of the linter', async () => {
    const source = readFileSync(COMMITTED, 'utf8');
    expect(await openApiFaults(source)).toEqual([]);
    expect(await openApiFaults(withoutOperationIds(source))).not.toEqual([]);
  });

  it.each(Object.entries(OFFICE_CALLS))('has an example of %s that its schema accepts', (name, call) => {
    const answer = Compile(call.response[200]);
    const example = Object.entries(OFFICE_EXAMPLES).find(([key]) => key === name)?.[1];
    expect([...answer.Errors(example)]).toEqual([]);
    expect(answer.Check({ ...example, unknown: 1 })).toBe(false);
  });

  it('has an example of each body that its schema accepts', () => {
    expect(Compile(OFFICE_CALLS.retry.body).Check(OFFICE_BODIES.retry)).toBe(true);
    expect(Compile(OFFICE_CALLS.endSessions.body).Check(OFFICE_BODIES.endSessions)).toBe(true);
    expect(Compile(OFFICE_CALLS.launch.body).Check(OFFICE_BODIES.launch)).toBe(true);
    expect(Object.keys(OFFICE_BODIES).toSorted()).toEqual(['endSessions', 'launch', 'retry']);
  });

  it('has each webhook that is sent, with an example that its schema accepts', () => {
    for (const [type, { data }] of Object.entries(WEBHOOK_SCHEMAS)) {
      const example = Object.entries(WEBHOOK_EXAMPLES).find(([name]) => name === type)?.[1];
      expect([type, [...Compile(data).Errors(example)]]).toEqual([type, []]);
      expect(WEBHOOK_TYPES).toContain(type);
    }
  });
});
