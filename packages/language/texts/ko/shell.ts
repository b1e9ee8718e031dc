// Texts of what stands around every page of the patrons, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/shell.ts';

export default translation<typeof en>()({
  toContent: '본문으로 바로 가기',
  broken: {
    title: '페이지에 문제가 생겼습니다',
    says: '확인된 베팅은 그대로 정산됩니다. 페이지를 다시 불러와 주세요.',
    act: '다시 불러오기',
  },
  fault: {
    unreachable: '서버에 연결할 수 없습니다.',
    unreadable: '서버가 이유 없이 {status:numeral} 응답을 보냈습니다.',
    'invalid-request': '서버가 요청을 처리하지 못했습니다. 페이지를 다시 불러와 주세요.',
    'not-signed-in': '먼저 입장해 주세요. 접속 정보가 없습니다.',
    'wrong-origin': '다른 사이트에서 온 요청입니다.',
    protected: '설정한 한도나 휴식 때문에 지금은 할 수 없습니다.',
    'not-broke': '충전은 더 베팅할 코인이 없고 진행 중인 베팅도 없을 때만 가능합니다.',
    'name-refused': '사용할 수 없는 이름입니다. 다른 이름을 선택해 주세요.',
    'sign-in-refused': '받아들여지지 않았습니다.',
    'prove-first': '먼저 패스키로 확인해 주세요.',
    'closed-to-guests': '먼저 로그인해 주세요.',
    conflict: '그 사이 변경되었습니다.',
    'no-such-table': '존재하지 않는 테이블입니다.',
    'not-found': '찾으시는 내용이 없습니다.',
    'too-large': '요청이 너무 큽니다.',
    'too-frequent': '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    'not-ready': '아직 테이블이 열리지 않았습니다. 잠시 후 다시 시도해 주세요.',
    internal: '문제가 생겼습니다. 다시 시도해 주세요.',
    'nothing-written': '데이터베이스에 쓸 수 없어 지금은 기록할 수 없습니다. 나중에 다시 시도해 주세요.',
    'perhaps-written': '기록 중 디스크 오류가 났습니다. 다시 하기 전에 처리되었는지 먼저 확인해 주세요.',
  },
  faultDetail: {
    'new-guests': {
      other: '이 주소에서 입장한 게스트가 너무 많습니다. {seconds:count}초 후 다시 시도해 주세요.',
    },
    proofs: '증명 요청이 한꺼번에 몰렸습니다. 잠시 후 다시 시도해 주세요.',
    'no-shoe': '없는 슈이거나 아직 끝나지 않은 슈입니다.',
    'no-proof-of-shoe': '없는 슈이거나, 아직 끝나지 않았거나, 딜러가 직접 진행해 봉인이 없는 슈입니다.',
    'no-proof-of-round':
      '없는 라운드이거나, 아직 끝나지 않았거나, 딜러가 직접 진행해 봉인이 없는 슈의 라운드입니다.',
  },
  lost: {
    name: '페이지 없음',
    title: '페이지를 찾을 수 없습니다',
    says: '주소가 잘못되었거나 더 이상 없는 페이지입니다.',
    act: '테이블로 가기',
  },
  news: {
    settled: '{table}: {result}. 내 라운드: {net}.',
    missed: { other: '자리를 비운 사이 {rounds:count}개 라운드가 정정되거나 취소되었습니다.' },
    record: '게임 기록',
  },
  pattern: {
    streak: { player: '{player} {length:number}연속', banker: '{banker} {length:number}연속' },
    chop: '퐁당 {length:number}회',
    twos: '투투 {length:number}회',
    noTie: { other: '{length:count}라운드째 {tie} 없음' },
    notice: '{table}: {pattern}.',
  },
});
