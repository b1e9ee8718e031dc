// The part of `punto rooms check` about each bet that a room offers: its edge, the largest payout, the true count from which a
// card counter has the advantage, and the last round that limits a perfect counter. [B18] [L3] [F5]
import { sectorOf } from '@punto/engine/bet/asked-words';
import { type CheckedBet, checkedBet } from '@punto/engine/lab/checked-bet';
import type { ShoeRules, TableSetup } from '@punto/engine/room';
import { type PerfectGain, perfectGains, untilFor } from '@punto/engine/simulate/perfect-counter';
import type { Cell, Column, Row } from '../column.ts';
import { percent, plural } from '../figures.ts';
import type { Report } from '../report.ts';
import { type OfferedBet, offeredBets } from './offered-bets.ts';

/** Tables with the same shoe and the same bets share their figures. */
export type RoomBets = { readonly tables: readonly TableSetup[]; readonly rows: readonly Row[] };

/** `shoes`: dealt for bets on values, fewer for bets on ranks, suits and colours; `tolerated`: the gain a shoe at which a bet need not close. */
export type CheckLength = { readonly shoes: number; readonly tolerated: number };

/** Computes one room after the other; calls `begin` with each. */
export const roomBets = (
  setups: readonly TableSetup[],
  length: CheckLength,
  begin: (room: string) => void,
): readonly RoomBets[] => {
  const alike = Map.groupBy(setups, ({ id, shoe, offers, commissionModes }) =>
    JSON.stringify([id, shoe, offers, commissionModes]),
  );
  return Array.from(alike.values(), (tables): RoomBets => {
    const [room] = tables;
    if (room === undefined) return { tables, rows: [] };
    begin(room.id);
    const bets = offeredBets(room);
    const gains = gainsOf(bets, room.shoe, length.shoes);
    const rows = bets.map((offered) =>
      rowOf(offered, checkedBet(offered.bet, offered.maxMinor, room.shoe.decks), gains.get(offered), length),
    );
    return { tables, rows };
  });
};

/** Divides the number of shoes, since a count of ranks, suits and colours takes so much longer. */
const FEWER_SHOES = 10;
const SEED = 1;

/** No gain where the cards are shuffled for every coup. [V5] */
const gainsOf = (
  bets: readonly OfferedBet[],
  rules: ShoeRules,
  shoes: number,
): ReadonlyMap<OfferedBet, PerfectGain> => {
  if (rules.cutDepth === null) return new Map();
  const gains = new Map<OfferedBet, PerfectGain>();
  for (const byFaces of [false, true]) {
    const part = bets.filter(({ bet }) => (sectorOf(bet.definition) === 'faces') === byFaces);
    if (part.length === 0) continue;
    const found = perfectGains({
      bets: part.map(({ bet }) => bet),
      rules,
      seed: SEED,
      firstShoe: 0,
      shoes: byFaces ? Math.ceil(shoes / FEWER_SHOES) : shoes,
    });
    for (const [i, offered] of part.entries()) {
      const gain = found[i];
      if (gain !== undefined) gains.set(offered, gain);
    }
  }
  return gains;
};

const rowOf = (
  { bet, until }: OfferedBet,
  { edge, variance, returns, returnsLittle, worstMinor, count }: CheckedBet,
  gain: PerfectGain | undefined,
  { tolerated }: CheckLength,
): Row => ({
  bet: bet.definition.id,
  edge,
  variance,
  returns,
  returnsLittle,
  worstMinor,
  firstCount: count === null ? null : count.first,
  tags: count === null ? null : count.tags.join(' '),
  gain: gain?.perShoe.value ?? null,
  gainError: gain?.perShoe.standardError ?? null,
  gainUntil: gain === undefined ? null : gainBy(gain, until),
  until: until ?? 'all',
  proposed: gain === undefined ? null : inRounds(untilFor(gain, tolerated)),
});

const inRounds = (until: number | null): Cell => {
  if (until === null) return 'all';
  return until === 0 ? 'none' : until;
};

/** Gain in the rounds in which the bet is open now. */
const gainBy = ({ upToRound, perShoe }: PerfectGain, until: number | null): number =>
  until === null ? perShoe.value : (upToRound[Math.min(until, upToRound.length) - 1] ?? 0);

/** One table of figures for each room, below the list of tables. */
export const betsReport = ({ tables, rows }: RoomBets, { shoes, tolerated }: CheckLength): Report => {
  const [room] = tables;
  const low = rows.filter(({ returnsLittle }) => returnsLittle === true).map(({ bet }) => String(bet));
  const counted = room?.shoe.cutDepth !== null;
  return {
    json: rows,
    columns: COLUMNS,
    tableColumns: COLUMNS.filter(({ title }) => title !== ''),
    rows,
    above: ['', `Bets of ${room?.title} (${tables.map(({ table }) => table).join(', ')})`, ''],
    below: [
      '',
      ...(low.length === 0 ? [] : [`Less than 75 % comes back: ${low.join(', ')} [B18]`]),
      counted
        ? `Gain: what a perfect counter of ${plural(shoes, 'shoe')} of this cut gains a shoe with stakes of one; proposed: the last round until which that is ${tolerated} or less.`
        : 'The cards are shuffled for every coup: there is nothing to count.',
    ],
  };
};

const inCoins = (minor: unknown): string => String(Number(minor) / 100);
const thousandths = (cell: unknown): string => Number(cell).toFixed(3);

const COLUMNS: readonly Column[] = [
  { key: 'bet', title: 'Bet' },
  { key: 'edge', title: 'Edge', align: 'right', show: percent },
  { key: 'variance', title: 'Variance', align: 'right', show: thousandths },
  { key: 'returns', title: '' },
  { key: 'returnsLittle', title: '' },
  { key: 'worstMinor', title: 'Pays at most', align: 'right', show: inCoins },
  { key: 'firstCount', title: 'Favours from', align: 'right', show: (count) => `+${count}` },
  { key: 'tags', title: '' },
  { key: 'gain', title: 'Gain a shoe', align: 'right', show: thousandths },
  { key: 'gainError', title: '± error', align: 'right', show: thousandths },
  { key: 'gainUntil', title: 'now', align: 'right', show: thousandths },
  { key: 'until', title: 'Open until', align: 'right' },
  { key: 'proposed', title: 'proposed', align: 'right' },
];
