// What is wrong with any page of the patrons' app as it is drawn now, in sentences: found by measure, so that the pictures
// need only be looked at for beauty.
import type { Page } from '@playwright/test';

/** From this width of the window on, the beads of a table's bead plate are at least so wide. */
const BEADS = { fromPx: 1280, leastPx: 24 };

/** Names, figures and scores: none of them may touch another. */
const NAMED = [
  '.table-name h1',
  '.balance b',
  '.spot-name',
  '.spot-pays',
  '.spot-meta',
  '.own-amount b',
  '.score b',
  '.ring-net',
  '.ring-winner',
  '.call',
  '.dealer-card',
  '.road-figures',
  '.tile-title h2',
  '.tile-title p',
  '.many-tag',
  '.tile-state-text',
  '.tile-scores',
  '.tile-main-name',
  '.tile-main-pays',
  '.tile-stakes b',
  '.chip-tray label',
  '.rail-acts button',
  '.closing-note',
  '.first-step',
  '.page-head h1',
  '.tile h2',
].join();

/** Whole and in the window, always. */
const FIXED = '.rail, .confirm, .rail-acts button, .chip-tray label';
/** In the window, or there after scrolling. */
const REACHED = '.spot, .tile-main, .road-pane, .road-figures, .tile';

export const measuresOf = (page: Page): Promise<readonly string[]> =>
  page.locator('body').evaluate(
    (body, { beads, named, fixed, reached }) => {
      type Box = { left: number; top: number; right: number; bottom: number };
      const document = body.ownerDocument;
      const window = document.defaultView;
      const root = document.documentElement;
      const view: Box = { left: 0, top: 0, right: root.clientWidth, bottom: window.innerHeight };
      const faults: string[] = [];
      const boxOf = (element: { getBoundingClientRect: () => Box }): Box => element.getBoundingClientRect();
      const seen = (element: typeof body) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 0 &&
        element.closest('.spoken') === null;
      const all = (selector: string): (typeof body)[] => [...body.querySelectorAll(selector)].filter(seen);
      const inside = (box: Box, frame: Box) =>
        box.left >= frame.left - 1 &&
        box.right <= frame.right + 1 &&
        box.top >= frame.top - 1 &&
        box.bottom <= frame.bottom + 1;
      const meet = (a: Box, b: Box) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
      const short = (element: typeof body) =>
        `${element.className || element.tagName} “${(element.textContent ?? '').trim().slice(0, 40)}”`;

      if (root.scrollWidth > root.clientWidth)
        faults.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth}`);
      for (const element of all(fixed))
        if (!inside(boxOf(element), view)) faults.push(`not in the window: ${short(element)}`);

      // A text that is cut where what does not fit is hidden. Lines with an ellipsis count too.
      for (const element of all('*')) {
        const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        if (!own || element.closest('svg, select, textarea, input')) continue;
        const style = window.getComputedStyle(element);
        if (style.clipPath !== 'none' || element.clientWidth <= 1) continue;
        const hides =
          style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
        if (hides && element.scrollWidth > element.clientWidth + 1) faults.push(`cut: ${short(element)}`);
        if (hides && element.scrollHeight > element.clientHeight + 4)
          faults.push(`cut below: ${short(element)}`);
      }

      // Names, figures and scores over one another, as far as their ancestors show them.
      const shown = (element: typeof body): Box[] => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const boxes: Box[] = element.matches('button, label, a, .closing-note, .first-step')
          ? [boxOf(element)]
          : [...range.getClientRects()];
        let clip = view;
        for (
          let around: typeof body | null = element;
          around && around !== body;
          around = around.parentElement
        ) {
          if (window.getComputedStyle(around).overflowX === 'visible') continue;
          const by = boxOf(around);
          clip = {
            left: Math.max(clip.left, by.left),
            top: Math.max(clip.top, by.top),
            right: Math.min(clip.right, by.right),
            bottom: Math.min(clip.bottom, by.bottom),
          };
        }
        return boxes
          .map((box) => {
            const inset = (box.bottom - box.top) * 0.2;
            return {
              left: Math.max(box.left, clip.left),
              top: Math.max(box.top + inset, clip.top),
              right: Math.min(box.right, clip.right),
              bottom: Math.min(box.bottom - inset, clip.bottom),
            };
          })
          .filter((box) => box.right - box.left > 2 && box.bottom - box.top > 2);
      };
      const rail = all('.rail')[0];
      const places = all(named).map((element) => ({ element, boxes: shown(element) }));
      places.forEach((a, i) => {
        for (const b of places.slice(i + 1)) {
          if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
          // What scrolls under the rail is hidden by it.
          if (
            rail &&
            rail.contains(a.element) !== rail.contains(b.element) &&
            !a.element.closest('.closing-note-place') &&
            !b.element.closest('.closing-note-place')
          )
            continue;
          if (a.boxes.some((one) => b.boxes.some((other) => meet(one, other))))
            faults.push(`over one another: ${short(a.element)} | ${short(b.element)}`);
        }
      });

      if (view.right >= beads.fromPx)
        for (const pane of all('[data-panel=bead] .road-pane')) {
          const svg = pane.querySelector('svg');
          const high = (svg ?? pane).getBoundingClientRect().height;
          if (high / 6 < beads.leastPx - 0.5) faults.push(`beads of ${(high / 6).toFixed(1)} px`);
        }

      // Last, since it scrolls: what is played with or read is in sight, or is after scrolling.
      const scrolled = [root, ...all('*')].map((element) => ({
        element,
        x: element.scrollLeft,
        y: element.scrollTop,
      }));
      for (const element of all(reached)) {
        const under = () => {
          const box = boxOf(element);
          const high = Math.min(box.bottom - box.top, view.bottom);
          const railBox = rail && !rail.contains(element) ? boxOf(rail) : null;
          return (
            !inside(high < box.bottom - box.top ? { ...box, top: 0, bottom: 1 } : box, view) ||
            (railBox !== null && meet(box, railBox))
          );
        };
        if (!under()) continue;
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        if (under()) element.scrollIntoView({ block: 'end', inline: 'center', behavior: 'instant' });
        if (under()) faults.push(`not reached: ${short(element)}`);
      }
      for (const { element, x, y } of scrolled)
        if (element.scrollLeft !== x || element.scrollTop !== y)
          element.scrollTo({ left: x, top: y, behavior: 'instant' });
      return [...new Set(faults)];
    },
    { beads: BEADS, named: NAMED, fixed: FIXED, reached: REACHED },
  );
