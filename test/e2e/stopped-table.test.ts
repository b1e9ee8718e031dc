// A table that the server stopped, as its patrons see it, and after a supervisor has resumed it. [T5] [T6]
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expectHonest } from './support/settled-by-hand.ts';
import { shared } from './support/shared.ts';
import { expect, test } from './support/test.ts';

/** Makes the table's stream look longer by one event, as if another process had written to it. */
const writtenByAnother = (dataFolder: string, table: string, events: 1 | -1): void => {
  const database = new DatabaseSync(join(dataFolder, 'punto.db'), { timeout: 5_000 });
  try {
    const { changes } = database
      .prepare('UPDATE chains SET length = length + ? WHERE chain = ?')
      .run(events, `events:${table}`);
    expect(changes).toBe(1);
  } finally {
    database.close();
  }
};

test('[T5] [T6] a table that stopped by itself keeps its stakes, shows that, and continues after it is resumed', async ({
  guest,
  tables,
}) => {
  const [patron, other] = [await guest(), await guest()];
  const { dataFolder } = await shared('tables');
  const table = await tables.dealt('live-eight-deck');
  await table.openBetting();
  await patron.open(table);
  await patron.untilPhase('betting');
  await patron.lay('Player', '100');
  await patron.confirm();
  await other.page.goto('/');
  const tile = other.page
    .getByRole('article')
    .filter({ has: other.page.getByRole('link', { name: table.name }) });
  await expect(tile).not.toContainText('Out of service');

  writtenByAnother(dataFolder, table.id, 1);
  await expect(table.closeBetting()).rejects.toThrow(/503/);
  const says = patron.page.getByText('This table has stopped for now').first();
  await expect(says).toBeVisible();
  await expect(patron.page.getByText('Your bets are safe. You may leave.').first()).toBeVisible();
  await expect(tile).toContainText('Out of service');
  await expect(patron.spot('Player')).toHaveAccessibleName(/100 confirmed/);

  writtenByAnother(dataFolder, table.id, -1);
  await table.duty({ duty: 'resume' });
  await expect(says).toBeHidden();
  await expect(tile).not.toContainText('Out of service');
  await expect(patron.spot('Player')).toHaveAccessibleName(/100 confirmed/);
  await patron.lay('Tie', '5');
  await patron.confirm();
  await table.play('4S 2H', '3D 5C');
  await patron.untilResult();
  await expect.poll(async () => (await patron.records()).map(({ status }) => status)).toEqual(['settled']);
  expectHonest(await patron.records());
});
