// What the caller of a table says, in Traditional Chinese: totals first, the result last.
import { translation } from '../../src/message.ts';
import type en from '../en/caller.ts';

export default translation<typeof en>()({
  both: '{first}。{second}',
  line: {
    'place-your-bets': '請下注',
    'last-bets': '最後下注',
    'no-more-bets': '停止下注',
    'player-points': '{player}{points}',
    'banker-points': '{banker}{points}',
    'player-natural': '{player}天牌，不補牌',
    'banker-natural': '{banker}天牌，不補牌',
    'two-naturals': '雙方天牌，不補牌',
    'both-stand': '{player}、{banker}都不補牌',
    'player-draws': '{player}補牌',
    'player-stands': '{player}{points}，不補牌',
    'banker-draws': '{banker}補牌',
    'banker-stands-on': '{banker}{points}，不補牌',
    'player-wins': '{player}{points}，{banker}{over}，{player}贏',
    'player-wins-natural': '{player}天牌{points}，{banker}{over}，{player}贏',
    'banker-wins': '{player}{over}，{banker}{points}，{banker}贏',
    'banker-wins-natural': '{player}{over}，{banker}天牌{points}，{banker}贏',
    tie: '{player}{points}，{banker}{points}，{tie}',
    'tie-natural': '{player}、{banker}天牌{points}，{tie}',
    'next-round-last': '下一局是本靴最後一局',
    'last-round': '本靴最後一局',
    'new-shoe': '新一靴',
  },
  name: { player: '閒', banker: '莊', tie: '和局' },
  number: {
    zero: '零點',
    one: '一點',
    two: '兩點',
    three: '三點',
    four: '四點',
    five: '五點',
    six: '六點',
    seven: '七點',
    eight: '八點',
    nine: '九點',
  },
});
