// Texts around every page of the patrons and of notices that come on any of them, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/shell.ts';

export default translation<typeof en>()({
  toContent: '本文へ移動',
  broken: {
    title: 'このページは動作を停止しました',
    says: '確定したベットはハウスに届いており、そのまま精算されます。たいていは、ページを読み込み直すと直ります。',
    act: '再読み込み',
  },
  lost: {
    name: 'ページなし',
    title: 'ここには何もありません',
    says: 'アドレスが間違っているか、ページがなくなっています。',
    act: 'テーブル一覧へ',
  },
  news: {
    settled: '{table}：{result}。このゲームの収支：{net}。',
    missed: 'ご不在の間に、お客様の{rounds:count}ゲームが訂正または中止となりました。',
    record: 'プレイ履歴',
  },
  pattern: {
    streak: {
      player: '{player}{length:number}連勝',
      banker: '{banker}{length:number}連勝',
    },
    chop: 'テレコ{length:number}回',
    twos: '2回ずつ交互×{length:number}',
    noTie: '{length:count}ゲーム{tie}なし',
    notice: '{table}：{pattern}。',
  },
});
