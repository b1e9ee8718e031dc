// Texts of reports over days, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/reports.ts';

export default translation<typeof en>()({
  tabs: { figures: '실적', theory: '이론과 실제', rounds: '취소와 무효' },
  from: '시작',
  to: '끝',
  printed: '{from} – {to}, UTC 기준.',
  spans: '자주 쓰는 기간, UTC 기준',
  span: { today: '오늘', week: '7일', month: '이번 달', year: '올해', life: '전체 기간' },
  closed: {
    note: '이 기간에 시작되어 취소, 무효, 재정산된 라운드와 결정한 사람, 사유입니다. 각 항목에서 이동 내역을 볼 수 있습니다.',
    caption: '취소, 무효, 재정산된 라운드',
  },
  entriesOf: '내역<spoken>: {what}</spoken>',
  entriesOfAll: '내역<spoken>: 전체</spoken>',
  entries: {
    reading: '내역을 불러오는 중',
    note: '이 수치의 모든 베팅 <badges> </badges>집계일 기준. 정정은 변경된 내용과 함께 표시됩니다.',
    byMachine: '머신 딜',
    dealer: '딜러 {dealer}',
    nothing: '최근 라운드에는 없음, 이전 라운드 이어짐.',
    caption: '수치의 내역',
    account: '정산 {account:number}',
    none: '없음',
  },
  figures: {
    reading: '실적을 불러오는 중',
    addedUp: '집계 기준',
    by: { table: '테이블별', option: '베팅별', dealer: '딜러별', day: '일별' },
    of: { table: '테이블', option: '베팅', dealer: '딜러', day: '날짜' },
    caption: {
      table: '테이블별 실적',
      option: '베팅별 실적',
      dealer: '딜러별 실적',
      day: '일별 실적',
    },
    idle: '내역 없음: 베팅 없음',
    all: '전체',
    note: '핸들은 유효한 라운드의 총 베팅액, 지급은 돌려준 전액(베팅 원금, 커미션을 뺀 당첨금)입니다. 홀드는 핸들에서 지급을 뺀 값입니다. 정정은 정정한 날에 집계하며, 취소되거나 무효인 라운드는 최종적으로 제외됩니다. 베팅 없이 진행된 라운드는 라운드 화면에 있습니다. 금액은 코인, 날짜는 UTC 기준입니다.',
  },
  theory: {
    reading: '이론과 실제를 불러오는 중',
    outside: {
      other:
        '베팅 {n:count}개가 1,000번 중 997번 우연으로 설명되는 범위를 벗어났습니다. 내역을 확인해 주세요.',
    },
    caption: '베팅별 실제 환수율과 기대 환수율',
    note: '환수율은 베팅액 중 돌려준 비율이며 타이 라운드를 포함합니다. 각 라운드는 서로 독립적이며 테이블의 덱 수로 된 새 슈에서 딜하고, 베팅은 나온 카드에 좌우되지 않는 것으로 봅니다. 한 라운드에서 한 항목에 걸린 금액은 모두 하나의 베팅으로 셉니다. 범위는 정규 분포에 따릅니다.',
    noCommission: '{option}, 노커미션',
    decks: '{decks:items}덱',
    row: '{option}: 실제 {actual:percent}, 기대 {expected:percent}, 99.7% 범위 {low:percent} – {high:percent}',
    rowOutside:
      '{option}: 실제 {actual:percent}, 기대 {expected:percent}, 99.7% 범위 {low:percent} – {high:percent}; 범위 밖',
    band: '{low:percent} – {high:percent}',
    key: {
      actual: '실제',
      theory: '이론',
      likely: '95% 범위',
      nearlyCertain: '99.7% 범위',
    },
    judged: { outside: '범위 밖', within: '범위 안', tooFew: '베팅 부족' },
    unjudged: {
      title: '판정 제외',
      note: '실적에는 포함되며 위의 어느 줄에도 없습니다.',
      corrections: '정정',
      line: { other: '<strong>{option}</strong>: 베팅 {bets:count}건, 베팅액 {stake:coins}; {why}' },
      lineAt: {
        other: '<strong>{option}</strong>, {table}: 베팅 {bets:count}건, 베팅액 {stake:coins}; {why}',
      },
      noSchedule: '배당을 기록하지 않던 이전 버전에서 정산됨',
      noTable: '테이블 정보가 더 이상 없음',
      voided: '라운드가 무효 처리됨',
      earlier: '이전 날짜의 정정',
    },
  },
  alarm: {
    house: {
      day: '경보: 하우스 전체 {option}, 어제 이론과 표준편차의 {deviations}배 차이.',
      month: '경보: 하우스 전체 {option}, 최근 30일 이론과 표준편차의 {deviations}배 차이.',
    },
    room: {
      day: '경보: {room} 룸 {option}, 어제 이론과 표준편차의 {deviations}배 차이.',
      month: '경보: {room} 룸 {option}, 최근 30일 이론과 표준편차의 {deviations}배 차이.',
    },
    table: {
      day: '경보: {table} {option}, 어제 이론과 표준편차의 {deviations}배 차이.',
      month: '경보: {table} {option}, 최근 30일 이론과 표준편차의 {deviations}배 차이.',
    },
    rule: '화면의 기간과 관계없이, 어제 또는 최근 30일의 차이가 표준편차의 {deviations:number}배를 넘으면 테이블별, 룸별, 하우스 전체에 대해 경보가 울립니다.',
  },
  column: {
    hold: '홀드',
    holdShare: '홀드 %',
    roundsWithStakes: '베팅 있는 라운드',
    handle: '핸들',
    winnings: '당첨금',
    payout: '지급',
    payouts: '지급',
    counted: '집계일',
    trace: '추적',
    drawn: '도표',
    judged: '판정',
    actual: '실제',
    expected: '기대',
    difference: '차이',
    deviations: '편차',
    likely: '95%',
    nearlyCertain: '99.7%',
  },
  monitoring: {
    reading: '알림을 읽는 중',
    lead: '우연으로는 드문 일이거나 하우스 설정에서 큰 금액입니다. 알림은 누구도 비난하지 않습니다. 라운드를 살펴보고 결과를 메모하세요.',
    none: '알림이 없습니다.',
    noneFound: '맞는 알림이 없습니다.',
    kind: {
      'big-stake': '큰 베팅',
      'big-win': '큰 승리',
      'opposed-pair': '반대로 거는 쌍',
      'steady-timing': '같은 지연',
      'long-play': '휴식 없음',
      'side-count': '카운트를 따르는 사이드 베팅',
    },
    filter: {
      kind: '알림',
      any: '전체',
      state: '상태',
      all: '전체',
      open: '미처리',
      noted: '메모됨',
      patron: '고객',
      patronHint: '번호',
      from: '시작',
      to: '끝',
    },
    seen: {
      'big-stake': '한 라운드에 {staked:coins}을 베팅했습니다.',
      'big-win': '한 라운드에 {won:coins}을 땄습니다. 베팅은 {staked:coins}입니다.',
      'opposed-pair':
        '같은 크기로 베팅한 {rounds:number}라운드 중 {opposed:number}라운드에서 한쪽은 플레이어, 다른 쪽은 뱅커였습니다.',
      'steady-timing':
        '{rounds:number}라운드 중 {steady:number}라운드에서 첫 베팅이 베팅 시작 {delay:number} ms 뒤의 같은 20분의 1초 안에 왔습니다.',
      'long-play':
        '{from:moment}부터 {until:moment}까지 {hours:number}시간 동안 10분도 쉬지 않고 플레이했습니다.',
      'side-count':
        '남은 카드가 유리했던 {favoured:number}라운드 중 {matches:number}라운드와 다른 {others:number}라운드에서 {bet}에 베팅했습니다.',
    },
    chance: {
      threshold: '하우스 설정은 {threshold:coins}부터입니다.',
      expected: '우연이라면 {expected:number} 정도입니다. 이만큼 이상은 {times}번에 한 번도 나오지 않습니다.',
      steady:
        '가장 규칙적인 사람도 {expected:number} 정도입니다. 이만큼 이상은 {times}번에 한 번도 나오지 않습니다.',
      long: '{hours:number}시간부터 알립니다.',
    },
    note: {
      act: '메모하기',
      title: '이 알림에 대한 메모',
      effect: '메모하면 알림이 닫히고 일지에 남습니다.',
      label: '확인한 결과',
      hint: '이름과 함께 일지에 남습니다.',
      save: '저장',
      done: '메모를 저장했습니다.',
    },
    noted: '{name}의 메모, {at:moment}: “{text}”',
    opened: '미처리',
    both: '{one}, {other}',
    patron: {
      alarms: '알림',
      none: '없음',
      link: '알림 {n:count}건',
    },
    journal: {
      raised: '알림: {what}',
      noted: '알림에 메모: {what}',
    },
  },
});
