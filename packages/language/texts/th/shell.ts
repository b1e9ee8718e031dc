// Texts of what stands around every page of the patrons, in Thai.
import { translation } from '../../src/message.ts';
import type en from '../en/shell.ts';

export default translation<typeof en>()({
  toContent: 'ข้ามไปที่เนื้อหา',
  broken: {
    title: 'หน้านี้หยุดทำงาน',
    says: 'คาสิโนบันทึกเดิมพันที่ยืนยันแล้วไว้และสรุปผลตามปกติ โดยมากโหลดหน้าใหม่ก็ใช้ได้',
    act: 'โหลดใหม่',
  },
  fault: {
    unreachable: 'ติดต่อเซิร์ฟเวอร์ไม่ได้',
    unreadable: 'เซิร์ฟเวอร์ตอบ {status:numeral} โดยไม่บอกเหตุผล',
    'invalid-request': 'เซิร์ฟเวอร์ใช้คำขอนี้ไม่ได้ กรุณาโหลดหน้าใหม่',
    'not-signed-in': 'กรุณาเข้าสู่คาสิโนก่อน',
    'wrong-origin': 'คำขอมาจากที่อยู่อื่น',
    protected: 'ขีดจำกัดหรือการพักของคุณยังไม่อนุญาต',
    'not-broke': 'เติมเหรียญได้เมื่อเหรียญไม่พอเดิมพันและไม่มีเดิมพันบนโต๊ะเท่านั้น',
    'name-refused': 'ใช้ชื่อนี้ไม่ได้ กรุณาเลือกชื่ออื่น',
    'sign-in-refused': 'ระบบไม่รับ',
    'prove-first': 'โปรดแสดงพาสคีย์ก่อน',
    'closed-to-guests': 'โปรดลงชื่อเข้าใช้ก่อน',
    conflict: 'มีการเปลี่ยนแปลงแล้ว',
    'no-such-table': 'ไม่มีโต๊ะนี้',
    'not-found': 'ไม่มีสิ่งใดที่นี่',
    'too-large': 'คำขอมีขนาดใหญ่เกินไป',
    'too-frequent': 'ส่งคำขอถี่เกินไป กรุณารอสักครู่',
    'not-ready': 'โต๊ะทั้งหมดยังไม่เปิด กรุณาลองใหม่ในอีกสักครู่',
    internal: 'ระบบขัดข้อง กรุณาลองใหม่',
    'nothing-written': 'ตอนนี้บันทึกข้อมูลไม่ได้ กรุณาลองใหม่ภายหลัง',
    'perhaps-written': 'ดิสก์ขัดข้องขณะบันทึก กรุณาดูว่าดำเนินการแล้วหรือไม่ก่อนทำซ้ำ',
  },
  faultDetail: {
    'new-guests': 'ผู้เยี่ยมชมใหม่จากที่อยู่นี้มากเกินไป ลองใหม่ใน {seconds:count} วินาที',
    proofs: 'มีผู้ขอหลักฐานมากเกินไป กรุณารอสักครู่',
    'no-shoe': 'ไม่มีขอนนี้ หรือขอนยังไม่จบ',
    'no-proof-of-shoe': 'ไม่มีขอนนี้ ขอนยังไม่จบ หรือดีลเลอร์เป็นผู้แจกจึงไม่มีผนึกไพ่',
    'no-proof-of-round': 'ไม่มีรอบนี้ รอบยังไม่จบ หรือดีลเลอร์เป็นผู้แจกจึงไม่มีผนึกไพ่',
  },
  lost: {
    name: 'ไม่มีหน้านี้',
    title: 'ไม่มีสิ่งใดที่นี่',
    says: 'ที่อยู่ผิด หรือหน้านี้ไม่มีแล้ว',
    act: 'ไปหน้ารวมโต๊ะ',
  },
  news: {
    settled: '{table}: {result} รอบของคุณ: {net}',
    missed: 'ระหว่างที่คุณไม่อยู่: รอบของคุณถูกแก้ไขหรือยกเลิก {rounds:count} รอบ',
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
