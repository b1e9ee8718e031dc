// The status of a round or a record as a badge; corrected and cancelled ones are marked, never hidden. [T5] [T6]
import type { ROUND_STATUSES } from '@punto/protocol/floor/round-api';
import { Badge, type Tone } from '../ui/marks.tsx';

type RoundStatus = (typeof ROUND_STATUSES)[number];

export const STATUS_WORDS: Readonly<Record<RoundStatus, string>> = {
  open: 'In progress',
  settled: 'Settled',
  cancelled: 'Cancelled',
  voided: 'Voided',
  resettled: 'Settled again',
};

const TONES: Readonly<Record<RoundStatus, Tone>> = {
  open: 'info',
  settled: 'good',
  cancelled: 'warn',
  voided: 'bad',
  resettled: 'warn',
};

export const StatusBadge = (props: { status: RoundStatus }) => (
  <Badge tone={TONES[props.status]}>{STATUS_WORDS[props.status]}</Badge>
);
