// What is wrong with any page of the patrons' app as it is drawn now, in sentences: found by measure, so that the pictures
// need only be looked at for beauty.
import type { Page } from '@playwright/test';
import { badgesOverCardsOn, brokenWordsOn } from './words.ts';

/** From this window width on, the beads of a table's bead plate have at least this width. */
const BEADS = { fromPx: 1280, leastPx: 24 };

/** Names, figures and scores: none of them may touch another. */
const NAMED = [
  ...['.table-name h1', '.balance b', '.call', '.dealer-card', '.road-figures', '.page-head h1', '.tile h2'],
  ...['.spot-name', '.spot-pays', '.spot-meta', '.own-amount b', '.score b', '.ring-net', '.ring-winner'],
  ...['.tile-title h2', '.tile-title p', '.many-tag', '.tile-state-text', '.tile-scores', '.tile-stakes b'],
  ...['.tile-main-name', '.tile-main-pays', '.chip-tray label', '.rail-acts button', '.closing-note'],
].join();
/** Measured by their boxes, not by their letters. */
const BOXES = 'button, label, .closing-note';

/** Whole and in the window, always. */
const FIXED = '.rail, .confirm, .rail-acts button, .chip-tray label';
/** Visible in the window, or after scrolling. */
const REACHED = '.spot, .tile-main, .road-pane, .road-figures, .tile';

export const measuresOf = async (page: Page): Promise<readonly string[]> => [
  ...new Set(
    (
      await Promise.all(
        [misplacedOn, overlapsOn, brokenWordsOn, badgesOverCardsOn, unreachedOn].map((measure) =>
          measure(page),
        ),
      )
    ).flat(),
  ),
];

