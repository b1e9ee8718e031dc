// Why the cards of a coup were dealt, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/reasons.ts';

export default translation<typeof en>()({
  next: {
    player: { first: '下一张是{player}的第一张牌', second: '下一张是{player}的第二张牌' },
    banker: { first: '下一张是{banker}的第一张牌', second: '下一张是{banker}的第二张牌' },
  },
  scores:
    '{player}的{playerCards:list}合计{playerScore:number}点，{banker}的{bankerCards:list}合计{bankerScore:number}点',
  natural: {
    player: '{player}{score:number}点为天牌：双方不补牌',
    banker: '{banker}{score:number}点为天牌：双方不补牌',
  },
  naturals: '{player}{playerScore:number}点、{banker}{bankerScore:number}点，均为天牌：双方不补牌',
  player: { draws: '{player}{score:number}点，补牌', stands: '{player}{score:number}点，不补牌' },
  bankerAlone: {
    draws: '{banker}{score:number}点，补牌，因{player}两张牌未补',
    stands: '{banker}{score:number}点，不补牌，因{player}两张牌未补',
  },
  bankerWhatever: {
    draws: '{banker}{score:number}点，补牌，不论{player}第三张牌为何',
    stands: '{banker}{score:number}点，不补牌，不论{player}第三张牌为何',
  },
  bankerByThird: {
    draws: '{banker}{score:number}点，补牌，因{player}第三张牌为{card}',
    stands: '{banker}{score:number}点，不补牌，因{player}第三张牌为{card}',
  },
  cardWorth: '{rank}（算{value:number}点）',
  tie: '双方{score:number}点，和局',
  wins: {
    player: '{player}赢，{high:number}比{low:number}',
    banker: '{banker}赢，{high:number}比{low:number}',
  },
  winsOverNatural: {
    player: '天牌{high:number}点胜天牌{low:number}点：{player}赢，{high:number}比{low:number}',
    banker: '天牌{high:number}点胜天牌{low:number}点：{banker}赢，{high:number}比{low:number}',
  },
});
