// Texts that stand around every page of the patrons, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/shell.ts';

export default translation<typeof en>()({
  toContent: '跳到正文',
  broken: {
    title: '此頁面已停止運作',
    says: '已確認的投注仍然有效，並照常結算。重新載入頁面通常可以解決。',
    act: '重新載入',
  },
  fault: {
    unreachable: '無法連接伺服器。',
    unreadable: '伺服器傳回{status:numeral}，未說明原因。',
    'invalid-request': '伺服器無法處理此要求：請重新載入頁面。',
    'not-signed-in': '請先進入大廳。',
    'wrong-origin': '要求來自其他網站。',
    protected: '您設定的限額或休息目前不允許這樣做。',
    'not-broke': '餘額已不足以投注，而且沒有未結算的投注時，才可補充。',
    'name-refused': '不能使用此名稱：請另選一個。',
    'sign-in-refused': '未被接受。',
    'prove-first': '請先出示密碼金鑰。',
    'closed-to-guests': '請先登入。',
    conflict: '情況已有變化。',
    'no-such-table': '沒有此牌檯。',
    'not-found': '此處沒有內容。',
    'too-large': '要求的內容過大。',
    'too-frequent': '要求過於頻密：請稍候。',
    'not-ready': '牌檯尚未開放。請稍後再試。',
    internal: '系統內部出錯。請重試。',
    'nothing-written': '目前無法記錄：資料庫無法寫入。請稍後再試。',
    'perhaps-written': '記錄時磁碟故障：請先查看是否已執行，再重做。',
  },
  faultDetail: {
    'new-guests': '來自此網絡地址的新訪客過多：請在{seconds:count}秒後重試。',
    proofs: '同時索取的證明過多：請稍候。',
    'no-shoe': '沒有此牌靴，或牌靴尚未結束。',
    'no-proof-of-shoe': '沒有此牌靴、牌靴尚未結束，或由荷官發牌而沒有封存。',
    'no-proof-of-round': '沒有此局、該局尚未結束，或由荷官發牌而沒有封存。',
  },
  lost: {
    name: '沒有此頁',
    title: '沒有此頁',
    says: '網址有誤，或所指的內容已不存在。',
    act: '前往牌檯',
  },
  news: {
    settled: '{table}：{result}。您本局：{net}。',
    missed: '您離開期間，有{rounds:count}局被更正或取消。',
    record: '遊戲記錄',
  },
  pattern: {
    streak: {
      player: '{player}連開{length:number}局',
      banker: '{banker}連開{length:number}局',
    },
    chop: '單跳{length:number}局',
    twos: '雙跳{length:number}組',
    noTie: '{length:count}局未開{tie}',
    notice: '{table}：{pattern}。',
  },
});
