// Every sentence of the check of a play record in every language, with its values.

import { minor } from '@punto/engine/minor';
import { sayLine, sayLineOf } from '@punto/engine/play-record/line-words';
import { loadTexts, switchLanguage } from '@punto/language/catalogue';
import { COMPLETE } from '@punto/language/languages';
import { money } from '@punto/ui/words/number.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lineText } from './record-steps.ts';

const HASH = '0c'.repeat(32);
const AMOUNTS = { is: minor(12_300), right: minor(45_600) };
const PLACE = { table: 'salon', shoe: 12, round: 31, path: 'records[0].bets[1]' };
const SENTENCES = [
  sayLineOf('in-round', PLACE),
  sayLineOf('in-bet', { ...PLACE, bet: 'Dragon 7' }),
  sayLineOf('more-lines', { lines: 3 }),
  sayLineOf('definitions-hold', { bets: 3 }),
  sayLineOf('definition-differs', { bet: 'Dragon 7', made: HASH, told: HASH.replaceAll('0', '1') }),
  sayLineOf('results-hold', { rounds: 3 }),
  sayLine('result-not-dealt'),
  sayLineOf('result-differs', { is: 'a', right: 'b' }),
  sayLine('result-without-cards'),
  sayLineOf('bets-hold', { bets: 3 }),
  sayLineOf('bet-unknown', { hash: HASH }),
  sayLineOf('bet-undefined', { schedule: 'house/x' }),
  sayLineOf('bet-of-another', { schedule: 'house/x' }),
  sayLine('bet-too-large'),
  sayLineOf('bet-winnings', AMOUNTS),
  sayLineOf('bet-commission', AMOUNTS),
  sayLineOf('bet-return', AMOUNTS),
  sayLineOf('sums-hold', { rounds: 3 }),
  sayLineOf('sum-staked', AMOUNTS),
  sayLineOf('sum-returned', AMOUNTS),
  sayLineOf('sum-balance', AMOUNTS),
  sayLineOf('sum-correction', AMOUNTS),
  sayLineOf('opened-hold', { rounds: 3 }),
  sayLineOf('opened-corrected', { rounds: 3 }),
  sayLineOf('opened-broken', { step: '' }),
  sayLine('opened-differs'),
  sayLine('opened-of-none'),
  sayLineOf('unasked-opened', { rounds: 3 }),
  sayLineOf('unasked-schedule', { bets: 3 }),
];
/** In the words of the page, so that an English one would show. */
const VERDICT = sayLineOf('bet-verdict', { is: 'won', right: 'lost' });

beforeAll(() => loadTexts('findings', 'verify', 'record'));
afterAll(() => switchLanguage('en'));

const shown = (value: unknown): string =>
  typeof value === 'number' && value > 1_000 ? money(minor(value)) : String(value);

it.each(COMPLETE)('[T8] has a sentence for each finding, with its values, in %s', async (language) => {
  await switchLanguage(language);
  const said = SENTENCES.map(lineText);
  expect(new Set(said).size).toBe(SENTENCES.length);
  for (const [i, { code, values }] of SENTENCES.entries()) {
    // The page leaves out the addition of the command line.
    if (code === 'result-differs' || code === 'opened-broken') continue;
    for (const value of Object.values(values ?? {}))
      expect(said[i]).toContain(shown(value).replace(/^\+/, ''));
  }
  if (language !== 'en') expect(lineText(VERDICT)).not.toMatch(/won|lost/);
});
