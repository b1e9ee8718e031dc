// Texts of names in the console, in Thai.
import { translation } from '../../src/message.ts';
import type en from '../en/names.ts';

export default translation<typeof en>()({
  dealers: {
    title: 'ดีลเลอร์ตามที่ลูกค้าเห็น',
    note: 'ชื่อใหม่จะขึ้นบนโต๊ะตั้งแต่รอบถัดไป',
    reading: 'กำลังอ่านรายชื่อดีลเลอร์',
    nobody: 'ยังไม่มีดีลเลอร์',
    signsInAs: 'ชื่อเข้าระบบ',
    publicName: 'ชื่อที่ลูกค้าเห็น',
    publicNameOf: 'ชื่อที่ลูกค้าเห็นของ {name}',
    none: 'ไม่มี',
    hint: 'แสดงต่อลูกค้าทุกคนบนการ์ดของดีลเลอร์ ไม่ใช่ชื่อที่ใช้เข้าระบบ',
    portrait: 'รูปประจำตัว',
    drawing: {
      letter: 'อักษรตัวแรกของชื่อ',
      fan: 'พัด',
      laurel: 'ช่อลอเรล',
      lantern: 'โคมไฟ',
      crane: 'นกกระเรียน',
      moon: 'ดวงจันทร์',
      star: 'ดาว',
    },
    saved: 'บันทึกชื่อที่ลูกค้าเห็นแล้ว',
    removed: 'ลบชื่อที่ลูกค้าเห็นแล้ว',
    save: 'บันทึก',
    remove: 'ลบ',
  },
  patron: {
    chosen: 'ชื่อที่ลูกค้าตั้ง',
    remove: 'ลบชื่อ',
    removeOf: 'ลบชื่อ {name}',
    effect: 'คนอื่นจะเห็นเป็นผู้เยี่ยมชมทันที ลูกค้าตั้งชื่ออื่นได้ แต่ใช้ชื่อนี้อีกไม่ได้',
    reason: 'เหตุผล',
    kept: 'เก็บไว้ในสมุดบันทึก',
    why: { insult: 'คำหยาบหรือดูหมิ่น', another: 'ชื่อของบุคคลอื่น', advertising: 'โฆษณา' },
    removed: 'ลบชื่อแล้ว',
  },
});
