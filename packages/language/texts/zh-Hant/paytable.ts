// The paytable: when each bet wins, and its groups, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/paytable.ts';

export default translation<typeof en>()({
  wins: {
    player: '{player}點數較大，此注即贏；和局退回本金。',
    banker: '{banker}點數較大，此注即贏；和局退回本金。',
    tie: '雙方點數相同，此注即贏。',
    'player-pair': '{player}首兩張牌成對，此注即贏。',
    'banker-pair': '{banker}首兩張牌成對，此注即贏。',
    'any-pair': '任何一方首兩張牌成對，此注即贏；只派彩一次。',
    'perfect-pair': '任何一方首兩張牌成對且花色相同，此注即贏；只派彩一次。',
    'player-natural': '{player}首兩張牌為8點或9點，此注即贏，不論該局哪方勝出。',
    'banker-natural': '{banker}首兩張牌為8點或9點，此注即贏，不論該局哪方勝出。',
    'player-bonus': '{player}以天牌勝出，或勝出4點或以上，此注即贏；雙方天牌和局退回本金。',
    'banker-bonus': '{banker}以天牌勝出，或勝出4點或以上，此注即贏；雙方天牌和局退回本金。',
    'lucky-six': '{banker}以6點勝出，此注即贏。',
    'two-card-lucky-six': '{banker}以兩張牌6點勝出，此注即贏。',
    'three-card-lucky-six': '{banker}以三張牌6點勝出，此注即贏。',
    'lucky-seven': '{player}以7點勝出，此注即贏。',
    'two-card-lucky-seven': '{player}以兩張牌7點勝出，此注即贏。',
    'three-card-lucky-seven': '{player}以三張牌7點勝出，此注即贏。',
    'super-lucky-seven': '{player}以7點勝出，而{banker}為6點，此注即贏。',
  },
  group: {
    main: '{player}、{banker}、{tie}',
    pair: '對子',
    natural: '天牌',
    bonus: '龍寶',
    lucky: '幸運六與幸運七',
    scores: '點數',
    cards: '牌張數',
    ranks: '牌面與花色',
    colours: '顏色',
  },
});
