// Names in the console, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/names.ts';

export default translation<typeof en>()({
  dealers: {
    title: 'Dealer như khách nhìn thấy',
    note: 'Tên mới hiện trên mặt bàn từ ván sau.',
    reading: 'Đang đọc danh sách dealer',
    nobody: 'Chưa có ai chia bài',
    signsInAs: 'Tên đăng nhập',
    publicName: 'Tên công khai',
    publicNameOf: 'Tên công khai của {name}',
    none: 'Không có',
    hint: 'Mọi khách đều thấy trên thẻ của dealer: không dùng tên đăng nhập.',
    portrait: 'Hình đại diện',
    drawing: {
      letter: 'Chữ cái đầu của tên',
      fan: 'Cái quạt',
      laurel: 'Vòng nguyệt quế',
      lantern: 'Đèn lồng',
      crane: 'Con hạc',
      moon: 'Mặt trăng',
      star: 'Ngôi sao',
    },
    saved: 'Đã lưu tên công khai',
    removed: 'Đã gỡ tên công khai',
    save: 'Lưu',
    remove: 'Gỡ',
  },
  patron: {
    chosen: 'Tên khách chọn',
    remove: 'Gỡ tên',
    removeOf: 'Gỡ tên {name}',
    effect: 'Người khác thấy “Khách ẩn danh” ngay. Khách có thể chọn tên khác, nhưng không phải tên này.',
    reason: 'Lý do',
    kept: 'Lưu trong nhật ký.',
    why: { insult: 'Xúc phạm', another: 'Tên của người khác', advertising: 'Quảng cáo' },
    removed: 'Đã gỡ tên',
  },
});
