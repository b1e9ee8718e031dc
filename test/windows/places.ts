// What the survey draws: every room while bets are taken and with its result, and every page.
import type { Page } from '@playwright/test';
import { openFelt } from '../e2e/support/felt-pages.ts';
import type { SurveyDeployment } from './deployment.ts';

export type Place = {
  readonly name: string;
  readonly kind: 'table' | 'tiles' | 'lobby' | 'page';
  /** The key of a table: places of the same room have their spots at the same heights. */
  readonly room?: string;
  readonly open: (page: Page) => Promise<void>;
};

const SCENES: Readonly<Record<string, string>> = {
  'live betting': 'betting',
  'live result': 'won',
  'live fresh': 'fresh',
  'live late': 'betting&round=65',
  'squeeze betting': 'squeeze-betting',
  'squeeze result': 'won&room=squeeze',
  'six-deck betting': 'betting&room=six-deck',
  'six-deck result': 'won&room=six-deck',
  'classic betting': 'betting&room=classic',
  'classic result': 'won&room=classic',
  'single betting': 'fresh&room=single',
  'single result': 'won&room=single',
  'big betting': 'seats-nine',
  'big result': 'seats-result',
};

/** The clock of the page stands still from now on, so that each window shows the same second. */
const still = async (page: Page): Promise<void> => page.clock.setFixedTime(await page.evaluate('Date.now()'));

/** On the fixture page, whose address is that of the browser context. */
export const ROOM_PLACES: readonly Place[] = Object.entries(SCENES).map(([name, scene]) => ({
  name,
  kind: 'table',
  // Late in the shoe closed spots leave their space to the others.
  room: name === 'live late' ? name : name.replace(/ .*/, ''),
  open: async (page) => {
    await openFelt(page, scene);
    if (scene.startsWith('seats-result')) await page.locator('.table-room[data-phase=settled]').waitFor();
    // The scoreboard is loaded after the cards.
    await page.locator('.board .road-pane').first().waitFor();
    await page.waitForTimeout(1_500);
    await still(page);
  },
}));

const PAGES: Readonly<Record<string, string>> = {
  lobby: '/',
  record: '/record',
  rules: '/rules',
  history: '/history',
  settings: '/settings',
  study: '/study',
  verify: '/verify',
  'no such page': '/nowhere',
};

export const pagesOf = ({ origin, tables }: SurveyDeployment): readonly Place[] => [
  ...Object.entries(PAGES).map(
    ([name, path]): Place => ({
      name,
      kind: name === 'lobby' ? 'lobby' : 'page',
      open: async (page) => {
        await page.goto(`${origin}${path}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForTimeout(1_000);
      },
    }),
  ),
  {
    name: 'statistics',
    kind: 'page',
    open: async (page) => {
      await page.goto(`${origin}/table/t1`);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Statistics' }).click();
      await page.waitForTimeout(1_000);
    },
  },
  {
    name: 'tiles none',
    kind: 'tiles',
    open: async (page) => {
      await page.goto(`${origin}/side-by-side`);
      await page.locator('.many').waitFor();
      await page.waitForTimeout(500);
    },
  },
  ...(['betting', 'settled'] as const).map(
    (phase): Place => ({
      name: `tiles ${phase === 'betting' ? 'betting' : 'result'}`,
      kind: 'tiles',
      open: async (page) => {
        await page.goto(`${origin}/side-by-side?tables=${tables.join(',')}`);
        const first = page.locator('.table-tile[data-table=t1]');
        const until = (one: string) =>
          page.locator(`.table-tile[data-table=t1][data-phase=${one}]`).waitFor({ timeout: 60_000 });
        await first.waitFor();
        await page.waitForTimeout(1_000);
        if ((await first.getAttribute('data-phase')) !== 'settled') await until('settled');
        await until('betting');
        for (const [table, place] of [
          ['t1', 1],
          ['t2', 0],
          ['t4', 2],
        ] as const)
          await page.locator(`.table-tile[data-table=${table}] .tile-main`).nth(place).click();
        if (phase === 'betting') return;
        await page.keyboard.press('Shift+Enter');
        await until('settled');
        await page.waitForTimeout(2_000);
      },
    }),
  ),
];
