// Files to check in tests: the samples that stand in the documentation, and a table that shows them.
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import { commitmentOf } from '@punto/engine/fairness/seal';
import round from '../../../../docs/verify/round.json' with { type: 'json' };
import shoe from '../../../../docs/verify/shoe.json' with { type: 'json' };

export const sampleShoe = (): OpenedShoe => structuredClone(shoe) as OpenedShoe;
export const sampleRound = (): OpenedRound => structuredClone(round) as OpenedRound;
export const sampleCommitment = commitmentOf(sampleShoe().seal);
