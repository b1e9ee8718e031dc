// Why the cards of a coup were dealt, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/reasons.ts';

export default translation<typeof en>()({
  next: {
    player: {
      first: 'Berikutnya kartu pertama {player}',
      second: 'Berikutnya kartu kedua {player}',
    },
    banker: {
      first: 'Berikutnya kartu pertama {banker}',
      second: 'Berikutnya kartu kedua {banker}',
    },
  },
  scores:
    '{player} mendapat {playerCards:list}, bernilai {playerScore:number}; {banker} mendapat {bankerCards:list}, bernilai {bankerScore:number}',
  natural: {
    player: '{player} natural {score:number}: keduanya stand',
    banker: '{banker} natural {score:number}: keduanya stand',
  },
  naturals:
    '{player} {playerScore:number} dan {banker} {bankerScore:number}, keduanya natural: keduanya stand',
  player: { draws: '{player} {score:number} tambah kartu', stands: '{player} {score:number} stand' },
  bankerAlone: {
    draws: '{banker} {score:number} tambah kartu: {player} stand dengan dua kartu',
    stands: '{banker} {score:number} stand: {player} stand dengan dua kartu',
  },
  bankerWhatever: {
    draws: '{banker} {score:number} tambah kartu, apa pun kartu ketiga {player}',
    stands: '{banker} {score:number} stand, apa pun kartu ketiga {player}',
  },
  bankerByThird: {
    draws: '{banker} {score:number} tambah kartu: kartu ketiga {player} adalah {card}',
    stands: '{banker} {score:number} stand: kartu ketiga {player} adalah {card}',
  },
  cardWorth: '{rank}, bernilai {value:number}',
  tie: 'seri, {score:number} lawan {score:number}',
  wins: {
    player: '{player} menang, {high:number} lawan {low:number}',
    banker: '{banker} menang, {high:number} lawan {low:number}',
  },
  winsOverNatural: {
    player:
      'natural {high:number} mengalahkan natural {low:number}: {player} menang, {high:number} lawan {low:number}',
    banker:
      'natural {high:number} mengalahkan natural {low:number}: {banker} menang, {high:number} lawan {low:number}',
  },
});
