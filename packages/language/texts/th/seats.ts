// Texts of the seats of the big table, in Thai.
import { translation } from '../../src/message.ts';
import type en from '../en/seats.ts';

export default translation<typeof en>()({
  title: 'ที่นั่ง',
  log: 'รอบโต๊ะ',
  take: 'นั่งที่นั่ง {seat}',
  you: 'คุณ',
  name: {
    seat: 'ที่นั่ง {seat}',
    yours: 'ของคุณ',
    taken: 'มีคนนั่ง',
    free: 'ว่าง',
    holdsShoe: 'ถือขอน',
    offered: 'มีสิทธิ์รับขอน',
    declines: 'ไม่รับแจก',
    bet: {
      player: '{player} {amount:coins}',
      banker: '{banker} {amount:coins}',
      tie: '{tie} {amount:coins}',
    },
  },
  shoe: {
    house: 'คาสิโนเป็นผู้แจก',
    offered: 'ที่นั่ง {seat} มีสิทธิ์รับขอน',
    offeredToYou: 'คุณมีสิทธิ์รับขอน',
    offeredToYouNow: 'คุณมีสิทธิ์รับขอน กรุณาแจกไพ่หรือส่งต่อ',
    has: 'ที่นั่ง {seat} ถือขอน',
    youHave: 'คุณถือขอน',
    deals: 'ที่นั่ง {seat} เป็นผู้แจก',
    youDeal: 'คุณเป็นผู้แจก',
    dealt: 'แจกแล้ว',
  },
  act: {
    deal: 'แจกไพ่',
    pass: 'ส่งต่อ',
    dealAgain: 'กลับมาแจกเมื่อวนมาถึง',
    leave: 'ลุกจากที่นั่ง {seat}',
  },
  stakeWithin: 'กรุณาวางเดิมพันภายใน {rounds:count} รอบ มิฉะนั้นจะเสียที่นั่ง',
  givenUpNext: 'คุณจะเสียที่นั่งเมื่อเปิดรอบถัดไป',
  givenUp: 'คืนที่นั่ง {seat} แล้ว เพราะไม่วางเดิมพันหลายรอบ',
  left: 'คุณลุกจากที่นั่ง {seat} แล้ว',
  taken: 'คุณนั่งที่นั่ง {seat} แล้ว',
});
