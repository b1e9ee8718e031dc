import { describe, expect, it } from 'vitest';
import { readTree } from '../tree.ts';
import { plainLabels } from './plain-labels.ts';

describe('labels of the hands in a text', () => {
  it('are in the language of the page: wrap them in shownLabels', () => {
    expect(plainLabels(readTree())).toEqual([]);
  });

  it.each([
    ['text.chips(felt.view().setup.labels)', 1],
    ['text.sheet.lead(setup().labels)', 1],
    ['text.chips(shownLabels(felt.view().setup.labels))', 0],
    ['text.side[wing](shownLabels(room.labels))', 0],
    ['optionTitle(option, room.labels)', 0],
  ])('are found in %s', (call, expected) => {
    expect(plainLabels([{ path: 'packages/web/src/a.tsx', text: `<p>{${call}}</p>` }])).toHaveLength(
      expected,
    );
  });
});