/** Sideways scrolling, a rail that is not whole, texts that are cut, small beads. */
const misplacedOn = (page: Page): Promise<readonly string[]> =>
  page.locator('body').evaluate(
    (body, { beads, fixed }) => {
      const window = body.ownerDocument.defaultView;
      const root = body.ownerDocument.documentElement;
      const all = (selector: string): (typeof body)[] =>
        [...body.querySelectorAll(selector)].filter(
          (element: typeof body) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            element.closest('.spoken') === null,
        );
      const short = (element: typeof body) =>
        `${element.className || element.tagName} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
      const faults: string[] = [];
      const beyond = root.scrollWidth - root.clientWidth;
      if (beyond > 0) {
        // The innermost of the widest: what makes them so wide is inside, or they themselves are.
        const widest = all('*')
          .filter((element) => element.getBoundingClientRect().right >= root.scrollWidth - 1)
          .at(-1);
        faults.push(`scrolls sideways by ${beyond}${widest ? `: ${short(widest)}` : ''}`);
      }
      for (const element of all(fixed)) {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        if (left < -1 || top < -1 || right > root.clientWidth + 1 || bottom > window.innerHeight + 1)
          faults.push(`not in the window: ${short(element)}`);
      }
      for (const element of all('*')) {
        const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        const style = window.getComputedStyle(element);
        if (!own || element.closest('svg, select, textarea, input') || style.clipPath !== 'none') continue;
        if (element.clientWidth <= 1 || !/hidden|clip/.test(style.overflowX)) continue;
        if (element.scrollWidth > element.clientWidth + 1) faults.push(`cut: ${short(element)}`);
        if (element.scrollHeight > element.clientHeight + 4) faults.push(`cut below: ${short(element)}`);
      }
      if (root.clientWidth >= beads.fromPx)
        for (const pane of all('[data-panel=bead] .road-pane')) {
          const bead = (pane.querySelector('svg') ?? pane).getBoundingClientRect().height / 6;
          if (bead < beads.leastPx - 0.5) faults.push(`beads of ${bead.toFixed(1)} px`);
        }
      return faults;
    },
    { beads: BEADS, fixed: FIXED },
  );

/** Names, figures and scores over one another, as far as what is around them shows them. */
const overlapsOn = (page: Page): Promise<readonly string[]> =>
  page.locator('body').evaluate(
    (body, { named, boxed }) => {
      type Box = { left: number; top: number; right: number; bottom: number };
      const window = body.ownerDocument.defaultView;
      const both = (a: Box, b: Box): Box => ({
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
      });
      const size = ({ left, top, right, bottom }: Box) => Math.min(right - left, bottom - top);
      const short = (element: typeof body) =>
        `${element.className || element.tagName} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
      const shown = (element: typeof body): Box[] => {
        const range = body.ownerDocument.createRange();
        range.selectNodeContents(element);
        let clip: Box = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
        for (let around = element; around && around !== body; around = around.parentElement)
          if (window.getComputedStyle(around).overflowX !== 'visible')
            clip = both(clip, around.getBoundingClientRect());
        const lines: Box[] = element.matches(boxed)
          ? [element.getBoundingClientRect()]
          : [...range.getClientRects()];
        // The box of a line is higher than its letters.
        return lines
          .map(({ left, top, right, bottom }) => ({
            top: top + (bottom - top) / 5,
            bottom: bottom - (bottom - top) / 5,
            left,
            right,
          }))
          .map((line) => both(line, clip))
          .filter((line) => size(line) > 2);
      };
      const rail = body.querySelector('.rail');
      // What scrolls under the rail is hidden by it; a notice above the rail lies over what is there.
      const layer = (element: typeof body) =>
        element.matches('.closing-note') ? null : (rail?.contains(element) ?? false);
      // An open sheet lies over the page below it, which cannot be used until it is closed.
      const sheet = (element: typeof body) => element.closest('dialog');
      const places: { element: typeof body; boxes: Box[] }[] = [...body.querySelectorAll(named)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((element) => ({ element, boxes: shown(element) }));
      return places.flatMap((a, i) =>
        places
          .slice(i + 1)
          .filter((b) => !a.element.contains(b.element) && !b.element.contains(a.element))
          .filter((b) => sheet(a.element) === sheet(b.element))
          .filter((b) => [layer(a.element), null].includes(layer(b.element)) || layer(a.element) === null)
          .filter((b) => a.boxes.some((one) => b.boxes.some((other) => size(both(one, other)) > 1.5)))
          .map((b) => `over one another: ${short(a.element)} | ${short(b.element)}`),
      );
    },
    { named: NAMED, boxed: BOXES },
  );

/** What is played with or read, and is neither in sight nor comes into sight by scrolling. */
const unreachedOn = (page: Page): Promise<readonly string[]> =>
  page.locator('body').evaluate((body, reached) => {
    const window = body.ownerDocument.defaultView;
    const all: (typeof body)[] = [...body.querySelectorAll('*')];
    const scrolled = [body.ownerDocument.documentElement, ...all].map((element) => ({
      element,
      left: element.scrollLeft,
      top: element.scrollTop,
    }));
    const rail = body.querySelector('.rail');
    const isHidden = (element: typeof body) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      // What is higher than the window is reached with its upper edge.
      const end = Math.min(bottom, top + window.innerHeight / 2);
      const under = rail?.getBoundingClientRect();
      const isUnder = under && right > under.left + 1 && left < under.right - 1 && end > under.top + 1;
      return (
        left < -1 || right > window.innerWidth + 1 || top < -1 || end > window.innerHeight + 1 || isUnder
      );
    };
    const faults = all
      .filter((element) => element.matches(reached) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        if (!isHidden(element)) return false;
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        if (isHidden(element))
          element.scrollIntoView({ block: 'end', inline: 'center', behavior: 'instant' });
        return isHidden(element);
      })
      .map(
        (element) => `not reached: ${element.className} “${(element.textContent ?? '').trim().slice(0, 40)}”`,
      );
    for (const { element, left, top } of scrolled)
      if (element.scrollLeft !== left || element.scrollTop !== top)
        element.scrollTo({ left, top, behavior: 'instant' });
    return faults;
  }, REACHED);
