// Texts of a step of the verifier in the language of the page, by the codes of the verifier.
import type { FindingCode, FindingSentence, FindingValues } from '@punto/engine/fairness/finding-words';
import type { Step, TitleCode, Unasked } from '@punto/engine/fairness/verification';
import { texts } from '@punto/language/catalogue';

const text = texts('findings');

const TITLES: { readonly [C in TitleCode]: () => string } = text.title;
const SENTENCES: { readonly [C in FindingCode]: (values: FindingValues[C]) => string } = text.sentence;

/** A step of the verifier, or one that the page adds; its texts are looked up when they are drawn. */
export type FoundStep = {
  readonly id: string;
  readonly title: string;
  readonly ok: boolean;
  readonly says: string;
};

/** A check that was not made, and what it needs. */
export const foundTexts = ({ id, titleCode, sentences }: Unasked): Omit<FoundStep, 'ok'> =>
  foundStepOf({ id, titleCode, sentences, ok: true });

/** What a step found. */
export const foundStepOf = ({
  id,
  ok,
  titleCode,
  sentences,
}: Pick<Step, 'id' | 'ok' | 'titleCode' | 'sentences'>): FoundStep => ({
  id,
  ok,
  get title() {
    return TITLES[titleCode]();
  },
  get says() {
    const [first = '', ...more] = sentences.map(sentenceText);
    return more.reduce((before, second) => text.join({ first: before, second }), first);
  },
});

const sentenceText = ({ code, values }: FindingSentence): string => textOf(code, values);
const textOf = <C extends FindingCode>(code: C, values: FindingValues[C]): string => SENTENCES[code](values);
