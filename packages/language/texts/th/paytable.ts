// The paytable: when each bet wins, and its groups, in Thai.
import { translation } from '../../src/message.ts';
import type en from '../en/paytable.ts';

export default translation<typeof en>()({
  wins: {
    player: 'ชนะเมื่อฝั่ง{player}แต้มสูงกว่า ถ้าเสมอ คืนเงินเดิมพัน',
    banker: 'ชนะเมื่อฝั่ง{banker}แต้มสูงกว่า ถ้าเสมอ คืนเงินเดิมพัน',
    tie: 'ชนะเมื่อทั้งสองฝั่งแต้มเท่ากัน',
    'player-pair': 'ชนะเมื่อไพ่สองใบแรกของฝั่ง{player}เป็นเลขหรือหน้าเดียวกัน',
    'banker-pair': 'ชนะเมื่อไพ่สองใบแรกของฝั่ง{banker}เป็นเลขหรือหน้าเดียวกัน',
    'any-pair': 'ชนะเมื่อไพ่สองใบแรกของฝั่งใดก็ได้เป็นเลขหรือหน้าเดียวกัน จ่ายครั้งเดียว',
    'perfect-pair': 'ชนะเมื่อไพ่สองใบแรกของฝั่งใดก็ได้เป็นเลขหรือหน้าเดียวกันและดอกเดียวกัน จ่ายครั้งเดียว',
    'player-natural': 'ชนะเมื่อฝั่ง{player}ได้ 8 หรือ 9 แต้มจากไพ่สองใบ ไม่ว่าฝั่งใดชนะตานั้น',
    'banker-natural': 'ชนะเมื่อฝั่ง{banker}ได้ 8 หรือ 9 แต้มจากไพ่สองใบ ไม่ว่าฝั่งใดชนะตานั้น',
    'player-bonus': 'ชนะเมื่อฝั่ง{player}ชนะด้วยเนเชอรัล หรือชนะห่าง 4 แต้มขึ้นไป ถ้าเสมอด้วยเนเชอรัล คืนเงินเดิมพัน',
    'banker-bonus': 'ชนะเมื่อฝั่ง{banker}ชนะด้วยเนเชอรัล หรือชนะห่าง 4 แต้มขึ้นไป ถ้าเสมอด้วยเนเชอรัล คืนเงินเดิมพัน',
    'lucky-six': 'ชนะเมื่อฝั่ง{banker}ชนะด้วย 6 แต้ม',
    'two-card-lucky-six': 'ชนะเมื่อฝั่ง{banker}ชนะด้วย 6 แต้มจากไพ่สองใบ',
    'three-card-lucky-six': 'ชนะเมื่อฝั่ง{banker}ชนะด้วย 6 แต้มจากไพ่สามใบ',
    'lucky-seven': 'ชนะเมื่อฝั่ง{player}ชนะด้วย 7 แต้ม',
    'two-card-lucky-seven': 'ชนะเมื่อฝั่ง{player}ชนะด้วย 7 แต้มจากไพ่สองใบ',
    'three-card-lucky-seven': 'ชนะเมื่อฝั่ง{player}ชนะด้วย 7 แต้มจากไพ่สามใบ',
    'super-lucky-seven': 'ชนะเมื่อฝั่ง{player}ชนะด้วย 7 แต้มขณะที่ฝั่ง{banker}ได้ 6 แต้ม',
  },
  group: {
    main: '{player} {banker} {tie}',
    pair: 'ไพ่คู่',
    natural: 'เนเชอรัล',
    bonus: 'โบนัส',
    lucky: 'ลัคกี้ 6 และ 7',
    scores: 'แต้ม',
    cards: 'จำนวนไพ่',
    ranks: 'เลข หน้า และดอก',
    colours: 'สี',
  },
});
