// Texts of the page of several tables side by side, in Thai.
import { translation } from '../../src/message.ts';
import type en from '../en/beside.ts';

export default translation<typeof en>()({
  none: { title: 'ยังไม่มีโต๊ะแสดงอยู่', choose: 'เลือกโต๊ะแรก ๆ' },
});
