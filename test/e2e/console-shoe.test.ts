// A shoe of real cards run through the console by keyboard, with two patrons at the table and a supervisor at the wall:
// a card that is refused, a misread card, a pause that ends, a pause that ends in a cancelled round, a round that is
// voided, the cut card. Every book, record and notice must agree with the rules. [T5] [T6] [R3] [S2] [F3]
import type { Page } from '@playwright/test';
import type { Card } from '@punto/engine/card';
import { finishCoup, nextHand } from '@punto/engine/coup';
import { coins } from '@punto/engine/minor';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { settleBets } from '@punto/engine/settle';
import type { Side } from '@punto/engine/side';
import type { SessionAnswer } from '@punto/protocol/api';
import { FLOOR } from '@punto/protocol/floor/paths';
import type { RoundTraceAnswer } from '@punto/protocol/floor/round-api';
import {
  confirmAs,
  createPane,
  type DealerDesk,
  dealerAt,
  type Overheard,
  overhear,
} from './support/desk.ts';
import type { Guest } from './support/patron.ts';
import { START } from './support/settled-by-hand.ts';
import { audit, expect, signIn, test } from './support/staff.ts';

const BURN = '2C';
const NAMES: Readonly<Record<Side, string>> = { player: 'Player', banker: 'Banker' };
const PLACES = ['first', 'second', 'third'];

/** What a stake on the side comes back as, by the engine alone. */
const returned = (side: Side, stake: number, player: readonly Card[], banker: readonly Card[]): number => {
  const bets = [{ option: side, stakeMinor: coins(stake) }];
  const coup = finishCoup({ player, banker });
  return settleBets(LIVE_EIGHT_DECK, 'traditional', bets, coup)[0]?.returnedMinor ?? 0;
};

const balanceOf = async (page: Page): Promise<number> => {
  const answer = await page.request.get('/api/me');
  return ((await answer.json()) as SessionAnswer).account.availableMinor;
};
const saysTo = ({ page }: Guest, words: string | RegExp) => page.getByText(words).first();

type Shoe = {
  readonly dealer: DealerDesk;
  readonly patrons: readonly { readonly guest: Guest; readonly side: Side }[];
  readonly wires: readonly Overheard[];
};

/** Opens the betting, lets both patrons stake, and says no more bets. */
const bet = async ({ dealer, patrons }: Shoe, round: number, stake: string): Promise<void> => {
  await dealer.due(`Open the betting of round ${round}`);
  await dealer.enter();
  await dealer.due('Betting is open');
  for (const { guest, side } of patrons) {
    await guest.untilPhase('betting');
    await guest.lay(NAMES[side], stake);
    await guest.confirm();
  }
  await dealer.enter();
};

/** The next card; it must not be on any wire before it is entered. */
const draw = async ({ dealer, wires }: Shoe, due: string, card: Card, scanned = false): Promise<void> => {
  await dealer.due(due);
  for (const wire of wires) expect(await wire.naming(card, 'oak'), `${card} was told too early`).toEqual([]);
  await (scanned ? dealer.scans(card) : dealer.types(card));
};

/** Cards in the order in which they come out of the shoe. */
const drawAll = async (shoe: Shoe, cards: readonly Card[]): Promise<void> => {
  const hands: Record<Side, Card[]> = { player: [], banker: [] };
  for (const [at, card] of cards.entries()) {
    const side = nextHand(hands);
    if (!side) throw new Error(`no hand takes ${card}`);
    await draw(shoe, `${NAMES[side]} ${PLACES[hands[side].length]} card`, card, at % 2 === 1);
    hands[side].push(card);
  }
};

