// Protections at tables: in the transaction of each stake, across tables, settlements and crashes.
import { coins } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { patronAccount } from '@punto/ledger/index';
import type { LimitKey } from '@punto/ledger/protection/limit';
import { lossMinor } from '@punto/ledger/protection/money';
import { ticketId } from '@punto/table/index';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../test/support/test-deployment.ts';

const LIVE: TableSetup = { ...LIVE_EIGHT_DECK, table: 'one', name: 'One' };
const TABLES: readonly TableSetup[] = [LIVE, { ...LIVE, table: 'two', name: 'Two' }];
let deployment: TestDeployment;
let tickets = 0;
beforeEach(async () => {
  deployment = await createTestDeployment([...TABLES], seededWords(11));
});
afterEach(() => deployment.close());

type Admitted = Awaited<ReturnType<TestDeployment['admit']>>;
const change = (
  who: Admitted,
  made: Parameters<ReturnType<TestDeployment['store']>['protections']['change']>[1],
) =>
  deployment
    .store()
    .protections.change(who, made, { setter: 'patron', nowMs: deployment.clock.now(), zone: 'UTC' });
const limit = (who: Admitted, key: LimitKey, amount: number) =>
  change(who, { change: 'set-limit', key, to: coins(amount) });
const bet = async (
  table: string,
  who: Admitted,
  amount: number,
  option: 'player' | 'tie' = 'player',
): Promise<string> => {
  tickets += 1;
  const reply = await deployment.bet(table, who, ticketId(`ticket-${tickets + 1_000}`), { [option]: amount });
  if (reply.type !== 'ticket') return reply.type;
  return reply.answer.accepted ? 'accepted' : reply.answer.refusal.reason;
};

it('[P2] concurrent stakes at two tables never exceed a limit on losses', async () => {
  const anna = await deployment.admit('anna');
  await limit(anna, 'loss-day', 1_000);
  await deployment.until('one', 'betting');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => bet(n % 2 ? 'one' : 'two', anna, 130)),
  );
  expect(answers.filter((each) => each === 'accepted')).toHaveLength(7);
  expect(new Set(answers)).toEqual(new Set(['accepted', 'own-limit']));
  const account = await deployment.store().account(patronAccount(anna));
  expect(account.pendingMinor).toBe(coins(910));
});

it('[P2] losses of settled rounds stay counted after a crash', async () => {
  const anna = await deployment.admit('anna');
  await limit(anna, 'loss-week', 3_000);
  let accepted = 0;
  let refused = 0;
  for (let round = 0; round < 40; round += 1) {
    await deployment.until('one', 'betting');
    const answer = await bet('one', anna, 700, 'tie');
    if (answer === 'accepted') accepted += 1;
    else refused += 1;
    if (round === 5) await deployment.crash();
    const protection = await deployment.store().protections.find(anna);
    const account = await deployment.store().account(patronAccount(anna));
    const loss = protection?.money ? lossMinor(protection.money.week, account) : null;
    expect(loss !== null && loss + account.pendingMinor).toBeLessThanOrEqual(coins(3_000));
    if (refused > 0) break;
    await deployment.until('one', 'settled');
  }
  expect([accepted > 3, refused]).toEqual([true, 1]);
  expect(await deployment.store().audit()).toEqual([]);
});

it('[P2] a limit binds the next stake', async () => {
  const anna = await deployment.admit('anna');
  await deployment.until('one', 'betting');
  expect(await bet('one', anna, 500)).toBe('accepted');
  await limit(anna, 'stake-day', 600);
  expect(await bet('one', anna, 101)).toBe('own-limit');
  expect(await bet('one', anna, 100)).toBe('accepted');
});

it('[P5] [P6] a stake in a time-out is refused, and earlier stakes are settled', async () => {
  const anna = await deployment.admit('anna');
  await deployment.until('one', 'betting');
  expect(await bet('one', anna, 100)).toBe('accepted');
  await change(anna, { change: 'take-time-out', forMs: 3_600_000 });
  expect(await bet('one', anna, 100)).toBe('time-out');
  await deployment.until('one', 'settled');
  expect((await deployment.store().records(anna, { limit: 9, before: null })).items).toHaveLength(1);
  await change(anna, { change: 'exclude', forMs: null });
  await deployment.until('one', 'betting');
  expect(await bet('one', anna, 100)).toBe('excluded');
});

it('[P4] stakes wait for the answer to a reality check', async () => {
  const anna = await deployment.admit('anna');
  const nowMs = deployment.clock.now();
  const hour = { patron: anna, fromMs: nowMs - 3_600_000, toMs: nowMs };
  await deployment.store().protections.countPlay([hour], 'UTC');
  await deployment.until('one', 'betting');
  expect(await bet('one', anna, 100)).toBe('reality-check');
  await change(anna, { change: 'answer-reality-check' });
  expect(await bet('one', anna, 100)).toBe('accepted');
});
