// Texts around every page of the patrons, and notices that come on any of them, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/shell.ts';

export default translation<typeof en>()({
  toContent: 'Đến nội dung chính',
  broken: {
    title: 'Trang này gặp sự cố',
    says: 'Cược đã xác nhận đã được sòng ghi nhận và vẫn được kết toán. Thường chỉ cần tải lại trang.',
    act: 'Tải lại',
  },
  fault: {
    unreachable: 'Không kết nối được máy chủ.',
    unreadable: 'Máy chủ trả lời {status:numeral}, không kèm lý do.',
    'invalid-request': 'Máy chủ không dùng được yêu cầu này: hãy tải lại trang.',
    'not-signed-in': 'Hãy vào sòng trước: chưa có phiên.',
    'wrong-origin': 'Yêu cầu đến từ trang khác.',
    protected: 'Giới hạn hoặc kỳ nghỉ bạn đã chọn không cho phép lúc này.',
    'not-broke': 'Chỉ nạp thêm khi bạn không còn đủ xu để cược và không có tiền cược trên bàn.',
    'name-refused': 'Không dùng được tên này: hãy chọn tên khác.',
    'sign-in-refused': 'Không được chấp nhận.',
    'prove-first': 'Hãy đưa khóa truy cập trước.',
    'closed-to-guests': 'Hãy đăng nhập trước.',
    conflict: 'Đã có thay đổi.',
    'no-such-table': 'Không có bàn này.',
    'not-found': 'Không có gì ở đây.',
    'too-large': 'Yêu cầu quá lớn.',
    'too-frequent': 'Quá nhiều yêu cầu: chờ một chút.',
    'not-ready': 'Các bàn chưa mở. Hãy thử lại sau giây lát.',
    internal: 'Có sự cố ở đây. Hãy thử lại.',
    'nothing-written': 'Hiện chưa ghi lại được gì. Hãy thử lại sau.',
    'perhaps-written': 'Ổ đĩa gặp lỗi khi đang ghi: hãy xem đã thực hiện chưa trước khi làm lại.',
  },
  faultDetail: {
    'new-guests': 'Quá nhiều khách mới từ địa chỉ này: thử lại sau {seconds:count} giây.',
    proofs: 'Quá nhiều yêu cầu bằng chứng cùng lúc: chờ một chút.',
    'no-shoe': 'Không có hộp bài này, hoặc hộp bài chưa kết thúc.',
    'no-proof-of-shoe':
      'Không có hộp bài này, hộp bài chưa kết thúc, hoặc do người thật chia nên không có niêm phong.',
    'no-proof-of-round':
      'Không có ván này, ván chưa kết thúc, hoặc hộp bài do người thật chia nên không có niêm phong.',
  },
  lost: {
    name: 'Không có gì ở đây',
    title: 'Không có gì ở đây',
    says: 'Địa chỉ bị gõ nhầm, hoặc trang này không còn nữa.',
    act: 'Đến các bàn',
  },
  news: {
    settled: '{table}: {result}. Ván của bạn: {net}.',
    missed: 'Khi bạn vắng mặt, {rounds:count} ván của bạn đã được điều chỉnh hoặc hủy.',
    record: 'Lịch sử chơi',
  },
  pattern: {
    streak: {
      player: '{player} bệt {length:number}',
      banker: '{banker} bệt {length:number}',
    },
    chop: 'Cầu 1-1, {length:number} ván',
    twos: 'Cầu 2-2, {length:number} lượt',
    noTie: '{length:count} ván không {tie}',
    notice: '{table}: {pattern}.',
  },
});
