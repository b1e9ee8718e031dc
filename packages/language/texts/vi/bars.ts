// Texts of the bars of every page, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/bars.ts';

export default translation<typeof en>()({
  balance: {
    title: 'Số dư',
    topUp: 'Hết xu',
  },
  clock: '<spoken>Bây giờ là </spoken>{time}',
  connection: {
    open: 'Kết nối: {latency:numeral} ms',
    lost: 'Kết nối: đã mất',
  },
  home: 'Punto, đến các bàn',
  link: {
    ended: '<strong>Phiên này đã kết thúc.</strong> Hãy mở lại trò chơi từ sòng bài của bạn.',
    lost: '<strong>Mất kết nối.</strong> Đang nối lại. Cược đã xác nhận vẫn giữ nguyên và được kết toán.',
    reopening:
      '<strong>Sòng sắp mở lại.</strong> Bạn sẽ tự động trở vào. Cược đã xác nhận vẫn giữ nguyên và được kết toán.',
    outOfDate: '<strong>Đã có phiên bản mới.</strong> Tải lại trang để chơi tiếp.',
    tryNow: 'Thử ngay',
    loadAgain: 'Tải lại',
  },
  pages: 'Menu chính',
  place: {
    tables: 'Bàn',
    record: 'Lịch sử chơi',
    rules: 'Luật chơi',
    study: 'Phân tích',
    settings: 'Cài đặt',
  },
  shortPlace: {
    tables: 'Bàn',
    record: 'Lịch sử',
    rules: 'Luật chơi',
    study: 'Phân tích',
    settings: 'Cài đặt',
  },
  sound: { title: 'Âm thanh', on: 'Âm thanh đang bật', off: 'Âm thanh đang tắt' },
  theme: { light: 'Chuyển sang phòng ban ngày', dark: 'Chuyển sang phòng ban đêm' },
  topUp: {
    pause: 'Tạm nghỉ',
    title: 'Bạn đã hết xu',
    lead: 'Số xu còn lại không đủ cược tối thiểu ở bàn nào. Sòng tặng bạn xu mới: chỉ để chơi, không phải trả gì, thắng cũng chỉ thêm xu. Bạn cũng có thể dừng tại đây.',
    take: 'Nhận xu mới',
    close: 'Để sau',
    done: 'Sòng đã nạp thêm xu cho bạn.',
  },
  visit: {
    time: 'Thời gian chơi <strong>{time}</strong>',
    net: 'Thắng/Thua <strong>{net:signed}</strong>',
  },
});
