// The rendered entry of one round: verdict, payout and commission mode of each bet, and commission on a line of its
// own. [T8] [B19] [L2]
import { coins } from '@punto/engine/minor';
import type { KeptRecord } from '@punto/protocol/message';
import { createTextPage, type TextPage } from '@punto/ui/test/text-page.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let page: TextPage;
let written: typeof import('../../../test/fixtures/record-entry.tsx').entryText;
beforeAll(async () => {
  page = await createTextPage();
  const fixture = (await page.load(
    new URL('../../../test/fixtures/record-entry.tsx', import.meta.url),
  )) as typeof import('../../../test/fixtures/record-entry.tsx');
  written = fixture.entryText;
});
afterAll(() => page.close());

const record: KeptRecord = {
  patron: 'guest-1' as KeptRecord['patron'],
  table: 'salon' as KeptRecord['table'],
  tableName: 'Salon',
  shoe: 2,
  round: 7,
  at: Date.UTC(2026, 10, 20, 12),
  status: 'settled',
  mode: 'traditional',
  player: ['2S', '5H'],
  banker: ['KD', '9C'],
  outcome: 'banker',
  playerScore: 7,
  bankerScore: 9,
  bets: [
    {
      option: 'banker',
      stakeMinor: coins(20),
      verdict: 'won',
      winningsMinor: coins(20),
      commissionMinor: coins(1),
      returnedMinor: coins(39),
    },
    {
      option: 'player',
      stakeMinor: coins(5),
      verdict: 'lost',
      winningsMinor: coins(0),
      commissionMinor: coins(0),
      returnedMinor: coins(0),
    },
  ],
  stakedMinor: coins(25),
  returnedMinor: coins(39),
  balanceBeforeMinor: coins(100),
  balanceAfterMinor: coins(114),
};
const [banker, player] = record.bets as readonly [KeptRecord['bets'][number], KeptRecord['bets'][number]];

describe('a round in the play record', () => {
  it('[T8] [B19] notes the no-commission mode at banker only', () => {
    const free = { ...record, mode: 'no-commission' as const };
    const text = written({ ...free, bets: [{ ...banker, commissionMinor: coins(0) }, player] });
    expect(text.match(/no commission/g)).toHaveLength(1);
    expect(text).toContain('won, 1:1, no commission');
    expect(written(record)).not.toContain('no commission');
    expect(written({ ...free, bets: [player] })).not.toContain('no commission');
  });

  it('[T8] [L2] shows verdict, payout and return of each bet, commission on a separate line, and the balances', () => {
    const text = written(record);
    expect(text).toMatch(/Salon.*Nov 2026.*Shoe 2 · round 7.*Banker wins, 9 – 7/);
    expect(text).toMatch(/Banker won, 1:1 20 \+20 39 .*Commission 5% of the payout − ?1 /);
    expect(text).toMatch(/Player lost 5 — — /);
    expect(text).toMatch(/Balance 100 → 114 .*Staked 25 · returned 39/);
  });
});
