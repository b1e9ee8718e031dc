// Sends a duty to its table, shows a notice when it is done, and returns the outcome.

import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import type { DutyRequest } from '@punto/protocol/floor/duty-schema';
import type { CorrectionLine } from '@punto/protocol/floor/message';
import type { DutyDone, DutyPreview, DutyWaits } from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { notify } from '@punto/ui/notice.tsx';
import { createSignal } from 'solid-js';
import { faultText } from './fault-text.ts';
import { useFloor } from './floor.tsx';

const text = texts('duties').duty;

export type DutyOutcome =
  | { readonly done: true; readonly corrections: readonly CorrectionLine[] }
  /** It waits for a second supervisor's approval. [T6] */
  | { readonly done: false; readonly waits: true }
  | { readonly done: false; readonly waits: false };

export type SendDuty = (duty: DutyRequest, doneText?: () => string) => Promise<DutyOutcome>;

/** `doneText`: the text of the notice on success. A failure is shown as a notice too. */
export const useDuty = (table: () => string): SendDuty => {
  const { send } = useDutyWithFault(table, (problem) => notify(() => dutyFaultText(problem), 'warn'));
  return send;
};

/** For dialogs, which cover the notices: returns the failure as `fault`, to be shown in the dialog. */
export const useDutyWithFault = (table: () => string, onRefused?: (problem: unknown) => void) => {
  const floor = useFloor();
  const [problem, setProblem] = createSignal<unknown>();
  const send: SendDuty = async (duty, doneText) => {
    const path = pathOf(FLOOR_TABLE_PATHS.duties, { table: table() });
    setProblem(undefined);
    try {
      const answer = await floor.ask<DutyDone | DutyWaits>('POST', path, duty);
      if ('approval' in answer) {
        notify(text.done.waits, 'plain');
        return { done: false, waits: true };
      }
      if (doneText) notify(doneText, 'good');
      return { done: true, corrections: answer.corrections };
    } catch (caught) {
      setProblem(caught);
      onRefused?.(caught);
      return { done: false, waits: false };
    }
  };
  return { send, fault: () => (problem() ? dutyFaultText(problem()) : undefined) };
};

const dutyFaultText = (problem: unknown): string => faultText(problem, text.notDone);

/** For a memo of a duty in preparation, which must not change while the duty stays equal. */
export const sameDuty = (a: DutyRequest | null, b: DutyRequest | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Asks the server for the effect of a correction without doing it; throws its refusal. */
export const usePreview = (table: () => string) => {
  const floor = useFloor();
  return (duty: DutyRequest): Promise<DutyPreview> =>
    floor.ask('POST', pathOf(FLOOR_TABLE_PATHS.preview, { table: table() }), duty);
};
