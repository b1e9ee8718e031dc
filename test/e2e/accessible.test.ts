// What axe can see: nothing on any page, dark or light.
import { axeInSchemes, axeOf } from './support/axe.ts';
import { SOAK, SOAK_ONLY } from './support/length.ts';
import { patronOn } from './support/patron.ts';
import { expect, test } from './support/test.ts';

test(
  'the rules, the record, the settings and an address without a table are accessible in the dark and the light',
  SOAK_ONLY,
  async ({ page }) => {
    for (const [path, heading] of [
      ['/rules', /Rules/],
      ['/record', /Play record/],
      ['/settings', /Settings/],
      ['/table/nowhere', /no such table/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await axeInSchemes(page), path).toEqual([]);
    }
  },
);

test('a table is accessible while betting is open, with chips on it, and with its result', async ({
  page,
  tables,
}) => {
  const patron = patronOn(page);
  const table = await tables.dealt('live-eight-deck');
  await table.openBetting();
  await patron.open(table);
  await patron.untilPhase('betting');
  if (SOAK) expect(await axeInSchemes(page), 'betting').toEqual([]);
  await patron.lay('Banker', '25');
  await patron.lay('Tie', '5');
  await patron.confirm();
  await patron.lay('Player pair', '1');
  expect(await (SOAK ? axeInSchemes(page) : axeOf(page)), 'chips').toEqual([]);
  await table.play('4S 3H', '3D 3S');
  await patron.untilResult();
  expect(await axeInSchemes(page), 'result').toEqual([]);
});

for (const [room, bet] of [
  ['six-deck', 'Punto'],
  ['classic-eight-deck', 'Player'],
  ['big-table', 'Player'],
] as const)
  test(`the room ${room} is accessible in the dark and the light`, SOAK_ONLY, async ({ page, tables }) => {
    const patron = patronOn(page);
    const table = await tables.machine(room, { shufflingMs: 1, bettingMs: 600_000 });
    await patron.open(table);
    await patron.untilPhase('betting');
    await expect(patron.spot(bet)).toBeVisible();
    expect(await axeInSchemes(page)).toEqual([]);
  });

test('the table of a patron alone is accessible in the dark and the light', SOAK_ONLY, async ({ page }) => {
  await page.goto('/table/parlour');
  await expect(patronOn(page).spot('Player')).toBeVisible();
  expect(await axeInSchemes(page)).toEqual([]);
});

test('the earlier shoes are accessible in the dark and the light', SOAK_ONLY, async ({ page, tables }) => {
  const table = await tables.dealt('live-eight-deck');
  await table.openBetting();
  await table.playLast('4S 3H', '3D 3S');
  await table.shuffle();
  await patronOn(page).open(table);
  await page.getByRole('button', { name: 'Earlier shoes' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Shoe 1\b/ }).click();
  await expect(page.getByRole('heading', { name: 'Shoe 1' })).toBeVisible();
  expect(await axeInSchemes(page)).toEqual([]);
});

test(
  'the stage of a squeeze is accessible in the dark and the light',
  SOAK_ONLY,
  async ({ page, tables }) => {
    const patron = patronOn(page);
    const table = await tables.dealt('squeeze');
    await table.openBetting();
    await patron.open(table);
    await patron.untilPhase('betting');
    await patron.lay('Player', '25');
    await patron.confirm();
    await table.closeBetting();
    await table.layDown('4S 3D 2D 3S');
    await expect(page.getByRole('slider')).toBeVisible();
    expect(await axeInSchemes(page)).toEqual([]);
  },
);
