// The paytable: when each bet wins, and its groups, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/paytable.ts';

export default translation<typeof en>()({
  wins: {
    player: '{player}点数较大，此注即赢；和局退回本金。',
    banker: '{banker}点数较大，此注即赢；和局退回本金。',
    tie: '双方点数相同，此注即赢。',
    'player-pair': '{player}首两张牌成对，此注即赢。',
    'banker-pair': '{banker}首两张牌成对，此注即赢。',
    'any-pair': '任何一方首两张牌成对，此注即赢；只派彩一次。',
    'perfect-pair': '任何一方首两张牌成对且花色相同，此注即赢；只派彩一次。',
    'player-natural': '{player}首两张牌为8点或9点，此注即赢，不论该局哪方获胜。',
    'banker-natural': '{banker}首两张牌为8点或9点，此注即赢，不论该局哪方获胜。',
    'player-bonus': '{player}以天牌获胜，或胜出4点及以上，此注即赢；双方天牌和局退回本金。',
    'banker-bonus': '{banker}以天牌获胜，或胜出4点及以上，此注即赢；双方天牌和局退回本金。',
    'lucky-six': '{banker}以6点获胜，此注即赢。',
    'two-card-lucky-six': '{banker}以两张牌6点获胜，此注即赢。',
    'three-card-lucky-six': '{banker}以三张牌6点获胜，此注即赢。',
    'lucky-seven': '{player}以7点获胜，此注即赢。',
    'two-card-lucky-seven': '{player}以两张牌7点获胜，此注即赢。',
    'three-card-lucky-seven': '{player}以三张牌7点获胜，此注即赢。',
    'super-lucky-seven': '{player}以7点获胜，且{banker}为6点，此注即赢。',
  },
  group: {
    main: '{player}、{banker}、{tie}',
    pair: '对子',
    natural: '天牌',
    bonus: '龙宝',
    lucky: '幸运六与幸运七',
    scores: '点数',
    cards: '牌张数',
    ranks: '牌面与花色',
    colours: '颜色',
  },
});
