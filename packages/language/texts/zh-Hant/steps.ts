// Texts of a newcomer's first steps at a table, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/steps.ts';

export default translation<typeof en>()({
  chips: '在這裏選一枚籌碼，再按「{player}」、「{banker}」或「{tie}」。',
  ring: '開牌之後，圓環顯示一個數字：這一局的輸贏。',
  know: '我會玩',
  seen: '知道了',
});
