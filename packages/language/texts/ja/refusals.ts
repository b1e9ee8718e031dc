// Texts of why a request of the staff failed and why a table refuses a duty, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/refusals.ts';

export default translation<typeof en>()({
  stop: {
    rule: '内部チェックで異常を検出',
    'sealed-shoe': 'シューを開けない（鍵がないか、別の鍵）',
    random: '新しいシューの乱数がテストに不合格',
    store: '読み書きに失敗',
    unknown: '理由はサーバーのログを確認',
  },
  fault: {
    unreachable: 'サーバーに接続できません。',
    'answer-lost':
      'サーバーに接続できません。実行されたかどうか分からないため、確認してからやり直してください。',
    'outcome-unknown':
      '実行されたかどうか分かりません。画面のカードを見て、テーブルのカードと照らし合わせてください。',
    unreadable: 'サーバーが理由を示さずに{status:numeral}を返しました。',
    'wrong-origin': '別のサイトからのリクエストです。',
    'no-such-table': 'そのテーブルはありません。',
    'too-large': 'リクエストが大きすぎます。',
    internal: '問題が発生しました。もう一度お試しください。',
    'code-needed': '認証アプリのコードを入力してください。',
    'wrong-code': 'コードが違うか、使用済みです。次のコードをお待ちください。',
    locked: '操作がなかったため、セッションがロックされました。パスワードを入力してください。',
    'confirm-first': 'この操作には、パスワードの再入力が必要です。',
    'change-password-first': '先に、自分のパスワードを設定してください。',
    'bad-name':
      '名前に使えるのは、文字、数字、スペース、ピリオド、ハイフン、アポストロフィで、40文字までです。',
    'name-taken': 'この名前はすでに使われています。',
    'last-manager': 'サインインできるマネージャーが最低1人必要です。先に別のマネージャーを任命してください。',
    'duty-refused': '現在、このテーブルではできません。',
    'own-request': '別のスーパーバイザーの承認が必要です。',
  },
  duty: {
    'already-paused': 'テーブルはすでに一時停止中です',
    'not-paused': 'テーブルは一時停止していません',
    'not-your-pause': '別の人がテーブルを一時停止し、理由を伝えています',
    'table-paused': 'テーブルは一時停止中です。スーパーバイザーがゲームを再開するか、中止します',
    'table-shut': 'テーブルはクローズ中です',
    'table-open': 'テーブルは開いています',
    'no-round': '進行中のゲームがありません',
    'round-settled': 'ゲームは精算済みです。無効化するか、再精算してください',
    'round-not-settled': 'ゲームはまだ精算されていません。一時停止して、中止してください',
    'no-such-round': 'このテーブルにそのゲームはありません',
    'already-voided': 'ゲームはすでに無効または中止になっています',
    'no-such-coup': '3枚目のルールでは、このカードの組み合わせになりません。3枚目を確かめてください',
    'payout-unknown': 'このゲームのベットに使った配当表が残っていません。無効化してください',
    'machine-dealt': 'このテーブルはマシンが配ります',
    'dealt-by-a-person': 'このテーブルはディーラーが配ります',
    'not-at-this-table': 'このテーブルの担当ではありません',
    'already-at-this-table': 'すでにこのテーブルの担当です',
    'table-is-staffed': '3人のディーラーが担当しています。誰かと交代してください',
    'relief-not-agreed':
      'ゲームが進行中です。ディーラーがデスクで同意するか、スーパーバイザーの指示で交代できます',
    'round-in-progress':
      'ゲームが進行中です。ほかのディーラーと交代するか、テーブルを一時停止して離れてください',
    'not-the-caller': 'ゲームを進めるのはコール担当だけです',
    'wrong-phase': 'ゲームのこの段階ではできません',
    'no-shoe': '先に、新しいシューを入力してください',
    'shoe-not-over': 'テーブルのシューは終わっていません',
    'shoe-over': 'ラストゲームが終わりました。新しいシューを入力してください',
    'burn-missing': '表向きのバーンカードを入力してください',
    'burn-not-wanted': 'このテーブルでは、バーンを行いません',
    'cut-card-out': 'カットカードはすでに出ています',
    'cut-card-in': 'カットカードはシューの中にあります',
    'cards-since-cut': 'その後にカードが出ています。訂正はスーパーバイザーが行います',
    'cut-not-there': 'シューにそれだけの枚数は残っていません',
    'cut-too-shallow': 'カットカードが後ろすぎます。ラストゲームでカードが足りなくなるおそれがあります',
    'cut-too-deep': 'カットカードが前すぎます。バーンされるおそれがあります',
    'shoe-empty':
      'シューの残りが1ゲーム分に足りません。新しいシューを入力するか、ゲームの中止を求めてください',
    'cards-face-down': '伏せたカードがあります。先にオープンしてください',
    'four-cards-first': '先に4枚を配ります。次のカードを入力してください',
    'card-is-squeezed': 'お客様がこのカードを絞っています。時間が来ると自動的にオープンします',
    'not-squeezed-here': 'このテーブルでは、カードを表向きに配ります',
    'coup-complete': 'カードは出そろっています。結果を確定してください',
    'coup-not-complete': 'カードが出そろっていません。次のカードを入力してください',
    'no-card-there': 'そこにカードはありません',
    'same-card': '同じカードです',
    'breaks-the-tableau':
      'そのカードでは、後のカードは引かれていなかったはずです。スーパーバイザーを呼んでください',
    'same-limits': '現在のリミットと同じです',
    'in-room-file':
      'このテーブルはルームファイルで設定されています。そこで変更し、サーバーを再起動してください',
    'same-table': 'テーブルの設定に変更がありません',
    'table-not-shut': '先にテーブルをクローズしてください。クローズ後に廃止できます',
    'table-retired': 'テーブルは廃止されています',
    'still-stopped': 'テーブルを再開できず、停止したままです。理由はサーバーのログを確認してください',
  },
  bettingJustOpened: 'ベット受付を開始したばかりです。あと{seconds:number}秒は締め切れません',
  cardNotExpected: {
    player: {
      first: '次のカードはプレイヤーの1枚目です',
      second: '次のカードはプレイヤーの2枚目です',
      third: '次のカードはプレイヤーの3枚目です',
    },
    banker: {
      first: '次のカードはバンカーの1枚目です',
      second: '次のカードはバンカーの2枚目です',
      third: '次のカードはバンカーの3枚目です',
    },
  },
  cutCardEarly:
    '{cards:number}枚中{out:number}枚が出ています。カットカードの位置は{place:numeral}枚の後と入力されており、{early:count}枚早すぎます',
  shoeCannotHold: 'シューの{card}はすでにすべて出ています。カードを確かめてください',
  tableAtFault: {
    name: '名前は1～60文字で入力してください',
    leastBetting: '最短のベット受付時間を、ベット時間より長くすることはできません',
    pace: '時間はそれぞれ0.001～600秒で入力してください',
  },
  limitsAtFault: 'このリミットは設定できません。印の付いた額を確かめてください',
});
