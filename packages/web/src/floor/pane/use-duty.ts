// A duty sent to its table. What was done is told in a notice, and so is the one fact that stood in the way; whoever
// asked learns whether it is done.
import type { DutyRequest } from '@punto/protocol/floor/duty-schema';
import type { CorrectionLine } from '@punto/protocol/floor/message';
import type { DutyDone, DutyPreview, DutyWaits } from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { notify } from '../../part/notice.tsx';
import { useFloor } from '../floor.tsx';
import { pathOf } from '../floor-client.ts';

export type DutyOutcome =
  | { readonly done: true; readonly corrections: readonly CorrectionLine[] }
  /** A second supervisor has to approve it. [T6] */
  | { readonly done: false; readonly waits: true }
  | { readonly done: false; readonly waits: false; readonly why: string };

export type SendDuty = (duty: DutyRequest, said?: string) => Promise<DutyOutcome>;

/** `said` is the notice when it is done. */
export const useDuty = (table: () => string): SendDuty => {
  const floor = useFloor();
  return async (duty, said) => {
    const path = pathOf(FLOOR_TABLE_PATHS.duties, { table: table() });
    try {
      const answer = await floor.ask<DutyDone | DutyWaits>('POST', path, duty);
      if ('approval' in answer) {
        notify('It waits for a second supervisor', 'plain');
        return { done: false, waits: true };
      }
      if (said) notify(said, 'good');
      return { done: true, corrections: answer.corrections };
    } catch (fault) {
      const why = fault instanceof Error ? fault.message : 'It was not done';
      notify(why, 'warn');
      return { done: false, waits: false, why };
    }
  };
};

/** What a correction would do; throws the server’s reason. */
export const usePreview = (table: () => string) => {
  const floor = useFloor();
  return (duty: DutyRequest): Promise<DutyPreview> =>
    floor.ask('POST', pathOf(FLOOR_TABLE_PATHS.preview, { table: table() }), duty);
};
