// Rules for staff names, used to sign in and shown in journal and tables: no markup, no control characters, no
// bidirectional overrides and no mixed alphabets, so that no name looks like another.

const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .'’-]{0,38}[\p{L}\p{M}\p{N}.])?$/u;
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];

/** The name as stored; `null`: not a valid name. */
export const parseStaffName = (text: string): string | null => {
  const name = text.normalize('NFC').trim().replace(/ {2,}/g, ' ');
  const mixed = ALPHABETS.filter((alphabet) => alphabet.test(name)).length > 1;
  return NAME.test(name) && !mixed ? name : null;
};

/**
 * Key for look-ups: names that look alike have the same key. Accepts any text, since sign-in looks up what was typed.
 */
export const staffKey = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('’', "'").trim().replace(/\s+/g, ' ').slice(0, 64);

export const findByName = <T extends { readonly name: string }>(
  all: readonly T[],
  name: string,
): T | null => {
  const key = staffKey(name);
  return all.find((one) => staffKey(one.name) === key) ?? null;
};
