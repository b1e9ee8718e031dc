// Texts of the seal of a shoe, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/fairness.ts';

export default translation<typeof en>()({
  title: '封存',
  button: {
    failed: '封存不符。打開查看如何處理',
    none: '此靴未封存',
    deck: {
      sealed: '此副牌的封存',
      checked: '此副牌的封存。上一局已驗證',
      cut: '此副牌的封存。{cut}',
      cutChecked: '此副牌的封存。{cut}。上一局已驗證',
    },
    shoe: {
      sealed: '此靴的封存',
      checked: '此靴的封存。上一局已驗證',
      cut: '此靴的封存。{cut}',
      cutChecked: '此靴的封存。{cut}。上一局已驗證',
    },
  },
  anybody:
    '不用本頁面，任何人亦可驗證任何一局或一靴：方法寫在本項目的公平性說明中，並附有以另一種語言寫成的驗證程式。',
  unsealed: {
    title: '此處沒有封存',
    early: '此靴在啟用封存之前製成。下一靴會有封存。',
    notYet: '下一靴尚未製成。製成後立即顯示其封存，在此之前任何人都不能投注。',
    byPerson:
      '本檯由荷官以看得見的實體牌發牌。事先無人知道牌序，因此沒有可以封存的內容；是否一切正常，由檯前眾人的眼睛、賭場日誌與攝錄機監察。',
  },
  exchanged: {
    title: '封存已被調換',
    text: '關於第{shoe:number}靴，此視窗先前收到的是<first>一個封存</first>，牌檯現在給出的是<second>另一個</second>。已封存的牌靴絕不會改變。請勿在此投注，記下兩者，並向賭場查詢。',
  },
  commitment: {
    deck: '第{shoe:number}局整副牌，已封存',
    shoe: '第{shoe:number}靴，已封存',
    copy: '複製',
    copyName: '複製承諾值',
    about:
      '全部{cards:number}張牌的次序，在任何人可以投注之前已經確定。這個數就是承諾值，它代表這個次序，而不透露其中任何內容。打開的牌必須與它相符：一張也無法調換。',
    digits: '全部64個字元，可抄下或讀出核對',
    since: {
      start: '此視窗在本靴首次投注之前已持有此封存。',
      round: '此視窗由第{round:number}局起持有此封存；如要確認之前各局，請與當時在場的人核對。',
    },
    rim: '封存標記的邊緣由這些字元繪成。如果兩位客人看到同一靴的封存不同，就有人受騙了。',
  },
  cut: {
    title: '如何割牌',
    deckNotYet: '尚未割牌：您的數值隨「發牌」送出，這副牌隨即以此割牌。',
    now: '正在割牌：每位客人的用戶端提交一個數值，先提交其雜湊值，再提交數值本身。',
    how: '<strong>{cut}。</strong>{proves}',
    proves: {
      beacon:
        '牌序由公共隨機信標決定，而信標在提交數值者的名單截止之後才公布：不論賭場或客人，誰都無從選擇。凡在信標公布之前看到封存與名單的人，都得到證明。',
      beaconWithOwn:
        '牌序由公共隨機信標決定，而信標在提交數值者的名單截止之後才公布：不論賭場或客人，誰都無從選擇。凡在信標公布之前看到封存與名單的人，都得到證明；您的數值亦在牌序之中。',
      house:
        '沒有客人提交數值，只有賭場自己的數值。這證明牌序在任何人投注之前已經確定，但不能證明賭場沒有選擇牌序。',
      houseAlone:
        '您沒有提交數值，只有賭場自己的數值。這證明牌序在任何人投注之前已經確定，但不能證明賭場沒有選擇牌序。',
      alone:
        '您的數值隨「發牌」送出，那時賭場能定的都已確定：它無從選擇此牌序。如果賭場遺漏了您的數值，公開的整副牌會顯示出來。',
      own: '您的數值在其中。賭場在知道您的數值之前已定下自己的部分，因此無從選擇牌序：這對您已得到證明。提交數值的人都沒有看過任何一張牌。',
      oneOther:
        '您的數值不在其中。對您得到證明的是：賭場在任何人投注之前已經定下自己的部分，其後不能更改。最終牌序是否由賭場選擇，您無法判斷：該數值可能出自賭場。提交該數值的人則可以判斷。',
      others:
        '您的數值不在其中。對您得到證明的是：賭場在任何人投注之前已經定下自己的部分，其後不能更改。最終牌序是否由賭場選擇，您無法判斷：所有數值都可能出自賭場。提交過其中數值的人則可以判斷。',
    },
    failed: {
      one: '此前有一次割牌失敗，因為有人沒有公開數值。',
      two: '此前有兩次割牌失敗，因為有人沒有公開數值。',
      three: '此前有三次割牌失敗，因為有人沒有公開數值。',
      choice: '這樣做的人最多可在{orders:words}種牌序之中選擇，此事已記錄在案。',
      houseAlone: '第三次之後由賭場單獨割牌。連續三次失敗，值得追問。',
    },
    awaited: '封存指定了公共隨機信標，而賭場表示未能及時取得；它是否已經公布，任何人都可以查證。',
    missed: '另有{patrons:count}位客人遲到或名額已滿，已記錄在案。',
    beacon: '隨機信標的數值與簽署列在每一局的公開內容中，驗證時一併核對。',
    seed: '公開次序的種子：<hash>種子</hash>',
  },
  own: {
    title: '您的參與',
    noneAlone: '您按「發牌」時，您的用戶端會抽取一個數值。',
    none: '此靴割牌時您不在場。下一靴割牌，您的用戶端會自動參與。',
    coup: '第{shoe:number}局。',
    shoe: '第{shoe:number}靴。',
    standing: {
      alone: '數值已隨「發牌」送出。',
      offered: '其雜湊值正在送往牌檯。',
      bound: '您的用戶端已鎖定此數值：牌檯持有其雜湊值，而無人知道數值本身。',
      told: '數值已公開，割牌尚未決定。',
      in: '此靴以您的數值割牌。',
      'left-out': '被遺漏：您的用戶端已提交，而牌檯的名單中沒有它。此靴未以您的數值割牌。',
      unused: '未使用：所屬的那次割牌失敗，或結束時未用到此數值。',
      missed: {
        late: '未參與此次割牌：數值已開始公開。此事已隨本靴記錄在案，您可以參與下一靴。',
        full: '未參與此次割牌：名單已滿。此事已隨本靴記錄在案，您可以參與下一靴。',
        unknown: '未參與此次割牌：遲到。此事已隨本靴記錄在案，您可以參與下一靴。',
      },
      refused: {
        'not-cutting': '未獲接受：當時不是割牌時間。',
        'already-cut': '未獲接受：您已參與此次割牌。',
        'cut-full': '未獲接受：此次割牌名額已滿。',
        'wrong-value': '未獲接受：這不是您鎖定的數值。',
        'barred-from-cut': '未獲接受：您有一個數值在此次割牌中未公開。下一靴可重新參與。',
        'table-paused': '未獲接受：牌檯已暫停。',
        suspended: '未獲接受：您的帳戶已暫停投注。',
        unknown: '未獲接受。',
      },
    },
    value: '您的數值',
    hash: '先提交的雜湊值',
    list: '所在名單',
  },
  bring: {
    title: '使用自己的數值',
    phrase: '一句話，隨您喜歡',
    made: '經SHA-256變為32位元組',
    fresh: '加入新的隨機位元組<small>無人能猜中</small>',
    alone: '只用這句話<small>任何人都能重做；賭場若猜中這句話，便可從中得益</small>',
    bytes: '隨機位元組',
    value: '數值',
    typeFirst: '請先輸入一句話',
    use: { deck: '用於下一副牌', shoe: '用於下一靴' },
    waits: {
      deck: '<hash>數值</hash>將用於下一副牌。',
      shoe: '<hash>數值</hash>將用於下一靴。',
    },
  },
  check: {
    titleCoup: '上一局',
    titleRound: '上一局',
    noneCoup: '尚未有結束的牌局。每局一結束即可驗證。',
    noneRound: '本靴尚未有結束的牌局。每局一結束即可驗證。',
    every: '自動驗證每一局',
    unanswered: '賭場沒有公開：{why}無法驗證並不能證明甚麼。',
    coup: {
      check: '驗證第{shoe:number}局',
      holds: '<strong>第{shoe:number}局驗證通過。</strong>共{steps:count}步，全部在此裝置上完成。',
      fails: '第{shoe:number}局驗證未通過：{step}',
    },
    round: {
      check: '驗證第{shoe:number}靴第{round:number}局',
      holds:
        '<strong>第{shoe:number}靴第{round:number}局驗證通過。</strong>共{steps:count}步，全部在此裝置上完成。',
      fails: '第{shoe:number}靴第{round:number}局驗證未通過：{step}',
    },
    save: '儲存此局',
    full: '查看全部',
    todo: {
      stop: '請勿再在此檯投注。',
      save: '立即儲存檔案。它是您的證據：賭場已經公布的內容，再也無法改得相符。',
      ask: '請他人用另一個驗證程式驗證，並要求賭場答覆。',
    },
    saveEvidence: '儲存證據',
  },
  step: {
    answer: '賭場的答覆',
    noRound: '賭場傳來的不是公開的牌局：{fault}',
    wholeShoe: '賭場傳來的不是公開的牌局，而是整個牌靴。',
    seen: '檯面所示',
    otherRound:
      '這是{table}第{shoe:number}靴第{round:number}局；所要的是第{wantedShoe:number}靴第{wantedRound:number}局。',
    notSeen: '這正是所要的一局。此視窗未曾看到該局的牌。',
    differs: {
      player: '檯面所示閒家的牌為{shown}，公開的卻是{opened}。如果賭場其後更正過這一局，原因便在於此。',
      banker: '檯面所示莊家的牌為{shown}，公開的卻是{opened}。如果賭場其後更正過這一局，原因便在於此。',
    },
    nothing: '無',
    same: '公開的牌與您在檯面看到的牌，雙方都一致。',
    told: '此視窗所收到的',
    toldBefore: '承諾值與此視窗在本靴首次投注之前收到的相同。',
    toldIn: '承諾值與此視窗在第{round:number}局收到的相同。',
  },
});
