// Accepted passwords: at least ten characters, and none that attackers try first. Capitals and digits are not
// required, since such rules make passwords predictable [NIST SP 800-63B].

export const LEAST_PASSWORD = 10;
const LEAST_DIFFERENT = 5;

/** Common leaked passwords of ten or more characters, and ones obvious for this product. */
const COMMONEST = new Set(
  `1234567890 12345678910 0123456789 123456789a a123456789 0987654321 9876543210 1q2w3e4r5t 1qaz2wsx3edc qwertyuiop
  qwerty12345 qwerty123456 asdfghjkl1 asdfghjkl; zxcvbnm123 qazwsxedcrfv 1qazxsw23edc abcdefghij abcdefghijk abcd123456
  password12 password123 password1234 password12345 passw0rd123 p@ssw0rd123 p@ssword123 mypassword passwordpassword
  iloveyou12 iloveyou123 iloveyouso princess12 sunshine12 football12 baseball12 superman12 letmein123 letmeinnow
  welcome123 welcome1234 administrator admin12345 admin123456 administrator1 changeme12 changeme123 changemenow
  trustno1trustno1 correcthorsebatterystaple baccarat12 baccarat123 puntobanco puntobanco1 puntobanco12 supervisor
  supervisor1 manager123 manager1234 dealer1234 croupier12 croupier123 casino1234 casino12345 casinoroyale`
    .trim()
    .split(/\s+/),
);

export type PasswordFault =
  | 'password-short'
  | 'password-few-characters'
  | 'password-common'
  | 'password-own-name';

/** Why it is refused; `null`: accepted. */
export const passwordFault = (password: string, name: string): PasswordFault | null => {
  const folded = fold(password);
  const letters = [...password];
  if (letters.length < LEAST_PASSWORD) return 'password-short';
  if (new Set(folded).size < LEAST_DIFFERENT) return 'password-few-characters';
  if (COMMONEST.has(folded)) return 'password-common';
  if (isOwnName(folded, fold(name))) return 'password-own-name';
  return null;
};

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** The name once or more, with or without spaces, digits or signs around it. */
const isOwnName = (password: string, name: string): boolean => {
  const letters = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, '');
  const [rest, own] = [letters(password), letters(name)];
  return own !== '' && rest.replaceAll(own, '') === '';
};
