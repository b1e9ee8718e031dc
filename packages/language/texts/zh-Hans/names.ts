// Texts of names in the console, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/names.ts';

export default translation<typeof en>()({
  dealers: {
    title: '荷官对客人的显示',
    note: '新名称下一局起显示在台面上。',
    reading: '正在读取荷官',
    nobody: '还没有荷官',
    signsInAs: '登录姓名',
    publicName: '公开名称',
    publicNameOf: '{name}的公开名称',
    none: '无',
    hint: '显示在荷官卡上，每位客人可见：并非登录姓名。',
    portrait: '头像',
    drawing: {
      letter: '名称首字',
      fan: '折扇',
      laurel: '桂冠',
      lantern: '灯笼',
      crane: '仙鹤',
      moon: '月亮',
      star: '星星',
    },
    saved: '公开名称已保存',
    removed: '公开名称已移除',
    save: '保存',
    remove: '移除',
  },
  patron: {
    chosen: '自选名称',
    remove: '移除名称',
    removeOf: '移除名称{name}',
    effect: '其他人立即只看到“访客”。客人可以另选名称，但不能再用此名称。',
    reason: '原因',
    kept: '记入日志。',
    why: { insult: '侮辱性名称', another: '冒用他人姓名', advertising: '广告' },
    removed: '名称已移除',
  },
});
