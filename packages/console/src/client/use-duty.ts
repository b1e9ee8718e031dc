// A duty sent to its table, and told in a notice when it is done; whoever asked learns whether it is.

import { pathOf } from '@punto/protocol/client/http';
import type { DutyRequest } from '@punto/protocol/floor/duty-schema';
import type { CorrectionLine } from '@punto/protocol/floor/message';
import type { DutyDone, DutyPreview, DutyWaits } from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { notify } from '@punto/ui/notice.tsx';
import { createSignal } from 'solid-js';
import { useFloor } from './floor.tsx';

export type DutyOutcome =
  | { readonly done: true; readonly corrections: readonly CorrectionLine[] }
  /** A second supervisor has to approve it. [T6] */
  | { readonly done: false; readonly waits: true }
  | { readonly done: false; readonly waits: false; readonly why: string };

export type SendDuty = (duty: DutyRequest, said?: string) => Promise<DutyOutcome>;

/** `said` is the notice when it is done, and so is what stood in the way. */
export const useDuty = (table: () => string): SendDuty => {
  const { send } = useDutyHere(table, (why) => notify(why, 'warn'));
  return send;
};

/** In a dialog, which covers the notices: what stood in the way is told there. */
export const useDutyHere = (table: () => string, onRefused?: (why: string) => void) => {
  const floor = useFloor();
  const [fault, setFault] = createSignal<string>();
  const send: SendDuty = async (duty, said) => {
    const path = pathOf(FLOOR_TABLE_PATHS.duties, { table: table() });
    setFault(undefined);
    try {
      const answer = await floor.ask<DutyDone | DutyWaits>('POST', path, duty);
      if ('approval' in answer) {
        notify('It waits for a second supervisor', 'plain');
        return { done: false, waits: true };
      }
      if (said) notify(said, 'good');
      return { done: true, corrections: answer.corrections };
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : 'It was not done.';
      setFault(why);
      onRefused?.(why);
      return { done: false, waits: false, why };
    }
  };
  return { send, fault };
};

/** What a correction would do; throws the server’s reason. */
export const usePreview = (table: () => string) => {
  const floor = useFloor();
  return (duty: DutyRequest): Promise<DutyPreview> =>
    floor.ask('POST', pathOf(FLOOR_TABLE_PATHS.preview, { table: table() }), duty);
};
