// Which texts are loaded, in which language. Calls overlap: pages open while others load, and the language changes meanwhile.
import { type Accessor, createSignal } from 'solid-js';
import type { AreaName } from './areas.ts';
import type { AnyLanguage } from './languages.ts';
import type { Area } from './message.ts';

export type LoadedTexts = { readonly language: AnyLanguage; readonly areas: ReadonlyMap<AreaName, Area> };

export type TextLoader = {
  readonly loaded: Accessor<LoadedTexts>;
  /** Returns when these areas are loaded, in the language of the page. Throws when a file cannot be read. */
  readonly load: (names: readonly AreaName[]) => Promise<void>;
  /** Loads all areas in use in another language, then changes all of them at once. Throws as `load`. */
  readonly change: (next: AnyLanguage) => Promise<void>;
};

/** @param read reads one file; called again for a file that could not be read */
export const createTextLoader = (
  read: (language: AnyLanguage, name: AreaName) => Promise<Area>,
): TextLoader => {
  const [loaded, setLoaded] = createSignal<LoadedTexts>({ language: 'en', areas: new Map() });
  const needed = new Set<AreaName>();
  const files = new Map<string, Area>();
  let wanted: AnyLanguage = 'en';

  /** One read of each file, whichever calls wait for it. */
  const reading = new Map<string, Promise<void>>();

  const readOnce = (target: AnyLanguage, name: AreaName): Promise<void> => {
    const file = `${target}/${name}`;
    const begun = reading.get(file);
    if (begun) return begun;
    const done = read(target, name)
      .then((area) => void files.set(file, area))
      .finally(() => reading.delete(file));
    reading.set(file, done);
    return done;
  };
  const readMissing = (target: AnyLanguage) =>
    Promise.all(
      [...needed].filter((name) => !files.has(`${target}/${name}`)).map((name) => readOnce(target, name)),
    );
  const areasIn = (target: AnyLanguage) =>
    new Map([...needed].flatMap((name) => entry(name, files.get(`${target}/${name}`))));

  const loadWanted = async (): Promise<void> => {
    const target = wanted;
    await readMissing(target);
    // Another language was chosen meanwhile.
    if (target !== wanted) return loadWanted();
    const areas = areasIn(target);
    // Another call needs an area that is not read yet: more texts of the same language are shown at once, a new
    // language only when it has all of them.
    if (areas.size < needed.size && target !== loaded().language) return loadWanted();
    setLoaded({ language: target, areas });
  };
  return {
    loaded,
    load: async (names) => {
      for (const name of names) needed.add(name);
      await loadWanted();
    },
    change: async (next) => {
      wanted = next;
      await loadWanted();
    },
  };
};

const entry = (name: AreaName, area: Area | undefined): readonly (readonly [AreaName, Area])[] =>
  area ? [[name, area]] : [];
