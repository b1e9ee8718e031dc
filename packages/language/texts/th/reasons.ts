// Why the cards of a coup were dealt, in Thai.
import { translation } from '../../src/message.ts';
import type en from '../en/reasons.ts';

export default translation<typeof en>()({
  next: {
    player: { first: 'ถัดไปคือไพ่ใบแรกของ{player}', second: 'ถัดไปคือไพ่ใบที่สองของ{player}' },
    banker: { first: 'ถัดไปคือไพ่ใบแรกของ{banker}', second: 'ถัดไปคือไพ่ใบที่สองของ{banker}' },
  },
  scores:
    '{player}ได้ {playerCards:list} รวม {playerScore:number} แต้ม {banker}ได้ {bankerCards:list} รวม {bankerScore:number} แต้ม',
  natural: {
    player: '{player} {score:number} แต้มเป็นเนเชอรัล ทั้งสองฝั่งไม่จั่วไพ่เพิ่ม',
    banker: '{banker} {score:number} แต้มเป็นเนเชอรัล ทั้งสองฝั่งไม่จั่วไพ่เพิ่ม',
  },
  naturals:
    '{player} {playerScore:number} แต้มและ{banker} {bankerScore:number} แต้มเป็นเนเชอรัล ทั้งสองฝั่งไม่จั่วไพ่เพิ่ม',
  player: {
    draws: '{player} {score:number} แต้ม จั่วไพ่เพิ่ม',
    stands: '{player} {score:number} แต้ม ไม่จั่วไพ่เพิ่ม',
  },
  bankerAlone: {
    draws: '{banker} {score:number} แต้ม จั่วไพ่เพิ่ม เพราะ{player}ไม่จั่ว มีไพ่สองใบ',
    stands: '{banker} {score:number} แต้ม ไม่จั่วไพ่เพิ่ม เพราะ{player}ไม่จั่ว มีไพ่สองใบ',
  },
  bankerWhatever: {
    draws: '{banker} {score:number} แต้ม จั่วไพ่เพิ่ม ไม่ว่าไพ่ใบที่สามของ{player}เป็นใบใด',
    stands: '{banker} {score:number} แต้ม ไม่จั่วไพ่เพิ่ม ไม่ว่าไพ่ใบที่สามของ{player}เป็นใบใด',
  },
  bankerByThird: {
    draws: '{banker} {score:number} แต้ม จั่วไพ่เพิ่ม เพราะไพ่ใบที่สามของ{player}คือ {card}',
    stands: '{banker} {score:number} แต้ม ไม่จั่วไพ่เพิ่ม เพราะไพ่ใบที่สามของ{player}คือ {card}',
  },
  cardWorth: '{rank} ซึ่งนับ {value:number} แต้ม',
  tie: 'เสมอ {score:number} ต่อ {score:number}',
  wins: {
    player: '{player}ชนะ {high:number} ต่อ {low:number}',
    banker: '{banker}ชนะ {high:number} ต่อ {low:number}',
  },
  winsOverNatural: {
    player: 'เนเชอรัล {high:number} ชนะเนเชอรัล {low:number}: {player}ชนะ {high:number} ต่อ {low:number}',
    banker: 'เนเชอรัล {high:number} ชนะเนเชอรัล {low:number}: {banker}ชนะ {high:number} ต่อ {low:number}',
  },
});
