// Converts a stored settled round to the form of the detectors.
import { finishCoup, type Hands, nextHand } from '@punto/engine/coup';
import { isSide, type Side } from '@punto/engine/side';
import type { RoundPlay } from '@punto/store/round-store';
import type { KeptRecord, PatronId } from '@punto/table/index';
import type { HouseRates } from '../brands/house-rates.ts';
import type { SeenRound, SeenStake } from './detect/seen-round.ts';

/** The state of the shoe that was public before the round. */
export type KnownBefore = Pick<SeenRound, 'before' | 'depth' | 'offered'>;

/** Stakes as first settled: a later correction changes what was paid, not what a patron chose. */
export const seenRound = (
  play: RoundPlay,
  before: KnownBefore,
  rates: HouseRates,
): Omit<SeenRound, 'favoured'> => {
  const firsts = firstTickets(play);
  return {
    ...{ table: play.table, shoe: play.shoe, round: play.round, openedAt: play.openedAt },
    ...{ at: play.endedAt ?? play.openedAt, ...before },
    stakes: play.records
      .filter(({ revision = 0 }) => revision === 0)
      .map((record) => seenStake(record, firsts.get(record.patron) ?? null, rates)),
  };
};

/** The time of each patron's first ticket. Tickets that the table places behind a seat do not count. */
const firstTickets = ({ events }: RoundPlay): ReadonlyMap<PatronId, number> => {
  const firsts = new Map<PatronId, number>();
  for (const { event } of events) {
    if (event.type !== 'TicketAccepted' || event.ticket.behind !== undefined) continue;
    const { patron } = event.ticket;
    firsts.set(patron, Math.min(firsts.get(patron) ?? event.at, event.at));
  }
  return firsts;
};

const seenStake = (
  { patron, bets, stakedMinor, returnedMinor }: KeptRecord,
  firstAt: number | null,
  { worthOf }: HouseRates,
): SeenStake => {
  const mains = bets.flatMap(({ option, stakeMinor }) =>
    isSide(option) ? [{ side: option, worthMinor: worthOf(patron, stakeMinor) }] : [],
  );
  const [main = null] = mains.length === 1 ? mains : [];
  const sideBets = bets.flatMap(({ option, schedule }) => (isSide(option) ? [] : [schedule ?? option]));
  const worthMinor = worthOf(patron, stakedMinor);
  return { patron, main, sideBets, stakedMinor, returnedMinor, worthMinor, firstAt };
};

/** The side that won; `null`: a tie, or no result. */
export const winnerOf = (hands: Hands): Side | null => {
  if (hands.player.length < 2 || hands.banker.length < 2 || nextHand(hands) !== null) return null;
  const { outcome } = finishCoup(hands);
  return outcome === 'tie' ? null : outcome;
};
