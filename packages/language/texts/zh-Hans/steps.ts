// Texts of a newcomer's first steps at a table, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/steps.ts';

export default translation<typeof en>()({
  chips: '在这里选一枚筹码，再点“{player}”“{banker}”或“{tie}”。',
  ring: '开牌之后，圆环显示一个数字：这一局的输赢。',
  know: '我会玩',
  seen: '知道了',
});
