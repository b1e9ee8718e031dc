// The committed AsyncAPI document equals the one made from the schemas, passes a linter's recommended rules, and all its payloads are
// valid JSON Schema. `npm run schemas` writes it anew.
import { fileURLToPath } from 'node:url';
import { openApiFaults } from '@punto/operator/test/support/openapi-lint';
import { asyncApiDocument, asyncApiText } from '@punto/protocol/described/asyncapi';
import { FloorClientMessageSchema } from '@punto/protocol/floor/message';
import { ClientMessageSchema } from '@punto/protocol/message';
import { PATHS } from '@punto/protocol/paths';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../../test/support/test-server.ts';

const COMMITTED = fileURLToPath(new URL('../../../../protocol/schemas/asyncapi.json', import.meta.url));

describe('the AsyncAPI document', () => {
  it('is committed as packages/protocol/schemas/asyncapi.json', async () => {
    await expect(asyncApiText(), 'the messages have changed: run `npm run schemas`').toMatchFileSnapshot(
      COMMITTED,
    );
  });

  it('is served as it is committed', async () => {
    const server = await createTestServer();
    const answer = await server.app.http.inject({ url: PATHS.socketDocument });
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.body).toBe(asyncApiText());
    await server.close();
  });

  it('has no error and no warning of the linter', async () => {
    const text = asyncApiText();
    expect(await openApiFaults(text, 'asyncapi.json')).toEqual([]);
    const wrong = text.replaceAll('"action": "send"', '"action": "shout"');
    expect((await openApiFaults(wrong, 'asyncapi.json')).length).toBeGreaterThan(20);
    const dangling = text.replaceAll('schemas/OwnView"', 'schemas/OwnVieww"');
    expect(await openApiFaults(dangling, 'asyncapi.json')).not.toEqual([]);
  });

  it('has a message of each kind with its meaning, and allows unknown fields in those of the server alone', () => {
    const { messages } = JSON.parse(JSON.stringify(asyncApiDocument().components));
    expect(Object.keys(messages).length).toBeGreaterThan(35);
    const clients = ClientMessageSchema.anyOf.length + FloorClientMessageSchema.anyOf.length;
    const closed = Object.entries<{ payload: object; summary: string }>(messages).filter(
      ([, { payload, summary }]) => {
        expect(summary).not.toBe('');
        return 'additionalProperties' in payload;
      },
    );
    expect(closed.map(([name]) => name).filter((name) => /Server\./.test(name))).toEqual([]);
    expect(closed).toHaveLength(clients);
  });
});
