// The page of several tables side by side, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/many.ts';

export default translation<typeof en>()({
  bar: {
    title: 'Các bàn của bạn',
    lobby: 'Về sảnh',
    inPlay: {
      none: 'Chưa có tiền cược',
      other: 'Đang cược ở {tables:count} bàn: {stake:coins}',
    },
    howMany: 'Số bàn',
    choose: 'Chọn bàn',
  },
  leave: { later: 'Bạn rời đi khi các ván ở những bàn này kết thúc.', stay: 'Ở lại' },
  list: {
    shown: 'Đang hiện',
    others: 'Bàn khác',
    none: 'Không còn bàn nào khác đang mở.',
    full: 'Sòng cho phép tối đa {tables:words} bàn cùng lúc.',
    does: {
      go: '<spoken>Đến</spoken> <name>{table}</name>',
      add: '<spoken>Thêm</spoken> <name>{table}</name>',
      takeAway: '<spoken>Bỏ</spoken> <name>{table}</name>',
    },
    beside: 'Đặt {table} bên cạnh',
    besideTip: 'Đặt bên cạnh',
  },
  log: { title: 'Tại các bàn của bạn', said: '{table}: {words}' },
  none: {
    title: 'Chưa hiện bàn nào',
    upTo: 'Chọn tối đa {tables:words} bàn. Một khay phỉnh dùng chung cho tất cả.',
    choose: 'Chọn những bàn đầu tiên',
  },
  oneOnly: {
    title: 'Mỗi lúc một bàn',
    text: 'Sòng này chỉ cho khách chơi một bàn mỗi lúc.',
    lobby: 'Đến các bàn',
  },
  rail: {
    lie: 'Bấm vào đâu, phỉnh nằm ở đó.',
    keys: 'Phím và âm thanh đang thuộc {table}.',
    at: 'ở {table}',
    atTables: 'ở {tables:words} bàn<first>, ngừng cược sớm nhất: {table}</first>',
    bet: '{bet} ở {table}',
  },
  tile: {
    limits: '<spoken>Giới hạn</spoken> {least:coins} – {most:coins}',
    open: 'Mở toàn bàn',
    paused: 'Tạm dừng',
    lastRound: 'Ván cuối',
    noRound: 'Chưa có ván',
    goesLater: 'Bàn được bỏ khi ván kết thúc.',
    keep: 'Giữ lại',
    absent: {
      missing: 'Không có bàn này.',
      stopped: 'Bàn đang tạm ngưng.',
      away: 'Bạn đã chuyển sang bàn khác.',
    },
    takeAway: 'Bỏ bàn này',
    comeBack: 'Trở lại đây',
    waits: {
      shuffling: 'Đang xào hộp bài mới',
      deal: 'Bạn xác nhận là chia bài',
      first: 'Ván đầu của hộp bài mới',
      next: 'Sắp chia bài',
    },
  },
});
