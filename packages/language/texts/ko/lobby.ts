// Texts of the lobby, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/lobby.ts';

export default translation<typeof en>()({
  title: '테이블',
  greeting: {
    night: '안녕하세요',
    morning: '좋은 아침입니다',
    afternoon: '안녕하세요',
    evening: '좋은 저녁입니다',
  },
  opening: '곧 문을 엽니다.',
  open: { none: '열린 테이블이 없습니다.', other: '테이블 {tables:words}개가 열려 있습니다.' },
  playCoins: '하우스가 드리는 플레이 코인입니다. 구매하실 것은 없습니다.',
  smallPrint:
    '<roads>출목표는 지난 결과일 뿐 다음 결과를 알려 주지 않습니다.</roads> 코인은 사거나 현금으로 바꿀 수 없습니다.',
  betHere: '로비에서 베팅',
  beside: '테이블 나란히 보기',
  resume: {
    named: {
      none: '<strong>{table}</strong>에서 {stake:coins}코인 베팅 중입니다',
      other:
        '<strong>{table}</strong>에서 {stake:coins}코인, 그 외 테이블 {others:count}개에서도 베팅 중입니다',
    },
    unnamed: {
      none: '{stake:coins}코인 베팅 중입니다',
      other: '{stake:coins}코인, 그 외 테이블 {others:count}개에서도 베팅 중입니다',
    },
    act: '테이블로 돌아가기',
  },
  search: { name: '테이블 또는 룸 검색', hint: '테이블·룸' },
  filter: {
    open: '필터',
    room: '룸',
    allRooms: '모든 룸',
    stakes: '최소 베팅',
    upTo: '{stake:coins} 이하',
    andMore: '{stake:coins} 이상',
    language: '테이블 언어',
    anyStakes: '전체',
    anyLanguage: '전체',
    gone: '해당 테이블 없음',
    favourites: '즐겨찾기',
    favouritesAre: { among: '함께 보기', first: '먼저 보기', alone: '즐겨찾기만' },
    order: '정렬',
    orderBy: {
      house: '기본 순서',
      name: '이름순',
      limits: '리미트순',
      patrons: '인원 많은 순',
      closing: '마감 임박순',
      shoe: '진행 많은 슈 순',
    },
    shown: { other: '테이블 {tables:count}개 중 {shown:number}개' },
    clear: '모두 지우기',
  },
  nothing: {
    open: '열린 테이블이 없습니다. 열리면 바로 표시됩니다.',
    favourites: '아직 즐겨찾기가 없습니다. 테이블의 별표를 누르면 여기에 모입니다.',
    named: '이름이 “{search}”인 테이블이나 룸이 없습니다.',
    fitsOne: '필터에 맞는 열린 테이블이 없습니다.',
    fitsAll: '모든 필터에 맞는 열린 테이블이 없습니다.',
    showAll: '모든 테이블 보기',
  },
  tile: {
    phase: {
      shuffling: '셔플 중',
      betting: '베팅 중',
      closed: '베팅 마감',
      dealing: '딜 중',
      squeezing: '쪼기 중',
      result: '결과',
      settled: '결과',
    },
    stopped: '운영 중단',
    shut: '닫힘',
    waits: '딜 대기',
    ownTable: '나만의 테이블',
    seated: '{seats:number}석 중 {taken:number}석',
    empty: {
      stopped: '운영이 재개될 때까지 딜하지 않습니다',
      shut: '다시 열릴 때까지 딜하지 않습니다',
      solo: '라운드마다 새 덱, 원할 때 딜합니다',
      shuffling: '새 슈를 셔플하고 있습니다',
      newShoe: '새 슈의 첫 라운드',
    },
    limits: '<spoken>리미트 </spoken>{lowest:coins} – {highest:coins}',
    patrons: { other: '{patrons:count}<spoken>명</spoken>' },
    last: '마지막 라운드',
    favourite: '즐겨찾기: {table}',
    latest: '최근 결과, 맨 뒤가 최신: {latest:items}.',
  },
  bets: {
    held: {
      other:
        '동시에 베팅할 수 있는 테이블은 {tables:words}개까지입니다. 진행 중인 라운드가 끝난 뒤 여기에서 베팅해 주세요.',
    },
    moved: '다른 테이블로 옮기셨습니다. 확인하신 베팅은 그대로 정산됩니다.',
  },
});
