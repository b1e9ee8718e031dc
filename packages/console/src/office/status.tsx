// The status of a round or a record as a badge; corrected and cancelled ones are marked, never hidden. [T5] [T6]
import { texts } from '@punto/language/catalogue';
import type { ROUND_STATUSES } from '@punto/protocol/floor/round-api';
import { Badge, type Tone } from '../ui/marks.tsx';

const { status } = texts('office');

type RoundStatus = (typeof ROUND_STATUSES)[number];

const TONES: Readonly<Record<RoundStatus, Tone>> = {
  open: 'info',
  settled: 'good',
  cancelled: 'warn',
  voided: 'bad',
  resettled: 'warn',
};

export const StatusBadge = (props: { status: RoundStatus }) => (
  <Badge tone={TONES[props.status]}>{status[props.status]()}</Badge>
);
