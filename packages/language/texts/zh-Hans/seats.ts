// Texts of the seats of the big table, and of the shoe that goes round them, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/seats.ts';

export default translation<typeof en>()({
  title: '座位',
  log: '各座位动态',
  take: '入座{seat}号座位',
  you: '您',
  name: {
    seat: '{seat}号座位',
    yours: '您的座位',
    taken: '有人',
    free: '空位',
    holdsShoe: '持靴',
    offered: '待接靴',
    declines: '不发牌',
    bet: {
      player: '{player}{amount:coins}',
      banker: '{banker}{amount:coins}',
      tie: '{tie}{amount:coins}',
    },
  },
  shoe: {
    house: '由赌场发牌',
    offered: '牌靴轮到{seat}号座位',
    offeredToYou: '牌靴轮到您',
    offeredToYouNow: '牌靴轮到您。请发牌或传靴',
    has: '{seat}号座位持靴',
    youHave: '由您持靴',
    deals: '{seat}号座位发牌',
    youDeal: '由您发牌',
    dealt: '已发牌',
  },
  act: {
    deal: '发牌',
    pass: '传靴',
    dealAgain: '再轮到时接靴',
    leave: '离开{seat}号座位',
  },
  stakeWithin: '请在{rounds:count}局之内投注，否则座位会被收回',
  givenUpNext: '下一局开始时，您的座位会被收回',
  givenUp: '连续数局没有投注，{seat}号座位已被收回',
  left: '您已离开{seat}号座位',
  taken: '您已入座{seat}号座位',
});
