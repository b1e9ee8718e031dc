// Texts of what a table says of a round beside its cloth, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/play.ts';

export default translation<typeof en>()({
  cut: {
    called: {
      committing: '請割牌',
      revealing: '公開割牌數值',
      awaiting: '等候隨機信標',
      done: '割牌完成',
    },
    how: {
      house: '由賭場單獨割牌',
      own: '由您的數值割牌',
      patrons: '由{patrons:count}位客人割牌',
    },
    state: {
      nobody: '暫無人割牌',
      patrons: '{patrons:count}位客人已割牌',
      attempt: '{patrons} · 第{attempt:number}次割牌，最多{most:number}次',
      revealed: '已公開{revealed:number}/{committed:number}',
      house: '由賭場單獨割牌',
      values: '由{values:count}個數值割牌',
      valuesWithOwn: '由{values:count}個數值割牌，包括您的',
      withOwn: '{state} · {own}',
    },
    own: {
      cut: '您已割牌',
      listed: '您在名單內',
      told: '您的已公開',
      missed: '您的數值未及時送達',
      leftOut: '您的數值被遺漏',
    },
  },
  rail: {
    chip: '籌碼',
    chipBeyond: {
      left: '{chip:coins}，超過您尚餘的{left:coins}',
      nothing: '{chip:coins}，您已沒有可用於投注的餘額',
    },
    act: { undo: '復原', clear: '清除', rebet: '重複投注', double: '雙倍' },
    confirm: '確認<strong>{stake:coins}</strong>',
    waits: { noLink: '未連線', onItsWay: '提交中', nothing: '未放籌碼' },
    first: {
      byItself:
        '<strong>圓環走完時，您的籌碼自動下注。</strong><more>按「確認」可立即下注。亦可在設定中改為每次都由您確認。</more>',
      byPatron:
        '<strong>圓環走完之前，請按「確認」，</strong><more>您的籌碼才算下注。未確認的會退回給您。</more>',
      read: '知道了',
    },
  },
  refused: {
    act: {
      'not-cutting': '現在不是割牌時間',
      'already-cut': '您已參與此次割牌',
      'cut-full': '此次割牌名額已滿',
      'wrong-value': '這不是您鎖定的數值',
      'barred-from-cut': '您在此次割牌中有數值未公開：下一靴可再參與',
      'round-over': '該局已結束',
      'not-your-card': '此牌不由您翻開',
      'no-seats-here': '此檯不設座位',
      'no-such-seat': '沒有此座位',
      'seat-taken': '此座位剛剛有人坐下',
      'seat-given-up': '您的座位已收回：請重新入座',
      'already-seated': '您已有座位：請先離座',
      'not-seated': '請先入座',
      'stakes-on-felt': '您有投注未結算：請待本局結算後離開',
      'shoe-not-offered': '牌靴已交到下一位',
      'not-the-holder': '現由另一位持靴',
      'behind-not-allowed': '此座位現在不允許跟注',
      'behind-amount': '不符合此檯限紅',
      'behind-full': '此座位的跟注人數已滿',
      'table-paused': '牌檯已暫停',
      suspended: '您的帳戶已暫停投注：仍可旁觀',
    },
    failed: {
      'no-link': '與牌檯沒有連線',
      'no-answer': '牌檯沒有回覆：請查看是否已執行',
      malformed: '牌檯無法辨識該訊息：請重新載入頁面',
      'too-large': '訊息過大',
      'unknown-message': '牌檯無法辨識該訊息：請重新載入頁面',
      'too-frequent': '訊息過於頻密：請稍候',
      'no-such-table': '沒有此牌檯',
      'not-signed-in': '登入已失效：請重新載入頁面',
      'wrong-origin': '頁面來自其他地址',
      'other-protocol': '已有新版本，請重新載入頁面',
      busy: '牌檯繁忙：請稍後再試',
      'cannot-record': '牌檯暫時無法記錄：請稍後再試',
      'slow-reader': '連線速度過慢',
      'table-stopped': '牌檯暫停服務',
      'at-another-table': '您已在另一張牌檯：請先離開該檯',
    },
    sentence: '{why}。',
    ticket: {
      excluded: '您已停止遊戲：可以觀看，但不接受投注',
      'time-out': '您正在休息：結束後可以投注',
      'reality-check': '請先閱讀您玩了多久',
      ownLimit: {
        loss: '您的輸額限額還剩 {open:coins}',
        stake: '您的投注限額還剩 {open:coins}',
        time: '您的在檯時間已到限額',
      },
      'betting-closed': '本局已停止下注',
      'no-seat': '在此檯投注須先入座',
      elsewhere: '您在其他{tables:count}張牌檯有投注未結算：待其中一檯結算後方可在此投注',
      oneMain: '每局只能投三項之一：已投注{bet}',
      notOffered: '此檯不設{bet}',
      modeNotOffered: {
        traditional: '此檯不設傳統模式',
        'no-commission': '此檯不設免佣模式',
      },
      modeFixed: {
        traditional: '您本局的投注為傳統模式：可在下一局更改',
        'no-commission': '您本局的投注為免佣模式：可在下一局更改',
      },
      closedForShoe: '{bet}在第{round:numeral}局後已關閉',
      steps: '{bet}須以{step:coins}的倍數投注',
      belowMinimum: '{bet}最低{least:coins}',
      aboveMaximum: '{bet}最高{most:coins}',
      balance: '您可用於投注的尚有{left:coins}',
      noBalance: '您已沒有可用於投注的餘額',
      differential: {
        unnamed: {
          player: '{player}尚可投{open:coins}',
          banker: '{banker}尚可投{open:coins}',
        },
        unnamedFull: {
          player: '{banker}有投注之前，不能再投{player}',
          banker: '{player}有投注之前，不能再投{banker}',
        },
        table: {
          player: '{player}尚可投{open:coins}（全檯差額限紅{limit:coins}）',
          banker: '{banker}尚可投{open:coins}（全檯差額限紅{limit:coins}）',
        },
        tableFull: {
          player: '{banker}有投注之前，不能再投{player}（全檯差額限紅{limit:coins}）',
          banker: '{player}有投注之前，不能再投{banker}（全檯差額限紅{limit:coins}）',
        },
        patron: {
          player: '您在{player}尚可投{open:coins}（個人差額限紅{limit:coins}）',
          banker: '您在{banker}尚可投{open:coins}（個人差額限紅{limit:coins}）',
        },
        patronFull: {
          player: '您投注{banker}之前，不能再投{player}（個人差額限紅{limit:coins}）',
          banker: '您投注{player}之前，不能再投{banker}（個人差額限紅{limit:coins}）',
        },
      },
    },
  },
  remark: {
    reason: {
      settled: '本局：{reason}',
      cancelled: '已取消：{reason}',
      voided: '已作廢：{reason}',
      resettled: '已重新結算：{reason}',
    },
    seenEarly: {
      player: {
        first: '{player}第一張牌提早露出：{card}。本局照常進行',
        second: '{player}第二張牌提早露出：{card}。本局照常進行',
        third: '{player}第三張牌提早露出：{card}。本局照常進行',
      },
      banker: {
        first: '{banker}第一張牌提早露出：{card}。本局照常進行',
        second: '{banker}第二張牌提早露出：{card}。本局照常進行',
        third: '{banker}第三張牌提早露出：{card}。本局照常進行',
      },
    },
    closingAfterRound: '本局後關檯',
    closingAfterShoe: '本靴後關檯',
    manual: '人手輸入牌張',
    newLimits: '下一局起用新限紅',
    newLimitsOnMains: '下一局起用新限紅：主注{least:coins}至{most:coins}',
  },
  squeeze: {
    rights: {
      player: '由您咪{player}的牌',
      banker: '由您咪{banker}的牌',
      both: '雙方均由您咪牌',
    },
    largest: '投注最大者咪牌：{stake:coins}',
    largestOfNone: '投注最大者咪牌',
    waits: { player: '{player}的牌等您開', banker: '{banker}的牌等您開' },
    turned: {
      none: '牌面朝下',
      quarter: '已翻開四分之一',
      half: '已翻開一半',
      percent: '已翻開{percent:number}%',
    },
  },
  switch: {
    before: '上一檯',
    next: '下一檯',
    others: '其他牌檯',
  },
  trouble: {
    stopped: { called: '此檯暫停服務', says: '您的投注穩妥無誤。您可以離開。' },
    paused: { called: '牌檯已暫停', says: '您的投注維持不變，稍後繼續。' },
    cancelled: { called: '本局已取消', says: '投注全數退回。' },
    shut: { called: '已關檯', says: '重新開檯之前不發牌。' },
    dealerAway: {
      called: '正在等候荷官',
      says: '您的投注維持不變。已通知主任。',
    },
    result: {
      called: '正在確認結果',
      says: '荷官確認後立即派彩。',
    },
    newShoe: { called: '新一靴', opens: '即將開放下注', prepares: '荷官正在準備牌靴' },
  },
});
