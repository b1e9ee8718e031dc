// Texts of what the check of a shuffle found, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/findings.ts';

export default translation<typeof en>()({
  join: '{first} {second}',
  title: {
    commitment: '봉인',
    noted: '적어 두신 값',
    deck: '카드',
    nonces: '카드를 가린 난수',
    root: '봉인된 순서',
    proofs: '카드',
    house: '하우스의 값',
    contributions: '고객의 커트',
    'own-value': '내 값',
    list: '보신 명단',
    beacon: '비콘',
    seed: '두 번째 순서',
    order: '카드의 자리',
    burn: '번 카드',
    rounds: '전체 라운드',
    round: '라운드',
    'cut-card': '컷 카드',
    digest: '파일',
  },
  sentence: {
    'commitment-holds': '봉인의 항목을 함께 해시하면 커밋먼트와 같습니다: {commitment}.',
    'commitment-differs': '봉인의 항목을 함께 해시한 값이 파일과 다릅니다. 계산: {made}, 파일: {told}.',
    'noted-holds': '이 슈 전에 적어 두신 커밋먼트입니다.',
    'noted-differs':
      '적어 두신 값과 다릅니다. 적어 두신 값: {noted}, 이 슈: {commitment}. 다른 슈이거나 바뀐 것입니다.',
    'deck-holds': { other: '카드 {cards:number}장, 52종이 정확히 {decks:count}장씩 있습니다.' },
    'deck-size': '봉인에 따르면 {wanted:number}장이어야 하나 공개된 카드는 {cards:number}장입니다.',
    'deck-card': {
      other: '{card} 카드가 {found:count}장 있습니다. 봉인에 따르면 카드마다 {decks:number}장입니다.',
    },
    'nonces-hold': '카드마다 서로 다른 난수로 가려져 있었습니다.',
    'nonces-repeated': '카드 두 장이 같은 난수로 가려져, 한 장으로 다른 한 장을 알 수 있었습니다.',
    'root-holds': '하우스가 뽑은 순서대로 모든 카드를 한 트리로 해시하면 봉인된 루트와 같습니다.',
    'root-differs': '카드를 한 트리로 해시한 값이 봉인된 루트와 다릅니다. 계산: {made}, 봉인: {sealed}.',
    'root-no-cards': '봉인할 카드가 없습니다.',
    'proofs-hold': {
      other:
        '공개된 카드 {cards:count}장이 모두 봉인된 루트로 이어집니다. 처음부터 그 자리에 있던 카드입니다.',
    },
    'proofs-differ': '슈의 {place:number}번째 카드 {card}: 봉인된 루트로 이어지지 않습니다.',
    'digest-holds': '파일이 온전합니다. 다른 사람의 파일과 비교할 다이제스트: {digest}.',
    'digest-differs': '다이제스트가 이 파일의 것이 아닙니다. 도중에 변경되었거나 손상되었습니다.',
    'house-holds': '하우스의 값은 해시가 봉인되어 있던 값입니다.',
    'house-differs': '하우스의 값은 해시가 봉인되어 있던 값이 아닙니다. 바뀐 값입니다.',
    'in-attempt': '시도 {attempt:number}:',
    'alone-many': '혼자 이용하는 덱은 값 하나로 한 번만 커트합니다.',
    'closing-time': '명단이 마감된 시각이 없거나, 마감할 명단이 없었습니다.',
    'failed-before-beacon': '비콘 전에는 값을 숨길 수 없는데도 실패로 기록된 시도가 있습니다.',
    'no-wait-for-beacon': '봉인에 비콘이 지정되어 있으나, 비콘을 기다린 시도가 기록에 없습니다.',
    'too-many-attempts': '실패로 기록된 시도가 {most:number}번을 넘습니다.',
    'values-after-attempts': '{most:number}번 실패하면 하우스가 단독으로 커트하는데도 값이 사용되었습니다.',
    'attempt-thrown-away': '값을 숨긴 사람이 없는데도 실패로 기록된 시도가 있습니다. 버려진 시도입니다.',
    'value-copied': '고객 두 명이 같은 값을 약속했습니다. 하나는 베낀 값입니다.',
    'patron-place': '명단 {place:number}번째 자리에 고객 {patron}번이 있습니다.',
    'patron-unbound': '고객 {patron}: 값이 공개되기 전에 아무 값도 약속하지 않았습니다.',
    'patron-value': '고객 {patron}: 값이 약속한 값과 다릅니다.',
    'value-untold': '공개된 적이 없는 값이 커트에 사용되었습니다.',
    'missed-in-list': '커트에 늦었다고 기록된 고객이 명단에 있습니다.',
    'values-and-patrons': '값의 수가 값을 약속한 고객의 수와 다릅니다.',
    'withheld-too-many': '비공개로 기록된 값이 고객보다 많습니다.',
    'root-of-nobody': '빈 명단의 루트가 빈 명단의 것이 아닙니다.',
    'alone-none': '고객이 값을 제출하지 않아 하우스가 단독으로 커트했습니다.',
    'alone-value': '고객이 값을 제출했을 때 하우스가 고를 수 있는 것은 남아 있지 않았습니다.',
    'beacon-none':
      '값을 제출한 고객이 없습니다. 명단이 마감된 뒤 공개 비콘이 정했으므로 누구도 순서를 고르거나 값을 숨길 수 없었습니다.',
    'beacon-values': {
      other:
        '고객 {patrons:count}명이 값을 제출했습니다. 명단이 마감된 뒤 공개 비콘이 정했으므로 누구도 순서를 고르거나 값을 숨길 수 없었습니다.',
    },
    'house-alone':
      '값을 제출한 고객이 없어 하우스가 단독으로 커트했습니다. 첫 베팅 전에 순서가 확정되었다는 것은 증명되지만, 하우스가 순서를 고르지 않았다는 것은 증명되지 않습니다.',
    'values-bound': {
      other: '고객 {patrons:count}명이, 어떤 값도 공개되기 전에 약속한 대로 값을 제출했습니다.',
    },
    'values-prove':
      '값을 제출한 고객은 하우스가 순서를 고르지 않았음을 압니다. 다른 사람에게는 모든 값이 하우스의 것일 수 있으므로, 하우스가 미리 약속했다는 것만 증명됩니다.',
    'beacon-awaited': '처음에는 비콘을 기다려 커트했으나, 하우스는 제때 받지 못했다고 합니다.',
    'attempts-failed': {
      other:
        '값이 공개되지 않아 앞서 {attempts:count}번 실패했습니다. 공개하지 않은 쪽이 고를 수 있던 순서는 {orders:number}가지입니다.',
    },
    'patrons-missed': { other: '고객 {patrons:count}명이 더 있었으나 늦었거나 자리가 없었습니다.' },
    'lists-in-shoe': '명단은 공개된 슈에 들어 있습니다.',
    'own-holds': '내 값은 이 슈의 커트에 쓰인 값 {values:number}개 중 {place:number}번째입니다.',
    'own-leads':
      '내 값은 이 슈의 커트에 쓰인 값 {values:number}개 중 하나이며, 그 경로가 값의 루트로 이어집니다.',
    'own-missing': '내 값은 이 슈의 커트에 쓰인 값 중에 없습니다.',
    'own-other-values': '이 슈의 커트에 쓰인 값이, 내 값이 들어 있다고 표시되었던 값과 다릅니다.',
    'list-holds': '커트한 고객이 보신 명단과 순서까지 같습니다.',
    'list-failed': '보신 명단은 실패한 시도 {attempt:number}의 것이며, 기록에 남아 있습니다.',
    'list-missing': '보신 명단이 파일에 없습니다. 마감된 뒤 누군가 빠지거나 추가되었습니다.',
    'seed-holds': '커밋먼트와 모든 값을 함께 해시하면 두 번째 순서의 시드와 같습니다.',
    'seed-differs':
      '커밋먼트와 모든 값을 함께 해시한 시드가 사용된 시드와 다릅니다. 계산: {made}, 사용: {seed}.',
    'order-holds': '모든 카드가 시드가 정한 봉인 자리에서 나왔습니다.',
    'order-no-card': '슈에 {card:number}번째 카드가 없습니다.',
    'order-differs':
      '슈의 {card:number}번째 카드는 봉인 자리 {place:number}에서 나와야 하나, 사용된 자리는 {used:number}입니다.',
    'beacon-not-named': '봉인에 지정되지 않은 비콘이 사용되었습니다.',
    'beacon-absent':
      '봉인에 지정된 비콘: {beacon}. 하우스는 제때 받지 못했다고 합니다. 이유를 문의해 주세요. 비콘이 발표되었는지는 누구나 확인할 수 있습니다.',
    'beacon-other': '봉인에 지정된 비콘과 사용된 비콘이 다릅니다. 지정: {beacon}, 사용: {used}.',
    'beacon-named': '봉인에 지정된 비콘입니다. {beacon}에서 발표한 값과 비교해 주세요: {value}.',
    'beacon-value': '비콘의 값이 그 서명의 해시가 아닙니다.',
    'beacon-early': '명단이 마감되기 전에 비콘이 발표되어, 거기에 맞춰 값을 고를 수 있었습니다.',
    'beacon-forged': '비콘의 서명이 지정된 비콘의 것이 아닙니다: {beacon}.',
    'beacon-signed': '봉인에 지정된 비콘이며, drand 네트워크 {network}의 서명이 있습니다.',
    'beacon-network-unknown':
      '봉인에 지정된 비콘입니다. 여기에는 이 네트워크의 키가 없습니다. {beacon}에서 발표한 값과 비교해 주세요: {value}.',
    'beacon-unchecked':
      '봉인에 지정된 비콘입니다. 서명은 여기에서 검증하지 않았습니다. {beacon}에서 발표한 값과 비교해 주세요: {value}.',
    'beacon-time-unknown': '발표된 시각은 여기에서 알 수 없습니다.',
    'beacon-time':
      '하우스의 시계로는 발표 {seconds:number}초 전에 명단이 마감되었습니다. 그때까지 커밋먼트와 명단을 본 분은 누구도 순서를 고를 수 없었음을 압니다. 다른 분은 그 시각에 대해 하우스의 말을 믿을 수밖에 없습니다.',
    'burn-none': '이 테이블에는 번 카드가 없으며, 실제로도 없었습니다.',
    'burn-unexpected': '봉인에 따르면 번 카드가 없어야 하나, 번 카드가 있었습니다.',
    'burn-missing': '봉인에 따르면 번 카드가 있어야 하나, 없었습니다.',
    'burn-not-reached': '번 카드를 버리기 전에 슈가 정리되었습니다.',
    'burn-other-card': '번 카드와 슈의 첫 카드가 다릅니다. 번 카드: {burnt}, 첫 카드: {first}.',
    'burn-holds': '{card} 앞면으로 뽑음, 이어서 번 카드 {cards:number}장: 하우스의 규칙과 같습니다.',
    'burn-count':
      '{card} 앞면으로 뽑음, 이어서 번 카드 {cards:number}장: 하우스의 규칙으로는 {wanted:number}장입니다.',
    'round-missing': '라운드 {round:number} 대신 라운드 {found:number} 기록이 있습니다.',
    'rounds-none': { other: '딜된 라운드가 없고, 카드 {cards:count}장이 남았습니다.' },
    'rounds-hold': '라운드 1 – {rounds:number} 모두 슈의 다음 카드가 카드 규칙대로 나왔고 결과도 맞습니다.',
    'rounds-hold-cancelled':
      '라운드 1 – {rounds:number}(취소 {cancelled:number}) 모두 슈의 다음 카드가 카드 규칙대로 나왔고 결과도 맞습니다.',
    'cards-left': { other: '카드 {cards:count}장이 남았습니다.' },
    'round-start':
      '라운드 {round:number}: {card:number}번째 카드에서 시작하나, 슈의 다음 카드는 {next:number}번째입니다.',
    'round-too-long': '라운드 {round:number}: 슈에 있는 것보다 많은 카드를 썼습니다.',
    'round-extra-card': '라운드 {round:number}: 카드 규칙상 나올 수 없는 카드가 있습니다.',
    'round-cancelled-result': '라운드 {round:number}: 취소되었는데 결과가 있습니다.',
    'round-cancelled-cards': '라운드 {round:number}: 슈의 카드와 다릅니다. 플레이어 {player}, 뱅커 {banker}.',
    'round-early-end': '라운드 {round:number}: 카드 규칙이 끝나기 전에 정산되었습니다.',
    'round-cards':
      '라운드 {round:number}: 기록은 플레이어 {player}, 뱅커 {banker}, 슈에서는 플레이어 {rightPlayer}, 뱅커 {rightBanker}.',
    'round-result': '라운드 {round:number}: 결과가 파일과 다릅니다. 결과: {right}, 파일: {mark}.',
    'cut-card-passed':
      '라운드 {round:number}까지 딜되었으나, 컷 카드에 따르면 마지막은 라운드 {last:number}입니다.',
    'cut-card-none': '덱은 한 라운드용이며, 그 이상 딜되지 않았습니다.',
    'cut-card-holds':
      '컷 카드는 {card:number}번째 카드 앞에 있으며, 슈는 그에 따라 라운드 {round:number}에 끝났습니다.',
    'cut-card-not-reached':
      '컷 카드는 {card:number}번째 카드 앞에 있습니다. 하우스가 그 전에 슈를 끝냈습니다. 안내가 없었다면 이유를 문의해 주세요.',
    'no-burn-here': '이 라운드 전에 번 카드가 없었습니다.',
    'burn-not-here': '번 카드는 이 라운드의 것이 아닙니다.',
    'burn-first-card': '번 카드 전에 앞면으로 뽑은 슈의 첫 카드는 첫 라운드에 속합니다.',
    'first-burn-holds': '{card} 앞면으로 뽑음, 이어서 번 카드 {cards:number}장입니다.',
    'first-burn-count':
      '{card} 앞면으로 뽑음: 번 카드는 {wanted:number}장이어야 하나 {cards:number}장이었습니다.',
    'deal-order': '카드가 딜된 순서대로 있지 않습니다.',
    'deal-gap': '슈의 {card:number}번째 카드가 앞 카드에 이어지지 않습니다.',
    'deal-too-many': '한 라운드의 카드는 최대 {most:number}장입니다.',
    'deal-face-down': '{card:number}번째 카드를 뽑을 때 다른 카드가 아직 뒤집혀 있었습니다.',
    'deal-player-for-banker': '{card:number}번째 카드가 플레이어에 갔으나, 카드 규칙으로는 뱅커입니다.',
    'deal-banker-for-player': '{card:number}번째 카드가 뱅커에 갔으나, 카드 규칙으로는 플레이어입니다.',
    'deal-player-for-none': '{card:number}번째 카드가 플레이어에 갔으나, 카드 규칙으로는 더 받지 않습니다.',
    'deal-banker-for-none': '{card:number}번째 카드가 뱅커에 갔으나, 카드 규칙으로는 더 받지 않습니다.',
    'deal-cancelled': {
      other: '라운드가 취소되었습니다. 카드 {cards:count}장은 바른 순서로 딜되었습니다.',
    },
    'deal-early-end': '카드 규칙이 끝나기 전에 라운드가 정산되었습니다.',
    'deal-holds': '카드가 카드 규칙대로 딜되었고, 결과는 {mark}입니다.',
    'unasked-noted': '첫 베팅 전에 순서가 확정되었는지는 첫 베팅 전에 보신 커밋먼트로 확인할 수 있습니다.',
    'unasked-own-value': '하우스가 순서를 고를 수 있었는지는 직접 제출하신 값으로 확인할 수 있습니다.',
    'unasked-own-value-many':
      '라운드에는 여러 고객의 값이 들어 있지 않습니다. 내 값이 있는지는 공개된 슈에서 확인할 수 있습니다.',
    'unasked-list': '값이 모두 공개된 뒤 빠진 값이 있는지는 클라이언트가 보관한 명단으로 확인할 수 있습니다.',
    'unasked-beacon': '봉인에 지정된 공개 비콘이 없습니다. 이 슈에는 비콘이 없습니다.',
  },
});
