// The OpenAPI document is committed as the routes make it, passes a linter's recommended rules, inlines no schema with a name, and
// has valid examples. `npm run schemas` writes the committed file anew.
import { fileURLToPath } from 'node:url';
import { openApiFaults, withoutOperationIds } from '@punto/operator/test/support/openapi-lint';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { WHOLE_HOUSE } from '../../../test/support/whole-house.ts';
import { namedSchemas } from './components.ts';
import { EXAMPLES } from './examples.ts';

type Operation = {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters?: readonly { readonly schema: object }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { $ref?: string } }>>;
  };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
};
type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly examples?: readonly object[] }>>;
  };
};

const COMMITTED = fileURLToPath(new URL('../../../../protocol/schemas/openapi.json', import.meta.url));

let server: TestServer;
let text: string;
let openApi: OpenApi;
beforeAll(async () => {
  server = await createTestServer(WHOLE_HOUSE);
  text = (await server.app.http.inject({ url: '/docs/json' })).body;
  openApi = JSON.parse(text);
});
afterAll(() => server.close());

const operations = () =>
  Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the OpenAPI document', () => {
  it('is committed as packages/protocol/schemas/openapi.json', async () => {
    const text = `${JSON.stringify(openApi, null, 2)}\n`;
    await expect(text, 'the routes have changed: run `npm run schemas`').toMatchFileSnapshot(COMMITTED);
  });

  it('has no error and no warning of the linter', async () => {
    expect(await openApiFaults(text)).toEqual([]);
    expect((await openApiFaults(withoutOperationIds(text))).length).toBeGreaterThan(40);
  });

  const OPEN = new Set([
    '/api/floor/session',
    '/api/floor/sign-in',
    '/api/floor/openid',
    '/api/floor/openid/start',
  ]);

  it('has a unique id for each operation, and the session it needs', () => {
    const all = operations();
    expect(all.length).toBeGreaterThan(45);
    expect(new Set(all.map(({ operation }) => operation.operationId)).size).toBe(all.length);
    for (const { path, operation } of all) {
      const floor = path.startsWith('/api/floor/') && !OPEN.has(path);
      if (floor) expect(operation.security, path).toEqual([{ floor: [] }]);
      else expect(operation.security, path).not.toEqual([{ floor: [] }]);
      for (const { description } of Object.values(operation.responses))
        expect(description, path).not.toBe('Default Response');
    }
  });

  it('allows unknown fields in answers and in no request', () => {
    const { Record: record, TopUp: topUp, Account: account } = openApi.components.schemas;
    for (const answer of [record, account]) expect(answer).not.toHaveProperty('additionalProperties');
    expect(topUp).toHaveProperty('additionalProperties', false);
  });

  it('names every request body and has an example of it', () => {
    const bodies = operations().flatMap(({ path, operation }) =>
      Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => ({ path, name: schema.$ref })),
    );
    expect(bodies.length).toBeGreaterThan(10);
    for (const { path, name } of bodies) {
      const schema = openApi.components.schemas[name?.replace('#/components/schemas/', '') ?? ''];
      expect(schema?.examples ?? [], `${path} ${name}`).toHaveLength(1);
    }
  });

  it.each(Object.entries(EXAMPLES))('has an example of %s that its schema accepts', (name, example) => {
    const schema = namedSchemas().get(name);
    if (schema === undefined) throw new Error(`there is no schema ${name}`);
    const checked = Compile(schema);
    expect(checked.Check(example), name).toBe(true);
    expect(checked.Check({ ...example, 'no-such-field': 1 }), name).toBe(false);
  });
});
