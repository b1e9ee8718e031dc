// Every translated text, as far as a program can read it. The type checker compares ids, parameters and tags with English.
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AREA_NAMES, type AreaName } from '../src/areas.ts';
import { COMPLETE, isLanguage, LANGUAGES, type Language, localeOf } from '../src/languages.ts';
import type { Area, Message } from '../src/message.ts';
import { AVOIDED, TERMS } from './terms.ts';

const FOLDER = new URL('../texts/', import.meta.url);

const translated = Object.keys(LANGUAGES)
  .filter(isLanguage)
  .filter((language) => language !== 'en' && existsSync(new URL(language, FOLDER)));

const readArea = async (language: Language, name: AreaName): Promise<Area> =>
  (await import(`../texts/${language}/${name}.ts`)).default;

const areasOf = (language: Language): readonly AreaName[] => {
  const files = readdirSync(new URL(language, FOLDER))
    .filter((file) => file !== 'index.ts')
    .map((file) => file.replace('.ts', ''));
  const known = AREA_NAMES.filter((name) => files.includes(name));
  expect(files.toSorted()).toEqual(known.toSorted());
  return known;
};

/** Names alone, the same in every language. */
const NAMES_ALONE = ['table.felt.print'];

type Entry = { readonly id: string; readonly message: Message };

const isMessage = (entry: Message | Area): entry is Message =>
  typeof entry === 'string' || typeof entry.other === 'string';

const entriesOf = (area: Area, path: string): readonly Entry[] =>
  Object.entries(area).flatMap(([key, entry]) => {
    const id = `${path}.${key}`;
    return isMessage(entry) ? [{ id, message: entry }] : entriesOf(entry, id);
  });

const read = async (language: Language): Promise<readonly Entry[]> => {
  const areas = await Promise.all(
    areasOf(language).map(async (name) => entriesOf(await readArea(language, name), name)),
  );
  return areas.flat();
};

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

/** `id: text` of each text for which `wrong` holds. */
const faults = (entries: readonly Entry[], wrong: (text: string) => boolean): readonly string[] =>
  entries.flatMap(({ id, message }) =>
    formsOf(message)
      .filter(wrong)
      .map((text) => `${id}: ${text}`),
  );

const PLACEHOLDERS_AND_TAGS = /\{[^}]*\}|<\/?\w+>/g;
const wordsOf = (text: string): number =>
  text.replace(PLACEHOLDERS_AND_TAGS, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;

/** Plural forms of a language that a count below a million can ask for; `many` of es and pt begins there. */
const pluralForms = (language: Language): readonly string[] =>
  new Intl.PluralRules(localeOf(language))
    .resolvedOptions()
    .pluralCategories.filter((form) => form !== 'many');

it('has every area of the languages that are offered', () => {
  for (const language of COMPLETE.filter((offered) => offered !== 'en'))
    expect([language, areasOf(language).toSorted()]).toEqual([language, AREA_NAMES.toSorted()]);
});

describe.each(translated)('%s', (language) => {
  it('writes plurals in the forms of the language', async () => {
    const forms = pluralForms(language);
    const lacking = (await read(language))
      .filter(({ message }) => typeof message !== 'string')
      .filter(({ message }) => forms.some((form) => !Object.hasOwn(Object(message), form)));
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });

  it('keeps the text for zero where English has one', async () => {
    const withNone = async (of: Language) =>
      (await Promise.all(areasOf(language).map(async (name) => entriesOf(await readArea(of, name), name))))
        .flat()
        .filter(({ message }) => typeof message !== 'string' && message.none !== undefined)
        .map(({ id }) => id);
    expect(await withNone(language)).toEqual(await withNone('en'));
  });

  it('leaves no English sentence', async () => {
    const english = new Map((await read('en')).map(({ id, message }) => [id, formsOf(message)]));
    const left = (await read(language)).filter(
      ({ id, message }) =>
        !NAMES_ALONE.includes(id) &&
        formsOf(message).some((text) => wordsOf(text) > 2 && english.get(id)?.includes(text)),
    );
    expect(left.map(({ id }) => id)).toEqual([]);
  });

  it('is written in composed letters, with the digits 0 to 9, without exclamation marks or spaces at an end', async () => {
    const entries = await read(language);
    expect(faults(entries, (text) => text !== text.normalize('NFC'))).toEqual([]);
    expect(faults(entries, (text) => /[๐-๙０-９]/.test(text))).toEqual([]);
    expect(faults(entries, (text) => /[!！¡]/.test(text))).toEqual([]);
    expect(faults(entries, (text) => text !== text.trim())).toEqual([]);
  });

  it('uses the words of the glossary, and none that it warns of', async () => {
    const entries = new Map((await read(language)).map(({ id, message }) => [id, message]));
    const terms = TERMS[language] ?? {};
    for (const [id, term] of Object.entries(terms))
      if (entries.has(id)) expect([id, entries.get(id)]).toEqual([id, term]);
    const avoided = AVOIDED[language];
    if (avoided) expect(faults(await read(language), (text) => avoided.test(text))).toEqual([]);
  });
});
