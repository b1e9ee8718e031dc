import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeOf, readDefinition, writeDefinition } from './definition-text.ts';

const DRAGON = `{
  // three cards, and seven
  "id": "house/dragon",
  "name": { "en": "Dragon" },
  "source": "A test.",
  "rows": [
    { "when": { "all": [{ "winner": ["banker"] }, { "score": { "banker": [7] } }] }, "pays": "6:1" },
  ],
}
`;
const faultsOf = (text: string) => {
  const read = readDefinition(text);
  return read.ok
    ? []
    : read.faults.map(({ line, column, path, reason }) => [line, column, path, reason.code]);
};

describe('the text of a definition', () => {
  it('may have comments and trailing commas', () => {
    expect(readDefinition(DRAGON)).toMatchObject({ ok: true, bet: { id: 'house/dragon' } });
  });

  it.each([
    ['', [[1, 1, '', 'valueExpected']]],
    [DRAGON.replace('"id":', '"id"'), [[3, 8, '', 'colonExpected']]],
    [DRAGON.replace('6:1', 'a"b'), [[7, 97, '', 'badSymbol']]],
    [DRAGON.replace('"source"', '"id"'), [[5, 3, 'id', 'fieldTwice']]],
    [
      DRAGON.replace('"banker": [7]', '"dealer": [7]'),
      [[7, 64, 'rows[0].when.all[1].score.dealer', 'unknownField']],
    ],
    [DRAGON.replace('"6:1"', '6'), [[7, 94, 'rows[0].pays', 'wrongPays']]],
    [DRAGON.replace('  "source": "A test.",\n', ''), [[1, 1, 'source', 'missing']]],
    [
      DRAGON.replace('"banker"', '"dealer"').replace('A test.', ''),
      [
        [5, 13, 'source', 'textLength'],
        [7, 38, 'rows[0].when.all[0].winner[0]', 'notOneOf'],
      ],
    ],
  ])('names each fault by line and column: %#', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it('gives the position of a remark', () => {
    const remark = { path: 'rows[0].when', says: '', reason: { code: 'neverHolds' } } as const;
    expect(placeOf(DRAGON, remark)).toMatchObject({ line: 7, column: 15, path: 'rows[0].when' });
  });

  const BETS = new URL('../../../../../bets/', import.meta.url);
  const files = ['catalogue', 'published'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, BETS)).map((name) => new URL(`${folder}/${name}`, BETS)),
  );

  it('of every shipped bet is parsed back to the same bet', () => {
    expect(files.length).toBeGreaterThan(80);
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      const written = writeDefinition(JSON.parse(text));
      expect(readDefinition(written), file.pathname).toEqual(readDefinition(text));
      expect(written).not.toContain('$schema');
      expect(written).toMatch(/^ {6}"pays": "[\d.:]+"$/m);
    }
  });
});