test('[T5] [T6] [R3] [S2] [F3] a shoe of real cards is run by keyboard, and each book, record and notice is right', async ({
  pageOfOwn,
  guest,
  floor,
  hire,
}) => {
  const deskPage = await pageOfOwn();
  const wallPage = await pageOfOwn();
  const wires = [overhear(deskPage), overhear(wallPage)];
  const anna = await guest();
  const ben = await guest();
  wires.push(overhear(anna.page), overhear(ben.page));
  const dealer = dealerAt(deskPage);
  const [caller, supervisor] = [await hire('dealer'), await hire('supervisor')];
  const shoe: Shoe = {
    dealer,
    wires,
    patrons: [
      { guest: anna, side: 'player' },
      { guest: ben, side: 'banker' },
    ],
  };
  const balances = async () => [await balanceOf(anna.page), await balanceOf(ben.page)];
  let annas: number = START;
  let bens: number = START;
  /** What the round does to both, worked out by the engine. */
  const moves = (stake: number, player: readonly Card[], banker: readonly Card[]) => {
    annas += returned('player', stake, player, banker) - coins(stake);
    bens += returned('banker', stake, player, banker) - coins(stake);
  };

  const [{ person: dana }, { person: sara }] = [caller, supervisor];
  await signIn(deskPage, caller);
  await signIn(wallPage, supervisor);
  await Promise.all([deskPage.goto('/floor'), wallPage.goto('/floor'), anna.sit('Oak'), ben.sit('Oak')]);
  const alerts = wallPage.getByRole('region', { name: 'Alerts' });

  await test.step('[S1] the dealer takes the post and enters the new shoe', async () => {
    await expect(saysTo(anna, 'The dealer prepares the shoe')).toBeVisible();
    await deskPage.getByRole('button', { name: 'Take a post at Oak' }).press('Enter');
    await dealer.due('New shoe');
    await dealer.types(BURN);
    await expect(deskPage.getByText('2 of clubs: burn 2 more')).toBeVisible();
    await dealer.enter();
    await dealer.due('Open the betting of round 1');
    expect(anna.heard.view().shoe?.burn).toMatchObject({ faceUp: BURN, count: 2 });
  });

  await test.step('on a phone both pages of side bets can be turned to, though this room offers no pairs', async () => {
    const desktop = ben.page.viewportSize();
    await ben.page.setViewportSize({ width: 390, height: 844 });
    for (const [tab, bet] of [
      ['Six, seven', 'Lucky six'],
      ['Pairs, bonuses', 'Player natural'],
    ] as const) {
      await ben.page.getByRole('button', { name: tab }).click();
      await expect(ben.spot(bet)).toBeInViewport();
    }
    if (desktop) await ben.page.setViewportSize(desktop);
  });

  await test.step('[R3] a card the shoe cannot hold is refused, a misread one is corrected with both kept', async () => {
    await bet(shoe, 1, '100');
    await dealer.due('Player first card');
    await dealer.types(BURN);
    await expect(deskPage.getByRole('alert').filter({ hasText: /2C|2 of clubs/ })).toBeVisible();
    await drawAll(shoe, ['4S', '3D', '2D', '3S']);
    await dealer.due(/^Tie, 6 – 6/);
    for (let times = 0; times < 2; times += 1) await dealer.key('m');
    await dealer.due('Correct Player second card');
    await dealer.types('3H');
    await dealer.due('Player wins 7 – 6');
    await expect(deskPage.getByRole('list', { name: 'Corrected in this round' })).toContainText(
      '2 of diamonds',
    );
    await expect(saysTo(anna, 'The result is being confirmed')).toBeVisible();
    expect(await balances()).toEqual([annas - coins(100), bens - coins(100)]);
    await dealer.enter();
    moves(100, ['4S', '3H'], ['3D', '3S']);
    await anna.untilResult();
    await expect.poll(balances).toEqual([annas, bens]);
  });

  await test.step('[T5] the supervisor is called, sees the call at the wall, and the round goes on', async () => {
    await bet(shoe, 2, '100');
    await drawAll(shoe, ['9C', '5D']);
    await dealer.due('Player second card');
    await dealer.key('p');
    // Everything stands before a word of it is typed; the field is where the keys go.
    await dealer.due('The table is paused');
    await expect(alerts).toContainText(`Oak paused by ${dana.name}`);
    await expect(deskPage.getByRole('dialog', { name: 'The supervisor is called' })).toBeVisible();
    await deskPage.keyboard.type('Card not read');
    await deskPage.keyboard.press('Enter');
    await expect(alerts).toContainText(`Oak paused by ${dana.name}: Card not read`);
    for (const guest of [anna, ben]) {
      await expect(saysTo(guest, 'The table is paused')).toBeVisible();
      await expect(guest.page.getByText(new RegExp(`${dana.name}|Card not read`))).toHaveCount(0);
    }
    await alerts.getByRole('link', { name: 'Open Oak' }).click();
    await wallPage.getByRole('button', { name: 'Resume' }).click();
    await expect(alerts.getByText('Oak')).toHaveCount(0);
    await draw(shoe, 'Player second card', 'KS');
    await draw(shoe, 'Banker second card', '2S', true);
    await dealer.due('Player wins 9 – 7');
    await dealer.enter();
    moves(100, ['9C', 'KS'], ['5D', '2S']);
    await expect.poll(balances).toEqual([annas, bens]);
  });

  await test.step('[T5] a round that cannot go on is cancelled, and every stake is back', async () => {
    await bet(shoe, 3, '100');
    await drawAll(shoe, ['8D', '6C']);
    await dealer.due('Player second card');
    await dealer.key('p');
    const call = deskPage.getByRole('dialog', { name: 'The supervisor is called' });
    await call.getByRole('button', { name: 'Misdeal' }).press('Enter');
    await call.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(alerts).toContainText('Misdeal');
    const { press, dialog } = await createPane(wallPage, 'Oak');
    await press('Cancel round');
    const asked = dialog('Cancel round 3 at Oak');
    await expect(asked).toContainText('200 go back to 2 patrons');
    await asked.getByRole('button', { name: 'Misdeal' }).first().click();
    await asked.getByRole('button', { name: 'Cancel the round' }).click();
    await confirmAs(wallPage, sara);
    for (const guest of [anna, ben]) await expect(saysTo(guest, 'This round was cancelled')).toBeVisible();
    await expect.poll(balances).toEqual([annas, bens]);
  });

  await test.step('[T6] a settled round is voided after a preview, and its patrons are informed', async () => {
    await bet(shoe, 4, '100');
    await drawAll(shoe, ['5S', '9D', 'QD', 'KC']);
    await dealer.due('Banker wins 9 – 5');
    await dealer.enter();
    const before = { annas, bens };
    moves(100, ['5S', 'QD'], ['9D', 'KC']);
    await expect.poll(balances).toEqual([annas, bens]);
    const { press, dialog } = await createPane(wallPage, 'Oak');
    await press('Correct a round');
    const asked = dialog('Correct a round at Oak');
    await asked.getByRole('radio', { name: /^4/ }).check();
    await asked.getByRole('radio', { name: /^Void it/ }).check();
    const preview = asked.getByRole('list', { name: 'What the correction of round 4 does to each patron' });
    await expect(preview.getByRole('listitem').filter({ hasText: '+100' })).toHaveCount(1);
    await expect(preview.getByRole('listitem').filter({ hasText: '−95' })).toHaveCount(1);
    expect(await balances()).toEqual([annas, bens]);
    await asked.getByRole('button', { name: 'Misdeal' }).click();
    await asked.getByRole('button', { name: 'Void round 4' }).click();
    await expect(asked).toBeHidden();
    ({ annas, bens } = before);
    await expect(
      saysTo(anna, /round 4 was voided, and every stake went back\. Your balance: \+100\./),
    ).toBeVisible();
    await expect(
      saysTo(ben, /round 4 was voided, and every stake went back\. Your balance: −95\./),
    ).toBeVisible();
    await expect.poll(balances).toEqual([annas, bens]);
  });

  await test.step('[S2] the cut card ends the shoe with this round', async () => {
    await bet(shoe, 5, '100');
    await drawAll(shoe, ['6H', '7H']);
    await dealer.due('Player second card');
    await dealer.key('x');
    const early = deskPage.getByRole('dialog', { name: 'Is the cut card out?' });
    await expect(early).toContainText('too early');
    await early.getByRole('button', { name: 'It is out' }).press('Enter');
    await expect(deskPage.getByText('last of the shoe')).toBeVisible();
    await draw(shoe, 'Player second card', 'TD', true);
    await draw(shoe, 'Banker second card', 'TS');
    await dealer.due('Banker wins 7 – 6');
    await dealer.enter();
    moves(100, ['6H', 'TD'], ['7H', 'TS']);
    await expect.poll(balances).toEqual([annas, bens]);
    await dealer.due('New shoe');
    await expect(saysTo(ben, 'The dealer prepares the shoe')).toBeVisible();
  });

  await test.step('[T8] records, rounds and the audit agree', async () => {
    const kept = (await anna.records()).map(({ round, revision, status, balanceAfterMinor }) => [
      round,
      revision ?? 0,
      status,
      balanceAfterMinor,
    ]);
    expect(kept).toEqual([
      [5, 0, 'settled', annas],
      [4, 1, 'voided', annas + coins(100)],
      [4, 0, 'settled', annas],
      [3, 0, 'cancelled', annas + coins(100)],
      [2, 0, 'settled', annas + coins(100)],
      [1, 0, 'settled', annas],
    ]);
    const trace = await supervisor.client.get<RoundTraceAnswer>(`${FLOOR}/rounds/oak/1/1`);
    expect(
      trace.events.map(({ event }) => event).filter(({ type }) => type === 'CardCorrected'),
    ).toMatchObject([{ was: '2D', card: '3H', by: { name: dana.name } }]);
    expect((await supervisor.client.get<RoundTraceAnswer>(`${FLOOR}/rounds/oak/1/4`)).status).toBe('voided');
    // Every connection did get the revealed cards.
    for (const wire of wires) expect(await wire.naming('4S', 'oak')).not.toEqual([]);
    expect(await audit(floor)).toContain('No fault found.');
    await anna.page.goto('/record');
    await expect(anna.page.getByText(/^Voided: Misdeal/)).toBeVisible();
    await expect(anna.page.getByText(/^Cancelled: Misdeal/)).toBeVisible();
  });
  await Promise.all([deskPage, wallPage].map((page) => page.context().close()));
});
