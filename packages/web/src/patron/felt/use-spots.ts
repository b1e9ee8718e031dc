// The state of every offered spot. Each is computed when it is first read, since a tile shows three of some eighteen, and
// changes only if a field of it does: an update of the table leaves most spots as they are.
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import type { CoupView, KeptRecord, TableView } from '@punto/protocol/message';
import { lookOf } from '@punto/ui/words/own-bets.ts';
import { type Accessor, createMemo, getOwner, runWithOwner } from 'solid-js';
import type { ResultStep } from './result-steps.ts';
import type { Slip } from './slip/slip.ts';
import type { Terms } from './slip/terms.ts';
import { offeredSpots, type SpotState, sameSpot, spotState } from './spot-state.ts';

export type SpotsInUse = {
  /** The offered spots in the order of the rules. */
  readonly offered: Accessor<readonly OptionId[]>;
  /** State of an offered spot. */
  readonly spot: (option: OptionId) => SpotState;
};

type SpotsNeeds = {
  readonly view: Accessor<TableView>;
  readonly terms: Accessor<Terms>;
  readonly slip: Accessor<Slip>;
  readonly mode: Accessor<CommissionMode>;
  readonly reached: (step: ResultStep) => boolean;
  readonly announced: Accessor<CoupView | null>;
  readonly decided: Accessor<KeptRecord | null>;
};

export const useSpots = (needs: SpotsNeeds): SpotsInUse => {
  const { view, terms, slip, mode, reached, announced, decided } = needs;
  const owner = getOwner();
  const offered = createMemo(() => offeredSpots(view().setup), [], {
    equals: (a, b) => a.join() === b.join(),
  });
  const seen = (isMain: boolean) => {
    const isFateShown = isMain || reached('sides');
    return {
      view: view(),
      terms: terms(),
      slip: slip(),
      mode: mode(),
      coup: isFateShown ? announced() : null,
      record: isFateShown ? decided() : null,
    };
  };
  const stateOf = (option: OptionId) =>
    createMemo(() => spotState(seen(lookOf(option).group === 'main'), option), null, { equals: sameSpot });
  const states = new Map<OptionId, Accessor<SpotState | null>>();
  const spot = (option: OptionId): SpotState => {
    // It belongs to the felt, not to the component that reads it first.
    const state = states.get(option) ?? runWithOwner(owner, () => stateOf(option));
    if (state !== undefined) states.set(option, state);
    const found = state?.();
    if (!found) throw new Error(`not offered here: ${option}`);
    return found;
  };
  return { offered, spot };
};
