// Both verifiers of play records: they find what was changed, name the same line, and settle every bet alike. [T8] [B]
import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { SCHEDULE_IDS } from '../src/option-id.ts';
import { manyCoups } from './dealt-coups.ts';
import { everySchedule, recordFile } from './play-record/sample-record.ts';
import {
  compare,
  inDocs,
  NO_PYTHON,
  python,
  saidByPython,
  saidHere,
  tooLittle,
} from './verifiers/compare.ts';
import { RECORD_STEPS, recordMutants } from './verifiers/records.ts';

/** `npm run verifiers` does many more. */
const COUNT = inject('soak') ? 5_000 : 500;

it('[T8] [B] the sample of the documentation agrees in both', ({ skip }) => {
  skip(python === null, NO_PYTHON);
  const sample = readFileSync(inDocs('record.json'), 'utf8');
  expect([saidHere(sample), ...saidByPython([sample])]).toEqual(['agrees', 'agrees']);
});

it('[T8] [B] both verifiers judge changed play records alike, and name the same line', ({ skip }) => {
  skip(python === null, NO_PYTHON);
  const found = compare(recordMutants(COUNT, 5));
  expect(found.differences.map(({ text: _, ...difference }) => difference)).toEqual([]);
  expect(tooLittle(found, COUNT, RECORD_STEPS)).toBeNull();
});

it('[B1] [B20] [T8] the second verifier settles every schedule of the rules as the engine does', ({
  skip,
}) => {
  skip(python === null, NO_PYTHON);
  const records = everySchedule([...manyCoups(600, 11)]);
  expect(new Set(records[0]?.bets.map(({ schedule }) => schedule)).size).toBe(SCHEDULE_IDS.length);
  const files = Array.from({ length: 10 }, (_, i) => records.slice(60 * i, 60 * i + 60)).map((some) =>
    JSON.stringify(recordFile(some, [])),
  );
  expect(files.map(saidHere)).toEqual(files.map(() => 'agrees'));
  expect(saidByPython(files)).toEqual(files.map(() => 'agrees'));
});
