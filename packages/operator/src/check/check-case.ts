// A case of the suite.
import type { Kit } from './kit.ts';

export type CheckCase = {
  readonly id: string;
  /** What the wallet must do, in a sentence. */
  readonly title: string;
  /** What happens to whom when it does not. */
  readonly why: string;
  /** Why the case cannot be run with this setup; left out: it always can. */
  readonly lacks?: (kit: Pick<Kit, 'setup' | 'keys'>) => string | null;
  /** Throws a `CheckFailure`. */
  readonly run: (kit: Kit) => Promise<void>;
};
