// Texts of the stage on which a patron squeezes a card, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/squeeze.ts';

export default translation<typeof en>()({
  back: '一张牌，牌面朝下，正在咪牌',
  title: '{card}，由您咪开',
  why: {
    player: '您在{player}上的投注最大。',
    banker: '您在{banker}上的投注最大。',
  },
  how: '拖动牌边即可慢慢翻开。时间一到，牌会自动打开。',
  has: { player: '{player}{score:number}点。', banker: '{banker}{score:number}点。' },
  turn: '立即开牌',
  leave: '交由赌场开牌',
  sideways: '横放牌张',
  sidewaysKey: '横放牌张（R）',
});
