// Texts of the page of several tables side by side, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/many.ts';

export default translation<typeof en>()({
  bar: {
    title: '您的牌檯',
    lobby: '前往大廳',
    inPlay: {
      none: '沒有未結算的投注',
      other: '{tables:count}張牌檯投注未結算：{stake:coins}',
    },
    howMany: '牌檯數目',
    choose: '選擇牌檯',
  },
  leave: { later: '這些牌檯的牌局結束後離開。', stay: '留下' },
  list: {
    shown: '正在顯示',
    others: '其他牌檯',
    none: '沒有其他開放的牌檯。',
    full: '賭場允許同時打開{tables:words}張牌檯。',
    does: {
      go: '<spoken>前往</spoken><name>{table}</name>',
      add: '<spoken>加入</spoken><name>{table}</name>',
      takeAway: '<spoken>移走</spoken><name>{table}</name>',
    },
    beside: '並列顯示{table}',
    besideTip: '並列顯示',
  },
  log: { title: '各檯動態', said: '{table}：{words}' },
  none: {
    title: '尚未顯示任何牌檯',
    upTo: '最多可選{tables:words}張牌檯，共用一排籌碼。',
    choose: '選擇牌檯',
  },
  oneOnly: {
    title: '每次一張牌檯',
    text: '此處每位客人同時只能在一張牌檯。',
    lobby: '前往牌檯',
  },
  rail: {
    lie: '按哪裏，籌碼就放在哪裏。',
    keys: '按鍵與聲音現屬{table}。',
    at: '在{table}',
    atTables: '在{tables:words}張牌檯<first>，{table}最先停止下注</first>',
    bet: '{table}的{bet}',
  },
  tile: {
    limits: '<spoken>限紅</spoken>{least:coins} – {most:coins}',
    open: '打開整張牌檯',
    paused: '已暫停',
    lastRound: '最後一局',
    noRound: '尚無牌局',
    goesLater: '本局結束後移走。',
    keep: '保留',
    absent: {
      missing: '沒有此牌檯。',
      stopped: '此檯暫停服務。',
      away: '您已轉到另一張牌檯。',
    },
    takeAway: '移走',
    comeBack: '返回此檯',
    waits: {
      shuffling: '正在為新一靴洗牌',
      deal: '確認後發牌',
      first: '新一靴第一局',
      next: '即將發牌',
    },
  },
});
