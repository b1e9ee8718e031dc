// What is wrong with the felt as it is drawn now, in sentences: what one needs to play and is not in sight, what
// scrolls sideways, which texts lie over one another or over a card, which names are cut.
import type { Page } from '@playwright/test';

export type Wanted = {
  /** Bead plate and big road are whole and in sight. */
  readonly roads?: boolean;
  /** No side bet is above or below what is in sight; those of another page are aside. */
  readonly sides?: boolean;
  /** With text of twice the size, content that does not fit scrolls under the rail. */
  readonly mayScroll?: boolean;
};

export const faultsOf = (page: Page, wanted: Wanted): Promise<readonly string[]> =>
  page.locator('body').evaluate((body, { roads, sides, mayScroll }) => {
    type Box = { name: string; left: number; top: number; right: number; bottom: number };
    const document = body.ownerDocument;
    const root = document.documentElement;
    const view = { left: 0, top: 0, right: root.clientWidth, bottom: document.defaultView.innerHeight };
    const faults: string[] = [];
    const all = (selector: string) => [...body.querySelectorAll(selector)];
    const seen = (element: (typeof body)['parentElement'] & {}) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 0;
    const boxOf = (element: { getBoundingClientRect: () => DOMRectLike }, name: string): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { name, left, top, right, bottom };
    };
    type DOMRectLike = { left: number; top: number; right: number; bottom: number };
    const inside = (box: DOMRectLike, frame: DOMRectLike) =>
      box.left >= frame.left - 1 &&
      box.right <= frame.right + 1 &&
      box.top >= frame.top - 1 &&
      box.bottom <= frame.bottom + 1;
    const meet = (a: DOMRectLike, b: DOMRectLike, by: number) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;

    const cut = (box: DOMRectLike, by: DOMRectLike): DOMRectLike => ({
      left: Math.max(box.left, by.left),
      top: Math.max(box.top, by.top),
      right: Math.min(box.right, by.right),
      bottom: Math.min(box.bottom, by.bottom),
    });

    if (root.scrollWidth > root.clientWidth) faults.push(`scrolls sideways: ${root.scrollWidth}`);

    // What one needs to play.
    const rail = all('.rail')[0];
    // In trouble the ring rests, and on a phone its place is taken by the words.
    const rings = all('[data-trouble]').length > 0 ? [] : ['.stage-ring'];
    const needed = [
      '.rail',
      '.confirm',
      '.chip-tray label',
      ...(mayScroll ? [] : [...rings, '.spot.main', '.dealt .card']),
    ];
    for (const selector of needed) {
      const found = all(selector).filter(seen);
      // A patron without a seat has no chips to place, and one who may not bet has no Confirm either.
      const isWithout = ['.confirm', '.chip-tray label'].includes(selector) && all('.seat-rail').length > 0;
      if (found.length === 0 && !isWithout) faults.push(`missing: ${selector}`);
      for (const element of found) {
        const box = boxOf(element, selector);
        if (!inside(box, view)) faults.push(`not in sight: ${selector} ${element.textContent}`);
        else if (rail && !rail.contains(element) && element !== rail && meet(box, boxOf(rail, 'rail'), 1))
          faults.push(`under the rail: ${selector} ${element.textContent}`);
      }
    }
    // A notice over the felt covers no control.
    for (const news of all('.link-banner, .notice, .closing-note')) {
      for (const element of all('.dealt .card, .spot.main, .chip-tray label, .confirm').filter(seen))
        if (meet(boxOf(news, 'news'), boxOf(element, 'under it'), 1))
          faults.push(`${news.className} covers ${element.className} ${element.textContent}`);
    }
    if (roads)
      for (const element of all('.board-panel:is([data-panel=bead], [data-panel=big]) .road-pane')) {
        const box = boxOf(element, 'road');
        const under = rail && meet(box, boxOf(rail, 'rail'), 1);
        if (!inside(box, view) || under) faults.push(`a road is not in sight: ${JSON.stringify(box)}`);
      }

    if (sides)
      for (const side of all('.spot.side').filter(seen)) {
        const { top, bottom } = side.getBoundingClientRect();
        const limit = rail ? rail.getBoundingClientRect().top : view.bottom;
        if (top < 0 || bottom > limit + 1) faults.push(`not in sight: ${side.textContent}`);
      }

    // Texts, line by line, as far as they are seen.
    const texts: (Box & { part: string })[] = [];
    const PARTS = [
      '.table-bar',
      '.stage',
      '.call',
      '.mains',
      '.sides',
      '.side-tabs',
      '.sides-rest',
      '.cloth-line',
      '.seat-line',
      '.trouble-line',
      '.board',
      '.rail',
    ];
    for (const part of PARTS)
      for (const place of all(part)) {
        const walker = document.createTreeWalker(place, 4);
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement;
          const text = walker.currentNode.textContent?.trim();
          if (!parent || !text || !seen(parent)) continue;
          if (
            parent.closest(
              '.spoken, svg, .own, .spot-won, .spot-note, .closing-note, .seen-early, dialog, .chip-tray, legend',
            )
          )
            continue;
          let clip: DOMRectLike = view;
          let hidden = false;
          let free = true;
          for (
            let around: typeof parent | null = parent;
            around && around !== body;
            around = around.parentElement
          ) {
            const style = document.defaultView.getComputedStyle(around);
            if (style.clipPath !== 'none') hidden = true;
            if (style.overflowX === 'visible') continue;
            free = false;
            clip = cut(clip, boxOf(around, 'clip'));
          }
          if (hidden) continue;
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          let last: DOMRectLike | null = null;
          for (const line of range.getClientRects()) {
            // A line that ends in an ellipsis may be given twice: whole, and as far as it is drawn.
            const again: boolean = last !== null && line.top === last.top && inside(line, last);
            last = line;
            if (again) continue;
            // The box of a line is higher than its letters.
            const inset = (line.bottom - line.top) * 0.22;
            const whole = {
              left: line.left,
              right: line.right,
              top: line.top + inset,
              bottom: line.bottom - inset,
            };
            if (free && (whole.right > view.right + 1 || whole.left < view.left - 1))
              faults.push(`beyond the edge: ${text}`);
            const box = { name: text, part, ...cut(whole, clip) };
            if (box.right - box.left < 2 || box.bottom - box.top < 2) continue;
            // What scrolls is hidden by the rail, not printed over it.
            if (rail && part !== '.rail' && meet(box, boxOf(rail, 'rail'), 0)) continue;
            texts.push(box);
          }
        }
      }
    texts.forEach((a, i) => {
      for (const b of texts.slice(i + 1))
        if (meet(a, b, 1.5)) faults.push(`over one another: ${a.name} | ${b.name}`);
    });
    const cards = all('.stage .dealt .card').map((card) => boxOf(card, 'card'));
    for (const text of texts.filter(({ part }) => part === '.stage' || part === '.call'))
      if (cards.some((card) => meet(card, text, 2))) faults.push(`a card lies over: ${text.name}`);

    for (const name of all('.table-name h1, .spot-name, .score > span')) {
      if (!seen(name)) continue;
      const short =
        name.scrollWidth > name.clientWidth + 1 ||
        (name.matches('h1') && name.scrollHeight > name.clientHeight + 2);
      if (name.clientWidth > 0 && short) faults.push(`cut: ${name.textContent}`);
    }
    if (texts.length < 20) faults.push(`only ${texts.length} texts were seen`);
    return faults.slice(0, 12);
  }, wanted);
