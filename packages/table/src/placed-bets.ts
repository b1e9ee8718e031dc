// The bets of a patron's stakes in the order of the records, each with the terms under which it was accepted. Order and terms are
// computed once for all patrons of a round.
import { payTableOf, scheduleHash } from '@punto/engine/bet/room-bets';
import type { PayTable } from '@punto/engine/condition/terms';
import type { Minor } from '@punto/engine/minor';
import { type CommissionMode, isKnownOption, OPTION_IDS, type OptionId } from '@punto/engine/option-id';
import { scheduleFor } from '@punto/engine/schedule';
import type { RecordedBet } from './records/record.ts';
import type { OpenTable, Stakes } from './state.ts';

export type PlacedBet = {
  readonly option: OptionId;
  readonly stakeMinor: Minor;
  readonly terms: Terms;
};

type Terms = {
  readonly payTable: PayTable;
  /** The name in a record of what paid a bet: a schedule of the rules, or a bet of the room with the hash of its definition. */
  readonly paidBy: Pick<RecordedBet, 'schedule' | 'betHash'>;
};

/** Reads the bets of any patron of the present round. Throws on a stake that the table does not offer. */
export const placedBets = ({ setup }: OpenTable): ((stakes: Stakes) => readonly PlacedBet[]) => {
  const order = optionsInOrder(setup);
  const known: Partial<Record<CommissionMode, Map<OptionId, Terms>>> = {};

  const termsOf = (option: OptionId, mode: CommissionMode): Terms => {
    known[mode] ??= new Map();
    const found = known[mode].get(option);
    if (found) return found;
    const terms = makeTerms(setup, option, mode);
    known[mode].set(option, terms);
    return terms;
  };

  return ({ bets, mode }) => {
    const placed: PlacedBet[] = [];
    for (const option of order) {
      const stakeMinor = bets[option];
      if (stakeMinor !== undefined) placed.push({ option, stakeMinor, terms: termsOf(option, mode) });
    }
    return placed;
  };
};

/** In the order of the rules, then bets of the room in the room's order. */
const optionsInOrder = ({ offers }: OpenTable['setup']): readonly OptionId[] => [
  ...OPTION_IDS,
  ...offers.flatMap(({ option }) => (isKnownOption(option) ? [] : [option])),
];

const makeTerms = (setup: OpenTable['setup'], option: OptionId, mode: CommissionMode): Terms => {
  const offer = setup.offers.find((each) => each.option === option);
  if (!offer) throw new Error(`a bet on ${option}, which the table does not offer`);
  const { id: schedule } = scheduleFor(setup, offer, mode);
  const hash = scheduleHash(setup, schedule);
  return {
    payTable: payTableOf(setup, schedule),
    paidBy: hash === null ? { schedule } : { schedule, betHash: hash },
  };
};
