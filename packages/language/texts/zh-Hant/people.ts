// Texts of the people at a table and of the patron's own name, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/people.ts';

export default translation<typeof en>()({
  title: '檯上客人',
  nobody: '暫時無人。',
  aGuest: '訪客',
  you: '您',
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
    removedByHouse: '賭場已移除您的名稱。您可以另選一個。',
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
  nameFault: {
    'too-short': '名稱太短：最少要有{least:count}個字元。',
    'too-long': '名稱太長：最多{most:count}個字元。',
    character: '名稱有不可使用的字元：請用文字、數字0至9、空格、撇號、連字號和點。',
    'no-letter': '名稱沒有文字：請加上最少一個。',
    'mixed-scripts': '名稱混用了不能並用的文字：請只用一種。',
    'house-name': '此名稱由賭場使用：請另選一個。',
    offensive: '名稱有賭場不予顯示的字詞：請另選一個。',
    'often-changed': '您今天已多次更改名稱：請明天再選。',
    'removed-before': '賭場曾移除此名稱：請另選一個。',
  },
});
