// Texts of bets behind a seat, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/behind.ts';

export default translation<typeof en>()({
  seat: {
    bet: '{name}。跟注此座位',
    own: '{name}。您座位的跟注',
    behind: {
      none: '允許跟注',
      other: '{patrons:count}位客人跟注，共{amount:coins}',
    },
  },
  sheet: {
    title: '跟注{seat}號座位',
    lead: '停止下注時，此座位在「{player}」、「{banker}」、「{tie}」之中投注了哪些，便按您的金額在每一項各下一注，作為您自己的投注。',
    behind: {
      none: '此座位暫無人跟注。',
      other: '{patrons:count}位客人跟注此座位，共{amount:coins}。',
    },
    amount: '每項金額',
    add: '加{amount:coins}',
    clear: '清除',
    rounds: '跟注局數',
    roundsOf: '{rounds:count}局',
    noRounds: '不限局數',
    total: '跟注總額',
    totalOf: '最多{amount:coins}',
    noTotal: '不限',
    note: '餘額不足、限紅不允許或您不在時，該局不跟注。',
    begin: '以{amount:coins}跟注{seat}號座位',
    end: '停止跟注{seat}號座位',
  },
  own: {
    title: '您座位的跟注',
    allow: '允許其他客人跟注我的座位',
    lead: '他們用自己的遊戲幣跟您投注。您看到跟注的人數和金額，看不到是誰。',
  },
  rail: {
    title: '正以{amount:coins}跟注{seat}號座位',
    waits: '停止下注時，按該座位當時的投注跟注。',
    staked: '本局已跟注{amount:coins}。',
    left: '尚餘{rounds:count}局。',
    short: '停跟{seat}號（{amount:coins}）',
  },
  news: {
    missed: '未跟注{seat}號座位。{why}。',
    missedAway: '您不在，未跟注{seat}號座位。',
    ended: {
      'seat-left': '{seat}號座位的跟注已結束：座上客人已離座。',
      forbidden: '{seat}號座位的跟注已結束：該座位不再允許跟注。',
      away: '{seat}號座位的跟注已結束：您離開太久。',
      rounds: '{seat}號座位的最後一局跟注已在檯面。',
      total: '{seat}號座位的跟注已結束：您設定的總額已用完。',
    },
  },
});
