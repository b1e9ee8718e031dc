// Reads a page in one of the two test languages, whose texts are marked at both ends: what stands outside of the marks does
// not come from the catalogue, and two texts side by side in one element were joined from pieces.
import type { Page } from '@playwright/test';
import type { AnyLanguage } from '@punto/language/languages';
import { MARKS } from '@punto/language/pseudo';

/** Where the pages keep the settings of the device; another window that writes there changes them. */
const SETTINGS = 'punto.settings';

/** Changes the language of an open page, as its settings in another window would, and waits for the texts. */
export const changeLanguage = async (page: Page, language: AnyLanguage): Promise<void> => {
  await page.locator('html').evaluate(
    ({ ownerDocument: { defaultView: window } }, { key, chosen }) => {
      const newValue = JSON.stringify({
        ...JSON.parse(window.localStorage.getItem(key) ?? '{}'),
        language: chosen,
      });
      window.localStorage.setItem(key, newValue);
      window.dispatchEvent(new window.StorageEvent('storage', { key, newValue }));
    },
    { key: SETTINGS, chosen: language },
  );
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached', timeout: 20_000 });
};

/** Attributes that are read out or shown. */
const READ = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
];
/** Names of rooms; a log and an alert that is read out keep the language in which they were announced. */
const ROOMS =
  'Live eight-deck|Classic eight-deck|Six-deck|Single deck|Big table|Dealt by hand|The \\w+ (?:room|table)';
const ANNOUNCED = '[role=log], [aria-live], .spoken[role=alert]';
/** From this number of English words outside of the marks on it is a sentence; fewer may be a name of a table or of a patron. */
const SENTENCE = 3;

/** Texts that are not in the catalogue, are cut, or are joined from several; names of tables and patrons are none. */
export const untranslatedOn = (page: Page): Promise<readonly string[]> =>
  page.locator('body').evaluate(
    (body, { read, begin, end, sentence, rooms, announced }) => {
      type Element = typeof body;
      const window = body.ownerDocument.defaultView;
      const faults = new Set<string>();
      /** The text outside of all marks; `null` if the marks do not match. */
      const outside = (text: string): string | null => {
        let depth = 0;
        let plain = '';
        for (const letter of text) {
          if (letter === begin) depth += 1;
          else if (letter === end) depth -= 1;
          else if (depth === 0) plain += letter;
          if (depth < 0) return null;
        }
        return depth === 0 ? plain : null;
      };
      const check = (text: string, what: string) => {
        const plain = outside(text.replace(new RegExp(rooms, 'g'), ''));
        const shown = text.trim().replace(/\s+/g, ' ').slice(0, 80);
        if (plain === null) faults.add(`${what} cut or joined: ${shown}`);
        else if ((plain.match(/\b[A-Za-z]{2,}\b/g)?.length ?? 0) >= sentence)
          faults.add(`${what} not in the catalogue: ${shown}`);
      };
      const blockOf = (element: Element): Element => {
        let block = element;
        while (/^(?:inline|contents)$/.test(window.getComputedStyle(block).display) && block.parentElement)
          block = block.parentElement;
        return block;
      };
      const blocks = new Map<Element, string>();
      for (const element of [body, ...body.querySelectorAll('*')] as Element[]) {
        if (element.closest(`script, style, noscript, ${announced}`)) continue;
        for (const name of read) {
          const text = element.getAttribute(name);
          if (text) check(text, `${name}`);
        }
        const own = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
        if (own.length === 0 || !element.checkVisibility()) continue;
        const whole = own.filter(
          (node) => node.textContent.startsWith(begin) && node.textContent.endsWith(end),
        );
        if (whole.length > 1)
          faults.add(
            `joined: ${own
              .map((node) => node.textContent)
              .join('|')
              .slice(0, 100)}`,
          );
      }
      const walker = body.ownerDocument.createTreeWalker(body, window.NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent: Element | null = node.parentElement;
        if (!parent || parent.closest(`script, style, noscript, ${announced}`) || !parent.checkVisibility())
          continue;
        const block = blockOf(parent);
        blocks.set(block, `${blocks.get(block) ?? ''}${node.textContent}`);
      }
      for (const text of blocks.values()) check(text, 'text');
      return [...faults];
    },
    { read: READ, ...MARKS, sentence: SENTENCE, rooms: ROOMS, announced: ANNOUNCED },
  );
