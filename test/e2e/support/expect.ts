// Playwright's `expect` with a cheaper `toBeVisible`. Playwright's own assertion writes a description of the whole document each
// time it looks and does not find the element, for a message that only a failure needs; `waitFor` does not.
import { type Locator, expect as playwright } from '@playwright/test';

export const expect = playwright.extend({
  async toBeVisible(locator: Locator, options?: { readonly timeout?: number }) {
    const timeout = options?.timeout ?? this.timeout;
    try {
      await locator.waitFor({ state: this.isNot ? 'hidden' : 'visible', timeout });
      return { pass: !this.isNot, message: () => '' };
    } catch (fault) {
      return { pass: this.isNot, message: () => String(fault) };
    }
  },
});
