// Texts of the bars of every page, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/bars.ts';

export default translation<typeof en>()({
  balance: {
    title: '餘額',
    topUp: '遊戲幣不足',
  },
  clock: '<spoken>現在時間</spoken>{time}',
  connection: {
    open: '連線：{latency:numeral}毫秒',
    lost: '連線：已中斷',
  },
  home: 'Punto，前往牌檯',
  link: {
    ended: '<strong>本次連線階段已結束。</strong>請從您的娛樂場重新開啟遊戲。',
    lost: '<strong>連線已中斷。</strong>正在恢復。已確認的投注仍然有效，並照常結算。',
    reopening: '<strong>賭場即將恢復服務。</strong>頁面會自動重新連線。已確認的投注仍然有效，並照常結算。',
    outOfDate: '<strong>已有新版本。</strong>請重新載入頁面。',
    tryNow: '立即重試',
    loadAgain: '重新載入',
  },
  pages: '主選單',
  place: {
    tables: '牌檯',
    record: '遊戲記錄',
    rules: '規則',
    study: '研究',
    settings: '設定',
  },
  shortPlace: {
    tables: '牌檯',
    record: '記錄',
    rules: '規則',
    study: '研究',
    settings: '設定',
  },
  sound: { title: '聲音', on: '聲音已開', off: '聲音已關' },
  theme: { light: '轉為日間', dark: '轉為夜間' },
  topUp: {
    pause: '休息一下',
    title: '您的遊戲幣不足',
    lead: '您的餘額已低於所有牌檯的最低投注。賭場贈送新的遊戲幣：只供娛樂，無須付費，贏到的也只是遊戲幣。您亦可以就此停下。',
    take: '領取遊戲幣',
    close: '稍後再說',
    done: '賭場已為您補充遊戲幣。',
  },
  visit: {
    time: '本次遊戲時間<strong>{time}</strong>',
    net: '淨輸贏<strong>{net:signed}</strong>',
  },
});
