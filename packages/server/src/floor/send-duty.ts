// Sends duties to a table's owner, and turns a missing answer into a problem.

import type { Minor } from '@punto/engine/minor';
import { minor } from '@punto/engine/minor';
import { dutyRefusalType } from '@punto/protocol/error-page';
import type { DutyRefused } from '@punto/protocol/floor/table-api';
import type { CorrectionLine, DutyRefusal, TableId } from '@punto/table';
import type { HouseRates } from '../brands/house-rates.ts';
import type { Broker, DutyReply, NoReply, TableRequest } from '../broker/broker.ts';
import { Problem } from '../http/problem.ts';
import { problemWith } from '../http/problem-detail.ts';
import { dutyRefusalText } from '../table-host/refusal-words.ts';

type DutyRequest = Extract<TableRequest, { readonly type: 'duty' }>;

/** Throws a `Problem` when the table does not answer. */
export const sendDuty = async (
  broker: Pick<Broker, 'ask'>,
  table: TableId,
  request: Omit<DutyRequest, 'type'>,
): Promise<DutyReply> => {
  const reply = await broker.ask(table, { type: 'duty', ...request });
  if (reply.type === 'no-reply') throw noReplyProblem(reply.reason);
  if (reply.type !== 'duty') throw new Error('unexpected reply to a duty');
  return reply;
};

export const noReplyProblem = (reason: NoReply['reason']): Problem => {
  if (reason === 'no-such-table' || reason === 'cannot-record') return new Problem(reason);
  return problemWith('not-ready', SILENCE[reason]);
};

const SILENCE = { busy: 'table-busy', stopped: 'table-stopped', unanswered: 'table-unanswered' } as const;

export const refusalAnswer = (refusal: DutyRefusal): DutyRefused => ({
  error: 'duty-refused',
  type: dutyRefusalType(refusal.reason),
  message: `${dutyRefusalText(refusal)}.`,
  refusal,
});

/** Sum of the absolute amounts of all corrections in minor units of the house: those of brands by their rates. */
export const totalOf = (corrections: readonly CorrectionLine[], { worthOf }: HouseRates): Minor =>
  minor(corrections.reduce((sum, { patron, deltaMinor }) => sum + worthOf(patron, Math.abs(deltaMinor)), 0));
