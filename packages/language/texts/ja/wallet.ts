// Why a bet is refused whose money is at an operator, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/wallet.ts';

export default translation<typeof en>()({
  'session-expired': 'セッションが終了しました。ゲームを開き直してください',
  'patron-blocked': 'お客様のアカウントでは現在ベットできません',
  'limit-stake': '1回のベットの制限を超えています',
  'limit-loss': '損失の制限に達しました',
  'limit-time': '時間の制限に達しました',
  'limit-turnover': 'ベット額の制限に達しました',
  fault: 'お客様のアカウントではこのベットを受け付けられません',
  'wallet-unclear': 'アカウントから時間内に応答がありませんでした。ベットは成立せず、お金は引かれません',
  'wallet-unavailable': 'アカウントに接続できません。回復するまでベットを受け付けません',
  'wallet-locked': '前のベットをアカウントで精算中です。少しお待ちください',
});
