// What axe finds on a page that is serious: a list of sentences, empty where all is well.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const serious = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
    );
};

/** Everything it finds, and best practice. */
export const axeOf = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
};

/** In both surroundings, one after the other. */
export const seriousInBoth = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await serious(page)).map((each) => `${colorScheme}: ${each}`));
  }
  return found;
};
