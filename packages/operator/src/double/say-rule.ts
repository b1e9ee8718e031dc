// The sentences that the reference operator adds to its refusals, by code.
import { CODES, isWalletCode, type WalletCode } from '../contract/code.ts';
import { refusalWords } from '../rules/refusal-words.ts';

export type Sentence = { readonly say: string; readonly lang?: string };
export type Sentences = Readonly<Partial<Record<WalletCode, Sentence>>>;

/** `limit-loss=Bis morgen.` or `limit-loss:de=Bis morgen.` Throws with the change to make. */
export const parseSayRule = (text: string): Sentences => {
  const at = text.indexOf('=');
  const [code = '', lang = ''] = text.slice(0, at === -1 ? undefined : at).split(':');
  if (!isWalletCode(code))
    throw new Error(`There is no code "${code}"; there are ${Object.keys(CODES).join(', ')}.`);
  const words = refusalWords(at === -1 ? '' : text.slice(at + 1), lang);
  if (words === null) throw new Error(`Write the sentence after =, such as ${code}:en=Try again tomorrow.`);
  if (lang !== '' && words.lang === undefined)
    throw new Error(`"${lang}" is no language: write its tag, such as en or pt-BR.`);
  return { [code]: { say: words.text, ...(words.lang === undefined ? {} : { lang: words.lang }) } };
};
