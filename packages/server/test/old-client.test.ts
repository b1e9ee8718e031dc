// The client of the last version of the protocol plays a round against the server of today, and every message fits the schemas that were
// published then. A fixture is never changed; docs/reference/versions.md says how to make the next one.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { OLDEST_PROTOCOL_VERSION, PROTOCOL_VERSION } from '@punto/protocol/version';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { brisk, startServedDeployment } from './served-deployment.ts';

type Message = { readonly type: string; readonly [more: string]: unknown };
type Played = {
  readonly messages: readonly { readonly from: 'client' | 'server'; readonly message: Message }[];
  readonly accepted: { readonly ticket: string };
  readonly settled: {
    readonly record: {
      readonly stakedMinor: number;
      readonly returnedMinor: number;
      readonly balanceBeforeMinor: number;
      readonly balanceAfterMinor: number;
    };
  };
};
const run = promisify(execFile);
const FIXTURES = new URL('./fixtures/protocols/', import.meta.url);
const frozen = readdirSync(FIXTURES);

/** The faults of a message by the document of that version, with unknown fields allowed. */
const frozenSchemas = (version: string) => {
  const ajv = new Ajv({ strict: false });
  ajv.addSchema({
    $id: 'frozen',
    ...JSON.parse(readFileSync(new URL(`${version}/asyncapi.json`, FIXTURES), 'utf8')),
  });
  return ({ from, message }: Played['messages'][number]): readonly string[] => {
    const name = `${from === 'client' ? 'patronClient' : 'patronServer'}.${message.type}`;
    const validate = ajv.getSchema(`frozen#/components/messages/${name}/payload`);
    if (!validate) return [`${name} is not in the document of version ${version}`];
    return validate(message) ? [] : [`${name}: ${ajv.errorsText(validate.errors)}`];
  };
};

describe('a client of an earlier release', () => {
  it('is kept for each version of the protocol that is served', () => {
    const served = Array.from(
      { length: PROTOCOL_VERSION - OLDEST_PROTOCOL_VERSION + 1 },
      (_, n) => `protocol-${OLDEST_PROTOCOL_VERSION + n}`,
    );
    expect(frozen).toEqual(served);
  });

  it.each(frozen)('plays a round: %s', async (version) => {
    const client = fileURLToPath(new URL(`${version}/client.mjs`, FIXTURES));
    const faultsOf = frozenSchemas(version);
    const deployment = await startServedDeployment([brisk(LIVE_EIGHT_DECK, 'lotus')]);
    const { stdout } = await run(process.execPath, [client, deployment.address()], { maxBuffer: 2 ** 26 });
    const { messages, accepted, settled }: Played = JSON.parse(stdout);
    await deployment.close();

    const { record } = settled;
    expect(accepted.ticket).toMatch(/^frozen-/);
    expect(record.stakedMinor).toBeGreaterThan(0);
    expect(record.balanceAfterMinor).toBe(
      record.balanceBeforeMinor - record.stakedMinor + record.returnedMinor,
    );
    expect(messages.flatMap(faultsOf)).toEqual([]);
    const types = new Set(messages.map(({ from, message }) => `${from} ${message.type}`));
    expect([...types]).toEqual(
      expect.arrayContaining([
        ...['client ping', 'client place-ticket', 'client watch-lobby', 'client watch-table'],
        ...['server welcome', 'server lobby', 'server snapshot', 'server update', 'server pong'],
        ...['server ticket-accepted', 'server round-settled'],
      ]),
    );
  });

  it('is found out when the server sends something else', () => {
    const faultsOf = frozenSchemas('protocol-2');
    const pong = { type: 'pong', sent: 1, now: 1_795_000_000_000 };
    const by = (message: Message) => faultsOf({ from: 'server', message });
    expect(by({ ...pong, later: true })).toEqual([]);
    expect(by({ type: 'pong', sent: 1 })).toHaveLength(1);
    expect(by({ ...pong, now: 'noon' })).toHaveLength(1);
    expect(by({ type: 'chime' })).toHaveLength(1);
  });
});
