// Accessible name of a spot, which contains everything that is shown on it.
import { language, texts } from '@punto/language/catalogue';
import { itemsIn } from '@punto/language/format';
import type { SpotState } from './spot-state.ts';

const text = texts('felt').spot;
const { upTo } = texts('shared').pay;

/** `Player pair, pays 11 to 1, 25 not yet confirmed, 640 by 12 patrons`. */
export const spotName = (spot: SpotState): string => {
  const { label, pays, why, confirmedMinor, layingMinor, totalMinor, patrons, fate } = spot;
  const parts = [
    label,
    text.pays({ pays: paysSpoken(pays) }),
    why,
    confirmedMinor > 0 && text.confirmed({ amount: confirmedMinor }),
    layingMinor > 0 && text.unconfirmed({ amount: layingMinor }),
    patrons > 0 && text.staked({ total: totalMinor, patrons }),
    fate && fateSpoken(spot),
  ];
  return itemsIn(
    language(),
    parts.filter((part) => typeof part === 'string'),
  );
};

const RATIO = /([\d.,]+):([\d.,]+)/;

/** `12 · 20:1` is read as `12 or 20 to 1`. */
const paysSpoken = (pays: string): string => {
  const [ratio] = RATIO.exec(pays) ?? [];
  if (ratio !== undefined && pays === upTo({ most: ratio })) return text.upTo({ most: ratioSpoken(ratio) });
  return pays
    .split(' · ')
    .map(ratioSpoken)
    .reduce((first, second) => text.or({ first, second }));
};

const ratioSpoken = (pays: string): string =>
  pays.replace(RATIO, (_, to: string, one: string) => text.ratio({ to, one }));

const fateSpoken = ({ fate, winningsMinor }: SpotState): string => {
  if (fate === 'won')
    return winningsMinor === null ? text.wins() : text.winsAmount({ amount: winningsMinor });
  return fate === 'pushed' ? text.pushes() : text.loses();
};
