// Texts of the lobby, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/lobby.ts';

export default translation<typeof en>()({
  title: 'Bàn',
  greeting: {
    night: 'Đêm an lành',
    morning: 'Chào buổi sáng',
    afternoon: 'Chào buổi chiều',
    evening: 'Chào buổi tối',
  },
  opening: 'Sòng đang mở cửa.',
  open: {
    none: 'Chưa có bàn nào mở.',
    other: '{tables:words} bàn đang mở.',
  },
  playCoins: 'Xu chơi do sòng tặng, không cần mua gì.',
  smallPrint:
    '<roads>Cầu chỉ ghi lại quá khứ, không báo trước điều gì.</roads> Xu chỉ để chơi, không mua bán, không đổi ra tiền.',
  betHere: 'Cược tại sảnh',
  beside: 'Nhiều bàn cạnh nhau',
  resume: {
    named: {
      none: 'Bạn đang cược {stake:coins} ở <strong>{table}</strong>',
      other: 'Bạn đang cược {stake:coins} ở <strong>{table}</strong> và {others:count} bàn khác',
    },
    unnamed: {
      none: 'Bạn đang cược {stake:coins}',
      other: 'Bạn đang cược {stake:coins} ở một bàn và {others:count} bàn khác',
    },
    act: 'Trở lại bàn',
  },
  search: {
    name: 'Tìm theo bàn hoặc phòng',
    hint: 'Bàn hoặc phòng',
  },
  filter: {
    open: 'Bộ lọc',
    room: 'Phòng',
    allRooms: 'Mọi phòng',
    stakes: 'Cược tối thiểu',
    upTo: 'Đến {stake:coins}',
    andMore: 'Từ {stake:coins}',
    language: 'Ngôn ngữ tại bàn',
    anyStakes: 'Tất cả',
    anyLanguage: 'Tất cả',
    gone: 'Hiện không có bàn',
    favourites: 'Yêu thích',
    favouritesAre: { among: 'Xếp chung', first: 'Lên đầu', alone: 'Chỉ yêu thích' },
    order: 'Sắp xếp',
    orderBy: {
      house: 'Theo sòng',
      name: 'Tên',
      limits: 'Giới hạn bàn',
      patrons: 'Đông khách nhất',
      closing: 'Sắp ngừng cược',
      shoe: 'Hộp bài dài nhất',
    },
    shown: '{shown:number}/{tables:count} bàn',
    clear: 'Xóa hết',
  },
  nothing: {
    open: 'Chưa có bàn nào mở. Có bàn mở là trang này hiện ngay.',
    favourites: 'Chưa có bàn yêu thích. Bấm ngôi sao trên bàn để đưa vào đây.',
    named: 'Không có bàn hay phòng nào tên “{search}”.',
    fitsOne: 'Không có bàn đang mở nào hợp bộ lọc này.',
    fitsAll: 'Không có bàn đang mở nào hợp tất cả bộ lọc này.',
    showAll: 'Hiện mọi bàn',
  },
  tile: {
    phase: {
      shuffling: 'Xào bài',
      betting: 'Đặt cược',
      closed: 'Ngừng đặt cược',
      dealing: 'Chia bài',
      squeezing: 'Nặn bài',
      result: 'Kết quả',
      settled: 'Kết quả',
    },
    stopped: 'Tạm ngưng',
    shut: 'Đã đóng',
    waits: 'Đang chờ bạn',
    ownTable: 'Bàn riêng của bạn',
    seated: '{taken:number}/{seats:number} chỗ có khách',
    empty: {
      stopped: 'Bàn chạy lại mới chia bài',
      shut: 'Bàn mở lại mới chia bài',
      solo: 'Mỗi ván một bộ bài mới, chia khi bạn muốn',
      shuffling: 'Đang xào hộp bài mới',
      newShoe: 'Ván đầu của hộp bài mới',
    },
    limits: '<spoken>Giới hạn </spoken>{lowest:coins} – {highest:coins}',
    patrons: '{patrons:count}<spoken> khách</spoken>',
    last: 'Ván cuối',
    favourite: 'Yêu thích: {table}',
    latest: 'Gần đây, mới nhất ở cuối: {latest:items}.',
  },
  bets: {
    held: 'Bạn đang chơi ở {tables:words} bàn, đúng mức sòng cho phép. Hãy chờ một ván ở đó kết thúc.',
    moved: 'Bạn đã chuyển sang bàn khác. Cược đã xác nhận vẫn giữ nguyên và được kết toán.',
  },
});
