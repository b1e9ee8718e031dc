// Texts of names in the console, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/names.ts';

export default translation<typeof en>()({
  dealers: {
    title: '荷官對客人的顯示',
    note: '新名稱下一局起顯示在檯面上。',
    reading: '正在讀取荷官',
    nobody: '尚未有荷官',
    signsInAs: '登入姓名',
    publicName: '公開名稱',
    publicNameOf: '{name}的公開名稱',
    none: '無',
    hint: '顯示在荷官卡上，每位客人可見：並非登入姓名。',
    portrait: '頭像',
    drawing: {
      letter: '名稱首字',
      fan: '摺扇',
      laurel: '桂冠',
      lantern: '燈籠',
      crane: '仙鶴',
      moon: '月亮',
      star: '星星',
    },
    saved: '公開名稱已儲存',
    removed: '公開名稱已移除',
    save: '儲存',
    remove: '移除',
  },
  patron: {
    chosen: '自選名稱',
    remove: '移除名稱',
    removeOf: '移除名稱{name}',
    effect: '其他人立即只看到「訪客」。客人可以另選名稱，但不能再用此名稱。',
    reason: '原因',
    kept: '記入日誌。',
    why: { insult: '侮辱性名稱', another: '冒用他人姓名', advertising: '廣告' },
    removed: '名稱已移除',
  },
});
