// Texts of the bars of every page, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/bars.ts';

export default translation<typeof en>()({
  balance: {
    title: '余额',
    topUp: '游戏币不足',
  },
  clock: '<spoken>现在时间</spoken>{time}',
  connection: {
    open: '连接：{latency:numeral}毫秒',
    lost: '连接：已断开',
  },
  home: 'Punto，前往桌台',
  link: {
    ended: '<strong>本次会话已结束。</strong>请从您的娱乐场重新打开游戏。',
    lost: '<strong>连接已断开。</strong>正在恢复。已确认的投注仍然有效并照常结算。',
    reopening: '<strong>赌场即将恢复服务。</strong>页面会自动重新连接。已确认的投注仍然有效并照常结算。',
    outOfDate: '<strong>已有新版本。</strong>请重新加载页面。',
    tryNow: '立即重试',
    loadAgain: '重新加载',
  },
  pages: '主菜单',
  place: {
    tables: '桌台',
    record: '游戏记录',
    rules: '规则',
    study: '研究',
    settings: '设置',
  },
  shortPlace: {
    tables: '桌台',
    record: '记录',
    rules: '规则',
    study: '研究',
    settings: '设置',
  },
  sound: { title: '声音', on: '声音已开启', off: '声音已关闭' },
  theme: { light: '切换为日间', dark: '切换为夜间' },
  topUp: {
    pause: '休息一下',
    title: '您的游戏币不足',
    lead: '您的余额已低于所有桌台的最低投注。赌场赠送新的游戏币：仅供娱乐，无需付费，赢到的也只是游戏币。您也可以就此停下。',
    take: '领取游戏币',
    close: '以后再说',
    done: '赌场已为您补充游戏币。',
  },
  visit: {
    time: '本次游戏时长<strong>{time}</strong>',
    net: '净输赢<strong>{net:signed}</strong>',
  },
});
