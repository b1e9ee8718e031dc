// Texts of the seal of a shoe and of the sheet that explains it, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/fairness.ts';

export default translation<typeof en>()({
  title: '封印',
  button: {
    failed: '封印の検証に不合格。開いて対処方法を確認',
    none: 'このシューに封印はありません',
    deck: {
      sealed: 'デッキの封印',
      checked: 'デッキの封印。前のゲームは検証済み',
      cut: 'デッキの封印。{cut}',
      cutChecked: 'デッキの封印。{cut}。前のゲームは検証済み',
    },
    shoe: {
      sealed: 'シューの封印',
      checked: 'シューの封印。前のゲームは検証済み',
      cut: 'シューの封印。{cut}',
      cutChecked: 'シューの封印。{cut}。前のゲームは検証済み',
    },
  },
  anybody:
    'ゲームやシューの検証は、このページがなくても誰にでもできます。方法はプロジェクトの公正性の説明書にあり、別のプログラミング言語で書かれた検証プログラムも付いています。',
  unsealed: {
    title: '封印はありません',
    early: 'このシューは、封印の導入より前に用意されたものです。次のシューから封印されます。',
    notYet: '次のシューはまだ用意されていません。用意でき次第、ベットの受付より前に封印が表示されます。',
    byPerson:
      'このテーブルでは、ディーラーが実際に見えるカードを配ります。カードの順序は事前に誰にも分からないため、封印できるものがありません。公正さを確かめるのは、テーブルを見る目、ハウスの日誌、そしてカメラです。',
  },
  exchanged: {
    title: '封印が入れ替わっています',
    text: 'シュー{shoe:number}の封印として、この画面には<first>1つ目の封印</first>が伝えられましたが、テーブルは現在<second>別の封印</second>を示しています。封印されたシューが変わることはありません。ここではベットせず、両方を書き留めて、ハウスにお問い合わせください。',
  },
  commitment: {
    deck: 'ゲーム{shoe:number}のデッキ、封印済み',
    shoe: 'シュー{shoe:number}、封印済み',
    copy: 'コピー',
    copyName: 'コミットメントをコピー',
    about:
      '{cards:number}枚すべての順序は、誰もベットできないうちに決まりました。この数（コミットメント）はその順序を表しますが、中身は何も明かしません。公開されたカードは、これと一致しなければなりません。1枚も入れ替えることはできません。',
    digits: '64桁すべて。書き留めたり、読み上げたりできます',
    rim: '封印の縁の模様は、この数字から描かれます。同じシューなのに封印がお客様によって違って見えるときは、誰かが欺かれています。',
  },
  cut: {
    title: 'カットの方法',
    deckNotYet: 'まだカットされていません。「配る」を押すとご自身の値が送られ、デッキがカットされます。',
    now: 'カットの最中です。お客様それぞれのクライアントが、まず値のハッシュを、続いて値そのものを伝えます。',
    how: '<strong>{cut}。</strong>{proves}',
    beacon: 'ビーコンの値とその署名は、公開されるゲームごとに記載され、あわせて検証されます。',
    seed: '公開順序のシード：<hash>シード</hash>',
  },
  own: {
    title: 'ご自身の参加',
    noneAlone: '「配る」を押すと、お使いのクライアントが値を1つ引きます。',
    none: 'このシューがカットされたとき、お客様はいらっしゃいませんでした。次のシューのカットには、お使いのクライアントが自動で加わります。',
    coup: 'ゲーム{shoe:number}。',
    shoe: 'シュー{shoe:number}。',
    value: 'ご自身の値',
    hash: '先に伝えたハッシュ',
    list: '値が載っているリスト',
  },
  bring: {
    title: '自分の値を使う',
    phrase: 'フレーズ（お好きな言葉）',
    made: 'SHA-256で32バイトにします',
    fresh: '新しいランダムなバイトを加える <small>誰にも推測できません</small>',
    alone:
      'フレーズだけを使う <small>誰でも同じ値を作れます。ハウスがフレーズを言い当てれば、ハウスに有利になります</small>',
    bytes: 'ランダムなバイト',
    value: '値',
    typeFirst: '先にフレーズを入力してください',
    use: { deck: '次のデッキに使う', shoe: '次のシューに使う' },
    waits: {
      deck: '<hash>値</hash>を次のデッキに使います。',
      shoe: '<hash>値</hash>を次のシューに使います。',
    },
  },
  check: {
    titleCoup: '前のゲーム',
    titleRound: '前のゲーム',
    noneCoup: '終わったゲームはまだありません。どのゲームも、終わり次第検証できます。',
    noneRound: 'このシューで終わったゲームはまだありません。どのゲームも、終わり次第検証できます。',
    every: 'すべてのゲームを自動で検証する',
    unanswered: 'ハウスから公開されませんでした：{why}検証できないというだけでは、何の証明にもなりません。',
    coup: {
      check: 'ゲーム{shoe:number}を検証する',
      holds:
        '<strong>ゲーム{shoe:number}は検証に合格しました。</strong>{steps:count}段階すべてを、この端末で検証しました。',
      fails: 'ゲーム{shoe:number}は検証に不合格です：{step}',
    },
    round: {
      check: 'シュー{shoe:number}の第{round:number}ゲームを検証する',
      holds:
        '<strong>シュー{shoe:number}の第{round:number}ゲームは検証に合格しました。</strong>{steps:count}段階すべてを、この端末で検証しました。',
      fails: 'シュー{shoe:number}の第{round:number}ゲームは検証に不合格です：{step}',
    },
    save: 'ゲームを保存',
    full: '詳しく見る',
    todo: {
      stop: 'このテーブルでは、これ以上ベットしないでください。',
      save: '今すぐファイルを保存してください。お客様の証拠となります。ハウスが一度公開したものを、後から合わせることはできません。',
      ask: 'ほかの方に別の検証プログラムで確かめてもらい、ハウスに回答を求めてください。',
    },
    saveEvidence: '証拠を保存',
  },
  step: {
    answer: '応答',
    noRound: 'ハウスから届いたものは、公開されたゲームではありません。{fault}。',
    wholeShoe: 'ハウスから届いたものは、公開されたゲームではなく、シュー全体です。',
    seen: 'テーブルに表示されたもの',
    otherRound:
      'これは{table}のシュー{shoe:number}、第{round:number}ゲームです。求めたのは、シュー{wantedShoe:number}の第{wantedRound:number}ゲームです。',
    notSeen: '求めたゲームです。そのカードは、この画面には表示されていませんでした。',
    differs: {
      player:
        'プレイヤーは、テーブルでは{shown}と表示され、公開されたのは{opened}です。その後このゲームがフロアで訂正されていれば、それが理由です。',
      banker:
        'バンカーは、テーブルでは{shown}と表示され、公開されたのは{opened}です。その後このゲームがフロアで訂正されていれば、それが理由です。',
    },
    nothing: 'なし',
    same: '公開されたカードは、両サイドとも、テーブルでご覧になったカードです。',
    told: 'この画面に伝えられたもの',
    toldBefore: 'シューの最初のベットより前に、この画面に伝えられたコミットメントです。',
    toldIn: '第{round:number}ゲームで、この画面に伝えられたコミットメントです。',
  },
});
