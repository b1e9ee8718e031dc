// Why a bet is refused whose money is at an operator, in Thai.
import { translation } from '../../src/message.ts';
import type en from '../en/wallet.ts';

export default translation<typeof en>()({
  'session-expired': 'เซสชันสิ้นสุดแล้ว โปรดเปิดเกมอีกครั้ง',
  'patron-blocked': 'บัญชีของคุณเดิมพันไม่ได้ในขณะนี้',
  'limit-stake': 'เดิมพันนี้เกินขีดจำกัดต่อครั้งของคุณ',
  'limit-loss': 'ถึงขีดจำกัดการเสียของคุณแล้ว',
  'limit-time': 'ถึงขีดจำกัดเวลาของคุณแล้ว',
  'limit-turnover': 'ถึงขีดจำกัดยอดเดิมพันของคุณแล้ว',
  fault: 'บัญชีของคุณรับเดิมพันนี้ไม่ได้',
  'wallet-unclear': 'บัญชีของคุณไม่ตอบภายในเวลา เดิมพันไม่ถูกวาง และไม่มีการหักเงิน',
  'wallet-unavailable': 'ติดต่อบัญชีของคุณไม่ได้ ยังไม่รับเดิมพันจนกว่าจะติดต่อได้',
  'wallet-locked': 'เดิมพันก่อนหน้ายังชำระกับบัญชีของคุณอยู่ โปรดรอสักครู่',
});
