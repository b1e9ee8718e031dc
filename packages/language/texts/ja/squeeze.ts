// Texts of the stage on which a patron squeezes a card, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/squeeze.ts';

export default translation<typeof en>()({
  back: '伏せたカード、絞り中',
  title: '{card}、めくってください',
  why: {
    player: '{player}へのご自身のベットが最高額です。',
    banker: '{banker}へのご自身のベットが最高額です。',
  },
  how: 'カードの端をドラッグして、少しずつめくってください。時間切れになると自動的にオープンします。',
  has: { player: '{player}は{score:number}です。', banker: '{banker}は{score:number}です。' },
  turn: '今すぐオープン',
  leave: 'ハウスに任せる',
  sideways: 'カードを横向きに',
  sidewaysKey: 'カードを横向きに（R）',
});
