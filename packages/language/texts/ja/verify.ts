// Texts of the page that checks an opened shoe or round, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/verify.ts';

export default translation<typeof en>()({
  title: 'シャッフルを検証する',
  lead: 'テーブルが公開した、終わったシュー、終わったゲーム、またはJSON形式のプレイ履歴を読み込ませてください。計算はすべてこの端末で行い、ファイルがどこかへ送られることはありません。',
  file: {
    title: 'ファイル',
    ways: 'ここにドロップするか、ファイルを選ぶか、内容を貼り付けてください。',
    choose: 'ファイルを選ぶ',
    sample: '見本で試す',
    sampleName: 'shoe.json（見本）',
    drop: 'ここにドロップ',
    paste: '内容を貼り付ける',
    pasted: 'ファイルの内容',
    pastedName: '貼り付けた内容',
    check: '内容を検証する',
  },
  note: {
    fetching: 'ハウスから取得しています…',
    fault: 'ハウスから取得できませんでした：{why}保存済みのファイルがあれば、それを検証できます。',
    refused: '<strong>{file}は検証できません。</strong>{why}',
  },
  refused: {
    empty: '中身が空です。',
    large: 'シューとしては大きすぎます。',
    notJson:
      'JSONではありません。テーブルから受け取ったファイルを、最初の波かっこから最後まで、そのままお使いください。ゲームをテキストで保存したものや、ブラウザーで保存したページは検証できません。',
    kind: 'JSONですが、公開されたシューでもゲームでもプレイ履歴でもありません。種類を示す「kind」がありません。',
    shape:
      'このままでは読み取れません。{fault}ハウスからこの状態で届いたのであれば、それだけで問い合わせる理由になります。',
  },
  known: {
    title: 'お手元にあるほかの情報',
    commitment:
      '<strong>コミットメント</strong>：最初のベットより前にテーブルに表示されたもの。その時点で順序が確定していたことが分かります。',
    value:
      '<strong>ご自身の値</strong>：このシューをカットした場合。ハウスが順序を選べなかったことが分かります。',
    list: '<strong>ご覧になったリスト</strong>：値が伝えられる前のリストのハッシュ。誰も外されなかったことが分かります。',
    digits: '64桁、0～9とa～f',
    wrong: '{characters:number}文字あり、0～9とa～fの64桁ではないため、照合しません。',
  },
  what: {
    round: '{table}のシュー{shoe:number}、第{round:number}ゲーム',
    shoe: '{table}のシュー{shoe:number}全体、{rounds:count}ゲーム',
  },
  headline: {
    shoe: {
      dealt: '封印されたとおりに配られました',
      sealed: '封印されたとおりに配られ、封印はご覧になるより前でした',
      notChosen: '封印されたとおりに配られ、ハウスが選んだものではありません',
    },
    round: {
      dealt: 'このゲームは封印されたとおりに配られました',
      sealed: 'このゲームは封印されたとおりに配られ、封印はご覧になるより前でした',
      notChosen: 'このゲームは封印されたとおりに配られ、ハウスが選んだものではありません',
    },
  },
  proof: {
    unasked: '未検証。',
    open: '証明なし。',
    shoe: 'カードはすべてそろっていて、1枚も入れ替えられず、封印と値から決まる順序で、ルールどおりに配られました。',
    round:
      'このゲームのカードはシューに封印されていたもので、シードの示す位置から、ルールどおりに配られました。シューの残りは、終わったときに明らかになります。',
    fixed: 'ハウスは、お客様がコミットメントをご覧になる前に、順序と自らの値を確定させていました。',
    fixedUnasked:
      '誰かがベットする前に順序が確定していたこと：確かめるには、最初のベットより前にご覧になったコミットメントを入力してください。',
    beacon:
      '順序は誰も選んでいません。封印とリストの後に、公開ビーコンが決めました。この証明は、ビーコンの公開より前にお客様が両方をご覧になっていたことに基づきます。',
    beaconUnasked:
      '順序を誰も選んでおらず、公開ビーコンによって決まったこと：確かめるには、ビーコンの値が公開される前にご覧になったコミットメントとリストを入力してください。入力がなければ、この2つがいつ確定したかは、ハウスの説明に頼るほかありません。',
    chosen:
      'ご自身に対して：ハウスは順序を選んでいません。封印した時点で、ご自身の値を知りえなかったからです。',
    chosenUnasked:
      'ハウスが順序を選ばなかったこと：確かめるには、ご自身が加えた値を入力してください。ほかの人から見れば、値はすべてハウスのものかもしれません。そのため、このファイルだけで証明できるのは、ハウスが事前に拘束されていたことだけです。',
    chosenOpen: 'ハウスが順序を選ばなかったこと：値を加えたお客様はなく、ハウスは両方の値を知っていました。',
    list: '値が伝えられた後に、外された人も加えられた人もいません。',
    listUnasked:
      '値が伝えられた後に誰も外されなかったこと：確かめるには、お使いのクライアントが保存したリストを入力してください。',
    listOpen: '誰の値も落とされなかったこと：分かるのは、その場にいてリストを見た人だけです。',
  },
  failed: {
    title: '検証に不合格です：{step}',
    advice:
      'このファイルがハウスから直接届いたものなら、保存しておいてください。証拠となり、今から一致させることは誰にもできません。そのテーブルではこれ以上ベットせず、ほかの方に別の検証プログラムで確かめてもらい、ハウスに回答を求めてください。ほかの人から受け取ったものなら、まずハウスから取得し直してください。',
    save: 'ファイルを保存',
  },
  steps: {
    title: '検証の各段階',
    holds: '合格',
    fails: '不合格',
    unasked: '未検証',
    compared: '照合した内容',
  },
  record: {
    what: 'プレイ履歴、{rounds:count}ゲーム',
    headline: 'すべての行が一致しています',
    advice:
      'このファイルがハウスから直接届いたものなら、保存しておいてください。証拠となります。ほかの方に別の検証プログラムで確かめてもらい、ハウスに回答を求めてください。',
    proof: {
      settled:
        '各行は互いに一致しています。記録されたカードから結果が導かれ、どのベットも、そのハッシュの定義または規則どおりに最小単位まで支払われました。',
      cards: '記録されたカードは、各ゲームの証明が示すとおり、封印されたシューにあったものです。',
      cardsUnasked:
        '記録されたカードが封印されたシューにあったこと。確かめるには、証明が公開されているうちに、プレイ履歴からゲームを検証してください。',
      definitions:
        'ベットした時も同じ支払いだったこと。確かめるには、定義のハッシュを、その時テーブルにあったものと比べてください。',
      stakes:
        'これらのベットが実際に置かれ、漏れがないこと。履歴には誰の署名もありません。何にベットしたかはお客様ご自身がご存じです。',
    },
    title: {
      definitions: '定義',
      results: '結果',
      bets: 'ベット',
      sums: '合計',
      opened: '公開されたカード',
    },
    lines: {
      title: '1行ずつの検証',
      round: '{table}、シュー{shoe:number}、ゲーム{round:number}',
      definition: '定義{hash}',
      more: '{rounds:number}ゲームのうち100ゲームを、誤りのある行から順に表示しています。',
    },
    sentence: {
      'in-round': '{table}、シュー{shoe:number}、ゲーム{round:number}（{path}）：',
      'in-bet': '{table}、シュー{shoe:number}、ゲーム{round:number}、{bet}（{path}）：',
      'more-lines': 'この段階では、ほかに{lines:count}行が誤っています。',
      'definitions-hold':
        '定義{bets:count}件：支払いを決める部分のハッシュは、履歴にあるハッシュと一致します。',
      'definition-differs':
        '{bet}の定義のハッシュは{made}ですが、ファイルでは{told}の下にあります。変更されています。',
      'results-hold':
        '{rounds:count}ゲーム：記録されたカードは規則どおりに配られ、記録された結果になります。',
      'result-not-dealt': '規則ではこのカードは配られません。',
      'result-differs': 'カードからは、記録とは別の結果になります。',
      'result-without-cards': 'ベットは返却されましたが、結果が記録されています。',
      'bets-hold':
        'ベット{bets:count}件：配当、コミッション、払戻しは、最小単位まで定義または規則のとおりです。',
      'bet-unknown': 'ハッシュが{hash}の定義はファイルにありません。',
      'bet-undefined': '「{schedule}」で支払われたとされていますが、規則になく、定義も示されていません。',
      'bet-of-another': '「{schedule}」で支払われたとされていますが、このベットのものではありません。',
      'bet-too-large': 'これほど大きなベットを正確に支払えるテーブルはありません。',
      'bet-verdict': '「{is}」と記録されていますが、正しくは「{right}」です。',
      'bet-winnings': '配当は{is:coins}と記録されていますが、正しくは{right:coins}です。',
      'bet-commission': 'コミッションは{is:coins}と記録されていますが、正しくは{right:coins}です。',
      'bet-return': '払戻しは{is:coins}と記録されていますが、正しくは{right:coins}です。',
      'sums-hold': '{rounds:count}ゲーム：ベット額と払戻しの合計が合い、残高はゲームの収支だけ動いています。',
      'sum-staked': 'ベット額の合計は{is:coins}と記録されていますが、足すと{right:coins}です。',
      'sum-returned': '払戻しの合計は{is:coins}と記録されていますが、足すと{right:coins}です。',
      'sum-balance': '残高は{is:signed}動いていますが、収支は{right:signed}です。',
      'sum-correction': '訂正は{is:signed}と記録されていますが、2つの記録の差は{right:signed}です。',
      'opened-hold': '{rounds:count}ゲーム：記録されたカードは、封印されたシューにあったものです。',
      'opened-corrected':
        '{rounds:count}ゲームはハウスが訂正しました。公開されたカードは配られたとおりで、訂正はハウスの主張です。',
      'opened-broken': '公開されたカードが証明になりません。ゲームの証明だけを検証してください。',
      'opened-differs': '記録されたカードは、公開されたカードと異なります。',
      'opened-of-none': 'ここに記録のないゲームの公開されたカードです。',
      'unasked-opened':
        '決着した{rounds:count}ゲームの公開されたカードがファイルにありません。封印されたシューにあったことは、ゲームの証明でわかります。',
      'unasked-schedule': 'ベット{bets:count}件は、何で支払われたかを残さない旧バージョンの記録です。',
    },
  },
  replay: {
    title: 'カードの再現',
    none: 'このシューからは1ゲームも配られませんでした。',
    fails: 'ファイルの内容による再現です。検証に不合格の段階があります。',
    round: '第{round:number}ゲーム',
    choice: 'ゲーム',
    option: '第{round:number}ゲーム・{result}',
    before: '前へ',
    next: '次へ',
    hand: { player: 'プレイヤーのハンド', banker: 'バンカーのハンド' },
    card: '{place:number}枚目',
    sealed: '封印{place:number}',
  },
  hash: {
    less: '短く表示',
    more: 'すべて表示',
    copied: 'コピーしました。',
    notCopied:
      'このページからのコピーがブラウザーで許可されていません。数字を選択して、手動でコピーしてください。',
  },
  evidence: {
    commitment: 'コミットメント',
    rootOfCards: 'カードのルート',
    rootInSeal: '封印内のルート',
    card: 'カード{card:number}',
    cardIs: '{card}、封印の位置{place:number}、ルートまでのハッシュ{hashes:count}個',
    nonce: 'カード{card:number}のナンス',
    leaf: 'カード{card:number}のリーフ',
    houseValue: 'ハウスの値',
    houseHash: 'そのハッシュ',
    hashInSeal: '封印内のハッシュ',
    inList: 'リストのお客様',
    rootOfList: 'リストのルート',
    rootOfValues: '値のルート',
    attempt: '試行{attempt:number}',
    attemptIs: 'お客様{patrons:count}名、うち値の未提出{withheld:number}名、ルート{root}',
    missed: '間に合わなかったか、空きがなかったお客様',
    list: 'カットのリスト',
    listOfAttempt: '試行{attempt:number}のリスト',
    beacon: 'ビーコン',
    beaconIs: '{name}、ラウンド{round}',
    value: 'その値',
    signature: 'その署名',
    seed: 'シード',
    digest: 'ダイジェスト',
    toldFirst: 'お客様{patron}、先に伝えたハッシュ',
    toldFirstInAttempt: '試行{attempt:number}、お客様{patron}、先に伝えたハッシュ',
    notNeeded: 'なし（必要なし）',
    valueOf: 'お客様{patron}、値',
    valueOfInAttempt: '試行{attempt:number}、お客様{patron}、値',
    withheld: '未提出',
    none: 'なし',
  },
});
