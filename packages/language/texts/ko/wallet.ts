// Why a bet is refused whose money is at an operator, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/wallet.ts';

export default translation<typeof en>()({
  'session-expired': '세션이 끝났습니다. 게임을 다시 여세요',
  'patron-blocked': '고객님의 계정은 지금 베팅할 수 없습니다',
  'limit-stake': '1회 베팅 한도를 넘습니다',
  'limit-loss': '손실 한도에 도달했습니다',
  'limit-time': '시간 한도에 도달했습니다',
  'limit-turnover': '베팅 한도에 도달했습니다',
  fault: '고객님의 계정에서 이 베팅을 받을 수 없습니다',
  'wallet-unclear': '계정이 제때 응답하지 않았습니다. 베팅은 성립되지 않았고 금액은 차감되지 않습니다',
  'wallet-unavailable': '계정에 연결할 수 없습니다. 복구될 때까지 베팅을 받지 않습니다',
  'wallet-locked': '이전 베팅을 계정과 정산하는 중입니다. 잠시 기다리세요',
});
