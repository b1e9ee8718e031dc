// The player limit and the table limit in a served table: tickets that arrive together, batch after batch, through
// mailbox, books and broker. The published stakes follow in the update of the batch. [L4] [L6]
import { coins } from '@punto/engine/minor';
import { escrowAccount } from '@punto/ledger/index';
import { exampleSetup } from '@punto/server/test/support/fake-table';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '@punto/server/test/support/test-deployment';
import { type PatronId, type TicketRefusal, tableId, ticketId } from '@punto/table/index';
import { expect, it } from 'vitest';

const TABLE = 'crowded';
const CROWD = 120;
const BATCHES = 12;
const LIMIT = coins(900);
const OWN_LIMIT = coins(130);
const SETUP = { ...exampleSetup(TABLE), differentialMinor: LIMIT };
const WITH_BOTH = { ...SETUP, patronDifferentialMinor: OWN_LIMIT };
const FREE = coins(1_000_000);

type Stake = { readonly side: 'player' | 'banker'; readonly coins: number };
type Refusal = Extract<TicketRefusal, { readonly reason: 'over-differential' }>;
type Answered = Stake & { readonly patron: PatronId; readonly refused: Refusal | null };

it.each([
  { seed: 1, setup: SETUP },
  { seed: 2, setup: WITH_BOTH },
  { seed: 3, setup: WITH_BOTH },
])('[L4] [L6] holds in a crowd, and the room shown follows: seed $seed', async ({ seed, setup }) => {
  const word = seededWords(seed);
  const deployment = await createTestDeployment([setup], seededWords(seed + 1_000));
  const own = new Map<PatronId, number>();
  try {
    const crowd = await Promise.all(Array.from({ length: CROWD }, (_, n) => deployment.admit(`patron-${n}`)));
    while (deployment.state(TABLE).phase !== 'betting') await deployment.step();
    let lead = 0;
    const refusals = { table: 0, patron: 0 };
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const before = deployment.news.length;
      const size = 1 + (word() % 80);
      const answers = await Promise.all(
        Array.from({ length: size }, (_, n) => bet(deployment, word, crowd, `batch-${seed}-${batch}-${n}`)),
      );
      for (const answer of answers) {
        const sign = answer.side === 'player' ? 1 : -1;
        const ownLead = own.get(answer.patron) ?? 0;
        const rooms = {
          table: LIMIT - sign * lead,
          patron: (setup === SETUP ? FREE : OWN_LIMIT) - sign * ownLead,
        };
        const stake = coins(answer.coins);
        // Tickets are decided in order of arrival, so every answer is right for its position.
        if (answer.refused) {
          const { limit, openMinor } = answer.refused;
          if (limit === undefined) throw new Error('the refusal names no limit');
          refusals[limit] += 1;
          expect(stake).toBeGreaterThan(rooms[limit]);
          expect(openMinor).toBe(Math.min(rooms.table, rooms.patron));
          expect(rooms[limit]).toBe(openMinor);
        } else {
          expect(stake).toBeLessThanOrEqual(Math.min(rooms.table, rooms.patron));
          lead += sign * stake;
          own.set(answer.patron, ownLead + sign * stake);
        }
        expect(Math.abs(lead)).toBeLessThanOrEqual(LIMIT);
      }
      const room = { player: LIMIT - lead, banker: LIMIT + lead };
      expect(await shown(deployment)).toEqual(room);
      const accepted = answers.filter(({ refused }) => refused === null).length;
      expect(updates(deployment, before)).toEqual(accepted > 0 ? [room] : []);
    }
    expect(refusals.table).toBeGreaterThan(10);
    if (setup === WITH_BOTH) expect(refusals.patron).toBeGreaterThan(10);
    expect(await deployment.store().audit()).toEqual([]);
    await deployment.until(TABLE, 'settled');
    expect(await deployment.store().account(escrowAccount(tableId(TABLE)))).toMatchObject({
      balanceMinor: 0,
    });
  } finally {
    await deployment.close();
  }
});

/** Sides are drawn so that the stakes lean to one side, then to the other. */
const bet = async (
  deployment: TestDeployment,
  word: () => number,
  crowd: readonly PatronId[],
  name: string,
): Promise<Answered> => {
  const stake: Stake = { side: word() % 5 < 3 ? 'player' : 'banker', coins: 5 + (word() % 120) };
  // A patron stakes a few times at most, well within the maximum and the balance.
  const patron = crowd[word() % crowd.length];
  if (!patron) throw new Error('the house has no patron');
  const reply = await deployment.bet(TABLE, patron, ticketId(name), { [stake.side]: stake.coins });
  if (reply.type !== 'ticket') throw new Error(`no answer: ${reply.type}`);
  if (reply.answer.accepted) return { ...stake, patron, refused: null };
  const { refusal } = reply.answer;
  if (refusal.reason !== 'over-differential') throw new Error(`refused: ${refusal.reason}`);
  expect(refusal.option).toBe(stake.side);
  return { ...stake, patron, refused: refusal };
};

const shown = async (deployment: TestDeployment) => (await deployment.look(TABLE)).view.openMinor;

/** The open amounts on either side in the updates since then. */
const updates = (deployment: TestDeployment, since: number) =>
  deployment.news
    .slice(since)
    .flatMap(({ news }) => (news.type === 'update' ? [news.changed.openMinor] : []));
