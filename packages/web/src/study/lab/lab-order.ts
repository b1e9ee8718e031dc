// Messages between the page and the worker that counts a bet: an order, answered in parts as they are counted.
import type { CodedBetFault, RowRemark } from '@punto/engine/bet/bet-fault';
import type { BetDefinition } from '@punto/engine/bet/definition';
import type { RemovalGroup } from '@punto/engine/lab/removal';
import type { CountTags } from '@punto/engine/lab/tags';
import type { TriggerRow } from '@punto/engine/lab/trigger';
import type { Composition } from '@punto/engine/odds/composition';
import type { PaidCounts } from '@punto/engine/odds/summary';

export type LabOrder = {
  /** Increases with each order; parts of an earlier order are ignored. */
  readonly turn: number;
  readonly bet: BetDefinition;
  readonly decks: number;
  readonly left: Composition;
  /** `null`: the best tags up to `largest`. */
  readonly tags: CountTags | null;
  readonly largest: number;
};

export type LabOdds = {
  /** `null`: fewer than six cards are left. */
  readonly left: PaidCounts | null;
  readonly full: PaidCounts;
};

/** The reason why there is no count. */
export type NoCount = 'nothing' | 'unbalanced' | 'unchanged' | 'worse';

export type LabCount = {
  readonly tags: CountTags;
  /** Betting correlation for a full shoe; `null` when the tags or the effects are all equal. */
  readonly correlation: number | null;
  readonly trigger: LabTrigger | NoCount;
};

export type LabTrigger = {
  readonly perCount: number;
  readonly breakEven: number;
  readonly first: number;
  readonly depths: readonly number[];
  readonly firstExact: readonly (number | null)[];
  readonly rows: readonly TriggerRow[];
};

export type LabAnswer = { readonly turn: number } & (
  | { readonly is: 'odds'; readonly odds: LabOdds }
  | { readonly is: 'remarks'; readonly remarks: readonly CodedBetFault<RowRemark>[] }
  /** `null`: fewer than seven cards are left. */
  | { readonly is: 'removal'; readonly removal: readonly RemovalGroup[] | null }
  /** `null`: no card of a full shoe changes the bet more than another. */
  | { readonly is: 'count'; readonly count: LabCount | null }
);
