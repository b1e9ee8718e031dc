// The account is read while messages with balances are sent: a read that is older than a sent message is never sent.
import { minor } from '@punto/engine/minor';
import type { AccountView, ServerMessage } from '@punto/protocol/message';
import { patronId } from '@punto/table/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '../../../test/support/manual-clock.ts';
import type { SocketConnection } from '../connection.ts';
import { Presence } from './presence.ts';

const ANNA = patronId('anna');
const ACCOUNT_MS = 50;
const AGAIN_MS = 1_000;
const account = (available: number): AccountView => ({ availableMinor: minor(available), inPlay: [] });
const SETTLED = {
  ...{ type: 'round-settled', table: 'one', record: {} },
  availableMinor: minor(900),
} as unknown as ServerMessage;

let clock: ManualClock;
let reads: PromiseWithResolvers<AccountView>[];
let faults: unknown[];
let sent: string[];
let presence: Presence;
const window = {
  patron: ANNA,
  write: (frame: Buffer) => sent.push(/"type":"([a-z-]+)"/.exec(frame.toString())?.[1] ?? ''),
} as unknown as SocketConnection;
const turn = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  clock = createManualClock();
  [reads, faults, sent] = [[], [], []];
  presence = new Presence({
    clock,
    accountMs: ACCOUNT_MS,
    account: () => {
      const read = Promise.withResolvers<AccountView>();
      reads.push(read);
      return read.promise;
    },
    shown: { sent: () => undefined, welcomed: () => undefined, forget: () => undefined },
    onFault: (fault) => faults.push(fault),
  });
});

describe('[L6] an account that is being read', () => {
  it('is read once more when a round was settled meanwhile', async () => {
    presence.enter(window);
    presence.touch(ANNA);
    clock.advance(ACCOUNT_MS);
    presence.send(ANNA, SETTLED);
    reads[0]?.resolve(account(500));
    await turn();
    expect(sent).toEqual(['round-settled']);
    clock.advance(ACCOUNT_MS);
    reads[1]?.resolve(account(900));
    await turn();
    expect(sent).toEqual(['round-settled', 'account']);
  });

  it('is read again later after a failed read', async () => {
    presence.enter(window);
    presence.touch(ANNA);
    clock.advance(ACCOUNT_MS);
    reads[0]?.reject(new Error('the connection is lost'));
    await turn();
    expect(faults).toHaveLength(1);
    clock.advance(AGAIN_MS);
    reads[1]?.resolve(account(500));
    await turn();
    expect(sent).toEqual(['account']);
  });

  it.each([
    ['something was told', () => presence.send(ANNA, SETTLED)],
    ['the account was touched', () => presence.touch(ANNA)],
    ['news was lost', () => presence.doubtAll()],
  ])('to greet a new window is told again after it when meanwhile %s', async (_, meanwhile) => {
    presence.arrive(ANNA);
    expect(presence.has(ANNA)).toBe(true);
    meanwhile();
    presence.enter(window);
    presence.arrived(ANNA);
    clock.advance(ACCOUNT_MS);
    expect(reads).toHaveLength(1);
  });

  it('is read once for the greeting of a new window when nothing happened meanwhile', () => {
    presence.arrive(ANNA);
    presence.enter(window);
    presence.arrived(ANNA);
    clock.advance(ACCOUNT_MS);
    expect(reads).toHaveLength(0);
  });
});

it('[P5] is read and sent again when a break ends, and the end of a break that was made longer is the later one', async () => {
  const onBreak = (until: number): AccountView => ({
    ...account(500),
    protection: { checkDue: false, absence: { kind: 'time-out', until } },
  });
  const beganAt = clock.now();
  presence.enter(window);
  presence.send(ANNA, { type: 'account', account: onBreak(beganAt + 10_000) });
  presence.send(ANNA, { type: 'account', account: onBreak(beganAt + 20_000) });
  clock.advance(15_000);
  expect(reads).toHaveLength(0);
  clock.advance(5_000);
  clock.advance(ACCOUNT_MS);
  reads[0]?.resolve(account(500));
  await turn();
  expect(sent).toEqual(['account', 'account', 'account']);
});
