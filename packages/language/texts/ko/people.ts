// Texts of the people sheet of a table and of the patron's own name, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/people.ts';

export default translation<typeof en>()({
  title: '테이블의 고객',
  nobody: '아직 아무도 없습니다.',
  aGuest: '게스트',
  you: '나',
  guests: { other: '게스트 {n:count}명' },
  more: { other: '이름을 공개한 고객 {n:count}명 더' },
  dealer: '딜러: {name}.',
  largest: '이번 라운드 최고 베팅',
  noStakes: '아직 베팅이 없습니다.',
  note: '이름은 각 고객이 설정에서 공개한 것입니다. 잔액은 누구에게도 공개되지 않습니다.',
  button: { other: '테이블의 고객: {n:count}명' },
  own: {
    title: '내 이름',
    field: '테이블에서 쓸 이름',
    hint: '2~20자. 한글과 영문은 함께 쓸 수 있습니다. 숫자, 공백, 마침표, 하이픈, 작은따옴표도 쓸 수 있습니다.',
    shown: '테이블에서 내 이름 공개',
    about:
      '같은 테이블의 고객에게 참석자 목록과 최고 베팅 옆에 표시됩니다. 공개하지 않으면 “게스트”로 표시됩니다. 잔액은 다른 고객에게 보이지 않습니다.',
    removedByHouse: '하우스가 이름을 삭제했습니다. 다른 이름을 선택하실 수 있습니다.',
    unread: '이름을 불러오지 못했습니다. 설정을 닫았다가 다시 열어 주세요.',
    save: '이름 저장',
    remove: '이름 삭제',
    left: {
      none: '내일 다른 이름을 선택하실 수 있습니다.',
      other: '오늘 {n:count}번 더 바꾸실 수 있습니다.',
    },
    saved: '다른 고객에게 표시되는 이름: {name}.',
    savedHidden: '내 이름: {name}. 다른 고객에게는 보이지 않습니다.',
    removed: '이름이 삭제되었습니다.',
  },
  nameFault: {
    'too-short': { other: '이름이 너무 짧습니다. {least:count}자 이상 입력해 주세요.' },
    'too-long': { other: '이름이 너무 깁니다. {most:count}자 이하로 입력해 주세요.' },
    character: '이름에는 글자, 숫자 0~9, 공백, 작은따옴표, 하이픈, 마침표만 쓸 수 있습니다.',
    'no-letter': '이름에 글자를 하나 이상 넣어 주세요.',
    'mixed-scripts': '함께 쓸 수 없는 문자가 섞여 있습니다. 한 가지 문자로 적어 주세요.',
    'house-name': '하우스가 사용하는 이름입니다. 다른 이름을 선택해 주세요.',
    offensive: '이름에 표시할 수 없는 단어가 있습니다. 다른 이름을 선택해 주세요.',
    'often-changed': '오늘은 더 바꿀 수 없습니다. 내일 다시 바꾸실 수 있습니다.',
    'removed-before': '하우스가 삭제한 이름입니다. 다른 이름을 선택해 주세요.',
  },
});
