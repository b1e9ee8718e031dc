import { coins } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import {
  type FavouriteBet,
  MOST_FAVOURITES,
  parseFavouriteBets,
  tidyName,
  withFavourite,
  withoutFavourite,
} from './favourite-bets.ts';

const favourite = (name: string, stake = 25): FavouriteBet => ({
  name,
  bets: [{ option: 'player', stakeMinor: coins(stake) }],
});

it('replaces a favourite of the same name at its place, whatever the letter case', () => {
  const all = [favourite('Quiet'), favourite('Pairs')];
  expect(withFavourite(all, favourite('quiet', 100))).toEqual([favourite('quiet', 100), favourite('Pairs')]);
  expect(withoutFavourite(all, 'PAIRS')).toEqual([favourite('Quiet')]);
});

it('keeps no more than the limit', () => {
  const all = Array.from({ length: MOST_FAVOURITES }, (_, number) => favourite(`${number}`));
  expect(withFavourite(all, favourite('one more'))).toEqual(all);
});

it('removes superfluous spaces from a name, and composes its letters', () => {
  expect(tidyName('  Big \t evening ')).toBe('Big evening');
  expect(tidyName('Cafe\u0301')).toBe('Caf\u00e9');
});

it('reads back the stored bets', () => {
  const all = [favourite('Quiet'), favourite('Pairs', 5)];
  expect(parseFavouriteBets(JSON.parse(JSON.stringify(all)))).toEqual(all);
});

it('drops a stored favourite as a whole when any part of it is invalid', () => {
  const bet = { option: 'tie', stakeMinor: 500 };
  const invalid = [
    7,
    { name: 'no bets' },
    { name: 'none', bets: [] },
    { name: ' ', bets: [bet] },
    { name: 'unknown option', bets: [bet, { option: 'insurance', stakeMinor: 500 }] },
    { name: 'negative', bets: [{ ...bet, stakeMinor: -1 }] },
    { name: 'a half', bets: [{ ...bet, stakeMinor: 0.5 }] },
    { name: 'twice the same', bets: [bet, bet] },
  ];
  expect(parseFavouriteBets([...invalid, { name: 'valid', bets: [bet] }])).toEqual([
    { name: 'valid', bets: [bet] },
  ]);
  expect(parseFavouriteBets('text')).toEqual([]);
});
