// Side bets that follow the card count: staked in the rounds in which their exact value favoured the patron, and not staked in
// others. Compared with chance given how often the patron staked the bet at that depth of the shoe, since many patrons stake more
// side bets towards the end of the shoe.
import { type Stratum, type Surprise, surpriseOf } from './matches.ts';
import type { SeenRound } from './seen-round.ts';

/** Keyed by the payout of the bet. */
export type SideEvidence = Readonly<Record<string, readonly Stratum[]>>;

export type SideSurprise = Surprise & {
  readonly bet: string;
  /** Rounds in which the bet favoured the patron, and rounds in which the patron staked it. */
  readonly favoured: number;
  readonly staked: number;
};

const QUARTERS = 4;

/** The evidence about each patron who staked a side bet, over the rounds with a stake of that patron. */
export const sideEvidence = (rounds: readonly SeenRound[]): ReadonlyMap<string, SideEvidence> => {
  const stakers = new Set(
    rounds.flatMap(({ stakes }) =>
      stakes.filter(({ sideBets }) => sideBets.length > 0).map(({ patron }) => patron),
    ),
  );
  const counts = new Map<string, Map<string, Map<number, Count>>>();
  for (const { stakes, offered, favoured, depth } of rounds) {
    const quarter = Math.min(QUARTERS - 1, Math.floor(depth * QUARTERS));
    for (const { patron, sideBets } of stakes) {
      if (!stakers.has(patron)) continue;
      for (const bet of offered) {
        const count = countAt(counts, patron, bet, quarter);
        count.rounds += 1;
        const [isFavoured, isStaked] = [favoured.has(bet), sideBets.includes(bet)];
        if (isFavoured) count.favoured += 1;
        if (isStaked) count.staked += 1;
        if (isFavoured && isStaked) count.matches += 1;
      }
    }
  }
  const all = [...counts].map(([patron, bets]) => [patron, evidenceOf(bets)] as const);
  return new Map(all.filter(([, evidence]) => Object.keys(evidence).length > 0));
};

/** Tests each bet separately and multiplies the chance by the number of bets. */
export const sideSurprises = (evidence: readonly SideEvidence[]): readonly SideSurprise[] => {
  const bets = [...new Set(evidence.flatMap((each) => Object.keys(each)))];
  return bets.map((bet) => {
    const strata = evidence.flatMap((each) => each[bet] ?? []);
    const surprise = surpriseOf(strata);
    const ofPairs = (place: 0 | 1): number =>
      strata.reduce((sum, { pairs }) => sum + pairs.reduce((all, pair) => all + pair[place], 0), 0);
    return {
      ...surprise,
      chanceLog10: Math.min(0, surprise.chanceLog10 + Math.log10(bets.length)),
      ...{ bet, favoured: ofPairs(0), staked: ofPairs(1) },
    };
  });
};

type Count = { rounds: number; favoured: number; staked: number; matches: number };

const countAt = (
  counts: Map<string, Map<string, Map<number, Count>>>,
  patron: string,
  bet: string,
  quarter: number,
): Count => {
  const bets = counts.get(patron) ?? new Map<string, Map<number, Count>>();
  counts.set(patron, bets);
  const quarters = bets.get(bet) ?? new Map<number, Count>();
  bets.set(bet, quarters);
  const count = quarters.get(quarter) ?? { rounds: 0, favoured: 0, staked: 0, matches: 0 };
  quarters.set(quarter, count);
  return count;
};

/** Strata with information: the bet was staked in some rounds and favoured in some. */
const evidenceOf = (bets: ReadonlyMap<string, ReadonlyMap<number, Count>>): SideEvidence =>
  Object.fromEntries(
    [...bets].flatMap(([bet, quarters]) => {
      const strata = [...quarters.values()]
        .filter(({ favoured, staked }) => favoured > 0 && staked > 0)
        .map(({ rounds, favoured, staked, matches }) => ({
          rounds,
          pairs: [[favoured, staked] as const],
          matches,
        }));
      return strata.length > 0 ? [[bet, strata]] : [];
    }),
  );
