// Why the signed-in member of the staff cannot do a duty at a table in its present state, for buttons and keys: read from
// the same table that decides the duty when it is sent.
import { dutyHint, staffStandingInView } from '@punto/protocol/floor/can';
import type { DutyRequest } from '@punto/protocol/floor/duty-schema';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { type Accessor, createMemo } from 'solid-js';
import { useFloor } from './floor.tsx';

/** In words; `undefined`: it fits the table. */
export type DutyHint = (duty: DutyRequest['duty']) => string | undefined;

export const useDutyHints = (entry: Accessor<FloorEntry>): DutyHint => {
  const floor = useFloor();
  const standing = createMemo(() => {
    const { floor: view, stopped } = entry();
    return staffStandingInView(view, floor.me()?.staff.id ?? '', stopped);
  });
  return (duty) => dutyHint(duty, standing());
};
