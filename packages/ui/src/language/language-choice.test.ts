import { LANGUAGES } from '@punto/language/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTextPage, type TextPage } from '../../test/text-page.ts';

let page: TextPage;
let drawn: typeof import('../../test/fixtures/language-choice.tsx');
beforeAll(async () => {
  page = await createTextPage();
  drawn = (await page.load(
    new URL('../../test/fixtures/language-choice.tsx', import.meta.url),
  )) as typeof drawn;
});
afterAll(() => page.close());

/** Language and text of each entry. */
const entriesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<option([^>]*)>(.*?)<\/option>/g)].map(([, attributes = '', text = '']) => {
    const [, lang = '-'] = /lang="([^"]+)"/.exec(attributes) ?? [];
    return `${lang} ${text.replaceAll(/<!--.*?-->/g, '').trim()}`;
  });

describe('the choice of the language', () => {
  it('has the browser’s first, then each that is offered, named in itself', () => {
    expect(entriesIn(drawn.languageSelectOf(['en', 'zh-Hant', 'th', 'es']))).toEqual([
      '- As in the browser (English)',
      'en English',
      'zh-Hant 繁體中文',
      'th ไทย',
      'es Español',
    ]);
  });

  it('has the ten languages and no test language', () => {
    expect(entriesIn(drawn.languageButton())).toEqual([
      '- As in the browser (English)',
      ...Object.entries(LANGUAGES).map(([tag, name]) => `${tag} ${name}`),
    ]);
  });

  it('shows in little room the language in itself, and is named after it', () => {
    const [, label = ''] = /<label[^>]*>(.*?)<\/label>/.exec(drawn.languageButton()) ?? [];
    expect(label).toContain('<span lang="en">English</span>');
    expect(label.replaceAll(/<.*?>/g, '').replaceAll(/\s+/g, ' ').trim()).toBe('English Language');
  });
});
