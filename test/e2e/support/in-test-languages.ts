// With PUNTO_TEST_LANGUAGES=1 (`npm run soak -- languages`): each page that a test leaves open is read in both test languages
// and in three windows. What stands on it is what the test brought about, so that every state it reached is read.
import { expect, type Page, test } from '@playwright/test';
import { TEST_LANGUAGES } from '@punto/language/languages';
import { measuresOf } from '../../windows/measures.ts';
import { changeLanguage, untranslatedOn } from '../../windows/test-language.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

export const readInTestLanguages = async (page: Page): Promise<void> => {
  if (process.env.PUNTO_TEST_LANGUAGES !== '1' || page.isClosed() || !page.url().startsWith('http')) return;
  test.info().annotations.push({ type: 'read in the test languages', description: page.url() });
  // The texts of another language are loaded, also where the test is about a lost link.
  await page.context().setOffline(false);
  const faults: string[] = [];
  for (const language of TEST_LANGUAGES) {
    await changeLanguage(page, language);
    faults.push(...(await untranslatedOn(page)).map((fault) => `${language}: ${fault}`));
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const measured = await measuresOf(page);
      faults.push(...measured.map((fault) => `${language}, ${size.width} × ${size.height}: ${fault}`));
    }
  }
  expect(faults, 'the page in the test languages').toEqual([]);
};
