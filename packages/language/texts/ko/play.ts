// Texts of what a table says of a round beside its cloth, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/play.ts';

export default translation<typeof en>()({
  cut: {
    called: {
      committing: '카드 커트',
      revealing: '값 공개',
      awaiting: '비콘 대기 중',
      done: '커트 완료',
    },
    how: {
      house: '하우스 단독 커트',
      own: '내 값으로 커트',
      patrons: { other: '고객 {patrons:count}명이 커트' },
    },
    state: {
      nobody: '아직 참여자 없음',
      patrons: { other: '고객 {patrons:count}명 커트' },
      attempt: '{patrons} · 시도 {attempt:number}/{most:number}',
      revealed: '값 {committed:number}개 중 {revealed:number}개 공개',
      house: '하우스 단독',
      values: { other: '값 {values:count}개로 커트' },
      valuesWithOwn: { other: '내 값 포함 {values:count}개로 커트' },
      withOwn: '{state} · {own}',
    },
    own: {
      cut: '커트 참여',
      listed: '명단에 있음',
      told: '내 값 공개됨',
      missed: '내 값 늦게 도착',
      leftOut: '내 값 빠짐',
    },
  },
  rail: {
    chip: '칩',
    chipBeyond: {
      left: '{chip:coins} 칩, 남은 {left:coins} 초과',
      nothing: '{chip:coins} 칩, 베팅할 코인이 없습니다',
    },
    act: { undo: '되돌리기', clear: '모두 지우기', rebet: '다시 베팅', double: '두 배' },
    confirm: '<strong>{stake:coins}</strong> 확인',
    waits: { noLink: '연결 없음', onItsWay: '전송 중', nothing: '놓은 칩 없음' },
    first: {
      byItself:
        '<strong>링의 시간이 다 되면 놓은 칩이 자동으로 베팅됩니다.</strong> <more>확인을 누르면 바로 베팅됩니다. 매번 직접 확인하도록 설정에서 바꾸실 수 있습니다.</more>',
      byPatron:
        '<strong>확인을 눌러야 베팅됩니다.</strong> <more>링의 시간이 다 되기 전에 눌러 주세요. 확인하지 않은 칩은 반환됩니다.</more>',
      read: '알겠습니다',
    },
  },
  refused: {
    act: {
      'not-cutting': '슈를 커트하는 중이 아닙니다',
      'already-cut': '이번 커트에 이미 참여하셨습니다',
      'cut-full': '이번 커트에 남은 자리가 없습니다',
      'wrong-value': '미리 약속한 값과 다릅니다',
      'barred-from-cut': '이번 커트에서 값이 누락되었습니다. 다음 슈부터 다시 참여하실 수 있습니다',
      'round-over': '이미 끝난 라운드입니다',
      'not-your-card': '직접 오픈하실 수 있는 카드가 아닙니다',
      'no-seats-here': '좌석이 없는 테이블입니다',
      'no-such-seat': '존재하지 않는 좌석입니다',
      'seat-taken': '방금 다른 고객이 이 좌석에 앉았습니다',
      'seat-given-up': '좌석이 비워졌습니다. 다음 라운드에 다시 앉아 주세요',
      'already-seated': '이미 좌석이 있습니다. 먼저 지금 좌석에서 일어나 주세요',
      'not-seated': '먼저 좌석에 앉아 주세요',
      'stakes-on-felt': '베팅이 진행 중입니다. 라운드가 정산된 뒤 일어나 주세요',
      'shoe-not-offered': '슈 차례가 이미 지나갔습니다',
      'not-the-holder': '다른 고객이 슈를 맡고 있습니다',
      'behind-not-allowed': '지금은 이 좌석에 뒷베팅할 수 없습니다',
      'behind-amount': '이 테이블의 리미트에 맞지 않는 금액입니다',
      'behind-full': '이 좌석의 뒷베팅 인원이 모두 찼습니다',
      'table-paused': '테이블이 일시 정지되었습니다',
      suspended: '계정이 정지되어 관전만 하실 수 있습니다',
    },
    failed: {
      'no-link': '테이블과 연결되어 있지 않습니다',
      'no-answer': '테이블에서 응답이 없습니다. 처리되었는지 확인해 주세요',
      malformed: '요청을 읽지 못했습니다. 페이지를 다시 불러와 주세요',
      'too-large': '요청이 너무 큽니다',
      'unknown-message': '알 수 없는 요청입니다. 페이지를 다시 불러와 주세요',
      'too-frequent': '요청이 너무 많습니다. 잠시 기다려 주세요',
      'no-such-table': '존재하지 않는 테이블입니다',
      'not-signed-in': '접속이 종료되었습니다. 페이지를 다시 불러와 주세요',
      'wrong-origin': '다른 주소에서 열린 페이지입니다',
      'other-protocol': '새 버전이 있습니다. 페이지를 다시 불러와 주세요',
      busy: '테이블이 혼잡합니다. 잠시 후 다시 시도해 주세요',
      'cannot-record': '지금은 기록할 수 없습니다. 잠시 후 다시 시도해 주세요',
      'slow-reader': '연결 속도가 너무 느립니다',
      'table-stopped': '테이블이 잠시 중단되었습니다',
      'at-another-table': '다른 테이블에 계십니다. 먼저 그 테이블에서 나와 주세요',
    },
    sentence: '{why}.',
    ticket: {
      excluded: '플레이를 그만두었습니다: 볼 수는 있지만 베팅은 받지 않습니다',
      'time-out': '휴식 중입니다: 끝나면 베팅할 수 있습니다',
      'reality-check': '먼저 플레이한 시간을 읽어 주세요',
      ownLimit: {
        loss: '손실 한도까지 {open:coins} 남았습니다',
        stake: '베팅 한도까지 {open:coins} 남았습니다',
        time: '테이블 시간 한도에 도달했습니다',
      },
      'betting-closed': '이번 라운드의 베팅이 마감되었습니다',
      'no-seat': '좌석에 앉아야 베팅하실 수 있습니다',
      elsewhere: {
        other: '다른 테이블 {tables:count}개에서 베팅이 진행 중입니다. 정산된 뒤 여기에서 베팅해 주세요',
      },
      oneMain: '한 라운드에 셋 중 하나만 베팅할 수 있습니다. 이미 베팅한 곳: {bet}',
      notOffered: '이 테이블에 없는 베팅입니다: {bet}',
      modeNotOffered: {
        traditional: '이 테이블에는 커미션 방식이 없습니다',
        'no-commission': '이 테이블에는 노커미션 방식이 없습니다',
      },
      modeFixed: {
        traditional: '이번 라운드 베팅은 커미션 방식입니다. 다음 라운드에 변경해 주세요',
        'no-commission': '이번 라운드 베팅은 노커미션 방식입니다. 다음 라운드에 변경해 주세요',
      },
      closedForShoe: '{bet} 베팅은 라운드 {round:numeral} 이후 마감되었습니다',
      steps: '{bet}: {step:coins} 단위로 베팅해 주세요',
      belowMinimum: '{bet}: 최소 {least:coins}',
      aboveMaximum: '{bet}: 최대 {most:coins}',
      balance: '베팅 가능한 코인은 {left:coins}입니다',
      noBalance: '베팅할 수 있는 코인이 없습니다',
      differential: {
        unnamed: {
          player: '{player}: {open:coins}까지 더 베팅 가능',
          banker: '{banker}: {open:coins}까지 더 베팅 가능',
        },
        unnamedFull: {
          player: '{player}: {banker} 쪽 베팅이 들어와야 더 베팅 가능',
          banker: '{banker}: {player} 쪽 베팅이 들어와야 더 베팅 가능',
        },
        table: {
          player: '{player}: {open:coins}까지 더 베팅 가능(테이블 차액 리미트 {limit:coins})',
          banker: '{banker}: {open:coins}까지 더 베팅 가능(테이블 차액 리미트 {limit:coins})',
        },
        tableFull: {
          player: '{player}: {banker} 쪽 베팅이 들어와야 더 베팅 가능(테이블 차액 리미트 {limit:coins})',
          banker: '{banker}: {player} 쪽 베팅이 들어와야 더 베팅 가능(테이블 차액 리미트 {limit:coins})',
        },
        patron: {
          player: '{player}: {open:coins}까지 더 베팅 가능(내 차액 리미트 {limit:coins})',
          banker: '{banker}: {open:coins}까지 더 베팅 가능(내 차액 리미트 {limit:coins})',
        },
        patronFull: {
          player: '{player}: {banker} 쪽에 베팅하셔야 더 베팅 가능(내 차액 리미트 {limit:coins})',
          banker: '{banker}: {player} 쪽에 베팅하셔야 더 베팅 가능(내 차액 리미트 {limit:coins})',
        },
      },
    },
  },
  remark: {
    reason: {
      settled: '이번 라운드: {reason}',
      cancelled: '취소: {reason}',
      voided: '무효: {reason}',
      resettled: '재정산: {reason}',
    },
    seenEarly: {
      player: {
        first: '{player} 첫 번째 카드 미리 공개됨: {card}. 라운드는 그대로 진행됩니다',
        second: '{player} 두 번째 카드 미리 공개됨: {card}. 라운드는 그대로 진행됩니다',
        third: '{player} 세 번째 카드 미리 공개됨: {card}. 라운드는 그대로 진행됩니다',
      },
      banker: {
        first: '{banker} 첫 번째 카드 미리 공개됨: {card}. 라운드는 그대로 진행됩니다',
        second: '{banker} 두 번째 카드 미리 공개됨: {card}. 라운드는 그대로 진행됩니다',
        third: '{banker} 세 번째 카드 미리 공개됨: {card}. 라운드는 그대로 진행됩니다',
      },
    },
    closingAfterRound: '이번 라운드 후 테이블이 닫힙니다',
    closingAfterShoe: '이번 슈가 끝나면 테이블이 닫힙니다',
    manual: '카드를 수동으로 입력합니다',
    newLimits: '다음 라운드부터 리미트 변경',
    newLimitsOnMains: '다음 라운드부터 메인 베팅 리미트 {least:coins} – {most:coins}',
  },
  squeeze: {
    rights: {
      player: '{player} 카드를 쪼실 수 있습니다',
      banker: '{banker} 카드를 쪼실 수 있습니다',
      both: '양쪽 카드를 쪼실 수 있습니다',
    },
    largest: '쪼기: 최고 베팅 {stake:coins}',
    largestOfNone: '쪼기: 최고 베팅 고객',
    waits: { player: '{player} 카드를 오픈해 주세요', banker: '{banker} 카드를 오픈해 주세요' },
    turned: {
      none: '뒤집혀 있음',
      quarter: '4분의 1 열림',
      half: '절반 열림',
      percent: '{percent:number}퍼센트 열림',
    },
  },
  switch: { before: '이전 테이블', next: '다음 테이블', others: '다른 테이블' },
  trouble: {
    stopped: {
      called: '테이블이 잠시 중단되었습니다',
      says: '베팅은 안전합니다. 테이블에서 나가셔도 됩니다.',
    },
    paused: { called: '일시 정지되었습니다', says: '베팅은 그대로 유지되며 곧 이어집니다.' },
    cancelled: { called: '라운드가 취소되었습니다', says: '베팅이 모두 반환되었습니다.' },
    shut: { called: '테이블이 닫혔습니다', says: '다시 열릴 때까지 딜하지 않습니다.' },
    dealerAway: {
      called: '딜러를 기다리고 있습니다',
      says: '베팅은 그대로 유지됩니다. 슈퍼바이저에게 알렸습니다.',
    },
    result: { called: '결과를 확정하고 있습니다', says: '딜러가 확정하는 대로 지급됩니다.' },
    newShoe: {
      called: '새 슈',
      opens: '곧 베팅이 시작됩니다',
      prepares: '딜러가 슈를 준비하고 있습니다',
    },
  },
});
