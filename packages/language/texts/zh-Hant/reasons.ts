// Why the cards of a coup were dealt, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/reasons.ts';

export default translation<typeof en>()({
  next: {
    player: { first: '下一張是{player}的第一張牌', second: '下一張是{player}的第二張牌' },
    banker: { first: '下一張是{banker}的第一張牌', second: '下一張是{banker}的第二張牌' },
  },
  scores:
    '{player}的{playerCards:list}合共{playerScore:number}點，{banker}的{bankerCards:list}合共{bankerScore:number}點',
  natural: {
    player: '{player}{score:number}點為天牌：雙方不補牌',
    banker: '{banker}{score:number}點為天牌：雙方不補牌',
  },
  naturals: '{player}{playerScore:number}點、{banker}{bankerScore:number}點，均為天牌：雙方不補牌',
  player: { draws: '{player}{score:number}點，補牌', stands: '{player}{score:number}點，不補牌' },
  bankerAlone: {
    draws: '{banker}{score:number}點，補牌，因{player}兩張牌未補',
    stands: '{banker}{score:number}點，不補牌，因{player}兩張牌未補',
  },
  bankerWhatever: {
    draws: '{banker}{score:number}點，補牌：不論{player}第三張牌是甚麼',
    stands: '{banker}{score:number}點，不補牌：不論{player}第三張牌是甚麼',
  },
  bankerByThird: {
    draws: '{banker}{score:number}點，補牌，因{player}第三張牌為{card}',
    stands: '{banker}{score:number}點，不補牌，因{player}第三張牌為{card}',
  },
  cardWorth: '{rank}（計{value:number}點）',
  tie: '雙方{score:number}點，和局',
  wins: {
    player: '{player}贏，{high:number}對{low:number}',
    banker: '{banker}贏，{high:number}對{low:number}',
  },
  winsOverNatural: {
    player: '天牌{high:number}點勝天牌{low:number}點：{player}贏，{high:number}對{low:number}',
    banker: '天牌{high:number}點勝天牌{low:number}點：{banker}贏，{high:number}對{low:number}',
  },
});
