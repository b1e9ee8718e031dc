// Texts of the bars of every page, in Thai.
import { translation } from '../../src/message.ts';
import type en from '../en/bars.ts';

export default translation<typeof en>()({
  balance: {
    title: 'ยอดเงิน',
    topUp: 'เหรียญหมด',
  },
  clock: '<spoken>เวลา </spoken>{time}',
  connection: {
    open: 'การเชื่อมต่อ: {latency:numeral} ms',
    lost: 'การเชื่อมต่อ: ขาดหาย',
  },
  home: 'Punto ไปหน้ารวมโต๊ะ',
  link: {
    ended: '<strong>เซสชันนี้สิ้นสุดแล้ว</strong> โปรดเปิดเกมอีกครั้งจากคาสิโนของคุณ',
    lost: '<strong>การเชื่อมต่อขาดหาย</strong> กำลังเชื่อมต่อ เดิมพันที่ยืนยันแล้วยังอยู่และสรุปผลตามปกติ',
    reopening: '<strong>คาสิโนจะเปิดอีกครั้งในอีกสักครู่</strong> แล้วคุณจะกลับเข้าเอง เดิมพันที่ยืนยันแล้วยังอยู่และสรุปผลตามปกติ',
    outOfDate: '<strong>มีเวอร์ชันใหม่</strong> กรุณาโหลดหน้าใหม่',
    tryNow: 'ลองตอนนี้',
    loadAgain: 'โหลดใหม่',
  },
  pages: 'เมนูหลัก',
  place: {
    tables: 'โต๊ะ',
    record: 'ประวัติเกม',
    rules: 'กติกา',
    study: 'ศึกษา',
    settings: 'การตั้งค่า',
  },
  shortPlace: {
    tables: 'โต๊ะ',
    record: 'ประวัติ',
    rules: 'กติกา',
    study: 'ศึกษา',
    settings: 'ตั้งค่า',
  },
  sound: { title: 'เสียง', on: 'เสียงเปิดอยู่', off: 'เสียงปิดอยู่' },
  theme: { light: 'เปลี่ยนเป็นห้องกลางวัน', dark: 'เปลี่ยนเป็นห้องกลางคืน' },
  topUp: {
    pause: 'พักการเล่น',
    title: 'เหรียญของคุณหมดแล้ว',
    lead: 'เหรียญที่เหลือไม่พอเดิมพันขั้นต่ำของทุกโต๊ะ คาสิโนให้เหรียญใหม่ ใช้สำหรับเล่นเท่านั้น ไม่มีอะไรต้องจ่าย ชนะก็ได้เพียงเหรียญ คุณจะหยุดตรงนี้ก็ได้',
    take: 'รับเหรียญใหม่',
    close: 'ไว้ภายหลัง',
    done: 'คาสิโนเติมเหรียญให้คุณแล้ว',
  },
  visit: {
    time: 'เวลาที่เล่น <strong>{time}</strong>',
    net: 'ได้/เสีย <strong>{net:signed}</strong>',
  },
});
