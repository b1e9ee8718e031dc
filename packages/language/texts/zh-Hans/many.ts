// Texts of the page of several tables side by side, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/many.ts';

export default translation<typeof en>()({
  bar: {
    title: '您的桌台',
    lobby: '前往大厅',
    inPlay: {
      none: '没有未结投注',
      other: '{tables:count}张桌台未结投注：{stake:coins}',
    },
    howMany: '桌台数',
    choose: '选择桌台',
  },
  leave: { later: '这些桌台的牌局结束后离开。', stay: '留下' },
  list: {
    shown: '正在显示',
    others: '其他桌台',
    none: '没有其他开放的桌台。',
    full: '赌场允许同时打开{tables:words}张桌台。',
    does: {
      go: '<spoken>前往</spoken><name>{table}</name>',
      add: '<spoken>添加</spoken><name>{table}</name>',
      takeAway: '<spoken>移除</spoken><name>{table}</name>',
    },
    beside: '并列显示{table}',
    besideTip: '并列显示',
  },
  log: { title: '各桌动态', said: '{table}：{words}' },
  none: {
    title: '尚未显示任何桌台',
    upTo: '最多可选{tables:words}张桌台，共用一排筹码。',
    choose: '选择桌台',
  },
  oneOnly: {
    title: '一次一张桌台',
    text: '此处每位客人同时只能在一张桌台。',
    lobby: '前往桌台',
  },
  rail: {
    lie: '点哪里，筹码就放在哪里。',
    keys: '按键与声音现属于{table}。',
    at: '在{table}',
    atTables: '在{tables:words}张桌台<first>，{table}最先停止下注</first>',
    bet: '{table}的{bet}',
  },
  tile: {
    limits: '<spoken>限红</spoken>{least:coins} – {most:coins}',
    open: '打开整张桌台',
    paused: '已暂停',
    lastRound: '最后一局',
    noRound: '尚无牌局',
    goesLater: '本局结束后移除。',
    keep: '保留',
    absent: {
      missing: '没有此桌台。',
      stopped: '此桌暂停服务。',
      away: '您已换到另一张桌台。',
    },
    takeAway: '移除',
    comeBack: '回到此桌',
    waits: {
      shuffling: '正在为新一靴洗牌',
      deal: '确认后发牌',
      first: '新牌靴第一局',
      next: '即将发牌',
    },
  },
});
