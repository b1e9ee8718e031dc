// The scripts that a visit to a table requests without a press: each request has a delay of its own, so they are few files.
import { expect, test } from '../support/test.ts';

const SCRIPTS = [
  'app-parts',
  'cuts',
  // The explanations for a new patron.
  'first-steps',
  'index',
  'later-texts-en',
  'table',
  'table-parts',
  'texts-en',
];

test('a first visit to a table requests its scripts in few files, with all that is loaded after the view', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) scripts.add(name);
  });
  await page.goto('/table/library');
  await expect(page.getByRole('heading', { level: 1, name: 'The library' })).toBeVisible();
  await expect.poll(() => [...scripts].toSorted()).toEqual(SCRIPTS);
  await page.waitForLoadState('networkidle');
  expect([...scripts].toSorted()).toEqual(SCRIPTS);
});
