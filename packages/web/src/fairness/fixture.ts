// Files to check in tests: the samples that stand in the documentation too.
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import { commitmentOf } from '@punto/engine/fairness/seal';
import shoe from '../verify/sample-shoe.json';
import round from './sample-round.json';

export const sampleShoe = (): OpenedShoe => structuredClone(shoe) as OpenedShoe;
export const sampleRound = (): OpenedRound => structuredClone(round) as OpenedRound;
export const sampleCommitment = commitmentOf(sampleShoe().seal);
