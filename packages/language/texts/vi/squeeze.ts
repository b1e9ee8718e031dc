// The stage on which a patron squeezes a card, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/squeeze.ts';

export default translation<typeof en>()({
  back: 'Lá bài úp, đang được nặn',
  title: '{card}, do bạn lật',
  why: {
    player: 'Bạn có tiền cược cao nhất ở {player}.',
    banker: 'Bạn có tiền cược cao nhất ở {banker}.',
  },
  how: 'Kéo mép lá bài để lật. Hết giờ, lá bài tự lật.',
  has: { player: '{player} có {score:number} điểm.', banker: '{banker} có {score:number} điểm.' },
  turn: 'Lật ngay',
  leave: 'Để sòng lật',
  sideways: 'Xoay ngang lá bài',
  sidewaysKey: 'Xoay ngang lá bài (R)',
});
