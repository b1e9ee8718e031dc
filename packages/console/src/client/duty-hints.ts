// Why the signed-in member cannot do a duty at a table in its current state, for buttons and keys. Uses the same table
// of rules that decides the duty when it is sent.
import { staffStandingInView, whyNotDuty } from '@punto/protocol/floor/can';
import type { DutyRequest } from '@punto/protocol/floor/duty-schema';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { type Accessor, createMemo } from 'solid-js';
import { refusalText } from './fault-text.ts';
import { useFloor } from './floor.tsx';

/** The reason as text; `undefined` if the duty is possible. */
export type DutyHint = (duty: DutyRequest['duty']) => string | undefined;

export const useDutyHints = (entry: Accessor<FloorEntry>): DutyHint => {
  const floor = useFloor();
  const standing = createMemo(() => {
    const { floor: view, stopped } = entry();
    return staffStandingInView(view, floor.me()?.staff.id ?? '', stopped);
  });
  return (duty) => {
    const reason = whyNotDuty(duty, standing());
    return reason === null ? undefined : refusalText({ reason });
  };
};
