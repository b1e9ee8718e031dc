// Texts of the people at a table and of the patron's own name, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/people.ts';

export default translation<typeof en>()({
  title: '檯上客人',
  nobody: '暫時無人。',
  aGuest: '訪客',
  guests: '{n:count}位訪客',
  more: '另有{n:count}位具名客人',
  dealer: '荷官：{name}。',
  largest: '本局最大投注',
  noStakes: '暫無投注。',
  note: '名稱由客人在設定中自行選擇是否顯示。任何人的餘額都不會向他人顯示。',
  button: '檯上客人：{n:count}位',
  own: {
    title: '我的名稱',
    field: '我在牌檯的名稱',
    hint: '兩至二十個字元，只用一種文字或可以並用的文字；亦可有數字、空格、點、連字號和撇號。',
    shown: '在牌檯顯示我的名稱',
    about:
      '同檯客人會在客人名單和最大投注旁看到此名稱。不顯示時，他們看到的是「訪客」。他們永遠看不到您的餘額。',
    removedByHouse: '場方已移除您的名稱。您可以另選一個。',
    unread: '無法讀取您的名稱。請關閉設定後再打開。',
    save: '儲存名稱',
    remove: '移除名稱',
    left: {
      none: '明天可以另選名稱。',
      other: '今天尚可更改{n:count}次。',
    },
    saved: '同檯客人看到您的名稱為{name}。',
    savedHidden: '您的名稱是{name}，他人看不到。',
    removed: '您的名稱已移除。',
  },
});
