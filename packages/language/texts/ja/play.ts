// Texts of what a table says of a round beside its cloth, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/play.ts';

export default translation<typeof en>()({
  cut: {
    called: {
      committing: 'カットしてください',
      revealing: '値を公開中',
      awaiting: 'ビーコン待ち',
      done: 'カット完了',
    },
    how: {
      house: 'ハウスだけでカット',
      own: 'ご自身の値でカット',
      patrons: 'お客様{patrons:count}名でカット',
    },
    state: {
      nobody: 'まだいません',
      patrons: '{patrons:count}名がカット',
      attempt: '{patrons}・{attempt:number} / {most:number}回目',
      revealed: '公開{revealed:number} / {committed:number}',
      house: 'ハウスだけでカット',
      values: '{values:count}つの値でカット',
      valuesWithOwn: 'ご自身を含む{values:count}つの値でカット',
      withOwn: '{state}・{own}',
    },
    own: {
      cut: 'ご自身も済み',
      listed: 'リスト掲載済み',
      told: 'ご自身も済み',
      missed: '間に合いませんでした',
      leftOut: 'ご自身の値は対象外',
    },
  },
  rail: {
    chip: 'チップ',
    chipBeyond: {
      left: '{chip:coins}、残りの{left:coins}を超えています',
      nothing: '{chip:coins}、ベットできるコインが残っていません',
    },
    act: { undo: '取り消し', clear: 'クリア', rebet: '同じ\u200bベット', double: '2倍' },
    confirm: '確定 <strong>{stake:coins}</strong>',
    waits: { noLink: '接続なし', onItsWay: '送信中', nothing: 'チップなし' },
    first: {
      byItself:
        '<strong>リングが空になると、チップは自動でベットされます。</strong><more>「確定」を押すと、すぐにベットされます。設定で、毎回の確定に変更できます。</more>',
      byPatron:
        '<strong>チップは「確定」を押すとベットになります。</strong><more>リングが空になる前に押してください。確定していないチップは、お手元に戻ります。</more>',
      read: '閉じる',
    },
  },
  refused: {
    act: {
      'not-cutting': 'シューのカット中ではありません',
      'already-cut': 'このカットにはすでに参加しています',
      'cut-full': 'このカットに空きはありません',
      'wrong-value': '先に伝えたハッシュと異なります',
      'barred-from-cut': 'ご自身の値が届きませんでした。次のシューから再び参加できます',
      'round-over': 'そのゲームは終わりました',
      'not-your-card': 'ご自身がめくるカードではありません',
      'no-seats-here': 'このテーブルに席はありません',
      'no-such-seat': 'その席はありません',
      'seat-taken': 'ほかのお客様が先に着席しました',
      'seat-given-up': '空席になりました。次のゲームでお着きください',
      'already-seated': '先に今の席をお立ちください',
      'not-seated': '先に席にお着きください',
      'stakes-on-felt': 'ベットが進行中です。ゲームの精算後に退出できます',
      'shoe-not-offered': 'シューはほかの席に移りました',
      'not-the-holder': 'シューはほかのお客様が持っています',
      'behind-not-allowed': 'この席へのベットビハインドはできません',
      'behind-amount': 'この額は、テーブルのリミットに合いません',
      'behind-full': 'この席へのベットビハインドは満員です',
      'table-paused': 'テーブルは一時停止中です',
      suspended: 'アカウントは利用停止中です。観戦のみできます',
    },
    failed: {
      'no-link': 'テーブルとの接続がありません',
      'no-answer': '応答がありません。実行されたかどうかをご確認ください',
      malformed: 'メッセージを読み取れません。ページを読み込み直してください',
      'too-large': 'メッセージが大きすぎます',
      'unknown-message': 'メッセージに対応していません。ページを読み込み直してください',
      'too-frequent': '操作が多すぎます。しばらくお待ちください',
      'no-such-table': 'そのテーブルはありません',
      'not-signed-in': 'セッションが終了しました。ページを読み込み直してください',
      'wrong-origin': 'このページは別のアドレスのものです',
      'other-protocol': '新しい版があります。ページを読み込み直してください',
      busy: '混み合っています。しばらくしてから、もう一度お試しください',
      'cannot-record': '記録できません。しばらくしてから、もう一度お試しください',
      'slow-reader': '接続が遅すぎます',
      'table-stopped': 'テーブルは休止中です',
      'at-another-table': '先に別のテーブルを退出してください',
    },
    sentence: '{why}。',
    ticket: {
      excluded: 'プレイをやめています。見ることはできますが、ベットはできません',
      'time-out': '休憩中です。終わるとベットできます',
      'reality-check': '先にプレイした時間をお読みください',
      ownLimit: {
        loss: '損失の限度まであと {open:coins} です',
        stake: 'ベットの限度まであと {open:coins} です',
        time: 'テーブルでの時間の限度に達しました',
      },
      'betting-closed': 'このゲームのベットは締め切られました',
      'no-seat': 'ベットするには、席にお着きください',
      elsewhere: '別の{tables:count}テーブルでベットが進行中です。精算後に、ここでベットしてください',
      oneMain: 'ベットは3か所のうち1か所だけです。{bet}にベット済みです',
      notOffered: 'このテーブルに{bet}はありません',
      modeNotOffered: {
        traditional: 'このテーブルに「コミッションあり」はありません',
        'no-commission': 'このテーブルに「ノーコミッション」はありません',
      },
      modeFixed: {
        traditional: 'このゲームのベットは「コミッションあり」です。次のゲームで変更できます',
        'no-commission': 'このゲームのベットは「ノーコミッション」です。次のゲームで変更できます',
      },
      closedForShoe: '{bet}は第{round:numeral}ゲームで締め切られました',
      steps: '{bet}は{step:coins}単位でベットしてください',
      belowMinimum: '{bet}は{least:coins}以上でベットしてください',
      aboveMaximum: '{bet}は{most:coins}までです',
      balance: 'あとベットできるのは{left:coins}です',
      noBalance: 'ベットできるコインが残っていません',
      differential: {
        unnamed: {
          player: '{player}にはあと{open:coins}までベットできます',
          banker: '{banker}にはあと{open:coins}までベットできます',
        },
        unnamedFull: {
          player: '{banker}にベットが入るまで、{player}にはベットできません',
          banker: '{player}にベットが入るまで、{banker}にはベットできません',
        },
        table: {
          player: '{player}にはあと{open:coins}までベットできます（テーブル差額リミット{limit:coins}）',
          banker: '{banker}にはあと{open:coins}までベットできます（テーブル差額リミット{limit:coins}）',
        },
        tableFull: {
          player:
            '{banker}にベットが入るまで、{player}にはベットできません（テーブル差額リミット{limit:coins}）',
          banker:
            '{player}にベットが入るまで、{banker}にはベットできません（テーブル差額リミット{limit:coins}）',
        },
        patron: {
          player: '{player}にはあと{open:coins}までベットできます（ご自身の差額リミット{limit:coins}）',
          banker: '{banker}にはあと{open:coins}までベットできます（ご自身の差額リミット{limit:coins}）',
        },
        patronFull: {
          player:
            'ご自身が{banker}にベットするまで、{player}にはベットできません（ご自身の差額リミット{limit:coins}）',
          banker:
            'ご自身が{player}にベットするまで、{banker}にはベットできません（ご自身の差額リミット{limit:coins}）',
        },
      },
    },
  },
  remark: {
    reason: {
      settled: 'このゲーム：{reason}',
      cancelled: '中止：{reason}',
      voided: '無効：{reason}',
      resettled: '再精算：{reason}',
    },
    seenEarly: {
      player: {
        first: '{player}の1枚目が先に見えました：{card}。ゲームはそのまま続きます',
        second: '{player}の2枚目が先に見えました：{card}。ゲームはそのまま続きます',
        third: '{player}の3枚目が先に見えました：{card}。ゲームはそのまま続きます',
      },
      banker: {
        first: '{banker}の1枚目が先に見えました：{card}。ゲームはそのまま続きます',
        second: '{banker}の2枚目が先に見えました：{card}。ゲームはそのまま続きます',
        third: '{banker}の3枚目が先に見えました：{card}。ゲームはそのまま続きます',
      },
    },
    closingAfterRound: 'このゲームの後にクローズします',
    closingAfterShoe: 'このシューの後にクローズします',
    manual: 'カードは手入力です',
    newLimits: '次のゲームから新リミット',
    newLimitsOnMains: '次のゲームから新リミット：メインベット{least:coins}～{most:coins}',
  },
  squeeze: {
    rights: {
      player: '{player}を絞れます',
      banker: '{banker}を絞れます',
      both: '両サイドを絞れます',
    },
    largest: '最高額{stake:coins}のお客様が絞ります',
    largestOfNone: '最高額のお客様が絞ります',
    waits: {
      player: '{player}のカードをめくってください',
      banker: '{banker}のカードをめくってください',
    },
    turned: {
      none: '伏せた状態',
      quarter: '4分の1めくった状態',
      half: '半分めくった状態',
      percent: '{percent:number}パーセントめくった状態',
    },
  },
  switch: {
    before: '前のテーブル',
    next: '次のテーブル',
    others: 'ほかのテーブル',
  },
  trouble: {
    stopped: {
      called: 'テーブルは休止中です',
      says: 'ベットは保全されています。退出できます。',
    },
    paused: { called: 'テーブルは一時停止中です', says: 'ベットはそのままです。まもなく再開します。' },
    cancelled: { called: 'ゲームは中止されました', says: 'ベット額はすべて返却されました。' },
    shut: { called: 'テーブルはクローズ中です', says: '再び開くまで、カードは配られません。' },
    dealerAway: {
      called: 'ディーラーを待っています',
      says: 'ベットはそのままです。スーパーバイザーに連絡済みです。',
    },
    result: {
      called: '結果を確認しています',
      says: 'ディーラーが確定し次第、払い戻されます。',
    },
    newShoe: {
      called: '新しいシュー',
      opens: 'まもなくベット受付を開始します',
      prepares: 'シューを準備しています',
    },
  },
});
