// Verifies the last round against its commitment: that the revealed cards are those the felt showed, and every step of
// the verifier. [F2]
import { parseOpening } from '@punto/engine/fairness/parse';
import type { OpenedRound } from '@punto/engine/fairness/record';
import type { SignatureCheck } from '@punto/engine/fairness/verification';
import { verifyRound } from '@punto/engine/fairness/verify';
import { texts } from '@punto/language/catalogue';
import { tableName } from '@punto/protocol/table-name';
import { type FoundStep, foundStepOf } from '../../verify/found-step.ts';
import { shapeFaultText } from '../../verify/shape-fault.ts';
import { expectationOf, type ShoeSeen } from './recorded-shoes.ts';
import type { RoundOver } from './round-over.ts';

const text = texts('fairness').step;

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
    const says = parsed.ok ? text.wholeShoe : () => text.noRound({ fault: shapeFaultText(parsed.fault) });
    return verdictOf(answer, [foundStep('shape', false, text.answer, says)]);
  }
  const { file } = parsed;
  return verdictOf(answer, [
    sameAsSeen(file, table, over),
    ...verifyRound(file, expectationOf(known), signatureOf).steps.map((step) => {
      const found = foundStepOf(step);
      return known ? inWindow(found, known) : found;
    }),
  ]);
};

/**
 * The patron wrote nothing down: this window received the commitment itself, in round `since`, and can confirm it only
 * from then on.
 */
const inWindow = (step: FoundStep, { since }: ShoeSeen): FoundStep => {
  if (step.id !== 'noted') return step;
  const says = since === 0 ? text.toldBefore : () => text.toldIn({ round: since });
  return foundStep(step.id, step.ok, text.told, step.ok ? says : () => step.says);
};

/** A step of this page; its texts are looked up when they are drawn, in the language of the page. */
const foundStep = (id: string, ok: boolean, title: () => string, says: () => string): FoundStep => ({
  id,
  ok,
  get title() {
    return title();
  },
  get says() {
    return says();
  },
});

const verdictOf = (answer: unknown, steps: readonly FoundStep[]): RoundVerdict => ({
  answer,
  steps,
  failed: steps.find(({ ok }) => !ok) ?? null,
});

const seen = (ok: boolean, says: () => string): FoundStep => foundStep('seen', ok, text.seen, says);

/** Whether the cards that were opened are those that the felt showed. */
const sameAsSeen = (file: OpenedRound, table: string, over: RoundOver): FoundStep => {
  const { seal, round, cards } = file;
  if (seal.number !== over.shoe || round !== over.round || tableName(seal.table) !== table)
    return seen(false, () =>
      text.otherRound({
        round,
        shoe: seal.number,
        table: seal.table,
        wantedRound: over.round,
        wantedShoe: over.shoe,
      }),
    );
  if (over.coup === null) return seen(true, text.notSeen);
  for (const side of ['player', 'banker'] as const) {
    const opened = cards.filter((each) => each.side === side).map(({ card }) => card);
    const shown = over.coup[side];
    if (opened.join() !== shown.join())
      return seen(false, () =>
        text.differs[side]({ shown: shown.join(' '), opened: opened.join(' ') || text.nothing() }),
      );
  }
  return seen(true, text.same);
};
