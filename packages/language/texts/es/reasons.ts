// Why the cards of a coup were dealt, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/reasons.ts';

export default translation<typeof en>()({
  next: {
    player: {
      first: 'Sigue la primera carta de {player}',
      second: 'Sigue la segunda carta de {player}',
    },
    banker: {
      first: 'Sigue la primera carta de {banker}',
      second: 'Sigue la segunda carta de {banker}',
    },
  },
  scores:
    '{player} suma {playerScore:number} con {playerCards:list}; {banker}, {bankerScore:number} con {bankerCards:list}',
  natural: {
    player: '{player} tiene natural de {score:number}: nadie pide carta',
    banker: '{banker} tiene natural de {score:number}: nadie pide carta',
  },
  naturals:
    '{player} tiene natural de {playerScore:number} y {banker}, de {bankerScore:number}: nadie pide carta',
  player: {
    draws: '{player} pide carta con {score:number}',
    stands: '{player} se planta con {score:number}',
  },
  bankerAlone: {
    draws: '{banker} pide carta con {score:number}: {player} se plantó con dos cartas',
    stands: '{banker} se planta con {score:number}: {player} se plantó con dos cartas',
  },
  bankerWhatever: {
    draws: '{banker} pide carta con {score:number}, sea cual sea la tercera de {player}',
    stands: '{banker} se planta con {score:number}, sea cual sea la tercera de {player}',
  },
  bankerByThird: {
    draws: '{banker} pide carta con {score:number}: la tercera de {player} fue {card}',
    stands: '{banker} se planta con {score:number}: la tercera de {player} fue {card}',
  },
  cardWorth: '{rank}, que vale {value:number}',
  tie: 'Empate, {score:number} a {score:number}',
  wins: {
    player: 'Gana {player}, {high:number} a {low:number}',
    banker: 'Gana {banker}, {high:number} a {low:number}',
  },
  winsOverNatural: {
    player:
      'El natural de {high:number} supera al de {low:number}: gana {player}, {high:number} a {low:number}',
    banker:
      'El natural de {high:number} supera al de {low:number}: gana {banker}, {high:number} a {low:number}',
  },
});
