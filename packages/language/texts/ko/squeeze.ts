// Texts of the stage on which a patron squeezes a card, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/squeeze.ts';

export default translation<typeof en>()({
  back: '뒤집힌 카드, 쪼는 중',
  title: '{card}, 직접 오픈하실 카드',
  why: {
    player: '{player} 최고 베팅 고객이십니다.',
    banker: '{banker} 최고 베팅 고객이십니다.',
  },
  how: '카드 가장자리를 끌어 천천히 열어 주세요. 시간이 다 되면 자동으로 오픈됩니다.',
  has: { player: '{player} {score:number}점.', banker: '{banker} {score:number}점.' },
  turn: '지금 오픈',
  leave: '하우스에 맡기기',
  sideways: '카드 가로로',
  sidewaysKey: '카드 가로로(R)',
});
