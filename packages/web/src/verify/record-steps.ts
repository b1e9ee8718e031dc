// Texts of a step of the check of a play record in the language of the page, by the codes of the verifier.
import type { LineCode, LineSentence, LineValues } from '@punto/engine/play-record/line-words';
import type { RecordStepId } from '@punto/engine/play-record/verify-record';
import { texts } from '@punto/language/catalogue';
import type { FoundStep } from './found-step.ts';

const text = texts('verify').record;
const { join } = texts('findings');
const { verdict } = texts('record').round;

const TITLES: { readonly [I in RecordStepId]: () => string } = text.title;
const VERDICTS = ['won', 'pushed', 'lost', 'returned'] as const;
const verdictText = (word: string): string => {
  const known = VERDICTS.find((each) => each === word);
  return known ? verdict[known]() : word;
};
type Sentences = { readonly [C in LineCode]: (values: LineValues[C]) => string };
const SENTENCES: Sentences = text.sentence;
/** With words of the page instead of those of the file. */
const IN_WORDS: Partial<Sentences> = {
  'bet-verdict': ({ is, right }) =>
    text.sentence['bet-verdict']({ is: verdictText(is), right: verdictText(right) }),
};

type Found = { readonly id: RecordStepId; readonly ok: boolean; readonly sentences: readonly LineSentence[] };

/** The texts are looked up when they are drawn. */
export const recordStepOf = ({ id, ok, sentences }: Found): FoundStep => ({
  id,
  ok,
  get title() {
    return TITLES[id]();
  },
  get says() {
    const [first = '', ...more] = sentences.map(lineText);
    return more.reduce((before, second) => join({ first: before, second }), first);
  },
});

/** One sentence. */
export const lineText = ({ code, values }: LineSentence): string => textOf(code, values);
const textOf = <C extends LineCode>(code: C, values: LineValues[C]): string => {
  const inWords: Partial<Sentences>[C] = IN_WORDS[code];
  return (inWords ?? SENTENCES[code])(values);
};
