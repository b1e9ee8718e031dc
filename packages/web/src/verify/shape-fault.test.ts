import {
  type OpeningFaultCode,
  type OpeningFaultValues,
  openingFault,
} from '@punto/engine/fairness/fault-words';
import { loadTexts, switchLanguage } from '@punto/language/catalogue';
import { COMPLETE } from '@punto/language/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleRound } from '../../test/fixtures/sample-files.ts';
import { checkRound } from '../patron/fairness/round-check.ts';
import { parseProofFile } from './read-file.ts';
import { shapeFaultText } from './shape-fault.ts';

const path = 'ab[3].cd';
const PLAIN = { path };
const VALUES: OpeningFaultValues = {
  missing: PLAIN,
  unknown: PLAIN,
  kind: PLAIN,
  version: PLAIN,
  list: PLAIN,
  'list-length': { path, most: 7 },
  record: PLAIN,
  exactly: { path, wanted: '2' },
  'one-of': { path, words: ['xyz', 'zyx'] },
  whole: { path, least: 5, most: 6 },
  hash: PLAIN,
  word: PLAIN,
  place: PLAIN,
  card: PLAIN,
  result: PLAIN,
  signature: PLAIN,
  previous: PLAIN,
  text: PLAIN,
  'bet-id': PLAIN,
  definition: PLAIN,
};

const faultOf = <C extends OpeningFaultCode>(code: C) => openingFault(code, VALUES[code]);
const faults = (Object.keys(VALUES) as OpeningFaultCode[]).map(faultOf);

beforeAll(() => loadTexts('findings', 'verify', 'fairness'));
afterAll(() => switchLanguage('en'));

/** Words of the English sentences that would show in a translated one; “a” and “to” are words elsewhere too. */
const ENGLISH = /\b(?:must|is|be|one|of|these|missing|field|whole|number|digits|word|such as)\b/;

it.each(COMPLETE)(
  '[F2] has a sentence of its own for each fault, with its values, in %s',
  async (language) => {
    await switchLanguage(language);
    const said = faults.map(shapeFaultText);
    expect(new Set(said).size).toBe(faults.length);
    for (const [i, { values }] of faults.entries()) {
      for (const value of Object.values(values).flat()) expect(said[i]).toContain(String(value));
      if (language !== 'en') expect(said[i]).not.toMatch(ENGLISH);
    }
  },
);

it('[F2] describes the fault on both pages, in the language to which the page changes', async () => {
  await switchLanguage('en');
  const read = parseProofFile(JSON.stringify({ ...sampleRound(), round: 'one' }));
  const { failed } = checkRound(
    { ...sampleRound(), round: 'one' },
    'example',
    { shoe: 1, round: 1, coup: null },
    null,
  );
  const inEnglish = '“round” must be a whole number from 1 to 4,294,967,295.';
  expect(read).toMatchObject({ ok: false, says: expect.stringContaining(inEnglish) });
  expect(failed?.says).toContain(inEnglish);
  await switchLanguage('es');
  const inSpanish = '“round” debe ser un número entero del 1 al 4.294.967.295.';
  expect(read).toMatchObject({ ok: false, says: expect.stringContaining(inSpanish) });
  expect(failed?.says).toContain(inSpanish);
});
