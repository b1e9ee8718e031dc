// Why the cards of a coup were dealt, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/reasons.ts';

export default translation<typeof en>()({
  next: {
    player: { first: '次は{player}の1枚目', second: '次は{player}の2枚目' },
    banker: { first: '次は{banker}の1枚目', second: '次は{banker}の2枚目' },
  },
  scores:
    '{player}は{playerCards:list}で{playerScore:number}、{banker}は{bankerCards:list}で{bankerScore:number}',
  natural: {
    player: '{player}の{score:number}はナチュラル：両方スタンド',
    banker: '{banker}の{score:number}はナチュラル：両方スタンド',
  },
  naturals:
    '{player}の{playerScore:number}と{banker}の{bankerScore:number}はどちらもナチュラル：両方スタンド',
  player: { draws: '{player}は{score:number}で引く', stands: '{player}は{score:number}でスタンド' },
  bankerAlone: {
    draws: '{banker}は{score:number}で引く：{player}は2枚でスタンド',
    stands: '{banker}は{score:number}でスタンド：{player}は2枚でスタンド',
  },
  bankerWhatever: {
    draws: '{banker}は{score:number}で引く：{player}の3枚目を問わない',
    stands: '{banker}は{score:number}でスタンド：{player}の3枚目を問わない',
  },
  bankerByThird: {
    draws: '{banker}は{score:number}で引く：{player}の3枚目は{card}',
    stands: '{banker}は{score:number}でスタンド：{player}の3枚目は{card}',
  },
  cardWorth: '{rank}（{value:number}点）',
  tie: 'タイ、{score:number}対{score:number}',
  wins: {
    player: '{player}の勝ち、{high:number}対{low:number}',
    banker: '{banker}の勝ち、{high:number}対{low:number}',
  },
  winsOverNatural: {
    player:
      'ナチュラル{high:number}はナチュラル{low:number}に勝つ：{player}の勝ち、{high:number}対{low:number}',
    banker:
      'ナチュラル{high:number}はナチュラル{low:number}に勝つ：{banker}の勝ち、{high:number}対{low:number}',
  },
});
