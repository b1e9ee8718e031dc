// Texts of favourite bets, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/favourites.ts';

export default translation<typeof en>()({
  title: '您的收藏投注',
  name: '名称',
  save: '保存',
  replace: '替换',
  delete: '删除',
  deleteNamed: '删除{name}',
  bet: '{bet}：{stake:coins}',
  andMore: '{bet}等',
  notOffered: '此桌不提供：{bets:items}',
  nothing: '先放好要保存的筹码，再回到这里。无须确认投注。',
  full: '您已有{most:count}个收藏，达到上限。删除一个才能再保存。',
});
