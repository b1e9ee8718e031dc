import { expect, it } from 'vitest';
import { createTestServer } from '../../test/support/test-server.ts';
import { compileSerializer, compileSerializerLate } from './serializers.ts';

const route = (schema: object) => ({ schema, method: 'GET', url: '/', httpStatus: '200' });
const COUNT = { type: 'object', properties: { count: { type: 'integer' } }, additionalProperties: false };

it('the schema of every answer of every route compiles', async () => {
  const server = await createTestServer();
  await server.app.http.ready();
  const schemas = server.app.http.everyRoute.flatMap(({ answers }) => answers);
  expect(schemas.length).toBeGreaterThan(100);
  for (const schema of schemas) expect(compileSerializer(route(schema))).toBeInstanceOf(Function);
  await server.close();
});

it('an answer has the fields of its schema and no others', () => {
  expect(compileSerializerLate(route(COUNT))({ count: 2, secret: 'x' })).toBe('{"count":2}');
});

it('a schema is compiled once, and a bad one throws at its first answer', () => {
  expect(compileSerializer(route(COUNT))).toBe(compileSerializer(route(COUNT)));
  const bad = compileSerializerLate(route({ type: 'no such type' }));
  expect(() => bad({})).toThrow();
});
