// Parses a text as a revealed shoe or round; returns the file, or an error message that says what to do.
import { parseOpening } from '@punto/engine/fairness/parse';
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';

export type ReadFile =
  | { readonly ok: true; readonly file: OpenedShoe | OpenedRound }
  | { readonly ok: false; readonly says: string };

/** A revealed shoe has about 100,000 characters, and 180 for each patron who cut it, possibly thousands. */
export const MOST_CHARACTERS = 12_000_000;

export const parseProofFile = (text: string): ReadFile => {
  if (text.trim() === '') return no('It is empty.');
  if (text.length > MOST_CHARACTERS) return no('It is far larger than any shoe.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return no(
      'It is not JSON. Choose the file as the table gave it, from its first brace to the last; a text of rounds or a page saved by the browser cannot be checked.',
    );
  }
  const parsed = parseOpening(value);
  if (parsed.ok) return parsed;
  const { path, says } = parsed.fault;
  return no(
    path === 'kind'
      ? 'It is JSON, and neither an opened shoe nor an opened round: its “kind” says which it is, and there is none.'
      : `It cannot be read as it stands: “${path}” ${says}. If it came like this from the house, that is reason enough to ask.`,
  );
};

const no = (says: string): ReadFile => ({ ok: false, says });
