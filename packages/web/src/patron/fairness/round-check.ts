// Verifies the last round against its commitment: that the revealed cards are those the felt showed, and every step of
// the verifier. [F2]
import { parseOpening } from '@punto/engine/fairness/parse';
import type { OpenedRound } from '@punto/engine/fairness/record';
import { type Finding, fails, holds, type SignatureCheck } from '@punto/engine/fairness/verification';
import { verifyRound } from '@punto/engine/fairness/verify';
import { tableName } from '@punto/protocol/table-name';
import type { FoundStep } from '../../verify/steps.tsx';
import { expectationOf, type ShoeSeen } from './recorded-shoes.ts';
import type { RoundOver } from './round-over.ts';

export type RoundVerdict = {
  readonly steps: readonly FoundStep[];
  readonly failed: FoundStep | null;
  /** The response of the server, to be saved as evidence. */
  readonly answer: unknown;
};

export const checkRound = (
  answer: unknown,
  table: string,
  over: RoundOver,
  known: ShoeSeen | null,
  signatureOf?: SignatureCheck,
): RoundVerdict => {
  const parsed = parseOpening(answer);
  if (!parsed.ok || parsed.file.kind !== 'punto-round') {
    const says = parsed.ok ? 'It is a whole shoe.' : `${parsed.fault.path} ${parsed.fault.says}.`;
    return verdictOf(answer, [
      { id: 'shape', title: 'The answer', ...fails(`What the house sent is no opened round. ${says}`) },
    ]);
  }
  const { file } = parsed;
  return verdictOf(answer, [
    { id: 'seen', title: 'What the felt showed', ...sameAsSeen(file, table, over) },
    ...verifyRound(file, expectationOf(known), signatureOf).steps.map((step) =>
      known ? inWindow(step, known) : step,
    ),
  ]);
};

/**
 * The patron wrote nothing down: this window received the commitment itself, in round `since`, and can confirm it only
 * from then on.
 */
const inWindow = (step: FoundStep, { since }: ShoeSeen): FoundStep => {
  if (step.id !== 'noted') return step;
  const title = 'What this window was told';
  if (!step.ok) return { ...step, title };
  const when = since === 0 ? 'before the first bet of the shoe' : `in round ${since}`;
  return { ...step, title, says: `It is the commitment this window was told ${when}.` };
};

const verdictOf = (answer: unknown, steps: readonly FoundStep[]): RoundVerdict => ({
  answer,
  steps,
  failed: steps.find(({ ok }) => !ok) ?? null,
});

const sameAsSeen = (file: OpenedRound, table: string, over: RoundOver): Finding => {
  const { seal, round, cards } = file;
  if (seal.number !== over.shoe || round !== over.round || tableName(seal.table) !== table)
    return fails(
      `This is round ${round} of shoe ${seal.number} at ${seal.table}; asked for was round ${over.round} of shoe ${over.shoe}.`,
    );
  if (over.coup === null) return holds('It is the round that was asked for. Its cards were not seen here.');
  for (const side of ['player', 'banker'] as const) {
    const opened = cards.filter((each) => each.side === side).map(({ card }) => card);
    const shown = over.coup[side];
    if (opened.join() !== shown.join())
      return fails(
        `The felt showed ${shown.join(' ')} for ${side}, and ${opened.join(' ') || 'nothing'} is opened. If the floor has corrected this round since, that is why.`,
      );
  }
  return holds('The cards opened are the cards you saw on the felt, side by side.');
};
