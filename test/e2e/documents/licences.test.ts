// The licences of what the pages are made of, from the settings to the text.
import { SOAK_ONLY } from '../support/length.ts';
import { expect, test } from '../support/test.ts';

test(
  'the settings lead to the licences of the packages and fonts in the pages',
  SOAK_ONLY,
  async ({ page }) => {
    await page.goto('/settings');
    const link = page.getByRole('link', { name: 'Licences of the software and fonts of these pages' });
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(opened.getByText('The pages of Punto are under the MIT licence')).toBeVisible();
    const text = await opened.locator('body').innerText();
    for (const title of [
      /^Punto\n\nMIT License/m,
      /^solid-js \S+ \(MIT\)\n\nMIT License\n\nCopyright \(c\) \S+ Ryan Carniato/m,
      /^uqr \S+ \(MIT\)$/m,
      /^@fontsource-variable\/inter \S+ \(OFL-1\.1\)\n\nCopyright 2016 The Inter Project Authors/m,
      /^@fontsource-variable\/source-serif-4 \S+ \(OFL-1\.1\)$/m,
    ])
      expect(text).toMatch(title);
  },
);
