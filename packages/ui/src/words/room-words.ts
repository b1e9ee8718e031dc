// The names that a house gives to a room, a table and the three outcomes, in the language of the page. A room file has
// them in one language or in several; those that lack the page's language are shown as they are. [V]
import type { Room, TableSetup } from '@punto/engine/room';
import { language } from '@punto/language/catalogue';
import type { AnyLanguage } from '@punto/language/languages';
import type { LobbyEntry, TableView } from '@punto/protocol/message';

type Named = Pick<Room, 'title' | 'labels' | 'language' | 'translations'> & Partial<Pick<TableSetup, 'name'>>;

/** The setup with its names in `target`; it keeps those of all languages, so that it can be shown in another one later. */
export const setupIn = <S extends Named>(setup: S, target: AnyLanguage): S => {
  const { translations } = setup;
  if (translations === undefined) return setup;
  const { name, title, labels } = setup;
  const plain = translations.en ?? { ...(name === undefined ? {} : { name }), title, labels };
  const own = translations[target] ?? {};
  return {
    ...setup,
    ...plain,
    ...own,
    labels: { ...labels, ...plain.labels, ...own.labels },
    ...(own.labels ? { language: target } : {}),
    translations: { ...translations, en: plain },
  };
};

/** The names of the outcomes in `target`. */
export const labelsIn = (setup: Named, target: AnyLanguage): Room['labels'] => setupIn(setup, target).labels;

type Shown<T> = { readonly language: AnyLanguage; readonly shown: T };

/** The same object for as long as value and language are the same, as memos on its fields expect. */
const kept = <T extends object>(show: (value: T, target: AnyLanguage) => T): ((value: T) => T) => {
  const known = new WeakMap<T, Shown<T>>();
  return (value) => {
    const target = language();
    const before = known.get(value);
    if (before?.language === target) return before.shown;
    const shown = show(value, target);
    known.set(value, { language: target, shown });
    return shown;
  };
};

/** A table's setup in the language of the page. */
export const shownSetup = kept<TableSetup>(setupIn);

export const shownView = (view: TableView): TableView => {
  const setup = shownSetup(view.setup);
  return setup === view.setup ? view : { ...view, setup };
};

/** A table of the lobby in the language of the page. */
export const shownEntry = kept<LobbyEntry>((entry, target) => {
  const own = entry.translations?.[target];
  if (own === undefined) return entry;
  const { name = entry.name, title = entry.roomTitle, labels } = own;
  const language = labels ? target : entry.language;
  return { ...entry, name, roomTitle: title, labels: { ...entry.labels, ...labels }, language };
});
