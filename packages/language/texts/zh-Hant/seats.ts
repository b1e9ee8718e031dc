// Texts of the seats of the big table, and of the shoe that goes round them, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/seats.ts';

export default translation<typeof en>()({
  title: '座位',
  log: '各座位動態',
  take: '入座{seat}號座位',
  you: '您',
  name: {
    seat: '{seat}號座位',
    yours: '您的座位',
    taken: '有人',
    free: '空位',
    holdsShoe: '持靴',
    offered: '待接靴',
    declines: '不發牌',
    bet: {
      player: '{player}{amount:coins}',
      banker: '{banker}{amount:coins}',
      tie: '{tie}{amount:coins}',
    },
  },
  shoe: {
    house: '由賭場發牌',
    offered: '牌靴輪到{seat}號座位',
    offeredToYou: '牌靴輪到您',
    offeredToYouNow: '牌靴輪到您。請發牌或傳靴',
    has: '{seat}號座位持靴',
    youHave: '由您持靴',
    deals: '{seat}號座位發牌',
    youDeal: '由您發牌',
    dealt: '已發牌',
  },
  act: {
    deal: '發牌',
    pass: '傳靴',
    dealAgain: '再輪到時接靴',
    leave: '離開{seat}號座位',
  },
  stakeWithin: '請在{rounds:count}局之內投注，否則座位會被收回',
  givenUpNext: '下一局開始時，您的座位會被收回',
  givenUp: '連續多局沒有投注，{seat}號座位已收回',
  left: '您已離開{seat}號座位',
  taken: '您已入座{seat}號座位',
});
