// Texts of the page of several tables side by side, in Thai.
import { translation } from '../../src/message.ts';
import type en from '../en/many.ts';

export default translation<typeof en>()({
  bar: {
    title: 'โต๊ะของคุณ',
    lobby: 'ไปล็อบบี้',
    inPlay: {
      none: 'ไม่มีเดิมพันบนโต๊ะ',
      other: 'เดิมพันบนโต๊ะ {tables:count} โต๊ะ: {stake:coins}',
    },
    howMany: 'จำนวนโต๊ะ',
    choose: 'เลือกโต๊ะ',
  },
  leave: { later: 'คุณจะออกเมื่อจบรอบของคุณที่โต๊ะเหล่านี้', stay: 'อยู่ต่อ' },
  list: {
    shown: 'แสดงอยู่',
    others: 'โต๊ะอื่น',
    none: 'ไม่มีโต๊ะอื่นเปิดอยู่',
    full: 'คาสิโนให้อยู่ได้ครั้งละ {tables:words} โต๊ะ',
    does: {
      go: '<spoken>ไปที่</spoken> <name>{table}</name>',
      add: '<spoken>เพิ่ม</spoken> <name>{table}</name>',
      takeAway: '<spoken>เอาออก</spoken> <name>{table}</name>',
    },
    beside: 'วาง {table} ไว้ข้างกัน',
    besideTip: 'วางไว้ข้างกัน',
  },
  log: { title: 'ที่โต๊ะของคุณ', said: '{table}: {words}' },
  none: {
    title: 'ยังไม่มีโต๊ะแสดงอยู่',
    upTo: 'เลือกได้ไม่เกิน {tables:words} โต๊ะ ใช้แถบชิปเดียวร่วมกันทุกโต๊ะ',
    choose: 'เลือกโต๊ะแรก ๆ',
  },
  oneOnly: {
    title: 'ครั้งละหนึ่งโต๊ะ',
    text: 'คาสิโนนี้ให้อยู่ได้ครั้งละหนึ่งโต๊ะ',
    lobby: 'ไปหน้ารวมโต๊ะ',
  },
  rail: {
    lie: 'ชิปจะวางตรงที่คุณกด',
    keys: 'ปุ่มลัดและเสียงเป็นของ {table}',
    at: 'ที่ {table}',
    atTables: 'ที่ {tables:words} โต๊ะ<first> ปิดก่อน: {table}</first>',
    bet: '{bet} ที่ {table}',
  },
  tile: {
    limits: '<spoken>ลิมิต</spoken> {least:coins} – {most:coins}',
    open: 'เปิดเต็มโต๊ะ',
    paused: 'พักอยู่',
    lastRound: 'รอบสุดท้าย',
    noRound: 'ยังไม่มีรอบ',
    goesLater: 'จะเอาออกเมื่อจบตานี้',
    keep: 'เก็บไว้',
    absent: {
      missing: 'ไม่มีโต๊ะนี้',
      stopped: 'โต๊ะนี้หยุดชั่วคราว',
      away: 'ตอนนี้คุณอยู่ที่อีกโต๊ะหนึ่ง',
    },
    takeAway: 'เอาออก',
    comeBack: 'กลับมาที่โต๊ะนี้',
    waits: {
      shuffling: 'กำลังสับขอนใหม่',
      deal: 'แจกไพ่เมื่อคุณยืนยัน',
      first: 'รอบแรกของขอนใหม่',
      next: 'กำลังจะแจกไพ่',
    },
  },
});
