// Texts of why the cards of a coup were dealt, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/reasons.ts';

export default translation<typeof en>()({
  next: {
    player: { first: '1ª carta de {player} a seguir', second: '2ª carta de {player} a seguir' },
    banker: { first: '1ª carta de {banker} a seguir', second: '2ª carta de {banker} a seguir' },
  },
  scores:
    '{player}: {playerCards:list} somam {playerScore:number}; {banker}: {bankerCards:list} somam {bankerScore:number}',
  natural: {
    player: '{player} tem {score:number}, natural: as duas mãos ficam',
    banker: '{banker} tem {score:number}, natural: as duas mãos ficam',
  },
  naturals:
    '{player} tem {playerScore:number} e {banker} tem {bankerScore:number}, ambos naturais: as duas mãos ficam',
  player: {
    draws: '{player} com {score:number} recebe carta',
    stands: '{player} com {score:number} fica',
  },
  bankerAlone: {
    draws: '{banker} com {score:number} recebe carta: {player} ficou com duas cartas',
    stands: '{banker} com {score:number} fica: {player} ficou com duas cartas',
  },
  bankerWhatever: {
    draws: '{banker} com {score:number} recebe carta, seja qual for a 3ª carta de {player}',
    stands: '{banker} com {score:number} fica, seja qual for a 3ª carta de {player}',
  },
  bankerByThird: {
    draws: '{banker} com {score:number} recebe carta: a 3ª carta de {player} foi {card}',
    stands: '{banker} com {score:number} fica: a 3ª carta de {player} foi {card}',
  },
  cardWorth: '{rank}, que vale {value:number}',
  tie: 'empate, {score:number} a {score:number}',
  wins: {
    player: '{player} vence, {high:number} a {low:number}',
    banker: '{banker} vence, {high:number} a {low:number}',
  },
  winsOverNatural: {
    player: 'natural {high:number} supera natural {low:number}: {player} vence, {high:number} a {low:number}',
    banker: 'natural {high:number} supera natural {low:number}: {banker} vence, {high:number} a {low:number}',
  },
});
