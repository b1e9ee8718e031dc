// An evening: three tables, ten rounds at each, a change of shoe, and a link that is lost in the middle of a round. Played by
// mouse, by touch, by keys alone, and through the accessibility tree as a screen reader does; in English, Simplified Chinese
// and Thai. [T4] [L6] [S3]
import type { Page } from '@playwright/test';
import { OUTCOMES, type Outcome } from '@punto/engine/side';
import type { Language } from '@punto/language/languages';
import { type EveningWords, eveningWords } from './support/evening-words.ts';
import { SOAK_ONLY } from './support/length.ts';
import { expect, test } from './support/own-tables.ts';
import { patronOn } from './support/patron.ts';
import { expectHonest } from './support/settled-by-hand.ts';
import { createTables, type DealtTable } from './support/tables.ts';

/** How a patron acts on what the page offers. */
type Hands = {
  /** Presses the button or link with this name. */
  readonly press: (name: RegExp) => Promise<void>;
  readonly lay: (outcome: Outcome, name: RegExp) => Promise<void>;
  readonly confirm: () => Promise<void>;
};

/** Names of the three outcomes at each table; `null`: those of the language. [V1] [V3] [V4] */
const ROOMS: readonly (readonly [room: string, names: EveningWords['outcomes'] | null])[] = [
  ['live-eight-deck', null],
  ['six-deck', { player: 'Punto', banker: 'Banco', tie: 'Standoff' }],
  ['classic-eight-deck', null],
];

/** Coups of ten rounds: naturals, third cards on either side, ties. */
const COUPS: readonly (readonly [player: string, banker: string])[] = [
  ['4S 3H', '3D 3S'],
  ['9C KD', '2H 5S'],
  ['2S 3C 7D', '4H 3D'],
  ['4C 4D', '8S KH'],
  ['TS 5H 9D', 'QC 6S'],
  ['6H KC', 'TD 2C 5D'],
  ['AS 2D 3H', '6C 7S 4D'],
  ['JH 7C', '9S 8D'],
  ['5C 5S 8H', 'KD 3C'],
  ['2C 4S 6D', '5D 2H 8C'],
];
const LOST_AT = 4;

const mouseOn = (page: Page, words: EveningWords): Hands => {
  const press = async (name: RegExp) => {
    await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
  };
  return { press, lay: (_, name) => press(name), confirm: () => press(words.confirm) };
};

const touchOn = (page: Page, words: EveningWords): Hands => {
  const press = async (name: RegExp) => {
    await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().tap();
  };
  return { press, lay: (_, name) => press(name), confirm: () => press(words.confirm) };
};

const KEYS: Readonly<Record<Outcome, string>> = { player: 'p', banker: 'b', tie: 't' };
const MOST_TABS = 150;

