// Converts a stored alarm to its form in the protocol. A finding of another release that does not match is an error.
import { type Alarm, AlarmSchema } from '@punto/protocol/floor/monitoring-api';
import type { KeptAlarm } from '@punto/store/monitor-store';
import { Compile } from 'typebox/compile';

const schema = Compile(AlarmSchema);

/** Throws when this release does not know the finding. */
export const readAlarm = (kept: KeptAlarm): Alarm => {
  const alarm: unknown = kept;
  if (schema.Check(alarm)) return alarm;
  throw new Error(`alarm ${kept.number} has a finding that this release does not know`);
};
