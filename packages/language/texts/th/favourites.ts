// Texts of favourite bets, in Thai.
import { translation } from '../../src/message.ts';
import type en from '../en/favourites.ts';

export default translation<typeof en>()({
  title: 'ชุดเดิมพันโปรดของคุณ',
  name: 'ชื่อ',
  save: 'บันทึก',
  replace: 'แทนที่',
  delete: 'ลบ',
  deleteNamed: 'ลบ {name}',
  bet: '{bet} {stake:coins}',
  andMore: '{bet} และอื่น ๆ',
  notOffered: 'โต๊ะนี้ไม่เปิดรับ: {bets:items}',
  nothing: 'วางชิปที่ต้องการบันทึก แล้วกลับมาที่นี่ ไม่จำเป็นต้องยืนยัน',
  full: 'คุณมีชุดเดิมพันโปรด {most:count} ชุด ซึ่งเต็มแล้ว ลบชุดใดชุดหนึ่งเพื่อบันทึกชุดใหม่',
});
