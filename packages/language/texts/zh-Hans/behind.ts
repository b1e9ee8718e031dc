// Texts of bets behind a seat, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/behind.ts';

export default translation<typeof en>()({
  seat: {
    bet: '{name}。跟注此座位',
    own: '{name}。您座位的跟注',
    behind: {
      none: '允许跟注',
      other: '{patrons:count}位客人跟注，共{amount:coins}',
    },
  },
  sheet: {
    title: '跟注{seat}号座位',
    lead: '停止下注时，此座位在“{player}”“{banker}”“{tie}”中投注了哪些，就按您的金额在每一项上各下一注，作为您自己的投注。',
    behind: {
      none: '此座位暂无人跟注。',
      other: '{patrons:count}位客人跟注此座位，共{amount:coins}。',
    },
    amount: '每项金额',
    add: '加{amount:coins}',
    clear: '清除',
    rounds: '跟注局数',
    roundsOf: '{rounds:count}局',
    noRounds: '不限局数',
    total: '跟注总额',
    totalOf: '最多{amount:coins}',
    noTotal: '不限',
    note: '余额不足、限红不允许或您不在时，该局不跟注。',
    begin: '以{amount:coins}跟注{seat}号座位',
    end: '停止跟注{seat}号座位',
  },
  own: {
    title: '您座位的跟注',
    allow: '允许他人跟注我的座位',
    lead: '他们用自己的游戏币跟着您投注。您能看到跟注的人数和金额，看不到是谁。',
  },
  rail: {
    title: '正以{amount:coins}跟注{seat}号座位',
    waits: '停止下注时，按该座位当时的投注跟注。',
    staked: '本局已跟注{amount:coins}。',
    left: '还剩{rounds:count}局。',
    short: '停跟{seat}号（{amount:coins}）',
  },
  news: {
    missed: '未跟注{seat}号座位。{why}。',
    missedAway: '您不在，未跟注{seat}号座位。',
    ended: {
      'seat-left': '对{seat}号座位的跟注已结束：座上客人已离座。',
      forbidden: '对{seat}号座位的跟注已结束：该座位不再允许跟注。',
      away: '对{seat}号座位的跟注已结束：您离开太久。',
      rounds: '对{seat}号座位的最后一局跟注已下在台面。',
      total: '对{seat}号座位的跟注已结束：您设定的总额已用完。',
    },
  },
});
