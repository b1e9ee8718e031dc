import { expect, it } from 'vitest';
import { laterImportsIn } from '../later-parts.ts';

it('finds what is loaded after the first view, and not what is loaded when it is opened', () => {
  const source = `
    const Burn = later(async () => (await import('./burn.tsx')).Burn);
    const News = later(
      async () => (await withTexts(import('@punto/ui/news.tsx'), 'news')).News,
    );
    const sounds = laterModule(() => import('./sounds.ts'));
    const Rules = lazyPart(async () => (await import('./rules.tsx')).Rules);
    const Page = lazy(() => import('./page.tsx'));
    const wait = later(REST_MS, () => show());
  `;
  expect(laterImportsIn(source)).toEqual(['./burn.tsx', '@punto/ui/news.tsx', './sounds.ts']);
});

it('throws at a load in another form', () => {
  expect(() => laterImportsIn('later(() => loadFrom(import("./burn.tsx")))')).toThrow('is not found');
});
