// Texts of the page that checks an opened shoe or round, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/verify.ts';

export default translation<typeof en>()({
  title: '셔플 검증',
  lead: '테이블이 공개한 끝난 슈나 라운드, 또는 JSON 형식의 게임 기록을 넣어 주세요. 모든 계산은 이 기기에서 이루어지며 파일은 어디에도 전송되지 않습니다.',
  file: {
    title: '파일',
    ways: '여기에 끌어다 놓거나, 파일을 선택하거나, 내용을 붙여 넣어 주세요.',
    choose: '파일 선택',
    sample: '예시로 해 보기',
    sampleName: 'shoe.json, 예시',
    drop: '놓아 주세요',
    paste: '내용 붙여 넣기',
    pasted: '파일 내용',
    pastedName: '붙여 넣은 내용',
    check: '내용 검증',
  },
  note: {
    fetching: '하우스에서 가져오는 중 …',
    fault: '하우스에서 받지 못했습니다. {why} 보관해 두신 파일은 그대로 검증하실 수 있습니다.',
    refused: '<strong>검증할 수 없는 파일입니다: {file}.</strong> {why}',
  },
  refused: {
    empty: '비어 있습니다.',
    large: '어떤 슈보다도 훨씬 큽니다.',
    notJson:
      'JSON이 아닙니다. 테이블에서 받은 파일을 첫 중괄호부터 마지막까지 그대로 선택해 주세요. 라운드 텍스트나 브라우저로 저장한 페이지는 검증할 수 없습니다.',
    kind: 'JSON이지만 공개된 슈도 라운드도 게임 기록도 아닙니다. 종류를 알려 주는 “kind”가 없습니다.',
    shape: '이대로는 읽을 수 없습니다. {fault} 하우스에서 이렇게 왔다면 문의하실 이유로 충분합니다.',
  },
  known: {
    title: '알고 계신 값',
    commitment:
      '<strong>커밋먼트</strong>, 첫 베팅 전에 테이블에 표시된 것: 그때 이미 순서가 확정되어 있었음을 알 수 있습니다.',
    value:
      '<strong>내 값</strong>, 이 슈의 커트에 참여하신 경우: 하우스가 순서를 고를 수 없었음을 알 수 있습니다.',
    list: '<strong>보신 명단</strong>의 해시, 값이 공개되기 전의 것: 빠진 사람이 없음을 알 수 있습니다.',
    digits: '0~9, a~f 64자리',
    wrong: '{characters:number}자가 입력되었습니다. 0~9와 a~f로 된 64자리가 아니므로 비교하지 않습니다.',
  },
  what: {
    round: '{table} 슈 {shoe:number} 라운드 {round:number}',
    shoe: { other: '{table} 슈 {shoe:number} 전체, {rounds:count}라운드' },
  },
  headline: {
    shoe: {
      dealt: '봉인된 대로 딜되었습니다',
      sealed: '봉인된 대로 딜되었고, 보시기 전에 봉인되었습니다',
      notChosen: '봉인된 대로 딜되었고, 하우스가 고르지 않았습니다',
    },
    round: {
      dealt: '이 라운드는 봉인된 대로 딜되었습니다',
      sealed: '이 라운드는 봉인된 대로 딜되었고, 보시기 전에 봉인되었습니다',
      notChosen: '이 라운드는 봉인된 대로 딜되었고, 하우스가 고르지 않았습니다',
    },
  },
  proof: {
    unasked: '검증하지 않음.',
    open: '증명할 것이 없음.',
    shoe: '카드가 모두 있었고, 한 장도 바뀌지 않았으며, 봉인과 값이 정한 순서로 규칙에 따라 딜되었습니다.',
    round:
      '이 라운드의 카드는 슈에 봉인되어 있었고, 시드가 정한 자리에서 규칙에 따라 딜되었습니다. 나머지 카드는 슈가 끝나면 드러납니다.',
    fixed: '커밋먼트를 보시기 전에 하우스는 순서와 자기 값을 확정했습니다.',
    fixedUnasked: '첫 베팅 전에 순서가 확정되었다는 것: 검증하려면 첫 베팅 전에 보신 커밋먼트를 넣어 주세요.',
    beacon:
      '아무도 순서를 고르지 않았습니다. 봉인과 명단이 정해진 뒤 공개 비콘이 순서를 정했습니다. 이는 비콘이 발표되기 전에 둘 다 보셨다는 전제에 따릅니다.',
    beaconUnasked:
      '아무도 순서를 고르지 않았고 공개 비콘이 정했다는 것: 검증하려면 비콘 값이 발표되기 전에 보신 커밋먼트와 명단을 넣어 주세요. 넣지 않으면 둘이 언제 확정되었는지는 하우스의 말을 믿을 수밖에 없습니다.',
    chosen:
      '고객님께 증명됨: 하우스는 봉인할 때 고객님이 제출할 값을 알 수 없었으므로 순서를 고르지 않았습니다.',
    chosenUnasked:
      '하우스가 순서를 고르지 않았다는 것: 검증하려면 직접 제출하신 값을 넣어 주세요. 다른 사람에게는 모든 값이 하우스의 것일 수 있으므로, 이 파일은 하우스가 미리 약속했다는 것만 증명합니다.',
    chosenOpen:
      '하우스가 순서를 고르지 않았다는 것: 값을 제출한 고객이 없었고, 하우스가 두 부분을 모두 알고 있었습니다.',
    list: '값이 공개된 뒤 빠지거나 추가된 사람이 없습니다.',
    listUnasked: '값이 공개된 뒤 빠진 사람이 없다는 것: 검증하려면 클라이언트가 보관한 명단을 넣어 주세요.',
    listOpen: '빠진 값이 없다는 것: 그 자리에서 명단을 본 사람만 알 수 있습니다.',
  },
  failed: {
    title: '불일치: {step}',
    advice:
      '하우스에서 직접 받은 파일이라면 보관해 주세요. 증거이며, 이제는 누구도 맞출 수 없습니다. 그곳에서는 더 베팅하지 마시고, 다른 사람에게 다른 검증기로 확인을 부탁한 뒤 하우스에 답변을 요청해 주세요. 다른 사람에게서 받은 파일이라면 먼저 하우스에서 다시 받아 주세요.',
    save: '파일 저장',
  },
  steps: {
    title: '단계별 검증',
    holds: '일치',
    fails: '불일치',
    unasked: '검증하지 않음',
    compared: '비교한 값',
  },
  record: {
    what: '게임 기록, 라운드 {rounds:count}개',
    headline: '모든 줄이 일치합니다',
    advice:
      '하우스에서 직접 받은 파일이라면 보관해 주세요. 증거입니다. 다른 사람에게 다른 검증기로 확인을 부탁한 뒤 하우스에 답변을 요청해 주세요.',
    proof: {
      settled:
        '모든 줄이 서로 일치합니다. 기록된 카드가 결과를 내고, 모든 베팅은 그 해시의 정의나 규칙대로 최소 단위까지 지급되었습니다.',
      cards: '기록된 카드는 라운드의 증명이 보여 주듯 봉인된 슈에 있던 카드입니다.',
      cardsUnasked:
        '기록된 카드가 봉인된 슈에 있었는지 확인하려면, 증명이 공개되어 있는 동안 게임 기록에서 라운드를 검증해 주세요.',
      definitions:
        '베팅하실 때도 같은 지급이었는지 확인하려면, 정의의 해시를 그때 테이블에 있던 해시와 비교해 주세요.',
      stakes:
        '이 베팅들이 실제로 이루어졌고 빠진 것이 없다는 점입니다. 기록에는 누구의 서명도 없습니다. 무엇에 베팅했는지는 본인이 아십니다.',
    },
    title: {
      definitions: '정의',
      results: '결과',
      bets: '베팅',
      sums: '합계',
      opened: '공개된 카드',
    },
    lines: {
      title: '줄별 검증',
      round: '{table}, 슈 {shoe:number}, 라운드 {round:number}',
      definition: '정의 {hash}',
      more: '라운드 {rounds:number}개 중 100개를 표시합니다. 틀린 줄이 있는 라운드가 먼저입니다.',
    },
    sentence: {
      'in-round': '{table}, 슈 {shoe:number}, 라운드 {round:number} ({path}):',
      'in-bet': '{table}, 슈 {shoe:number}, 라운드 {round:number}, {bet} ({path}):',
      'more-lines': '이 단계에서 {lines:count}줄이 더 틀립니다.',
      'definitions-hold':
        '정의 {bets:count}개: 지급을 정하는 부분을 다시 해시하면 기록에 있는 해시가 나옵니다.',
      'definition-differs':
        '{bet} 정의를 다시 해시하면 {made}인데, 파일에는 {told} 아래에 있습니다. 변경되었습니다.',
      'results-hold':
        '라운드 {rounds:count}개: 기록된 카드는 드로우 규칙대로 나올 수 있고 기록된 결과가 됩니다.',
      'result-not-dealt': '드로우 규칙으로는 이 카드가 나오지 않습니다.',
      'result-differs': '카드의 결과가 기록과 다릅니다.',
      'result-without-cards': '베팅액이 반환되었는데도 결과가 기록되어 있습니다.',
      'bets-hold': '베팅 {bets:count}건: 당첨금, 커미션, 지급액이 최소 단위까지 정의나 규칙과 같습니다.',
      'bet-unknown': '해시가 {hash}인 정의가 파일에 없습니다.',
      'bet-undefined': '“{schedule}” 기준으로 지급되었다고 하나, 규칙에 없고 정의도 밝히지 않았습니다.',
      'bet-of-another': '“{schedule}” 기준으로 지급되었다고 하나, 이 베팅의 것이 아닙니다.',
      'bet-too-large': '이렇게 큰 베팅을 정확히 지급할 수 있는 테이블은 없습니다.',
      'bet-verdict': '“{is}” 기록이지만 “{right}” 결과가 맞습니다.',
      'bet-winnings': '당첨금 기록은 {is:coins}, 맞는 값은 {right:coins}입니다.',
      'bet-commission': '커미션 기록은 {is:coins}, 맞는 값은 {right:coins}입니다.',
      'bet-return': '지급액 기록은 {is:coins}, 맞는 값은 {right:coins}입니다.',
      'sums-hold': '라운드 {rounds:count}개: 베팅액과 지급액의 합이 맞고, 잔액이 라운드의 손익만큼 바뀝니다.',
      'sum-staked': '베팅액 합계 기록은 {is:coins}, 더하면 {right:coins}입니다.',
      'sum-returned': '지급액 합계 기록은 {is:coins}, 더하면 {right:coins}입니다.',
      'sum-balance': '잔액은 {is:signed} 바뀌는데 손익은 {right:signed}입니다.',
      'sum-correction': '정정 기록은 {is:signed}, 두 기록의 차이는 {right:signed}입니다.',
      'opened-hold': '라운드 {rounds:count}개: 기록된 카드는 봉인된 슈에 있던 카드입니다.',
      'opened-corrected':
        '라운드 {rounds:count}개는 하우스가 정정했습니다. 공개된 카드는 나온 그대로이며, 정정은 하우스의 말입니다.',
      'opened-broken': '공개된 카드가 증명되지 않습니다. 라운드의 증명만 따로 검증해 주세요.',
      'opened-differs': '기록된 카드가 공개된 카드와 다릅니다.',
      'opened-of-none': '여기에 기록되지 않은 라운드의 공개된 카드입니다.',
      'unasked-opened':
        '끝난 라운드 {rounds:count}개의 공개된 카드가 파일에 없습니다. 봉인된 슈에 있었는지는 라운드의 증명으로 알 수 있습니다.',
      'unasked-schedule': '베팅 {bets:count}건은 무엇으로 지급했는지 남기지 않던 이전 버전의 기록입니다.',
    },
  },
  replay: {
    title: '카드 다시 보기',
    none: '이 슈에서 딜된 라운드가 없습니다.',
    fails: '파일에 적힌 그대로이며, 검증의 한 단계가 맞지 않습니다.',
    round: '라운드 {round:number}',
    choice: '라운드',
    option: '라운드 {round:number} · {result}',
    before: '이전',
    next: '다음',
    hand: { player: '플레이어 패', banker: '뱅커 패' },
    card: '카드 {place:number}',
    sealed: '봉인 {place:number}',
  },
  hash: {
    less: '접기',
    more: '전체 보기',
    copied: '복사했습니다.',
    notCopied: '브라우저가 복사를 허용하지 않습니다. 숫자를 선택해 직접 복사해 주세요.',
  },
  evidence: {
    commitment: '커밋먼트',
    rootOfCards: '카드의 루트',
    rootInSeal: '봉인의 루트',
    card: '카드 {card:number}',
    cardIs: { other: '{card}, 봉인 자리 {place:number}, 루트까지 해시 {hashes:count}개' },
    nonce: '카드 {card:number}의 논스',
    leaf: '카드 {card:number}의 리프',
    houseValue: '하우스의 값',
    houseHash: '그 해시',
    hashInSeal: '봉인의 해시',
    inList: '명단의 고객',
    rootOfList: '명단의 루트',
    rootOfValues: '값의 루트',
    attempt: '시도 {attempt:number}',
    attemptIs: { other: '고객 {patrons:count}명, 비공개 {withheld:number}, 루트 {root}' },
    missed: '늦었거나 자리가 없었음',
    list: '커트 명단',
    listOfAttempt: '시도 {attempt:number}의 명단',
    beacon: '비콘',
    beaconIs: '{name}, 라운드 {round}',
    value: '그 값',
    signature: '그 서명',
    seed: '시드',
    digest: '다이제스트',
    toldFirst: '고객 {patron}, 먼저 알린 해시',
    toldFirstInAttempt: '시도 {attempt:number}, 고객 {patron}, 먼저 알린 해시',
    notNeeded: '없음, 필요하지 않음',
    valueOf: '고객 {patron}, 값',
    valueOfInAttempt: '시도 {attempt:number}, 고객 {patron}, 값',
    withheld: '비공개',
    none: '없음',
  },
});
