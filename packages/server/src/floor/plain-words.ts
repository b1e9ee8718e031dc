// What people type on the floor is read by others, patrons among them: as plain words, without signs that cannot be
// seen, move a terminal's cursor or turn the direction of writing. Line breaks stay. [T5] [T6]

/** Names of people are refused rather than changed. */
const WORDS = ['reason', 'text'] as const;

/** Control signs but line breaks, halves of signs, and what has no width, but the joiners that make letters. */
const UNSEEN = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}]/gu;

export const plainWords = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\v\f\u2028\u2029]/g, ' ')
    .replace(UNSEEN, '')
    .trim();

/** A request's body with its words made plain, so that its schema measures what will be kept. */
export const plainBody = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fields: Readonly<Record<string, unknown>> = { ...body };
  const plain = WORDS.flatMap((name) => {
    const words = fields[name];
    return typeof words === 'string' ? [[name, plainWords(words)] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(plain) };
};
