// The texts that are loaded, in the language of the page. A text is looked up when it is drawn, so a page changes its
// language without a reload; a text that is kept in a constant would not change.
import type { AreaName, Areas } from './areas.ts';
import { format, formatParts, type Parameters } from './format.ts';
import { type AnyLanguage, isTestLanguage } from './languages.ts';
import { createTextLoader } from './loader.ts';
import type { Area, Message, Texts } from './message.ts';

/** What the index of each language's folder exports. */
type LanguageTexts = { readonly readArea: (name: AreaName) => Promise<Area> };

const readArea = async (target: AnyLanguage, name: AreaName): Promise<Area> => {
  if (!isTestLanguage(target)) {
    const texts: LanguageTexts = await import(`../texts/${target}/index.ts`);
    return texts.readArea(name);
  }
  const [english, { pseudoArea }] = await Promise.all([readArea('en', name), import('./pseudo.ts')]);
  return pseudoArea(english);
};

const { loaded, load, change } = createTextLoader(readArea);

/** The language of the page. Reading it subscribes to it. */
export const language = (): AnyLanguage => loaded().language;

/**
 * Loads these areas in the language of the page, before the page that uses them is drawn.
 *
 * @throws when a file cannot be loaded; the areas are loaded again at the next call.
 */
export const loadTexts = (...names: readonly AreaName[]): Promise<void> => load(names);

/** Loads everything that is in use in another language, then changes the whole page at once. Throws as `loadTexts`. */
export const switchLanguage = (next: AnyLanguage): Promise<void> => change(next);

/** The messages of an area as functions; they throw while the area is not loaded. */
export const texts = <Name extends AreaName>(name: Name): Texts<Areas[Name]> =>
  textsFrom(() => shown(name), name);

/**
 * The messages of an area in one language, whichever the page has.
 *
 * @throws when its file cannot be loaded; it is loaded again at the next call.
 */
export const textsIn = async <Name extends AreaName>(
  target: AnyLanguage,
  name: Name,
): Promise<Texts<Areas[Name]>> => {
  const area = await readArea(target, name);
  return textsFrom(() => ({ language: target, area }), name);
};

type Source = () => { readonly language: AnyLanguage; readonly area: Area };

const textsFrom = <Name extends AreaName>(source: Source, name: Name): Texts<Areas[Name]> =>
  group(source, name, []) as Texts<Areas[Name]>;

const shown = (name: AreaName): ReturnType<Source> => {
  const { language, areas } = loaded();
  const area = areas.get(name);
  if (!area) throw new Error(`The texts of ${name} are used before they are loaded`);
  return { language, area };
};

/** A group of messages, or a message: which one it is only shows when it is called. */
const group = (source: Source, name: AreaName, path: readonly string[]): unknown => {
  const made = new Map<string, unknown>();
  const inside = (id: string): unknown => {
    const known = made.get(id);
    if (known !== undefined) return known;
    const entry = group(source, name, [...path, id]);
    made.set(id, entry);
    return entry;
  };
  return new Proxy(() => '', {
    // The texts may be the result of a promise, which asks for this.
    get: (_, id) => (typeof id === 'string' && (id !== 'then' || path.length > 0) ? inside(id) : undefined),
    apply: (_, __, [parameters]: readonly (Parameters | undefined)[]) =>
      say(source(), name, path, parameters),
  });
};

const PARTS = 'parts';

const say = (
  { language, area }: ReturnType<Source>,
  name: AreaName,
  path: readonly string[],
  parameters: Parameters | undefined,
) =>
  path.at(-1) === PARTS
    ? formatParts(language, messageAt(area, name, path.slice(0, -1)), parameters)
    : format(language, messageAt(area, name, path), parameters);

const messageAt = (area: Area, name: AreaName, path: readonly string[]): Message => {
  let entry: Message | Area | undefined = area;
  for (const id of path) entry = entry === undefined || isMessage(entry) ? undefined : entry[id];
  if (entry !== undefined && isMessage(entry)) return entry;
  throw new Error(`No message ${name}.${path.join('.')}`);
};

const isMessage = (entry: Message | Area): entry is Message =>
  typeof entry === 'string' || typeof entry.other === 'string';
