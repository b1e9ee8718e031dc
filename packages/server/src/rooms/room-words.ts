// Names in a room file: a text, or one text for each language. The English one is the room's own, which records keep; the
// others are sent to the pages besides. [V]
import type { RoomWords } from '@punto/engine/room';

type Fields = Readonly<Record<string, unknown>>;
type Translations = Record<string, RoomWords>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plainText = (written: unknown): unknown => (isFields(written) ? written.en : written);

/** The texts of the other languages. */
export const textsByLanguage = (written: unknown): Readonly<Record<string, string>> =>
  isFields(written)
    ? Object.fromEntries(
        Object.entries(written).filter(
          (entry): entry is [string, string] => entry[0] !== 'en' && typeof entry[1] === 'string',
        ),
      )
    : {};

/** The room with plain texts, and `translations` where the file has any. */
export const withPlainTexts = (room: Fields): Fields => {
  const { title, labels } = room;
  const translations: Translations = {};
  for (const [language, text] of Object.entries(textsByLanguage(title)))
    translations[language] = { ...translations[language], title: text };
  for (const [outcome, written] of isFields(labels) ? Object.entries(labels) : [])
    for (const [language, text] of Object.entries(textsByLanguage(written)))
      translations[language] = {
        ...translations[language],
        labels: { ...translations[language]?.labels, [outcome]: text },
      };
  return {
    ...room,
    ...(title === undefined ? {} : { title: plainText(title) }),
    ...(isFields(labels)
      ? {
          labels: Object.fromEntries(
            Object.entries(labels).map(([outcome, written]) => [outcome, plainText(written)]),
          ),
        }
      : {}),
    ...(Object.keys(translations).length > 0 ? { translations } : {}),
  };
};

/** The choices of a table, each with a plain name. */
export const withPlainName = (entry: Fields): Fields => {
  const names = textsByLanguage(entry.name);
  return {
    ...entry,
    name: plainText(entry.name),
    ...(Object.keys(names).length > 0 ? { names } : {}),
  };
};
