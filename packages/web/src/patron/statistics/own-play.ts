// What a patron's rounds came to: sums over a time, by option, and how far the net is from what the odds give. [T8] [B21]
import type { CompiledBet } from '@punto/engine/bet/compiled-bet';
import { addMinor, MINOR_PER_COIN, type Minor, ZERO } from '@punto/engine/minor';
import { isKnownSchedule, type OptionId } from '@punto/engine/option-id';
import { type Staked, theoryOf } from '@punto/engine/theory';
import type { KeptRecord } from '@punto/protocol/message';

export type PlaySums = {
  readonly rounds: number;
  readonly stakedMinor: Minor;
  readonly returnedMinor: Minor;
};
export type OwnPlay = PlaySums & { readonly options: readonly (PlaySums & { readonly option: OptionId })[] };

/** Settled rounds with their last account; a cancelled or voided round returned its stakes and is not play. [T6] */
export const playedRounds = (records: readonly KeptRecord[]): readonly KeptRecord[] => {
  const latest = new Map<string, KeptRecord>();
  for (const record of records) {
    const round = `${record.table} ${record.shoe} ${record.round}`;
    if ((record.revision ?? 0) >= (latest.get(round)?.revision ?? 0)) latest.set(round, record);
  }
  return [...latest.values()].filter(({ status }) => status === 'settled' || status === 'resettled');
};

const NONE: PlaySums = { rounds: 0, stakedMinor: ZERO, returnedMinor: ZERO };

const plus = (sums: PlaySums, more: Pick<PlaySums, 'stakedMinor' | 'returnedMinor'>): PlaySums => ({
  rounds: sums.rounds + 1,
  stakedMinor: addMinor(sums.stakedMinor, more.stakedMinor),
  returnedMinor: addMinor(sums.returnedMinor, more.returnedMinor),
});

/** Options in descending order of what was staked on them. */
export const ownPlay = (played: readonly KeptRecord[]): OwnPlay => {
  const options = new Map<OptionId, PlaySums>();
  for (const { option, stakeMinor, returnedMinor } of played.flatMap(({ bets }) => bets))
    options.set(option, plus(options.get(option) ?? NONE, { stakedMinor: stakeMinor, returnedMinor }));
  return {
    ...played.reduce(plus, NONE),
    options: [...options]
      .map(([option, sums]) => ({ option, ...sums }))
      .sort((a, b) => b.stakedMinor - a.stakedMinor),
  };
};

export type Luck = {
  /** The net, less what the odds give, in standard deviations; positive is better for the patron. */
  readonly deviations: number;
  /** What the odds give on these stakes on average: negative, the house advantage. In coins. */
  readonly expectedCoins: number;
  /** Enough wins and losses for a normal distribution. */
  readonly enough: boolean;
  /** The number of rounds left out, since their decks or the definition of a bet are unknown. */
  readonly leftOut: number;
};

/**
 * `null`: nothing was staked where the decks are known. Stakes of one round on different options are taken as
 * independent, as in the reports of a house.
 */
export const luckOf = (
  played: readonly KeptRecord[],
  decksOf: (table: string) => number | null,
  definitionOf: (hash: string) => CompiledBet | null = () => null,
): Luck | null => {
  const lines = new Map<string, Staked>();
  let [stakedCoins, netCoins, leftOut] = [0, 0, 0];
  for (const { table, bets } of played) {
    const decks = decksOf(table);
    const paid = bets.map((bet) => paidByOf(bet, definitionOf));
    if (decks === null || paid.includes(null)) {
      leftOut += 1;
      continue;
    }
    for (const [i, bet] of bets.entries()) {
      const stakeCoins = bet.stakeMinor / MINOR_PER_COIN;
      stakedCoins += stakeCoins;
      netCoins += (bet.returnedMinor - bet.stakeMinor) / MINOR_PER_COIN;
      const paidBy = paid[i];
      if (paidBy) addStake(lines, paidBy, decks, stakeCoins);
    }
  }
  if (stakedCoins === 0) return null;
  const { expected, deviation, enough } = theoryOf([...lines.values()]);
  const expectedCoins = stakedCoins * (expected - 1);
  return {
    deviations: (netCoins - expectedCoins) / (deviation * stakedCoins),
    expectedCoins,
    enough,
    leftOut,
  };
};

type PaidBy = Staked['paidBy'];

/** `null`: a room defined the bet, and the definition is unknown. */
const paidByOf = (
  { option, schedule = option, betHash }: KeptRecord['bets'][number],
  definitionOf: (hash: string) => CompiledBet | null,
): PaidBy | null => {
  if (betHash !== undefined) return definitionOf(betHash);
  return isKnownSchedule(schedule) ? schedule : null;
};

const addStake = (lines: Map<string, Staked>, paidBy: PaidBy, decks: number, coins: number): void => {
  const key = `${typeof paidBy === 'string' ? paidBy : paidBy.definition.id} ${decks}`;
  const { stakeCoins = 0, squareCoins = 0 } = lines.get(key) ?? {};
  lines.set(key, {
    paidBy,
    decks,
    stakeCoins: stakeCoins + coins,
    squareCoins: squareCoins + coins ** 2,
  });
};
