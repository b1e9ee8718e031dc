// Texts of the first steps of a newcomer at a table, in Thai.
import { translation } from '../../src/message.ts';
import type en from '../en/steps.ts';

export default translation<typeof en>()({
  chips: 'หยิบชิปตรงนี้ แล้วกด {player} {banker} หรือ {tie}',
  ring: 'หลังเปิดไพ่ วงกลางโต๊ะจะแสดงตัวเลขเดียว คือยอดที่คุณได้หรือเสียในรอบนั้น',
  know: 'ฉันเล่นเป็นแล้ว',
  seen: 'เข้าใจแล้ว',
});
