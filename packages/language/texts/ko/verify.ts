// Texts of the page that checks an opened shoe or round, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/verify.ts';

export default translation<typeof en>()({
  title: '셔플 검증',
  lead: '테이블이 공개한 끝난 슈나 라운드를 넣어 주세요. 모든 계산은 이 기기에서 이루어지며 파일은 어디에도 전송되지 않습니다.',
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
    kind: 'JSON이지만 공개된 슈도 라운드도 아닙니다. 종류를 알려 주는 “kind”가 없습니다.',
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
