// Bets behind a seat: the acts of a simulated patron, and the referee's check of every ticket that the table has placed.
// [V6]
import { coins } from '@punto/engine/minor';
import type { Chance } from '@punto/server/test/support/chance';
import type { Act, OpenTable, OwnView, TableView, Ticket } from '@punto/table/index';
import { mustHold } from './violations.ts';

/** `null`: nothing about them this time. */
export const actBehind = (chance: Chance, view: TableView, own: OwnView | null): Act | null => {
  const all = view.seats?.seats ?? [];
  const mine = all.find(({ seat }) => seat === own?.seat);
  if (mine?.taken && chance.once(mine.behind ? 60 : 4)) return { act: 'allow-behind', allowed: !mine.behind };
  if (own?.behind) return chance.once(30) ? { act: 'stop-behind' } : null;
  const open = all.filter(({ seat, behind }) => behind && seat !== own?.seat);
  if (open.length === 0 || !chance.once(own?.seat ? 8 : 2)) return null;
  return {
    act: 'bet-behind',
    seat: chance.pick(open).seat,
    stakeMinor: coins(chance.pick([1, 5, 20, 300])),
    mode: chance.pick(view.setup.commissionModes),
    rounds: chance.pick([null, null, 1, 3]),
    totalMinor: chance.pick([null, null, coins(400)]),
  };
};

/** The patron has asked for it, the seat allows it, and its patron has staked on the same options. */
export const mustFollow = ({ seating, round }: OpenTable, { patron, behind, bets }: Ticket): void => {
  if (behind === undefined) return;
  const asked = seating?.behind?.find((each) => each.patron === patron);
  const ahead = seating?.seats[behind];
  const stakes = ahead && round?.stakes.get(ahead.patron);
  mustHold(
    asked?.seat === behind && ahead?.behind === true && ahead.patron !== patron,
    () => `${patron} was staked for behind seat ${behind}, and had not asked for it or might not`,
  );
  for (const { option, stakeMinor } of bets) {
    const there = stakes?.bets[option] ?? 0;
    const followed = stakes?.behind?.bets.find((bet) => bet.option === option)?.stakeMinor ?? 0;
    mustHold(
      stakeMinor === asked?.stakeMinor && there > followed,
      () => `${patron} has ${stakeMinor} on ${option} behind seat ${behind}, which has ${there} on it`,
    );
  }
};
