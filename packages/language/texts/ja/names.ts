// Texts of names in the console, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/names.ts';

export default translation<typeof en>()({
  dealers: {
    title: 'お客様に表示するディーラー名',
    note: '新しい名前は、次のゲームからテーブルに表示されます。',
    reading: 'ディーラーを読み込んでいます',
    nobody: 'まだディーラーがいません',
    signsInAs: 'サインイン名',
    publicName: '公開名',
    publicNameOf: '{name}の公開名',
    none: 'なし',
    hint: 'ディーラーカードに載り、すべてのお客様に見える名前です。サインイン名ではありません。',
    portrait: '肖像',
    drawing: {
      letter: '名前の頭文字',
      fan: '扇',
      laurel: '月桂樹',
      lantern: '提灯',
      crane: '鶴',
      moon: '月',
      star: '星',
    },
    saved: '公開名を保存しました',
    removed: '公開名を削除しました',
    save: '保存',
    remove: '削除',
  },
  patron: {
    chosen: 'お客様が選んだ名前',
    remove: '名前を削除',
    removeOf: '名前「{name}」を削除',
    effect:
      'ほかのお客様には、すぐに「ゲスト」と表示されます。お客様は別の名前を選べますが、同じ名前は使えません。',
    reason: '理由',
    kept: '日誌に残ります。',
    why: { insult: '侮辱的な名前', another: '他人の名前', advertising: '宣伝' },
    removed: '名前を削除しました',
  },
});
