// Texts of what the caller of a table says, in Thai.
import { translation } from '../../src/message.ts';
import type en from '../en/caller.ts';

export default translation<typeof en>()({
  both: '{first} {second}',
  line: {
    'place-your-bets': 'กรุณาวางเดิมพัน',
    'last-bets': 'เดิมพันสุดท้าย',
    'no-more-bets': 'ปิดรับเดิมพัน',
    'player-points': '{player} {points}',
    'banker-points': '{banker} {points}',
    'player-natural': '{player} เนเชอรัล ไม่จั่วไพ่เพิ่ม',
    'banker-natural': '{banker} เนเชอรัล ไม่จั่วไพ่เพิ่ม',
    'two-naturals': 'เนเชอรัลทั้งสองฝั่ง ไม่จั่วไพ่เพิ่ม',
    'both-stand': '{player}และ{banker} ไม่จั่วไพ่เพิ่ม',
    'player-draws': '{player}จั่วไพ่เพิ่ม',
    'player-stands': '{player} {points} ไม่จั่วไพ่เพิ่ม',
    'banker-draws': '{banker}จั่วไพ่เพิ่ม',
    'banker-stands-on': '{banker} {points} ไม่จั่วไพ่เพิ่ม',
    'player-wins': '{player}ชนะ {points} ต่อ {over}{banker:spare}',
    'player-wins-natural': '{player}ชนะ เนเชอรัล {points} ต่อ {over}{banker:spare}',
    'banker-wins': '{banker}ชนะ {points} ต่อ {over}{player:spare}',
    'banker-wins-natural': '{banker}ชนะ เนเชอรัล {points} ต่อ {over}{player:spare}',
    tie: '{tie} {points} ต่อ {points}{player:spare}{banker:spare}',
    'tie-natural': '{tie} เนเชอรัล {points} ต่อ {points}{player:spare}{banker:spare}',
    'next-round-last': 'รอบถัดไปคือรอบสุดท้ายของขอนนี้',
    'last-round': 'รอบสุดท้ายของขอนนี้',
    'new-shoe': 'ขอนใหม่',
  },
  name: { player: 'ผู้เล่น', banker: 'เจ้ามือ', tie: 'เสมอ' },
  number: {
    zero: '0',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
  },
});
