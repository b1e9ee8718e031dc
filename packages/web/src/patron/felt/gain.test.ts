// A win is celebrated only if the sum of the round is positive and its end was seen live. Rendered without a browser,
// as when a page is opened on a settled round. [B-47]

import { createTextPage, type TextPage } from '@punto/ui/test/text-page.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let page: TextPage;
beforeAll(async () => {
  page = await createTextPage();
});
afterAll(() => page.close());

it('[B-47] a table opened on a settled round shows the result without celebration, lost or won', async () => {
  const fixture = (await page.load(
    new URL('../../../test/fixtures/gain.tsx', import.meta.url),
  )) as typeof import('../../../test/fixtures/gain.tsx');
  expect(fixture.foundOnOpening(0)).toBe('decided, calm');
  expect(fixture.foundOnOpening(2_000)).toBe('decided, calm');
});
