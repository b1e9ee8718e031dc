import { parseCard } from '@punto/engine/card';
import { coupReasons } from '@punto/engine/explain';
import { expect, it } from 'vitest';
import { PLAIN_LABELS } from './option-title.ts';
import { reasonText } from './reason-words.ts';

const cards = (typed: string) => typed.split(' ').flatMap((each) => parseCard(each) ?? []);
const reasons = (player: string, banker: string, labels = PLAIN_LABELS) =>
  coupReasons({ player: cards(player), banker: cards(banker) }).map((reason) => reasonText(reason, labels));

it('[R2]–[R8] gives the reason for each card of a coup', () => {
  expect(reasons('4S KH 6D', '9D 6C TC')).toEqual([
    'Player’s 4 and K make 4, Banker’s 9 and 6 make 5',
    'Player 4 draws',
    'Banker 5 draws: Player’s third card was 6',
    'Banker wins, 5 to 0',
  ]);
  expect(reasons('8S KS', '4D 5C').slice(1)).toEqual([
    'Player’s 8 and Banker’s 9 are naturals: both stand',
    'natural 9 beats natural 8: Banker wins, 9 to 8',
  ]);
});

it('[V3] with the room’s names', () => {
  expect(
    reasons('2S 3S KS', 'TD 4D', { player: 'Punto', banker: 'Banco', tie: 'Standoff' }).slice(0, 3),
  ).toEqual([
    'Punto’s 2 and 3 make 5, Banco’s 10 and 4 make 4',
    'Punto 5 draws',
    'Banco 4 stands: Punto’s third card was K, worth 0',
  ]);
});
