// Texts around every page of the patrons and of notices that come on any of them, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/shell.ts';

export default translation<typeof en>()({
  toContent: '本文へ移動',
  broken: {
    title: 'ページが停止しました',
    says: '確定したベットは有効のまま精算されます。ページを読み込み直してください。',
    act: '再読み込み',
  },
  fault: {
    unreachable: 'サーバーに接続できません。',
    unreadable: 'サーバーが理由なく{status:numeral}を返しました。',
    'invalid-request': 'リクエストを処理できません。ページを読み込み直してください。',
    'not-signed-in': 'セッションがありません。先に入場してください。',
    'wrong-origin': '別のサイトからのリクエストです。',
    protected: '設定した限度または休憩のため、今はできません。',
    'not-broke': '補充できるのは、ベットできるコインも進行中のベットもないときだけです。',
    'name-refused': 'この名前は使えません。別の名前を選んでください。',
    'sign-in-refused': '受け付けられませんでした。',
    'prove-first': '先にパスキーで確認してください。',
    'closed-to-guests': '先にサインインしてください。',
    conflict: '状況が変わりました。',
    'no-such-table': 'そのテーブルはありません。',
    'not-found': 'ここには何もありません。',
    'too-large': 'リクエストが大きすぎます。',
    'too-frequent': '操作が多すぎます。しばらくお待ちください。',
    'not-ready': 'テーブルはまだ開いていません。しばらくしてから、もう一度お試しください。',
    internal: '問題が発生しました。もう一度お試しください。',
    'nothing-written': 'データベースに書き込めず、記録できません。後でもう一度お試しください。',
    'perhaps-written':
      '記録中にディスクの障害が起きました。実行されたかどうかを確認してから、やり直してください。',
  },
  faultDetail: {
    'new-guests': 'このアドレスからの新しいゲストが多すぎます。{seconds:count}秒お待ちください。',
    proofs: '検証の請求が集中しています。しばらくお待ちください。',
    'no-shoe': 'そのシューはないか、まだ終わっていません。',
    'no-proof-of-shoe': 'そのシューはないか、まだ終わっていないか、ディーラーが配ったため封印がありません。',
    'no-proof-of-round': 'そのゲームはないか、まだ終わっていないか、ディーラーが配ったため封印がありません。',
  },
  lost: {
    name: 'ページなし',
    title: 'ここには何もありません',
    says: 'アドレスが違うか、ページがなくなっています。',
    act: 'テーブル一覧へ',
  },
  news: {
    settled: '{table}：{result}。このゲームの収支：{net}。',
    missed: 'ご不在の間に、{rounds:count}ゲームが訂正または中止となりました。',
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
