// Why a bet is refused whose money is at an operator, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/wallet.ts';

export default translation<typeof en>()({
  'session-expired': 'Phiên đã kết thúc: hãy mở lại trò chơi',
  'patron-blocked': 'Tài khoản của bạn hiện không thể cược',
  'limit-stake': 'Cược này vượt hạn mức mỗi lần của bạn',
  'limit-loss': 'Đã đến hạn mức thua của bạn',
  'limit-time': 'Đã đến hạn mức thời gian của bạn',
  'limit-turnover': 'Đã đến hạn mức cược của bạn',
  fault: 'Tài khoản của bạn không nhận được cược này',
  'wallet-unclear': 'Tài khoản của bạn không trả lời kịp: cược không được đặt và không bị trừ tiền',
  'wallet-unavailable': 'Không kết nối được tài khoản của bạn: chưa nhận cược cho đến khi có trả lời',
  'wallet-locked': 'Các cược trước vẫn đang được thanh toán với tài khoản của bạn: hãy đợi một chút',
});
