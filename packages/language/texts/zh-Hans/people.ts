// Texts of the people at a table and of the patron's own name, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/people.ts';

export default translation<typeof en>()({
  title: '本桌客人',
  nobody: '暂时无人。',
  aGuest: '访客',
  you: '您',
  guests: '{n:count}位访客',
  more: '另有{n:count}位具名客人',
  dealer: '荷官：{name}。',
  largest: '本局最大投注',
  noStakes: '暂无投注。',
  note: '名称由客人在设置中自行选择是否显示。任何人的余额都不会向他人显示。',
  button: '本桌客人：{n:count}位',
  own: {
    title: '我的名称',
    field: '我在桌台的名称',
    hint: '两至二十个字符，只用一种文字或可以并用的文字；也可含数字、空格、点、连字符和撇号。',
    shown: '在桌台显示我的名称',
    about:
      '同桌客人会在客人名单和最大投注旁看到此名称。不显示时，他们看到的是“访客”。他们永远看不到您的余额。',
    removedByHouse: '赌场已移除您的名称。您可以另选一个。',
    unread: '无法读取您的名称。请关闭设置后再打开。',
    save: '保存名称',
    remove: '移除名称',
    left: {
      none: '明天可以另选名称。',
      other: '今天还可以更改{n:count}次。',
    },
    saved: '同桌客人看到您的名称为{name}。',
    savedHidden: '您的名称是{name}，他人看不到。',
    removed: '您的名称已移除。',
  },
  nameFault: {
    'too-short': '名称太短：至少需要{least:count}个字符。',
    'too-long': '名称太长：最多{most:count}个字符。',
    character: '名称有不允许的字符：请用文字、数字0至9、空格、撇号、连字符和点。',
    'no-letter': '名称没有文字：请至少加一个。',
    'mixed-scripts': '名称混用了不能并用的文字：请只用一种。',
    'house-name': '此名称由赌场使用：请另选一个。',
    offensive: '名称含有赌场不予显示的字词：请另选一个。',
    'often-changed': '您今天已多次更改名称：请明天再选。',
    'removed-before': '赌场曾移除此名称：请另选一个。',
  },
});
