// The settings of a patron, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/settings.ts';

export default translation<typeof en>()({
  title: 'Cài đặt',
  licences: 'Giấy phép của phần mềm và phông chữ trên các trang này',
  room: {
    title: 'Không gian',
    light: 'Ánh sáng',
    lightIs: { auto: 'Theo hệ thống', dark: 'Phòng ban đêm', light: 'Phòng ban ngày' },
    motion: 'Chuyển động',
    motionIs: { auto: 'Theo hệ thống', less: 'Ít hơn' },
    hand: 'Tay cầm điện thoại',
    handIs: { right: 'Phải', left: 'Trái' },
    screenOn: 'Giữ màn hình sáng khi ở bàn',
  },
  betting: {
    title: 'Đặt cược',
    autoConfirm: 'Tự cược phỉnh của tôi lúc ngừng đặt cược',
    autoConfirmMeans:
      'Bật: phỉnh đã đặt nhưng chưa xác nhận sẽ được đặt cược vào giây cuối; đồng hồ máy chủ quyết định có kịp hay không. Tắt: chỉ phần bạn xác nhận mới được đặt cược, phần còn lại trả về bạn. Một số bàn luôn yêu cầu bấm Xác nhận.',
    shortcuts: 'Phím tắt tại bàn',
  },
  caller: {
    title: 'Người hô',
    voice: 'Giọng nói',
    voiceIs: { off: 'Tắt', low: 'Cược và kết quả', full: 'Tất cả' },
    means:
      'Người hô báo lúc mở cược, ngừng đặt cược và bên nào thắng; khi chọn Tất cả, báo thêm điểm từng bên, bên nào rút, bên nào không rút. Lời hô luôn được ghi trên mặt bàn.',
    screenReader:
      'Nếu bạn dùng trình đọc màn hình, nó đọc tất cả khi người hô im lặng. Khi bật giọng nói, trình đọc màn hình bỏ qua những gì người hô đã nói.',
    noVoice: 'Thiết bị này không có giọng {language}: thay bằng âm báo ngắn.',
    language: 'Ngôn ngữ giọng nói',
    asPage: 'Theo trang',
  },
  roads: {
    title: 'Cầu',
    beads: 'Trên Bead Plate',
    beadsAre: {
      auto: 'Theo ngôn ngữ',
      letters: 'Chữ cái: B P T',
      characters: 'Chữ Hán: 庄 閒 和',
      totals: 'Điểm thắng: 0 – 9',
    },
  },
  patterns: {
    title: 'Cầu đã qua',
    name: {
      streak: 'Cầu bệt: một bên liên tiếp',
      chop: 'Cầu 1-1: luân phiên từng ván',
      twos: 'Cầu 2-2: luân phiên hai ván',
      'no-tie': 'Số ván không hòa',
    },
    notMarked: 'Không đánh dấu',
    from: 'Từ {length:number}',
    mean: 'Loại cầu bạn chọn được đánh dấu ở sảnh và tại bàn. Nó chỉ ghi lại các ván đã qua, không báo trước ván sau.',
  },
  fairness: {
    title: 'Công bằng',
    checkRounds: 'Tự xác minh mọi ván',
    checkRoundsMeans:
      'Khi ván kết thúc, bài được đối chiếu với niêm phong của hộp bài ngay trên thiết bị này. Nếu khớp, niêm phong ở bàn hiện dấu tích.',
  },
  sound: {
    title: 'Âm thanh',
    on: 'Âm thanh',
    volume: {
      chips: 'Phỉnh',
      cards: 'Bài',
      calls: 'Tiếng báo và những giây cuối',
      results: 'Kết quả và trả thưởng',
      voice: 'Giọng người hô',
    },
    vibration: 'Rung',
    vibrationMeans: 'Khi cược bị từ chối, vào những giây cuối và khi bạn thắng ván, kể cả lúc tắt âm thanh.',
  },
});
