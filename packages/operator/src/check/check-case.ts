// A case of the suite.
import type { Kit } from './kit.ts';

export type CheckCase = {
  readonly id: string;
  /** The behaviour that the wallet must show, in one sentence. */
  readonly title: string;
  /** The damage when the wallet fails this case, and who suffers it. */
  readonly why: string;
  /** The reason that the case cannot run with this setup; left out: it always runs. */
  readonly lacks?: (kit: Pick<Kit, 'setup' | 'keys'>) => string | null;
  /** Throws a `CheckFailure`. */
  readonly run: (kit: Kit) => Promise<void>;
};
