// The reason why a table has stopped, for the floor. The log has the details.
import type { StopReason } from '@punto/protocol/floor/message';
import { UndecryptableShoe } from '@punto/store/shoes/shoe-encryption';
import { UndeclaredNeed } from '@punto/store/store';
import { GeneratorFault } from '../rng/generator.ts';
import { BrokenInvariant } from './apply-command.ts';

/** `null`: not stopped. */
export const stopReasonOf = (fault: unknown): StopReason | null => {
  if (fault === null) return null;
  if (fault instanceof UndecryptableShoe) return 'sealed-shoe';
  if (fault instanceof GeneratorFault) return 'random';
  return fault instanceof BrokenInvariant || fault instanceof UndeclaredNeed ? 'rule' : 'store';
};
