// Texts of the first steps of a newcomer at a table, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/steps.ts';

export default translation<typeof en>()({
  chips: '여기서 칩을 고른 다음 {player}, {banker}, {tie} 중 하나를 눌러 주세요.',
  ring: '카드가 모두 나오면 링에 숫자가 하나 표시됩니다. 이번 라운드의 손익입니다.',
  know: '이미 알고 있습니다',
  seen: '알겠습니다',
});
