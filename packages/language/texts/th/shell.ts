// Texts of what stands around every page of the patrons, in Thai.
import { translation } from '../../src/message.ts';
import type en from '../en/shell.ts';

export default translation<typeof en>()({
  toContent: 'ข้ามไปที่เนื้อหา',
  broken: {
    title: 'หน้านี้หยุดทำงาน',
    says: 'เดิมพันที่ยืนยันแล้วอยู่กับคาสิโนและสรุปผลตามปกติ โดยปกติโหลดหน้านี้ใหม่ก็ใช้ได้',
    act: 'โหลดใหม่',
  },
  lost: {
    name: 'ไม่มีหน้านี้',
    title: 'ไม่มีสิ่งใดที่นี่',
    says: 'ที่อยู่อาจพิมพ์ผิด หรือหน้าที่เคยอยู่ที่นี่ไม่มีแล้ว',
    act: 'ไปหน้ารวมโต๊ะ',
  },
  news: {
    settled: '{table}: {result} รอบของคุณ: {net}',
    missed: 'ระหว่างที่คุณไม่อยู่ มีรอบของคุณถูกแก้ไขหรือยกเลิก {rounds:count} รอบ',
    record: 'ประวัติเกม',
  },
  pattern: {
    streak: {
      player: '{player}ติดกัน {length:number}',
      banker: '{banker}ติดกัน {length:number}',
    },
    chop: 'ปิงปอง {length:number}',
    twos: 'สองตัวตัด {length:number}',
    noTie: 'ไม่มี{tie} {length:count} รอบ',
    notice: '{table}: {pattern}',
  },
});
