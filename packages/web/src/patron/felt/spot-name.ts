// Accessible name of a spot, which contains everything that is shown on it.
import type { Minor } from '@punto/engine/minor';
import { count, money, plural } from '@punto/ui/words/number.ts';
import type { SpotState } from './spot-state.ts';

/** `Player pair, pays 11 to 1, 25 not yet confirmed, 640 by 12 patrons`. */
export const spotName = (spot: SpotState): string =>
  [
    spot.label,
    `pays ${paysSpoken(spot.pays)}`,
    spot.why,
    amount(spot.confirmedMinor, 'confirmed'),
    amount(spot.layingMinor, 'not yet confirmed'),
    spot.patrons > 0 &&
      `${money(spot.totalMinor)} by ${count(spot.patrons)} ${plural(spot.patrons, 'patron')}`,
    spot.fate && fateSpoken(spot),
  ]
    .filter(Boolean)
    .join(', ');

const amount = (minor: Minor, what: string) => minor > 0 && `${money(minor)} ${what}`;

/** `12 · 20:1` is read as `12 or 20 to 1`. */
const paysSpoken = (pays: string): string =>
  pays.replaceAll(':', ' to ').replaceAll(' · ', ' or ').replace(/^to /, 'up to ');

const fateSpoken = ({ fate, winningsMinor }: SpotState): string => {
  if (fate === 'won') return winningsMinor === null ? 'wins' : `wins ${money(winningsMinor)}`;
  return fate === 'pushed' ? 'pushes' : 'loses';
};
