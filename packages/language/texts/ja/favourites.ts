// Texts of favourite bets, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/favourites.ts';

export default translation<typeof en>()({
  title: 'お気に入りのベット',
  name: '名前',
  save: '保存',
  replace: '置き換える',
  delete: '削除',
  deleteNamed: '「{name}」を削除',
  bet: '{bet} {stake:coins}',
  andMore: '{bet}ほか',
  notOffered: 'このテーブルにないベット：{bets:items}',
  nothing: '保存したいチップを置いてから、ここに戻ってください。確定する必要はありません。',
  full: 'お気に入りは上限の{most:count}件です。保存するには、どれか1件を削除してください。',
});
