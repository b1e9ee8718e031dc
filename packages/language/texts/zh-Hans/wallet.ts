// Why a bet is refused whose money is at an operator, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/wallet.ts';

export default translation<typeof en>()({
  'session-expired': '会话已结束：请重新打开游戏',
  'patron-blocked': '您的账户目前不能投注',
  'limit-stake': '此投注超过您的单注限额',
  'limit-loss': '已达到您的输额限额',
  'limit-time': '已达到您的时间限额',
  'limit-turnover': '已达到您的投注限额',
  fault: '您的账户无法接受此投注',
  'wallet-unclear': '您的账户未及时回复：投注未成立，款项不会扣留',
  'wallet-unavailable': '无法连接您的账户：恢复前不接受投注',
  'wallet-locked': '先前的投注仍在与您的账户结算：请稍候',
});
