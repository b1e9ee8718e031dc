// Texts of the two test languages, made from the English ones: forty per cent longer, with accents, in brackets that show
// where a text is cut or joined from pieces. Placeholders and tags stay.
import type { Area, Message } from './message.ts';

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúyýAÁEÉIÍOÓUÚYÝ'.matchAll(/(.)(.)/gu)].map(([, plain, accented]) => [plain, accented]),
);

/** Begins and ends each text of a test language. */
export const MARKS = { begin: '⟦', end: '⟧' } as const;

const PLACEHOLDERS_AND_TAGS = /(\{[^}]*\}|<\/?\w+>)/;
const LONGER = 0.4;

/** The longer, accented and marked text. */
export const pseudoText = (text: string): string => {
  const pieces = text.split(PLACEHOLDERS_AND_TAGS);
  // Placeholders alone: what is put in has marks of its own, or is a number.
  if (!pieces.some((piece, index) => index % 2 === 0 && /\p{L}/u.test(piece))) return text;
  const written = pieces.filter((_, index) => index % 2 === 0).join('').length;
  const accented = pieces.map((piece, index) => (index % 2 === 0 ? accentedText(piece) : piece)).join('');
  return `${MARKS.begin}${accented}${paddingOf(Math.ceil(written * LONGER))}${MARKS.end}`;
};

/** Padding of this length, in words as long as those of a sentence, so that its lines break as those of a translation. */
const paddingOf = (length: number): string =>
  '~~~~~~ '
    .repeat(Math.ceil(length / 7))
    .slice(0, length)
    .trimEnd();

const accentedText = (text: string): string => text.replace(/./gu, (letter) => ACCENTED[letter] ?? letter);

export const pseudoArea = (area: Area): Area =>
  Object.fromEntries(Object.entries(area).map(([id, entry]) => [id, pseudoEntry(entry)]));

const pseudoEntry = (entry: Message | Area): Message | Area =>
  typeof entry === 'string' ? pseudoText(entry) : pseudoArea(entry);
