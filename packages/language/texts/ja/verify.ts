// Texts of the page that checks an opened shoe or round, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/verify.ts';

export default translation<typeof en>()({
  title: 'シャッフルを検証する',
  lead: 'テーブルが公開した、終わったシューまたは終わったゲームを読み込ませてください。計算はすべてこの端末で行い、ファイルがどこかへ送られることはありません。',
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
    kind: 'JSONですが、公開されたシューでもゲームでもありません。どちらかを示す「kind」がありません。',
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
