import { expect, it } from 'vitest';
import { outcomeLogicIn } from './no-outcome-in-page.ts';
import { readTree } from './tree.ts';

it('[B-27] [B-32] the page of a live table contains no outcome logic and no odds', () => {
  const files = readTree();
  expect(
    files.filter(({ path }) => path.startsWith('packages/web/src/patron/table/')).length,
  ).toBeGreaterThan(50);
  expect(outcomeLogicIn(files)).toEqual([]);
});

it.each([
  ["import { settleBet } from '@punto/engine/settle';", '@punto/engine/settle'],
  ["import { PAY_TABLES } from '@punto/engine/schedule-terms';", '@punto/engine/schedule-terms'],
  [
    "import { compileCondition } from '@punto/engine/condition/predicate';",
    '@punto/engine/condition/predicate',
  ],
  ["import { edgeOf } from '@punto/engine/odds';", '@punto/engine/odds'],
  ["import {\n  nextHand,\n} from '@punto/engine/coup';", '@punto/engine/coup'],
  ["export { bankerDraws } from '@punto/engine/tableau';", '@punto/engine/tableau'],
])('[B-27] outcome logic is found: %s', (text, from) => {
  expect(outcomeLogicIn([{ path: 'packages/web/src/patron/table/a.ts', text }])).toEqual([
    `packages/web/src/patron/table/a.ts: ${from}`,
  ]);
  expect(outcomeLogicIn([{ path: 'packages/web/src/study/a.ts', text }])).toEqual([]);
});

it('[B-27] type imports are permitted', () => {
  const text = "import type { Coup } from '@punto/engine/coup';";
  expect(outcomeLogicIn([{ path: 'packages/web/src/patron/table/a.ts', text }])).toEqual([]);
});
