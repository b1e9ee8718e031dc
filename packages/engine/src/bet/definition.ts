// A bet as data: its terms, its name and source, the last round in which it is open. [B]
import type { BetTerms } from '../condition/terms.ts';

export type BetDefinition = BetTerms & {
  /** Names by language tag; `en` is always present. */
  readonly name: Readonly<Record<string, string>>;
  /** Where the rules of the bet were published. */
  readonly source: string;
  /** Open in rounds 1…until of a shoe; `null`: in all. */
  readonly until: number | null;
};
