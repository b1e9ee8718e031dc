// Which texts are loaded, in which language. Calls overlap: pages open while others load, and the language changes meanwhile.
import { type Accessor, createSignal } from 'solid-js';
import type { AreaName } from './areas.ts';
import type { AnyLanguage } from './languages.ts';
import type { Area } from './message.ts';

export type LoadedTexts = { readonly language: AnyLanguage; readonly areas: ReadonlyMap<AreaName, Area> };

export type TextLoader = {
  readonly loaded: Accessor<LoadedTexts>;
  /** Returns when these areas are loaded, in the language of the page. Throws when one of their files cannot be read. */
  readonly load: (names: readonly AreaName[]) => Promise<void>;
  /** Loads all areas in use in another language, then changes all of them at once. Throws, and changes nothing, as `load`. */
  readonly change: (next: AnyLanguage) => Promise<void>;
};

/** @param read reads one file; called again for a file that could not be read */
export const createTextLoader = (
  read: (language: AnyLanguage, name: AreaName) => Promise<Area>,
): TextLoader => {
  const [loaded, setLoaded] = createSignal<LoadedTexts>({ language: 'en', areas: new Map() });
  const needed = new Set<AreaName>();
  const files = createFiles(read);
  let wanted: AnyLanguage = 'en';
  let changing: Promise<void> = Promise.resolve();

  const show = (target: AnyLanguage) => setLoaded({ language: target, areas: files.of(target, needed) });

  const load = async (names: readonly AreaName[]): Promise<void> => {
    const target = wanted;
    await files.read(target, names);
    // Another language was chosen meanwhile.
    if (target !== wanted) return load(names);
    if (target === loaded().language) return void show(target);
    // The language is being changed: the areas are shown with it, or in the old one if it fails.
    await changing.catch(() => undefined);
    return load(names);
  };

  const changeTo = async (next: AnyLanguage): Promise<void> => {
    try {
      // Areas may be added while others are read.
      do await files.read(next, [...needed]);
      while (next === wanted && files.of(next, needed).size < needed.size);
      if (next === wanted) show(next);
    } catch (cause) {
      if (next === wanted) wanted = loaded().language;
      throw cause;
    }
  };
  return {
    loaded,
    load: (names) => {
      for (const name of names) needed.add(name);
      return load(names);
    },
    change: (next) => {
      wanted = next;
      changing = changeTo(next);
      return changing;
    },
  };
};

/** The files that were read, and those that are being read: one read of each, whichever calls wait for it. */
const createFiles = (read: (language: AnyLanguage, name: AreaName) => Promise<Area>) => {
  const done = new Map<string, Area>();
  const begun = new Map<string, Promise<void>>();
  const readOnce = (target: AnyLanguage, name: AreaName): Promise<void> | undefined => {
    const file = `${target}/${name}`;
    if (done.has(file)) return;
    const reading =
      begun.get(file) ??
      read(target, name)
        .then((area) => void done.set(file, area))
        .finally(() => begun.delete(file));
    begun.set(file, reading);
    return reading;
  };
  return {
    /** Throws when one of them cannot be read. */
    read: async (target: AnyLanguage, names: readonly AreaName[]): Promise<void> => {
      await Promise.all(names.map((name) => readOnce(target, name)));
    },
    /** Those of the areas that have been read. */
    of: (target: AnyLanguage, names: Iterable<AreaName>): ReadonlyMap<AreaName, Area> =>
      new Map(
        [...names].flatMap((name) => {
          const area = done.get(`${target}/${name}`);
          return area ? [[name, area] as const] : [];
        }),
      ),
  };
};
