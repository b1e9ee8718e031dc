// Findings of axe on a page, of every impact and of best practice, as sentences; empty if there are none.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SOAK } from './length.ts';

/** No page has a frame of another origin, so one run in the page is enough; passed rules are not collected. */
const builderOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

/** The rules about colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const foundBy = async (builder: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
  );
};

export const axeOf = (page: Page): Promise<readonly string[]> => foundBy(builderOn(page));

type Scheme = 'dark' | 'light';

const drawn = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

/** Resolves when the page is drawn in the scheme: until then some computed colours are those of the other one. */
const emulate = async (page: Page, colorScheme: Scheme): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(`matchMedia('(prefers-color-scheme: ${colorScheme})').matches`);
  await drawn(page);
};

const lightFaults = (page: Page): Promise<readonly string[]> =>
  foundBy(
    new AxeBuilder({ page }).setLegacyMode(true).options({
      resultTypes: ['violations'],
      runOnly: { type: 'rule', values: OF_COLOURS },
    }),
  );

/**
 * In the dark scheme by every rule; in `npm run soak` also in the light one by the rules about colours: nothing else differs.
 */
export const axeInSchemes = async (page: Page): Promise<readonly string[]> => {
  await emulate(page, 'dark');
  const dark = await foundBy(builderOn(page));
  if (!SOAK) return dark.map((each) => `dark: ${each}`);
  await emulate(page, 'light');
  let light = await lightFaults(page);
  // On a busy machine parts of a page were seen in the colours of the other scheme for some frames more.
  for (let look = 0; look < 3 && light.length > 0; look += 1) {
    await drawn(page);
    light = await lightFaults(page);
  }
  return [...dark.map((each) => `dark: ${each}`), ...light.map((each) => `light: ${each}`)];
};
