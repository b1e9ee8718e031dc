// The felt celebrates by the sum of the round alone, and only what is seen as it ends: rendered without a browser, as a
// page that is opened on a settled round. [B-47]
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTextPage, type TextPage } from '../../../text-page.ts';

let page: TextPage;
beforeAll(async () => {
  page = await openTextPage();
});
afterAll(() => page.close());

it('[B-47] a felt opened on a settled round shows it and celebrates nothing, lost or won', async () => {
  const fixture = (await page.load(
    '/test/fixtures/gain.tsx',
  )) as typeof import('../../../test/fixtures/gain.tsx');
  expect(fixture.foundOnOpening(0)).toBe('decided, calm');
  expect(fixture.foundOnOpening(2_000)).toBe('decided, calm');
});