const keysOn = (page: Page): Hands => ({
  press: async (name) => {
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      const focused = page.locator(':focus');
      if ((await focused.count()) === 1 && name.test(await nameOf(focused)))
        return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${name}`);
  },
  lay: (outcome) => page.keyboard.press(KEYS[outcome]),
  confirm: () => page.keyboard.press('Shift+Enter'),
});

const nameOf = async (element: ReturnType<Page['locator']>): Promise<string> =>
  (await element.getAttribute('aria-label')) ?? (await element.innerText());

/** Finds a node of the tree by role and name alone, and does what a screen reader does to press it. */
const treeOn = (page: Page, words: EveningWords): Hands => {
  const pressNow = async (name: RegExp) => {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const found = nodes.find(
      (node) =>
        !node.ignored &&
        /^(?:button|link)$/.test(String(node.role?.value)) &&
        name.test(String(node.name?.value)),
    );
    if (found?.backendDOMNodeId === undefined) throw new Error(`No button or link ${name} in the tree`);
    const { object } = await session.send('DOM.resolveNode', { backendNodeId: found.backendDOMNodeId });
    const press = { functionDeclaration: 'function () { this.click(); }', objectId: object.objectId ?? '' };
    await session.send('Runtime.callFunctionOn', press);
    await session.detach();
  };
  // The tree follows the page a moment later.
  const press = (name: RegExp) => expect(() => pressNow(name)).toPass({ timeout: 30_000 });
  return { press, lay: (_, name) => press(name), confirm: () => press(words.confirm) };
};

type HandsOn = (page: Page, words: EveningWords) => Hands;
const INPUTS: readonly (readonly [name: string, handsOn: HandsOn, hasTouch: boolean, language: Language])[] =
  [
    ['mouse', mouseOn, false, 'en'],
    ['touch', touchOn, true, 'en'],
    ['keys', keysOn, false, 'en'],
    ['accessibility tree', treeOn, false, 'en'],
    ['accessibility tree', treeOn, false, 'zh-Hans'],
    ['touch', touchOn, true, 'th'],
  ];

for (const [input, handsOn, hasTouch, language] of INPUTS)
  test.describe(`by ${input} in ${language}`, SOAK_ONLY, () => {
    test.use({
      hasTouch,
      reducedMotion: 'reduce',
      viewport: hasTouch ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    });
    test.setTimeout(900_000);

    test('[T4] [S3] an evening of thirty rounds at three tables ends with books that agree', async ({
      page,
      own: { address, deployment },
    }) => {
      await page.addInitScript(
        (stored) => localStorage.setItem('punto.settings', stored),
        JSON.stringify({ autoConfirm: false, closingRead: true, language }),
      );
      const patron = patronOn(page);
      const words = await eveningWords(language);
      const hands = handsOn(page, words);
      let played = 0;
      await page.goto(address.origin);
      await expect(page.locator('.balance b')).toHaveText(/\d/);
      const first = await patron.shownBalance();
      for (const [room, names] of ROOMS) {
        const table = await createTables(address).dealt(room);
        await page.goto(address.origin);
        await expect(page.getByRole('link', { name: table.name })).toBeVisible();
        await hands.press(new RegExp(`^${table.name}`));
        for (const [round, coup] of COUPS.entries()) {
          const outcome = OUTCOMES[(round + played) % 3] ?? 'player';
          await bet(page, hands, table, words, (names ?? words.outcomes)[outcome], outcome);
          if (round === LOST_AT && room === 'classic-eight-deck')
            await loseLink(page, deployment, words.linkLost);
          if (round === COUPS.length / 2) {
            await table.playLast(...coup);
            await table.shuffle();
          } else await table.play(...coup);
          played += 1;
          await expect.poll(async () => (await patron.records()).length, { timeout: 60_000 }).toBe(played);
        }
      }
      expect(played).toBe(30);
      const records = await patron.records();
      expectHonest(records);
      const net = records.reduce(
        (sum, { returnedMinor, stakedMinor }) => sum + returnedMinor - stakedMinor,
        0,
      );
      await expect.poll(() => patron.shownBalance()).toBe(first + net);
      // The log of screen readers has the last result.
      await expect(page.getByRole('log', { name: words.log })).toContainText(
        new RegExp(Object.values(words.outcomes).join('|')),
      );
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  });

const bet = async (
  page: Page,
  hands: Hands,
  table: DealtTable,
  words: EveningWords,
  name: string,
  outcome: Outcome,
) => {
  const spot = page.getByRole('button', { name: words.spot(name) });
  await table.openBetting();
  await page.locator('[data-phase=betting]').waitFor({ state: 'attached' });
  await hands.lay(outcome, words.spot(name));
  await expect(spot).toHaveAccessibleName(words.unconfirmed);
  await hands.confirm();
  await expect(spot).toHaveAccessibleName(words.confirmed);
};

const loseLink = async (
  page: Page,
  deployment: { kill: () => Promise<void>; restart: () => Promise<void> },
  lost: string,
) => {
  await deployment.kill();
  await expect(page.getByText(lost)).toBeVisible();
  await deployment.restart();
  await expect(page.getByText(lost)).toBeHidden();
};
