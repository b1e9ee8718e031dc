// Texts of what a table says of a round beside its cloth, in Thai.
import { translation } from '../../src/message.ts';
import type en from '../en/play.ts';

export default translation<typeof en>()({
  cut: {
    called: {
      committing: 'ตัดไพ่',
      revealing: 'กำลังแจ้งค่า',
      awaiting: 'บีคอนตัดสิน',
      done: 'ตัดขอนแล้ว',
    },
    how: {
      house: 'คาสิโนตัดไพ่ฝ่ายเดียว',
      own: 'ตัดไพ่ด้วยค่าของคุณ',
      patrons: 'ตัดไพ่โดยลูกค้า {patrons:count} คน',
    },
    state: {
      nobody: 'ยังไม่มีใครตัด',
      patrons: 'ลูกค้าตัดแล้ว {patrons:count} คน',
      attempt: '{patrons} · ครั้งที่ {attempt:number} จาก {most:number}',
      revealed: 'แจ้งค่าแล้ว {revealed:number} จาก {committed:number}',
      house: 'คาสิโนตัดฝ่ายเดียว',
      values: 'ด้วย {values:count} ค่า',
      valuesWithOwn: 'ด้วย {values:count} ค่า รวมค่าของคุณ',
      withOwn: '{state} · {own}',
    },
    own: {
      cut: 'คุณตัดแล้ว',
      listed: 'คุณอยู่ในรายชื่อ',
      told: 'แจ้งค่าของคุณแล้ว',
      missed: 'ค่าของคุณมาไม่ทัน',
      leftOut: 'ค่าของคุณถูกตัดออก',
    },
  },
  rail: {
    chip: 'ชิป',
    chipBeyond: {
      left: '{chip:coins} มากกว่าที่คุณเหลือ {left:coins}',
      nothing: '{chip:coins} และคุณไม่เหลือเหรียญให้วาง',
    },
    act: { undo: 'เลิกทำ', clear: 'ล้างทั้งหมด', rebet: 'เดิมพันซ้ำ', double: 'เพิ่ม\u200bเท่า\u2060ตัว' },
    confirm: 'ยืนยัน <strong>{stake:coins}</strong>',
    waits: { noLink: 'ไม่ได้เชื่อมต่อ', onItsWay: 'กำลังส่ง', nothing: 'ยังไม่ได้วาง' },
    first: {
      byItself:
        '<strong>ชิปของคุณจะวางเองเมื่อวงเวลาหมด</strong> <more>กด “ยืนยัน” เพื่อวางทันที เลือกยืนยันเองทุกครั้งได้ในการตั้งค่า</more>',
      byPatron: '<strong>ชิปของคุณจะมีผลเมื่อคุณกด “ยืนยัน”</strong> <more>ก่อนวงเวลาหมด ส่วนที่ไม่ได้ยืนยันจะคืนให้คุณ</more>',
      read: 'เข้าใจแล้ว',
    },
  },
  refused: {
    act: {
      'not-cutting': 'ตอนนี้ไม่ใช่ช่วงตัดขอน',
      'already-cut': 'คุณร่วมตัดครั้งนี้ไปแล้ว',
      'cut-full': 'การตัดครั้งนี้ไม่มีที่ว่างแล้ว',
      'wrong-value': 'ค่านี้ไม่ใช่ค่าที่คุณผูกมัดไว้',
      'barred-from-cut': 'การตัดครั้งนี้ขาดค่าของคุณ: คุณร่วมตัดขอนถัดไปได้',
      'round-over': 'รอบนั้นจบแล้ว',
      'not-your-card': 'คุณเปิดไพ่ใบนี้ไม่ได้',
      'no-seats-here': 'โต๊ะนี้ไม่มีที่นั่ง',
      'no-such-seat': 'ไม่มีที่นั่งนี้',
      'seat-taken': 'มีคนเพิ่งนั่งที่นั่งนี้',
      'seat-given-up': 'ที่นั่งของคุณถูกคืนแล้ว: นั่งใหม่ได้ในรอบถัดไป',
      'already-seated': 'คุณมีที่นั่งอยู่แล้ว: กรุณาลุกก่อน',
      'not-seated': 'กรุณานั่งที่นั่งก่อน',
      'stakes-on-felt': 'เดิมพันของคุณอยู่บนโต๊ะ: ลุกได้เมื่อสรุปผลแล้ว',
      'shoe-not-offered': 'ขอนส่งต่อแล้ว',
      'not-the-holder': 'คนอื่นถือขอนอยู่',
      'behind-not-allowed': 'ตอนนี้เดิมพันตามที่นั่งนี้ไม่ได้',
      'behind-amount': 'จำนวนนี้ไม่อยู่ในลิมิตของโต๊ะ',
      'behind-full': 'มีคนเดิมพันตามที่นั่งนี้เต็มแล้ว',
      'table-paused': 'โต๊ะพักอยู่',
      suspended: 'บัญชีของคุณถูกระงับ: ชมได้ แต่วางเดิมพันไม่ได้',
    },
    failed: {
      'no-link': 'ไม่ได้เชื่อมต่อกับโต๊ะ',
      'no-answer': 'โต๊ะไม่ตอบกลับ: กรุณาดูว่าดำเนินการแล้วหรือไม่',
      malformed: 'โต๊ะอ่านข้อความไม่ได้: กรุณาโหลดหน้าใหม่',
      'too-large': 'ข้อความมีขนาดใหญ่เกินไป',
      'unknown-message': 'โต๊ะไม่รู้จักข้อความ: กรุณาโหลดหน้าใหม่',
      'too-frequent': 'ส่งข้อความถี่เกินไป: กรุณารอสักครู่',
      'no-such-table': 'ไม่มีโต๊ะนี้',
      'not-signed-in': 'หมดเวลาแล้ว: กรุณาโหลดหน้าใหม่',
      'wrong-origin': 'หน้านี้มาจากที่อยู่อื่น',
      busy: 'โต๊ะไม่ว่าง: กรุณาลองใหม่ในอีกสักครู่',
      'cannot-record': 'ตอนนี้โต๊ะบันทึกข้อมูลไม่ได้: กรุณาลองใหม่ในอีกสักครู่',
      'slow-reader': 'การเชื่อมต่อช้าเกินไป',
      'table-stopped': 'โต๊ะหยุดชั่วคราว',
      'at-another-table': 'ตอนนี้คุณอยู่ที่อีกโต๊ะหนึ่ง: กรุณาออกก่อน',
    },
    sentence: '{why}',
    ticket: {
      'betting-closed': 'รอบนี้ปิดรับเดิมพันแล้ว',
      'no-seat': 'กรุณานั่งที่นั่งก่อนวางเดิมพันที่โต๊ะนี้',
      elsewhere: 'คุณมีเดิมพันค้างอยู่ที่โต๊ะอื่น {tables:count} โต๊ะ: วางที่นี่ได้เมื่อมีโต๊ะที่สรุปผลแล้ว',
      oneMain: 'วางได้ครั้งละหนึ่งในสามช่อง: คุณวาง {bet} ไว้แล้ว',
      notOffered: 'โต๊ะนี้ไม่เปิดรับ {bet}',
      modeNotOffered: {
        traditional: 'โต๊ะนี้ไม่มีแบบดั้งเดิม',
        'no-commission': 'โต๊ะนี้ไม่มีแบบไม่หักค่าคอมมิชชัน',
      },
      modeFixed: {
        traditional: 'รอบนี้คุณเดิมพันแบบดั้งเดิม: เปลี่ยนได้ในรอบถัดไป',
        'no-commission': 'รอบนี้คุณเดิมพันแบบไม่หักค่าคอมมิชชัน: เปลี่ยนได้ในรอบถัดไป',
      },
      closedForShoe: '{bet} ปิดหลังรอบ {round:numeral}',
      steps: '{bet} วางได้ทีละ {step:coins}',
      belowMinimum: '{bet} ขั้นต่ำ {least:coins}',
      aboveMaximum: '{bet} สูงสุด {most:coins}',
      balance: 'คุณเหลือวางได้อีก {left:coins}',
      noBalance: 'คุณไม่เหลือเหรียญให้วาง',
      differential: {
        unnamed: {
          player: 'ฝั่ง{player}รับได้อีก {open:coins}',
          banker: 'ฝั่ง{banker}รับได้อีก {open:coins}',
        },
        unnamedFull: {
          player: 'ฝั่ง{player}รับเพิ่มไม่ได้จนกว่าจะมีเดิมพันที่ฝั่ง{banker}',
          banker: 'ฝั่ง{banker}รับเพิ่มไม่ได้จนกว่าจะมีเดิมพันที่ฝั่ง{player}',
        },
        table: {
          player: 'ฝั่ง{player}รับได้อีก {open:coins} (ลิมิตส่วนต่างทั้งโต๊ะ {limit:coins})',
          banker: 'ฝั่ง{banker}รับได้อีก {open:coins} (ลิมิตส่วนต่างทั้งโต๊ะ {limit:coins})',
        },
        tableFull: {
          player: 'ฝั่ง{player}รับเพิ่มไม่ได้จนกว่าจะมีเดิมพันที่ฝั่ง{banker} (ลิมิตส่วนต่างทั้งโต๊ะ {limit:coins})',
          banker: 'ฝั่ง{banker}รับเพิ่มไม่ได้จนกว่าจะมีเดิมพันที่ฝั่ง{player} (ลิมิตส่วนต่างทั้งโต๊ะ {limit:coins})',
        },
        patron: {
          player: 'ฝั่ง{player}รับจากคุณได้อีก {open:coins} (ลิมิตส่วนต่างต่อคน {limit:coins})',
          banker: 'ฝั่ง{banker}รับจากคุณได้อีก {open:coins} (ลิมิตส่วนต่างต่อคน {limit:coins})',
        },
        patronFull: {
          player: 'ฝั่ง{player}รับจากคุณเพิ่มไม่ได้จนกว่าคุณจะวางฝั่ง{banker} (ลิมิตส่วนต่างต่อคน {limit:coins})',
          banker: 'ฝั่ง{banker}รับจากคุณเพิ่มไม่ได้จนกว่าคุณจะวางฝั่ง{player} (ลิมิตส่วนต่างต่อคน {limit:coins})',
        },
      },
    },
  },
  remark: {
    reason: {
      settled: 'รอบนี้: {reason}',
      cancelled: 'ยกเลิก: {reason}',
      voided: 'เป็นโมฆะ: {reason}',
      resettled: 'สรุปผลใหม่: {reason}',
    },
    seenEarly: {
      player: {
        first: 'ไพ่ใบแรกของ{player}ถูกเห็นก่อนเวลา: {card} รอบดำเนินต่อตามปกติ',
        second: 'ไพ่ใบที่สองของ{player}ถูกเห็นก่อนเวลา: {card} รอบดำเนินต่อตามปกติ',
        third: 'ไพ่ใบที่สามของ{player}ถูกเห็นก่อนเวลา: {card} รอบดำเนินต่อตามปกติ',
      },
      banker: {
        first: 'ไพ่ใบแรกของ{banker}ถูกเห็นก่อนเวลา: {card} รอบดำเนินต่อตามปกติ',
        second: 'ไพ่ใบที่สองของ{banker}ถูกเห็นก่อนเวลา: {card} รอบดำเนินต่อตามปกติ',
        third: 'ไพ่ใบที่สามของ{banker}ถูกเห็นก่อนเวลา: {card} รอบดำเนินต่อตามปกติ',
      },
    },
    closingAfterRound: 'โต๊ะจะปิดหลังจบรอบนี้',
    closingAfterShoe: 'โต๊ะจะปิดหลังจบขอนนี้',
    manual: 'ป้อนไพ่ด้วยมือ',
    newLimits: 'ลิมิตใหม่ตั้งแต่รอบถัดไป',
    newLimitsOnMains: 'ลิมิตใหม่ตั้งแต่รอบถัดไป: {least:coins} ถึง {most:coins} ที่เดิมพันหลัก',
  },
  squeeze: {
    rights: {
      player: 'คุณได้บีบไพ่ฝั่ง{player}',
      banker: 'คุณได้บีบไพ่ฝั่ง{banker}',
      both: 'คุณได้บีบไพ่ทั้งสองฝั่ง',
    },
    largest: 'สูงสุด {stake:coins} ได้บีบ',
    largestOfNone: 'เดิมพันสูงสุดได้บีบ',
    waits: { player: 'ฝั่ง{player}รอไพ่ของคุณ', banker: 'ฝั่ง{banker}รอไพ่ของคุณ' },
    turned: {
      none: 'คว่ำหน้าอยู่',
      quarter: 'เปิดแล้วหนึ่งในสี่',
      half: 'เปิดแล้วครึ่งหนึ่ง',
      percent: 'เปิดแล้ว {percent:number}%',
    },
  },
  switch: {
    before: 'โต๊ะก่อนหน้า',
    next: 'โต๊ะถัดไป',
    others: 'โต๊ะอื่น',
  },
  trouble: {
    stopped: { called: 'โต๊ะนี้หยุดชั่วคราว', says: 'เดิมพันของคุณยังอยู่ครบ คุณออกจากโต๊ะได้' },
    paused: { called: 'โต๊ะพักอยู่', says: 'เดิมพันของคุณคงเดิม เกมจะดำเนินต่อในอีกสักครู่' },
    cancelled: { called: 'ยกเลิกรอบนี้', says: 'คืนเดิมพันทั้งหมดแล้ว' },
    shut: { called: 'โต๊ะปิดแล้ว', says: 'งดแจกไพ่จนกว่าจะเปิดอีกครั้ง' },
    dealerAway: {
      called: 'กำลังรอดีลเลอร์',
      says: 'เดิมพันของคุณคงเดิม แจ้งผู้ควบคุมโต๊ะแล้ว',
    },
    result: {
      called: 'กำลังยืนยันผล',
      says: 'จะจ่ายทันทีที่ดีลเลอร์ยืนยัน',
    },
    newShoe: { called: 'ขอนใหม่', opens: 'ใกล้เปิดรับเดิมพัน', prepares: 'ดีลเลอร์กำลังเตรียมขอน' },
  },
});
