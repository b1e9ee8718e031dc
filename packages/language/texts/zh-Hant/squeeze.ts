// Texts of the stage on which a patron squeezes a card, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/squeeze.ts';

export default translation<typeof en>()({
  back: '一張牌，牌面朝下，正在咪牌',
  title: '{card}，由您咪開',
  why: {
    player: '您在{player}的投注最大。',
    banker: '您在{banker}的投注最大。',
  },
  how: '拖動牌邊即可慢慢翻開。時間一到，牌會自動打開。',
  has: { player: '{player}{score:number}點。', banker: '{banker}{score:number}點。' },
  turn: '立即開牌',
  leave: '交由賭場開牌',
  sideways: '橫放牌張',
  sidewaysKey: '橫放牌張（R）',
});
