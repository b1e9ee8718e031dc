// Why a bet is refused whose money is at an operator, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/wallet.ts';

export default translation<typeof en>()({
  'session-expired': '連線階段已結束：請重新開啟遊戲',
  'patron-blocked': '您的帳戶目前不能投注',
  'limit-stake': '此投注超過您的單注限額',
  'limit-loss': '已達到您的輸額限額',
  'limit-time': '已達到您的時間限額',
  'limit-turnover': '已達到您的投注限額',
  fault: '您的帳戶無法接受此投注',
  'wallet-unclear': '您的帳戶未及時回覆：投注未成立，款項不會扣留',
  'wallet-unavailable': '無法連接您的帳戶：恢復前不接受投注',
  'wallet-locked': '先前的投注仍在與您的帳戶結算：請稍候',
});
