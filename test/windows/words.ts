// Words that a line break cuts in two, and badges over cards, on a page as it is drawn now.
import type { Page } from '@playwright/test';

/** Short texts in narrow places: their lines end between words only. */
const TITLES = [
  ...['.spot-name', '.spot-why', '.score span', '.score em', '.ring-winner', '.stage-ring > span', '.call b'],
  ...[
    '.side-tabs button',
    '.rail-acts button',
    '.tile h2',
    '.tile-title h2',
    '.tile-main-name',
    '.page-head h1',
  ],
].join();

/** Words that are on two lines. A word joiner, U+2060, makes one word of two. */
export const brokenWordsOn = (page: Page): Promise<readonly string[]> =>
  page.locator('body').evaluate((body, titles) => {
    const document = body.ownerDocument;
    const window = document.defaultView;
    const segmenter = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
    const range = document.createRange();
    const faults: string[] = [];
    for (const title of body.querySelectorAll(titles)) {
      const { hyphens, clipPath } = window.getComputedStyle(title);
      if (hyphens === 'auto' || clipPath !== 'none' || !title.checkVisibility()) continue;
      const walker = document.createTreeWalker(title, window.NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        const words: { start: number; end: number }[] = [];
        for (const { index: start, segment, isWordLike } of segmenter.segment(text)) {
          const end = start + segment.length;
          const last = words.at(-1);
          if (last && last.end === start && text[start - 1] === '\u2060') last.end = end;
          else if (isWordLike) words.push({ start, end });
          else if (segment === '\u2060' && last) last.end = end;
        }
        for (const { start, end } of words) {
          range.setStart(node, start);
          range.setEnd(node, end);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) faults.push(`cut in two: “${text.slice(start, end)}” of “${text}”`);
        }
      }
    }
    return faults;
  }, TITLES);

/** A badge beside a score hides no card. In a test language it is longer than in any that is offered. */
export const badgesOverCardsOn = (page: Page): Promise<readonly string[]> =>
  page.locator('body').evaluate((body) => {
    if (body.ownerDocument.documentElement.lang.startsWith('en-X')) return [];
    const cards = [...body.querySelectorAll('.dealt .card')].map((card) => card.getBoundingClientRect());
    return [...body.querySelectorAll('.score em')]
      .filter((badge) => badge.checkVisibility({ visibilityProperty: true }))
      .filter((badge) => {
        const { left, top, right, bottom } = badge.getBoundingClientRect();
        return cards.some(
          (card) =>
            Math.min(right, card.right) - Math.max(left, card.left) > 1 &&
            Math.min(bottom, card.bottom) - Math.max(top, card.top) > 1,
        );
      })
      .map((badge) => `over a card: “${badge.textContent}”`);
  });
