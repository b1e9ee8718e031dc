// Texts of what a table says of a round beside its cloth, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/play.ts';

export default translation<typeof en>()({
  cut: {
    called: {
      committing: '请切牌',
      revealing: '公开切牌数值',
      awaiting: '等待随机信标',
      done: '切牌完成',
    },
    how: {
      house: '由赌场单独切牌',
      own: '由您的数值切牌',
      patrons: '由{patrons:count}位客人切牌',
    },
    state: {
      nobody: '暂无人切牌',
      patrons: '{patrons:count}位客人已切牌',
      attempt: '{patrons} · 第{attempt:number}次，最多{most:number}次',
      revealed: '已公开{revealed:number}/{committed:number}',
      house: '由赌场单独切牌',
      values: '由{values:count}个数值切牌',
      valuesWithOwn: '由{values:count}个数值切牌，包括您的',
      withOwn: '{state} · {own}',
    },
    own: {
      cut: '您已切牌',
      listed: '您在名单中',
      told: '您的已公开',
      missed: '您的数值未及时送达',
      leftOut: '您的数值被遗漏',
    },
  },
  rail: {
    chip: '筹码',
    chipBeyond: {
      left: '{chip:coins}，超过您剩余的{left:coins}',
      nothing: '{chip:coins}，您已没有可用于投注的余额',
    },
    act: { undo: '复原', clear: '清除', rebet: '重复投注', double: '双倍' },
    confirm: '确认<strong>{stake:coins}</strong>',
    waits: { noLink: '未连接', onItsWay: '提交中', nothing: '未放筹码' },
    first: {
      byItself:
        '<strong>圆环走完时，您的筹码自动下注。</strong><more>按“确认”可立即下注。也可在设置中改为每次都由您确认。</more>',
      byPatron:
        '<strong>圆环走完之前，请按“确认”，</strong><more>您的筹码才算下注。未确认的会退回给您。</more>',
      read: '知道了',
    },
  },
  refused: {
    act: {
      'not-cutting': '现在不在切牌',
      'already-cut': '您已参与此次切牌',
      'cut-full': '此次切牌的参与名额已满',
      'wrong-value': '这不是您锁定的数值',
      'barred-from-cut': '您在此次切牌中有数值未公开：下一靴可再参与',
      'round-over': '该局已结束',
      'not-your-card': '此牌不由您翻开',
      'no-seats-here': '此桌不设座位',
      'no-such-seat': '没有此座位',
      'seat-taken': '此座位刚被他人坐下',
      'seat-given-up': '您的座位已被收回：请重新入座',
      'already-seated': '您已有座位：请先离座',
      'not-seated': '请先入座',
      'stakes-on-felt': '您有未结投注：请待本局结算后离开',
      'shoe-not-offered': '牌靴已交予下一位',
      'not-the-holder': '现由他人持靴',
      'behind-not-allowed': '此座位现在不允许跟注',
      'behind-amount': '不符合此桌限红',
      'behind-full': '此座位的跟注人数已满',
      'table-paused': '桌台已暂停',
      suspended: '您的账户已暂停投注：仍可旁观',
    },
    failed: {
      'no-link': '与桌台没有连接',
      'no-answer': '桌台没有答复：请查看是否已执行',
      malformed: '桌台无法识别该消息：请重新加载页面',
      'too-large': '消息过大',
      'unknown-message': '桌台无法识别该消息：请重新加载页面',
      'too-frequent': '消息过于频繁：请稍候',
      'no-such-table': '没有此桌台',
      'not-signed-in': '会话已结束：请重新加载页面',
      'wrong-origin': '页面来自其他地址',
      'other-protocol': '已有新版本，请重新加载页面',
      busy: '桌台繁忙：请稍后再试',
      'cannot-record': '桌台暂时无法记录：请稍后再试',
      'slow-reader': '连接速度过慢',
      'table-stopped': '桌台暂停服务',
      'at-another-table': '您已在另一张桌台：请先离开该桌',
    },
    sentence: '{why}。',
    ticket: {
      excluded: '您已停止游戏：可以观看，但不接受投注',
      'time-out': '您正在休息：结束后可以投注',
      'reality-check': '请先阅读您玩了多久',
      ownLimit: {
        loss: '您的输额限额还剩 {open:coins}',
        stake: '您的投注限额还剩 {open:coins}',
        time: '您的在桌时间已到限额',
      },
      'betting-closed': '本局已停止下注',
      'no-seat': '在此桌投注须先入座',
      elsewhere: '您在其他{tables:count}张桌台有未结投注：待其中一桌结算后方可在此投注',
      oneMain: '每局只能投三项之一：已投注{bet}',
      notOffered: '此桌不提供{bet}',
      modeNotOffered: {
        traditional: '此桌不提供传统模式',
        'no-commission': '此桌不提供免佣模式',
      },
      modeFixed: {
        traditional: '您本局的投注为传统模式：可在下一局更改',
        'no-commission': '您本局的投注为免佣模式：可在下一局更改',
      },
      closedForShoe: '{bet}在第{round:numeral}局后已关闭',
      steps: '{bet}须以{step:coins}的倍数投注',
      belowMinimum: '{bet}最低{least:coins}',
      aboveMaximum: '{bet}最高{most:coins}',
      balance: '您可用于投注的还有{left:coins}',
      noBalance: '您已没有可用于投注的余额',
      differential: {
        unnamed: {
          player: '{player}还可投{open:coins}',
          banker: '{banker}还可投{open:coins}',
        },
        unnamedFull: {
          player: '{banker}有投注之前，不能再投{player}',
          banker: '{player}有投注之前，不能再投{banker}',
        },
        table: {
          player: '{player}还可投{open:coins}（全台差额限红{limit:coins}）',
          banker: '{banker}还可投{open:coins}（全台差额限红{limit:coins}）',
        },
        tableFull: {
          player: '{banker}有投注之前，不能再投{player}（全台差额限红{limit:coins}）',
          banker: '{player}有投注之前，不能再投{banker}（全台差额限红{limit:coins}）',
        },
        patron: {
          player: '您在{player}还可投{open:coins}（个人差额限红{limit:coins}）',
          banker: '您在{banker}还可投{open:coins}（个人差额限红{limit:coins}）',
        },
        patronFull: {
          player: '您投注{banker}之前，不能再投{player}（个人差额限红{limit:coins}）',
          banker: '您投注{player}之前，不能再投{banker}（个人差额限红{limit:coins}）',
        },
      },
    },
  },
  remark: {
    reason: {
      settled: '本局：{reason}',
      cancelled: '已取消：{reason}',
      voided: '已作废：{reason}',
      resettled: '已重新结算：{reason}',
    },
    seenEarly: {
      player: {
        first: '{player}第一张牌提前露出：{card}。本局照常进行',
        second: '{player}第二张牌提前露出：{card}。本局照常进行',
        third: '{player}第三张牌提前露出：{card}。本局照常进行',
      },
      banker: {
        first: '{banker}第一张牌提前露出：{card}。本局照常进行',
        second: '{banker}第二张牌提前露出：{card}。本局照常进行',
        third: '{banker}第三张牌提前露出：{card}。本局照常进行',
      },
    },
    closingAfterRound: '本局后关台',
    closingAfterShoe: '本靴后关台',
    manual: '手动录入牌张',
    newLimits: '下一局起用新限红',
    newLimitsOnMains: '下一局起用新限红：主注{least:coins}至{most:coins}',
  },
  squeeze: {
    rights: {
      player: '由您咪{player}的牌',
      banker: '由您咪{banker}的牌',
      both: '双方均由您咪牌',
    },
    largest: '投注最大者咪牌：{stake:coins}',
    largestOfNone: '最大投注者咪牌',
    waits: { player: '{player}的牌等您来开', banker: '{banker}的牌等您来开' },
    turned: {
      none: '牌面朝下',
      quarter: '已翻开四分之一',
      half: '已翻开一半',
      percent: '已翻开{percent:number}%',
    },
  },
  switch: {
    before: '上一桌',
    next: '下一桌',
    others: '其他桌台',
  },
  trouble: {
    stopped: { called: '此桌暂停服务', says: '您的投注安全无误。您可以离开。' },
    paused: { called: '桌台已暂停', says: '您的投注保持不变，稍后继续。' },
    cancelled: { called: '本局已取消', says: '全部投注已退回。' },
    shut: { called: '已关台', says: '重新开台之前不发牌。' },
    dealerAway: {
      called: '正在等待荷官',
      says: '您的投注保持不变。已通知主管。',
    },
    result: {
      called: '正在确认结果',
      says: '荷官确认后立即派彩。',
    },
    newShoe: { called: '新牌靴', opens: '即将开放下注', prepares: '荷官正在准备牌靴' },
  },
});
