// What the caller of a table says, in Simplified Chinese: totals first, the result last.
import { translation } from '../../src/message.ts';
import type en from '../en/caller.ts';

export default translation<typeof en>()({
  both: '{first}。{second}',
  line: {
    'place-your-bets': '请下注',
    'last-bets': '最后下注',
    'no-more-bets': '停止下注',
    'player-points': '{player}{points}',
    'banker-points': '{banker}{points}',
    'player-natural': '{player}天牌，不补牌',
    'banker-natural': '{banker}天牌，不补牌',
    'two-naturals': '双方天牌，不补牌',
    'both-stand': '{player}、{banker}都不补牌',
    'player-draws': '{player}补牌',
    'player-stands': '{player}{points}，不补牌',
    'banker-draws': '{banker}补牌',
    'banker-stands-on': '{banker}{points}，不补牌',
    'player-wins': '{player}{points}，{banker}{over}，{player}赢',
    'player-wins-natural': '{player}天牌{points}，{banker}{over}，{player}赢',
    'banker-wins': '{player}{over}，{banker}{points}，{banker}赢',
    'banker-wins-natural': '{player}{over}，{banker}天牌{points}，{banker}赢',
    tie: '{player}{points}，{banker}{points}，{tie}',
    'tie-natural': '{player}、{banker}天牌{points}，{tie}',
    'next-round-last': '下一局是本靴最后一局',
    'last-round': '本靴最后一局',
    'new-shoe': '新牌靴',
  },
  name: { player: '闲', banker: '庄', tie: '和局' },
  number: {
    zero: '零点',
    one: '一点',
    two: '两点',
    three: '三点',
    four: '四点',
    five: '五点',
    six: '六点',
    seven: '七点',
    eight: '八点',
    nine: '九点',
  },
});
