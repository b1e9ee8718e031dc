// Texts of the settings of a patron, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/settings.ts';

export default translation<typeof en>()({
  title: '設定',
  licences: '本頁面所用軟體與字型的授權條款',
  room: {
    title: '介面',
    light: '明暗',
    lightIs: { auto: '跟隨系統', dark: '夜間', light: '日間' },
    motion: '動畫',
    motionIs: { auto: '跟隨系統', less: '減少' },
    hand: '拿手機的手',
    handIs: { right: '右手', left: '左手' },
    screenOn: '在牌檯時保持螢幕常亮',
  },
  betting: {
    title: '下注',
    autoConfirm: '停止下注時自動確認籌碼',
    autoConfirmMeans:
      '開啟時，已放下而未確認的籌碼會在最後一刻為您下注；是否及時，以伺服器的時鐘為準。關閉時，只有您確認的投注才會下注，其餘退回給您。有些牌檯每次都須按「確認」。',
    shortcuts: '在牌檯使用單鍵快捷鍵',
  },
  caller: {
    title: '報牌',
    voice: '語音',
    voiceIs: { off: '靜音', low: '下注與結果', full: '全部' },
    means:
      '本檯的報牌會說出何時開始和停止下注，以及哪方勝出；選「全部」時，亦會報出雙方點數和是否補牌。報牌內容必定顯示在檯面上。',
    screenReader: '如您使用螢幕閱讀器，報牌靜音時由它讀出這些內容；開啟語音時，它會略去報牌已說的內容。',
    noVoice: '此裝置沒有{language}的語音：改以短音提示。',
    language: '語音語言',
    asPage: '與頁面相同',
  },
  roads: {
    title: '路紙',
    beads: '珠盤路顯示',
    beadsAre: {
      auto: '跟隨語言',
      letters: '字母：B P T',
      characters: '文字：莊 閒 和',
      totals: '勝方點數：0 – 9',
    },
  },
  patterns: {
    title: '路紙走勢',
    name: {
      streak: '長龍',
      chop: '單跳',
      twos: '雙跳',
      'no-tie': '連續未開和局',
    },
    notMarked: '不標示',
    from: '{length:number}或以上',
    mean: '所選走勢會在大廳和牌檯標示。它只記錄已開出的牌局，不預示下一局。',
  },
  fairness: {
    title: '公平性',
    checkRounds: '自動驗證每一局',
    checkRoundsMeans: '一局結束後，此裝置會把該局的牌與牌靴的封存核對。相符時，檯上的封存標記會顯示「✓」。',
  },
  sound: {
    title: '聲音',
    on: '聲音',
    volume: {
      chips: '籌碼',
      cards: '發牌',
      calls: '提示與最後數秒',
      results: '結果與派彩',
      voice: '報牌語音',
    },
    vibration: '震動',
    vibrationMeans: '投注不獲接受、最後數秒和您贏的一局，裝置會震動，關閉聲音時亦然。',
  },
});
