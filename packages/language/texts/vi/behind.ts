// Bets behind a seat of the big table, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/behind.ts';

export default translation<typeof en>()({
  seat: {
    bet: '{name}. Cược theo chỗ này',
    own: '{name}. Cược theo chỗ này',
    behind: {
      none: 'cho phép cược theo',
      other: '{patrons:count} khách cược theo với {amount:coins}',
    },
  },
  sheet: {
    title: 'Cược theo chỗ {seat}',
    lead: 'Lúc ngừng đặt cược, số tiền của bạn được đặt vào từng cửa {player}, {banker}, {tie} mà chỗ này đã cược, như cược của riêng bạn.',
    behind: {
      none: 'Chưa ai cược theo chỗ này.',
      other: '{patrons:count} khách cược theo chỗ này, tổng cộng {amount:coins}.',
    },
    amount: 'Số tiền mỗi cửa',
    add: 'Thêm {amount:coins}',
    clear: 'Xóa hết',
    rounds: 'Dừng sau',
    roundsOf: '{rounds:count} ván',
    noRounds: 'Không giới hạn số ván',
    total: 'Tổng tiền cược',
    totalOf: 'Tối đa {amount:coins}',
    noTotal: 'Không giới hạn',
    note: 'Ván nào số dư hoặc giới hạn không cho phép, hay khi bạn vắng mặt, thì không đặt cược.',
    begin: 'Cược {amount:coins} theo chỗ {seat}',
    end: 'Thôi cược theo chỗ {seat}',
  },
  own: {
    title: 'Cược theo chỗ của bạn',
    allow: 'Cho người khác cược theo chỗ của tôi',
    lead: 'Họ cược vào cửa bạn cược, bằng xu của họ. Bạn thấy có bao nhiêu người và bao nhiêu tiền, không thấy là ai.',
  },
  rail: {
    title: 'Bạn cược {amount:coins} theo chỗ {seat}',
    waits: 'Đặt vào lúc ngừng đặt cược, theo những cửa chỗ này cược khi đó.',
    staked: 'Ván này có {amount:coins} trên bàn.',
    left: 'Còn {rounds:count} ván.',
    short: 'Thôi {amount:coins} theo {seat}',
  },
  news: {
    missed: 'Không đặt cược theo chỗ {seat}. {why}.',
    missedAway: 'Không đặt cược theo chỗ {seat} vì bạn vắng mặt.',
    ended: {
      'seat-left': 'Bạn đã thôi cược theo chỗ {seat}: khách đã rời chỗ.',
      forbidden: 'Bạn đã thôi cược theo chỗ {seat}: chỗ này không cho cược theo nữa.',
      away: 'Bạn đã thôi cược theo chỗ {seat}: bạn vắng mặt quá lâu.',
      rounds: 'Ván cuối bạn cược theo chỗ {seat} đang ở trên bàn.',
      total: 'Bạn đã thôi cược theo chỗ {seat}: đã dùng hết tổng tiền bạn chọn.',
    },
  },
});
