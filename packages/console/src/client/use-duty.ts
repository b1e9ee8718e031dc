// Sends a duty to its table, shows a notice when it is done, and returns the outcome.

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
  /** It waits for a second supervisor's approval. [T6] */
  | { readonly done: false; readonly waits: true }
  | { readonly done: false; readonly waits: false; readonly why: string };

export type SendDuty = (duty: DutyRequest, said?: string) => Promise<DutyOutcome>;

/** `said` is the text of the success notice; a failure is shown as a notice too. */
export const useDuty = (table: () => string): SendDuty => {
  const { send } = useDutyWithFault(table, (why) => notify(why, 'warn'));
  return send;
};

/** For dialogs, which cover the notices: the failure is returned as `fault`, to be shown in the dialog. */
export const useDutyWithFault = (table: () => string, onRefused?: (why: string) => void) => {
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

/** For a memo of a duty in preparation, which must not change while the duty stays equal. */
export const sameDuty = (a: DutyRequest | null, b: DutyRequest | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Asks the server for the effect of a correction without doing it; throws its refusal. */
export const usePreview = (table: () => string) => {
  const floor = useFloor();
  return (duty: DutyRequest): Promise<DutyPreview> =>
    floor.ask('POST', pathOf(FLOOR_TABLE_PATHS.preview, { table: table() }), duty);
};
