// Why the cards of a coup were dealt, in order, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/reasons.ts';

export default translation<typeof en>()({
  next: {
    player: { first: 'Tiếp theo là lá đầu của {player}', second: 'Tiếp theo là lá thứ hai của {player}' },
    banker: { first: 'Tiếp theo là lá đầu của {banker}', second: 'Tiếp theo là lá thứ hai của {banker}' },
  },
  scores:
    '{player} có {playerCards:list}, {playerScore:number} điểm; {banker} có {bankerCards:list}, {bankerScore:number} điểm',
  natural: {
    player: '{player} {score:number} điểm là natural: hai bên không rút',
    banker: '{banker} {score:number} điểm là natural: hai bên không rút',
  },
  naturals:
    '{player} {playerScore:number} điểm, {banker} {bankerScore:number} điểm đều là natural: hai bên không rút',
  player: { draws: '{player} {score:number} điểm, rút', stands: '{player} {score:number} điểm, không rút' },
  bankerAlone: {
    draws: '{banker} {score:number} điểm, rút: {player} không rút lá thứ ba',
    stands: '{banker} {score:number} điểm, không rút: {player} không rút lá thứ ba',
  },
  bankerWhatever: {
    draws: '{banker} {score:number} điểm, rút, bất kể lá thứ ba của {player}',
    stands: '{banker} {score:number} điểm, không rút, bất kể lá thứ ba của {player}',
  },
  bankerByThird: {
    draws: '{banker} {score:number} điểm, rút: lá thứ ba của {player} là {card}',
    stands: '{banker} {score:number} điểm, không rút: lá thứ ba của {player} là {card}',
  },
  cardWorth: '{rank}, tính {value:number}',
  tie: 'hòa, {score:number} đều',
  wins: {
    player: '{player} thắng, {high:number} trên {low:number}',
    banker: '{banker} thắng, {high:number} trên {low:number}',
  },
  winsOverNatural: {
    player: 'natural {high:number} hơn natural {low:number}: {player} thắng, {high:number} trên {low:number}',
    banker: 'natural {high:number} hơn natural {low:number}: {banker} thắng, {high:number} trên {low:number}',
  },
});
