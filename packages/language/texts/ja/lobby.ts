// Texts of the lobby, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/lobby.ts';

export default translation<typeof en>()({
  title: 'テーブル',
  greeting: {
    night: 'こんばんは',
    morning: 'おはようございます',
    afternoon: 'こんにちは',
    evening: 'こんばんは',
  },
  opening: 'まもなく開場します。',
  open: {
    none: '営業中のテーブルはありません。',
    other: '{tables:words}テーブルが営業中です。',
  },
  playCoins: 'ハウスのプレイコインで遊べます。購入は不要です。',
  smallPrint:
    '<roads>罫線は過去を示すもので、先を予告するものではありません。</roads>プレイコインは購入も換金もできません。',
  betHere: 'ロビーからベット',
  beside: 'テーブルを並べる',
  resume: {
    named: {
      none: '<strong>{table}</strong>で{stake:coins}をベット中です',
      other: '<strong>{table}</strong>で{stake:coins}、ほか{others:count}テーブルでもベット中です',
    },
    unnamed: {
      none: '{stake:coins}をベット中です',
      other: '{stake:coins}、ほか{others:count}テーブルでもベット中です',
    },
    act: 'テーブルに戻る',
  },
  search: {
    name: 'テーブル、ルームを検索',
    hint: 'テーブル、ルーム',
  },
  filter: {
    open: '絞り込み',
    room: 'ルーム',
    allRooms: '全ルーム',
    stakes: '最低ベット額',
    upTo: '{stake:coins}以下',
    andMore: '{stake:coins}以上',
    language: 'テーブルの言語',
    anyStakes: '指定なし',
    anyLanguage: '指定なし',
    gone: '該当テーブルなし',
    favourites: 'お気に入り',
    favouritesAre: { among: '区別なし', first: '先頭に表示', alone: 'これだけ' },
    order: '並び順',
    orderBy: {
      house: '標準',
      name: '名前順',
      limits: 'リミット順',
      patrons: 'お客様の多い順',
      closing: '締切の近い順',
      shoe: 'ゲーム数の多い順',
    },
    shown: '{shown:number} / {tables:count}テーブル',
    clear: 'すべてクリア',
  },
  nothing: {
    open: '営業中のテーブルはありません。開き次第、ここに表示されます。',
    favourites: 'お気に入りはまだありません。テーブルの星を押すと、ここに表示されます。',
    named: '「{search}」に当てはまるものはありません。',
    fitsOne: '現在、条件に合うテーブルはありません。',
    fitsAll: '現在、すべての条件に合うテーブルはありません。',
    showAll: '全テーブルを表示',
  },
  tile: {
    phase: {
      shuffling: 'シャッフル中',
      betting: '受付中',
      closed: 'ノーモアベット',
      dealing: 'ディール中',
      squeezing: '絞り中',
      result: '結果',
      settled: '結果',
    },
    stopped: '休止中',
    shut: 'クローズ',
    waits: 'お待ちしています',
    ownTable: 'おひとり専用',
    seated: '着席{taken:number} / {seats:number}',
    empty: {
      stopped: '再開までカードは配られません',
      shut: '再び開くまでカードは配られません',
      solo: '毎回新しいデッキを、お好きなときに配ります',
      shuffling: '新しいシューをシャッフルしています',
      newShoe: '新しいシューの最初のゲーム',
    },
    limits: '<spoken>リミット</spoken>{lowest:coins}～{highest:coins}',
    patrons: '<spoken>お客様</spoken>{patrons:count}<spoken>名</spoken>',
    last: 'ラストゲーム',
    favourite: 'お気に入り：{table}',
    latest: '直近の結果、最後が最新：{latest:items}。',
  },
  bets: {
    held: '同時にベットできるのは{tables:words}テーブルまでです。進行中のゲームの精算後に、ここでベットしてください。',
    moved: '別のテーブルに移りました。確定したベットは有効のまま精算されます。',
  },
});
