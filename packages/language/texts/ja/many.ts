// Texts of the page of several tables side by side, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/many.ts';

export default translation<typeof en>()({
  bar: {
    title: '自分のテーブル',
    lobby: 'ロビーへ',
    inPlay: {
      none: 'ベットなし',
      other: '{tables:count}テーブルでベット中：{stake:coins}',
    },
    howMany: 'テーブル数',
    choose: 'テーブルを選ぶ',
  },
  leave: { later: 'これらのテーブルのゲームが終わると退出します。', stay: '残る' },
  list: {
    shown: '表示中',
    others: 'ほかのテーブル',
    none: 'ほかに営業中のテーブルはありません。',
    full: 'このハウスで同時に着けるのは{tables:words}テーブルまでです。',
    does: {
      go: '<name>{table}</name><spoken>へ移動</spoken>',
      add: '<name>{table}</name><spoken>を追加</spoken>',
      takeAway: '<name>{table}</name><spoken>を外す</spoken>',
    },
    beside: '{table}を横に並べる',
    besideTip: '横に並べる',
  },
  log: { title: '自分のテーブルの動き', said: '{table}：{words}' },
  none: {
    title: '表示中のテーブルはありません',
    upTo: '{tables:words}テーブルまで選べます。チップの操作は、まとめて1か所で行えます。',
    choose: '最初のテーブルを選ぶ',
  },
  oneOnly: {
    title: '同時に着けるテーブルは1つです',
    text: 'このハウスでは、同時に着けるテーブルは1つです。',
    lobby: 'テーブル一覧へ',
  },
  rail: {
    lie: 'チップは、押した場所に置かれます。',
    keys: 'キー操作とサウンドの対象は{table}です。',
    at: '{table}',
    atTables: '{tables:words}テーブル<first>、最初の締切は{table}</first>',
    bet: '{table}の{bet}',
  },
  tile: {
    limits: '<spoken>リミット</spoken>{least:coins}～{most:coins}',
    open: 'テーブル全体を開く',
    paused: '一時停止',
    lastRound: 'ラストゲーム',
    noRound: 'ゲーム開始前',
    goesLater: 'このゲームが終わると外れます。',
    keep: '残す',
    absent: {
      missing: 'そのテーブルはありません。',
      stopped: 'このテーブルは休止中です。',
      away: '別のテーブルに移りました。',
    },
    takeAway: '外す',
    comeBack: 'ここに戻る',
    waits: {
      shuffling: '新しいシューをシャッフルしています',
      deal: '確定するとカードが配られます',
      first: '新しいシューの最初のゲーム',
      next: 'まもなくカードが配られます',
    },
  },
});
