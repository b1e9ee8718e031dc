// The people sheet of a table, and the setting of the patron's own name, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/people.ts';

export default translation<typeof en>()({
  title: 'Ai đang ở bàn',
  nobody: 'Chưa có ai ở đây.',
  aGuest: 'Khách ẩn danh',
  you: 'Bạn',
  guests: '{n:count} khách ẩn danh',
  more: 'thêm {n:count} khách có tên',
  dealer: 'Dealer là {name}.',
  largest: 'Cược cao nhất ván này',
  noStakes: 'Chưa có tiền cược.',
  note: 'Tên chỉ hiện khi khách tự chọn trong cài đặt. Không ai thấy số dư của người khác.',
  button: 'Ai đang ở bàn: {n:count} khách',
  own: {
    title: 'Tên của tôi',
    field: 'Tên của tôi tại bàn',
    hint: 'Từ hai đến hai mươi chữ cái của cùng một bảng chữ; có thể dùng chữ số, dấu cách, dấu chấm, gạch nối và dấu nháy.',
    shown: 'Hiện tên tôi tại bàn',
    about:
      'Người khác ở bàn thấy tên này trong danh sách khách và bên cạnh các mức cược cao nhất. Nếu không hiện tên, họ thấy “Khách ẩn danh”. Họ không bao giờ thấy số dư của bạn.',
    removedByHouse: 'Sòng đã gỡ tên của bạn. Bạn có thể chọn tên khác.',
    unread: 'Chưa đọc được tên của bạn. Hãy đóng rồi mở lại cài đặt.',
    save: 'Lưu tên',
    remove: 'Gỡ tên',
    left: {
      none: 'Ngày mai bạn có thể chọn tên khác.',
      other: 'Hôm nay bạn còn đổi được {n:count} lần.',
    },
    saved: 'Người khác ở bàn thấy bạn là {name}.',
    savedHidden: 'Tên của bạn là {name}, người khác không thấy.',
    removed: 'Đã gỡ tên của bạn.',
  },
  nameFault: {
    'too-short': 'Tên quá ngắn: cần ít nhất {least:count} ký tự.',
    'too-long': 'Tên quá dài: tối đa {most:count} ký tự.',
    character:
      'Tên có ký tự không dùng được: hãy dùng chữ cái, chữ số 0 đến 9, dấu cách, dấu nháy, gạch nối và dấu chấm.',
    'no-letter': 'Tên chưa có chữ cái: thêm ít nhất một chữ.',
    'mixed-scripts': 'Tên lẫn các hệ chữ không viết chung: hãy dùng một hệ chữ.',
    'house-name': 'Sòng đã dùng tên này: hãy chọn tên khác.',
    offensive: 'Tên có từ không được hiển thị: hãy chọn tên khác.',
    'often-changed': 'Hôm nay bạn đã đổi tên nhiều lần: ngày mai hãy chọn tên mới.',
    'removed-before': 'Sòng đã gỡ tên này: hãy chọn tên khác.',
  },
});
