// Text typed by staff is read by others, patrons among them: removes invisible characters, terminal control sequences
// and bidirectional controls. Line breaks stay. [T5] [T6]

/** Names of people are rejected instead of changed. */
const WORDS = ['reason', 'text'] as const;

/**
 * Control characters except line breaks, lone surrogates, and zero-width characters except the joiners that form
 * letters.
 */
const UNSEEN = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}]/gu;

export const sanitizeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\v\f\u2028\u2029]/g, ' ')
    .replace(UNSEEN, '')
    .trim();

/** Cleans the text fields of a request's body before validation, so that the schema measures what will be stored. */
export const sanitizeBody = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fields: Readonly<Record<string, unknown>> = { ...body };
  const plain = WORDS.flatMap((name) => {
    const words = fields[name];
    return typeof words === 'string' ? [[name, sanitizeText(words)] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(plain) };
};
