// docs/reference/wire.md compared with the program: every message has a JSON example of its shape, every refusal, act,
// error and route is named, and the view in the example has the fields of a real one.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ActSchema, ClientMessageSchema, PROTOCOL_ERRORS } from '@punto/protocol/message';
import { describe, expect, it } from 'vitest';
import { parseClientMessage } from '../src/socket/client-message.ts';
import { exampleSetup } from './support/fake-table.ts';
import { createTestDeployment, seededWords } from './support/test-deployment.ts';
import { createTestServer } from './support/test-server.ts';
import { readWireContract } from './support/wire-contract.ts';

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const page = read('docs/reference/wire.md');

type Message = { readonly type: string } & Readonly<Record<string, unknown>>;
const blocks: readonly Message[] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, text = '']) =>
  text
    .trim()
    .split(/\n(?=\{)/)
    .map((one) => JSON.parse(one) as Message),
);

/** The words of a union of strings in a source, such as the reasons of refusals. */
const wordsIn = (path: string, from: string, pattern: RegExp): readonly string[] => {
  const source = read(path);
  const start = source.indexOf(from);
  if (start < 0) throw new Error(`${path} has no ${from}`);
  const end = source.indexOf('\n\n', start);
  return [...source.slice(start, end < 0 ? undefined : end).matchAll(pattern)].map(([, word = '']) => word);
};

const sent = new Set(ClientMessageSchema.anyOf.map((one) => String(one.properties.type.const)));
const messages = new Set(
  [
    ...(read('packages/protocol/src/message.ts')
      .split('export type ServerMessage')[1]
      ?.matchAll(/type: '([a-z-]+)'/g) ?? []),
  ].map(([, type = '']) => type),
);

describe('the page of the wire', () => {
  it('has an example of each client message, which the server accepts', () => {
    // The server also sends `peel` and `cut-place`, with `side` or `place`.
    const examples = blocks.filter(
      (block) => sent.has(block.type) && !('side' in block) && !('place' in block),
    );
    expect(new Set(examples.map(({ type }) => type))).toEqual(sent);
    for (const example of examples)
      expect(parseClientMessage(JSON.stringify(example)), JSON.stringify(example)).toMatchObject({
        ok: true,
      });
  });

  it('has an example of each act', () => {
    const acts = new Set(ActSchema.anyOf.map((one) => one.properties.act.const));
    const shown = blocks.flatMap(({ type, act }) => (type === 'act' ? [(act as { act: string }).act] : []));
    expect(new Set(shown)).toEqual(acts);
  });

  it('has an example of each server message', () => {
    expect(messages.size).toBeGreaterThan(18);
    expect([...messages].filter((type) => !blocks.some((block) => block.type === type))).toEqual([]);
  });

  it('has examples that the AsyncAPI document accepts', () => {
    const contract = readWireContract();
    const faults = blocks.flatMap((block) => {
      const isServers = !sent.has(block.type) || 'side' in block || 'place' in block;
      const { name, fault } = contract.message(isServers ? 'patronServer' : 'patronClient', block);
      return fault === null ? [] : [`${name}: ${fault}`];
    });
    expect(faults).toEqual([]);
    expect(blocks.length).toBeGreaterThan(40);
  });

  it('shows a view with the fields of a real one, and updates of existing fields', async () => {
    const deployment = await createTestDeployment([exampleSetup('one')], seededWords(3));
    const real = Object.keys((await deployment.look('one')).view);
    await deployment.close();
    const shown = blocks.find(({ type }) => type === 'snapshot')?.view as object;
    expect(Object.keys(shown).sort()).toEqual(real.toSorted());
    const changed = blocks.flatMap((block) => Object.keys((block.changed as object | undefined) ?? {}));
    expect(changed.length).toBeGreaterThan(3);
    expect(changed.filter((field) => !real.includes(field))).toEqual([]);
  });

  it('names every refusal of a ticket and of an act, and every error', () => {
    const words = [
      ...wordsIn('packages/table/src/ticket.ts', 'export type TicketRefusal', /reason: '([a-z-]+)'/g),
      ...wordsIn('packages/table/src/act.ts', 'export type ActRefusal', /\| '([a-z-]+)'/g),
      ...PROTOCOL_ERRORS,
    ];
    expect(words.length).toBeGreaterThan(40);
    expect(words.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
  });

  it('names every route of the patrons', async () => {
    const server = await createTestServer();
    const { paths } = JSON.parse((await server.app.http.inject({ url: '/docs/json' })).body);
    const routes = Object.keys(paths).filter((path) => !path.startsWith('/api/floor/'));
    const missing = routes.filter((path) => !page.includes(`\`${path.replace(/\{(\w+)\}/g, ':$1')}\``));
    expect(missing).toEqual([]);
    await server.close();
  });
});
