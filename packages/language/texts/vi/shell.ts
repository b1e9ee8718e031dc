// Texts around every page of the patrons, and notices that come on any of them, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/shell.ts';

export default translation<typeof en>()({
  toContent: 'Đến nội dung chính',
  broken: {
    title: 'Trang này gặp sự cố',
    says: 'Cược đã xác nhận nằm ở sòng và vẫn được kết toán. Tải lại trang thường là đủ.',
    act: 'Tải lại',
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
    noTie: '{rounds:count} ván không {tie}',
    notice: '{table}: {pattern}.',
  },
});
