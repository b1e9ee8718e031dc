// Texts of names in the console, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/names.ts';

export default translation<typeof en>()({
  dealers: {
    title: '고객에게 보이는 딜러',
    note: '새 이름은 다음 라운드부터 테이블에 표시됩니다.',
    reading: '딜러를 불러오는 중',
    nobody: '아직 딜러가 없습니다',
    signsInAs: '로그인 이름',
    publicName: '공개 이름',
    publicNameOf: '{name} 공개 이름',
    none: '없음',
    hint: '딜러 카드에서 모든 고객에게 표시됩니다. 로그인 이름이 아닙니다.',
    portrait: '그림',
    drawing: {
      letter: '이름의 첫 글자',
      fan: '부채',
      laurel: '월계수',
      lantern: '등불',
      crane: '학',
      moon: '달',
      star: '별',
    },
    saved: '공개 이름을 저장했습니다',
    removed: '공개 이름을 삭제했습니다',
    save: '저장',
    remove: '삭제',
  },
  patron: {
    chosen: '고객이 정한 이름',
    remove: '이름 삭제',
    removeOf: '이름 {name} 삭제',
    effect:
      '다른 고객에게 즉시 게스트로 표시됩니다. 다른 이름은 정할 수 있지만 이 이름은 다시 쓸 수 없습니다.',
    reason: '사유',
    kept: '일지에 기록됩니다.',
    why: { insult: '모욕', another: '타인의 이름', advertising: '광고' },
    removed: '이름을 삭제했습니다',
  },
});
