// Texts that stand around every page of the patrons, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/shell.ts';

export default translation<typeof en>()({
  toContent: '跳到正文',
  broken: {
    title: '此页面已停止运行',
    says: '已确认的投注仍然有效并照常结算。重新加载页面通常可以解决。',
    act: '重新加载',
  },
  fault: {
    unreachable: '无法连接服务器。',
    unreadable: '服务器返回{status:numeral}，未说明原因。',
    'invalid-request': '服务器无法处理此请求：请重新加载页面。',
    'not-signed-in': '请先进入大厅。',
    'wrong-origin': '请求来自其他网站。',
    protected: '您设定的限额或休息目前不允许这样做。',
    'not-broke': '余额已不足以投注，且没有未结投注时，才能补充。',
    'name-refused': '不能使用此名称：请另选一个。',
    'sign-in-refused': '未被接受。',
    'prove-first': '请先出示通行密钥。',
    'closed-to-guests': '请先登录。',
    conflict: '情况已有变化。',
    'no-such-table': '没有此桌台。',
    'not-found': '此处没有内容。',
    'too-large': '请求过大。',
    'too-frequent': '请求过于频繁：请稍候。',
    'not-ready': '桌台尚未开放。请稍后再试。',
    internal: '系统内部出错。请重试。',
    'nothing-written': '目前无法记录：数据库无法写入。请稍后再试。',
    'perhaps-written': '记录时磁盘故障：请先查看是否已执行，再重做。',
  },
  faultDetail: {
    'new-guests': '来自此网络地址的新访客过多：请在{seconds:count}秒后重试。',
    proofs: '同时索取的证明过多：请稍候。',
    'no-shoe': '没有此牌靴，或牌靴尚未结束。',
    'no-proof-of-shoe': '没有此牌靴、牌靴尚未结束，或由荷官发牌而没有封存。',
    'no-proof-of-round': '没有此局、该局尚未结束，或由荷官发牌而没有封存。',
  },
  lost: {
    name: '没有此页',
    title: '没有此页',
    says: '网址有误，或所指内容已不存在。',
    act: '前往桌台',
  },
  news: {
    settled: '{table}：{result}。您本局：{net}。',
    missed: '您离开期间，有{rounds:count}局被更正或取消。',
    record: '游戏记录',
  },
  pattern: {
    streak: {
      player: '{player}连开{length:number}局',
      banker: '{banker}连开{length:number}局',
    },
    chop: '单跳{length:number}局',
    twos: '双跳{length:number}组',
    noTie: '{length:count}局未开{tie}',
    notice: '{table}：{pattern}。',
  },
});
