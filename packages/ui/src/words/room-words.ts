// The names that a house gives to a room, a table and the three outcomes, in the language of the page. A room file has
// them in one language or in several; those that lack the page's language are shown as they are, but for the titles of the
// rooms that come with the product, which are in the catalogue. [V]
import type { Room, TableSetup } from '@punto/engine/room';
import { PRESET_IDS, type PresetId, ROOM_TITLES } from '@punto/engine/rooms/room-titles';
import { language, texts } from '@punto/language/catalogue';
import type { AnyLanguage } from '@punto/language/languages';
import type { LobbyEntry, TableView } from '@punto/protocol/message';
import { learnBets } from './own-bets.ts';

type Named = Pick<Room, 'title' | 'labels' | 'language' | 'translations' | 'bets'> &
  Partial<Pick<TableSetup, 'name'>>;

const { room: text } = texts('shared');
const PRESETS: ReadonlyMap<string, PresetId> = new Map(PRESET_IDS.map((id) => [ROOM_TITLES[id], id]));

/** The title in the language of the page, if it is that of a room that comes with the product. */
const presetTitle = (title: string): { readonly title?: string } => {
  const id = PRESETS.get(title);
  const shown = id && text[id]();
  return shown === undefined || shown === title ? {} : { title: shown };
};

/** The setup with its names in `target`; it keeps those of all languages, so that it can be shown in another one later. */
export const setupIn = <S extends Named>(setup: S, target: AnyLanguage): S => {
  learnBets(setup.bets);
  const { name, title, labels, translations } = setup;
  const plain = translations?.en ?? { ...(name === undefined ? {} : { name }), title, labels };
  const preset = presetTitle(plain.title ?? title);
  if (translations === undefined && preset.title === undefined) return setup;
  const own: NonNullable<typeof translations>[string] = { ...preset, ...translations?.[target] };
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

/** How the page of a launched patron plays tables: with limits and chips of a currency. */
export type PlayedTables = {
  readonly setup: (view: Pick<TableView, 'setup' | 'terms'>) => TableSetup;
  readonly entry: (entry: LobbyEntry) => LobbyEntry;
};
let played: PlayedTables = { setup: ({ setup }) => setup, entry: (entry) => entry };
/** Before the first table is shown. */
export const playSetupsAs = (how: PlayedTables): void => {
  played = how;
};

export const shownView = (view: TableView): TableView => {
  const setup = shownSetup(played.setup(view));
  return setup === view.setup ? view : { ...view, setup };
};

/** A table of the lobby in the language of the page. */
export const shownEntry = (entry: LobbyEntry): LobbyEntry => namedEntry(played.entry(entry));

const namedEntry = kept<LobbyEntry>((entry, target) => {
  const preset = presetTitle(entry.roomTitle);
  const own: NonNullable<typeof entry.translations>[string] = { ...preset, ...entry.translations?.[target] };
  if (Object.keys(own).length === 0) return entry;
  const { name = entry.name, title = entry.roomTitle, labels } = own;
  const language = labels ? target : entry.language;
  return { ...entry, name, roomTitle: title, labels: { ...entry.labels, ...labels }, language };
});
