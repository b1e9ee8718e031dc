import { verifyOpening } from '@punto/engine/fairness/verify';
import { expect, it } from 'vitest';
import { sampleRound, sampleShoe } from '../../test/fixtures/sample-files.ts';
import { foundStepOf, foundTexts } from './found-step.ts';

it('[F2] gives the English text of the verifier', () => {
  const plain = (text: string) => text.replaceAll("'", '’');
  for (const file of [sampleShoe(), sampleRound(), { ...sampleShoe(), commitment: 'a', digest: 'b' }]) {
    const { steps, unasked } = verifyOpening(file, { value: 'c' });
    for (const step of steps)
      expect(foundStepOf(step)).toMatchObject({ title: plain(step.title), says: plain(step.says) });
    for (const step of unasked)
      expect(foundTexts(step)).toMatchObject({ title: step.title, says: step.says });
  }
});
