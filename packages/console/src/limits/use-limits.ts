// State of the form that changes a table's limits: the input, the server's preview, and whether a second person must
// approve. New limits take effect in the next round. [L3] [L4]

import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import type { DutyRequest } from '@punto/protocol/floor/duty-schema';
import type { FloorEntry } from '@punto/protocol/floor/message';
import type { DutyPreview } from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { createMemo, createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import { useFloor } from '../client/floor.tsx';
import { FloorRefusal } from '../client/floor-client.ts';
import { sameDuty, useDutyWithFault } from '../client/use-duty.ts';
import { isReason } from '../ui/field.tsx';
import { useRequest } from '../ui/use-request.ts';
import { limitFaultText } from './limit-fault-text.ts';
import { type LimitFaults, limitKey, parseLimits, type TypedLimits, typedLimits } from './typed-limits.ts';

const text = texts('duties').limits;

/** Reason sent with a preview, which stores nothing. */
const NO_REASON = 'preview';

export type LimitsForm = ReturnType<typeof useLimits>;

export const useLimits = (entry: () => FloorEntry, onDone: () => void) => {
  const floor = useFloor();
  const now = () => entry().floor.nextSetup ?? entry().floor.view.setup;
  // The limits when the form was opened; updates of the table must not overwrite the input.
  const [typed, setTyped] = createStore<TypedLimits>(typedLimits(now()));
  const [reason, setReason] = createSignal('');
  const { send, fault } = useDutyWithFault(() => entry().table);
  const read = createMemo(() => parseLimits(typed, now()));
  const dutyWith = (words: string): DutyRequest | null => {
    const { change } = read();
    return change && { duty: 'change-limits', change, reason: words };
  };
  // An equal change is not sent to the preview again.
  const wanted = createMemo(() => dutyWith(NO_REASON), null, { equals: sameDuty });
  const told = useRequest(wanted, (duty) =>
    floor.ask<DutyPreview>('POST', pathOf(FLOOR_TABLE_PATHS.preview, { table: entry().table }), duty),
  );
  const faults = (): LimitFaults => ({ ...refusedAt(told.fault()), ...read().faults });
  const save = async () => {
    const duty = dutyWith(reason().trim());
    if (!duty) return;
    const { name } = entry().floor.view.setup;
    const outcome = await send(duty, () => text.done({ table: name }));
    if (outcome.done || outcome.waits) onDone();
  };
  return {
    entry,
    setup: now,
    typed,
    setOffer: (at: number, end: 'min' | 'max', text: string) =>
      setTyped({ offers: typed.offers.map((offer, i) => (i === at ? { ...offer, [end]: text } : offer)) }),
    setDifferential: (differential: string) => setTyped({ differential }),
    setPatronDifferential: (patronDifferential: string) => setTyped({ patronDifferential }),
    asTheyWere: () => setTyped(typedLimits(now())),
    reason,
    setReason,
    faults,
    fault,
    /** The refusal of the change as a whole, if no field has an error. */
    refusal: () => (Object.keys(faults()).length === 0 ? told.fault() : null),
    needsApproval: () => told.value()?.needsApproval ?? false,
    configured: () => entry().floor.configured,
    ready: () => told.value() !== null && !told.waits() && isReason(reason()),
    save,
  };
};

const refusedAt = (fault: unknown): LimitFaults => {
  if (!(fault instanceof FloorRefusal) || fault.refusal?.reason !== 'limits-at-fault') return {};
  return Object.fromEntries(fault.refusal.faults.map((each) => [limitKey(each), limitFaultText(each)]));
};
