// Texts of the stage on which a patron squeezes a card, in Thai.
import { translation } from '../../src/message.ts';
import type en from '../en/squeeze.ts';

export default translation<typeof en>()({
  back: 'ไพ่คว่ำหน้า กำลังถูกบีบ',
  title: '{card} คุณเป็นผู้เปิด',
  why: {
    player: 'คุณวางเดิมพันสูงสุดที่ฝั่ง{player}',
    banker: 'คุณวางเดิมพันสูงสุดที่ฝั่ง{banker}',
  },
  how: 'ลากจากขอบไพ่เพื่อค่อย ๆ เปิด เมื่อหมดเวลาไพ่จะเปิดเอง',
  has: { player: '{player}ได้ {score:number} แต้ม', banker: '{banker}ได้ {score:number} แต้ม' },
  turn: 'เปิดเลย',
  leave: 'ให้คาสิโนเปิด',
  sideways: 'วางไพ่แนวนอน',
  sidewaysKey: 'วางไพ่แนวนอน (R)',
});
