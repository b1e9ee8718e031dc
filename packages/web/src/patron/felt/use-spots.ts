// The state of every offered spot.
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import type { CoupView, KeptRecord, TableView } from '@punto/protocol/message';
import { type Accessor, createMemo } from 'solid-js';
import type { Slip } from './slip/slip.ts';
import type { Terms } from './slip/terms.ts';
import { type SpotState, spotStates } from './spot-state.ts';

export type SpotsInUse = {
  readonly spots: Accessor<readonly SpotState[]>;
  /** State of an offered spot. */
  readonly spot: (option: OptionId) => SpotState;
};

type SpotsNeeds = {
  readonly view: Accessor<TableView>;
  readonly terms: Accessor<Terms>;
  readonly slip: Accessor<Slip>;
  readonly mode: Accessor<CommissionMode>;
  readonly announced: Accessor<CoupView | null>;
  readonly decided: Accessor<KeptRecord | null>;
};

export const useSpots = ({ view, terms, slip, mode, announced, decided }: SpotsNeeds): SpotsInUse => {
  const spots = createMemo(() =>
    spotStates({
      view: view(),
      terms: terms(),
      slip: slip(),
      mode: mode(),
      coup: announced(),
      record: decided(),
    }),
  );
  const byOption = createMemo(() => new Map(spots().map((each) => [each.option, each])));
  const spot = (option: OptionId): SpotState => {
    const found = byOption().get(option);
    if (found === undefined) throw new Error(`not offered here: ${option}`);
    return found;
  };
  return { spots, spot };
};
