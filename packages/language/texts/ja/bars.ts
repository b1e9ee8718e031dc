// Texts of the bars of every page of the patrons, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/bars.ts';

export default translation<typeof en>()({
  balance: {
    title: '残高',
    topUp: 'コイン不足',
  },
  clock: '<spoken>現在の時刻</spoken>{time}',
  connection: {
    open: '接続：{latency:numeral}ミリ秒',
    lost: '接続：切断',
  },
  home: 'Punto、テーブル一覧へ',
  link: {
    ended: '<strong>このセッションは終了しました。</strong>ご利用のカジノからゲームを開き直してください。',
    lost: '<strong>接続が切れました。</strong>再接続しています。確定したベットは有効のまま精算されます。',
    reopening:
      '<strong>ハウスはまもなく再開します。</strong>自動的に戻ります。確定したベットは有効のまま精算されます。',
    outOfDate: '<strong>新しい版があります。</strong>ページを読み込み直してください。',
    tryNow: '再接続',
    loadAgain: '再読み込み',
  },
  pages: 'メイン',
  place: {
    tables: 'テーブル',
    record: 'プレイ履歴',
    rules: 'ルール',
    study: '確率研究',
    settings: '設定',
  },
  shortPlace: {
    tables: 'テーブル',
    record: '履歴',
    rules: 'ルール',
    study: '確率研究',
    settings: '設定',
  },
  sound: { title: 'サウンド', on: 'サウンドはオン', off: 'サウンドはオフ' },
  theme: { light: '昼の配色に変更', dark: '夜の配色に変更' },
  topUp: {
    pause: '休憩する',
    title: 'コインが足りません',
    lead: '残りのコインでは、どのテーブルでもベットできません。ハウスから新しいプレイコインをお渡しします。支払いは不要で、勝っても増えるのはコインだけです。ここでおやめいただけます。',
    take: 'コインを受け取る',
    close: '今はしない',
    done: 'ハウスがコインを補充しました。',
  },
  visit: {
    time: 'プレイ時間<strong>{time}</strong>',
    net: '収支<strong>{net:signed}</strong>',
  },
});
