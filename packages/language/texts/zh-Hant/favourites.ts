// Texts of favourite bets, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/favourites.ts';

export default translation<typeof en>()({
  title: '您的收藏投注',
  name: '名稱',
  save: '儲存',
  replace: '取代',
  delete: '刪除',
  deleteNamed: '刪除{name}',
  bet: '{bet}：{stake:coins}',
  andMore: '{bet}等',
  notOffered: '此檯不設：{bets:items}',
  nothing: '先放好要儲存的籌碼，再回到這裏。無須確認投注。',
  full: '您已有{most:count}個收藏，已達上限。刪除一個，才可再儲存。',
});
