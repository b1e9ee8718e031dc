// How commission is taken on the patron's bets: the chosen mode, if the table offers it. [B19]
import type { CommissionMode } from '@punto/engine/option-id';
import type { OwnView, TableView } from '@punto/protocol/message';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { type Accessor, createMemo } from 'solid-js';
import type { Terms } from './slip/terms.ts';

export type ModeInUse = {
  readonly mode: Accessor<CommissionMode>;
  /** A bet of this round is confirmed, and keeps the commission mode in which it was confirmed. [B19] */
  readonly modeFixed: Accessor<boolean>;
  readonly setMode: (mode: CommissionMode) => void;
};

type ModeNeeds = {
  readonly view: Accessor<TableView>;
  readonly own: Accessor<OwnView | null>;
  readonly terms: Accessor<Terms>;
};

export const useMode = ({ view, own, terms }: ModeNeeds): ModeInUse => {
  const modeFixed = createMemo(() => Object.keys(terms().own).length > 0);
  const mode = createMemo(() => {
    const { commissionModes } = view().setup;
    const wished = (modeFixed() && own()?.mode) || settings.commissionMode;
    return commissionModes.find((each) => each === wished) ?? commissionModes[0] ?? 'traditional';
  });
  return { mode, modeFixed, setMode: (commissionMode) => setSettings({ commissionMode }) };
};
