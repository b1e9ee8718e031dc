// The first steps of a newcomer at a table, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/steps.ts';

export default translation<typeof en>()({
  chips: 'Chọn một phỉnh ở đây, rồi bấm {player}, {banker} hoặc {tie}.',
  ring: 'Sau khi mở bài, vòng tròn hiện một con số: ván này bạn thắng hay thua bao nhiêu.',
  know: 'Tôi biết chơi rồi',
  seen: 'Đã hiểu',
});
