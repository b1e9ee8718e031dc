// Texts of the settings of a patron, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/settings.ts';

export default translation<typeof en>()({
  title: '设置',
  licences: '本页面所用软件和字体的许可证',
  room: {
    title: '界面',
    light: '明暗',
    lightIs: { auto: '跟随系统', dark: '夜间', light: '日间' },
    motion: '动画',
    motionIs: { auto: '跟随系统', less: '减少' },
    hand: '握手机的手',
    handIs: { right: '右手', left: '左手' },
    screenOn: '在桌台时保持屏幕常亮',
  },
  betting: {
    title: '下注',
    autoConfirm: '停止下注时自动确认筹码',
    autoConfirmMeans:
      '开启时，已摆放而未确认的筹码会在最后一刻为您下注；是否及时，以服务器的时钟为准。关闭时，只有您确认的投注才会下注，其余退回给您。有些桌台每次都须按“确认”。',
    shortcuts: '在桌台使用单键快捷键',
  },
  caller: {
    title: '报牌',
    voice: '语音',
    voiceIs: { off: '静音', low: '下注与结果', full: '全部' },
    means:
      '本桌报牌会说出何时开始和停止下注，以及哪方获胜；选“全部”时，还会报出双方点数和是否补牌。报牌内容始终显示在台面上。',
    screenReader: '如果您使用屏幕阅读器，报牌静音时由它读出这些内容；开启语音时，它会略去报牌已说的内容。',
    noVoice: '此设备没有{language}的语音：改以短音提示。',
    language: '语音语言',
    asPage: '与页面相同',
  },
  roads: {
    title: '路单',
    beads: '珠盘路显示',
    beadsAre: {
      auto: '跟随语言',
      letters: '字母：B P T',
      characters: '文字：庄 闲 和',
      totals: '获胜点数：0 – 9',
    },
  },
  patterns: {
    title: '路单走势',
    name: {
      streak: '长龙',
      chop: '单跳',
      twos: '双跳',
      'no-tie': '连续未开和局',
    },
    notMarked: '不标示',
    from: '{length:number}及以上',
    mean: '所选走势会在大厅和桌台上标示。它只记录已开出的牌局，不预示下一局。',
  },
  fairness: {
    title: '公平性',
    checkRounds: '自动验证每一局',
    checkRoundsMeans:
      '每局结束后，此设备会自动将该局的牌与牌靴的封存核对。相符时，桌上的封存标记会显示对勾。',
  },
  sound: {
    title: '声音',
    on: '声音',
    volume: {
      chips: '筹码',
      cards: '发牌',
      calls: '提示音与停止下注前几秒',
      results: '结果与派彩',
      voice: '报牌语音',
    },
    vibration: '振动',
    vibrationMeans: '投注被拒、停止下注前几秒，以及您赢的一局会振动，关闭声音时也一样。',
  },
});
