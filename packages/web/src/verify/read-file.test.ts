import { digestOf } from '@punto/engine/fairness/digest';
import { expect, it } from 'vitest';
import { sampleRound, sampleShoe } from '../../test/fixtures/sample-files.ts';
import { MOST_CHARACTERS, parseProofFile } from './read-file.ts';

it('[F2] parses a shoe and a round', () => {
  for (const file of [sampleShoe(), sampleRound()])
    expect(parseProofFile(JSON.stringify(file))).toMatchObject({ ok: true, file: { kind: file.kind } });
});
it.each([
  [' \n', /empty/],
  ['Shoe 3, 20 Nov', /not JSON/],
  ['{"rounds":[]}', /no opened shoe or round and no play record/],
  ['[1]', /no opened shoe/],
  [
    JSON.stringify({ ...sampleShoe(), commitment: 'abc' }),
    /“commitment” must be 64 digits, 0 to 9 and a to f\. If/,
  ],
  [' '.repeat(MOST_CHARACTERS) + JSON.stringify(sampleShoe()), /larger/],
])('reports what is wrong with an invalid text', (text, says) => {
  expect(parseProofFile(text)).toMatchObject({ ok: false, says: expect.stringMatching(says) });
});

it('[F2] the sample is the one in the documentation', () => {
  const digest = 'ab445395ebbdbbf5beba42970d37db4e35328e3b7be0890e19ff898bd42aeb35';
  expect(sampleShoe().digest).toBe(digest);
  expect(digestOf(sampleShoe())).toBe(digest);
});
