// Texts of the settings of a patron, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/settings.ts';

export default translation<typeof en>()({
  title: '設定',
  licences: 'このページのソフトウェアとフォントのライセンス',
  room: {
    title: '画面',
    light: '明るさ',
    lightIs: { auto: 'システムに合わせる', dark: '夜の配色', light: '昼の配色' },
    motion: '動き',
    motionIs: { auto: 'システムに合わせる', less: '少なめ' },
    hand: 'スマートフォンを持つ手',
    handIs: { right: '右手', left: '左手' },
    screenOn: 'テーブルでは画面を消灯しない',
  },
  betting: {
    title: 'ベット',
    autoConfirm: '締切時に、置いたチップを自動でベットする',
    autoConfirmMeans:
      'オンにすると、置いたまま確定していないチップは、締切の直前に自動でベットされます。間に合ったかどうかは、サーバーの時計で決まります。オフにすると、確定したものだけがベットされ、残りはお手元に戻ります。毎回「確定」が必要なテーブルもあります。',
    shortcuts: 'テーブルで1文字のキー操作を使う',
  },
  caller: {
    title: 'コール',
    voice: '音声',
    voiceIs: { off: 'なし', low: 'ベットと結果', full: 'すべて' },
    means:
      'ベットの開始と締切、どちらが勝ったかをコールします。「すべて」では、各ハンドの点数と、引くかスタンドかもコールします。コールの内容は、いつもテーブルに文字で表示されます。',
    screenReader:
      'スクリーンリーダーをお使いの場合、コールの音声がないときは、これらをすべて読み上げます。音声があるときは、コールと重なる読み上げを省きます。',
    noVoice: 'この端末には{language}の音声がないため、代わりに短い音でお知らせします。',
    language: '音声の言語',
    asPage: 'ページと同じ',
  },
  roads: {
    title: '罫線',
    beads: '珠盤路の表示',
    beadsAre: {
      auto: '言語に合わせる',
      letters: '文字：B P T',
      characters: '漢字：庄 閒 和',
      totals: '勝った点数：0～9',
    },
  },
  patterns: {
    title: '過去の結果のパターン',
    name: {
      streak: '同じサイドの連勝',
      chop: 'テレコ：1回ずつ交互',
      twos: '2回ずつ交互',
      'no-tie': 'タイなしの連続',
    },
    notMarked: '表示しない',
    from: '{length:number}以上',
    mean: '選んだパターンは、ロビーとテーブルに表示されます。過去のゲームを示すもので、次のゲームについては何も示しません。',
  },
  fairness: {
    title: '公正性',
    checkRounds: 'すべてのゲームを自動で検証する',
    checkRoundsMeans:
      'ゲームが終わると、そのカードをシューの封印と、この端末で照合します。一致すると、テーブルの封印にチェックマークが付きます。',
  },
  sound: {
    title: 'サウンド',
    on: 'サウンド',
    volume: {
      chips: 'チップ',
      cards: 'カード',
      calls: '合図と締切前の数秒',
      results: '結果と払戻し',
      voice: 'コールの音声',
    },
    vibration: '振動',
    vibrationMeans:
      'ベットが断られたとき、締切前の数秒、ゲームに勝ったときに振動します。サウンドがオフのときも同じです。',
  },
});
