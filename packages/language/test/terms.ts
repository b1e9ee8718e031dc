// The terms of docs/translations.md that stand alone in a message, and the words that it warns of.
import type { Language } from '../src/languages.ts';

type Terms = Readonly<Record<string, string>>;

const sides = (player: string, banker: string, tie: string): Terms => ({
  'shared.outcome.player': player,
  'shared.outcome.banker': banker,
  'shared.outcome.tie': tie,
});

/** Letters and characters in the beads. */
const beads = (player: string, banker: string, tie: string): Terms => ({
  'shared.road.letter.player': 'P',
  'shared.road.letter.banker': 'B',
  'shared.road.letter.tie': 'T',
  'shared.road.character.player': player,
  'shared.road.character.banker': banker,
  'shared.road.character.tie': tie,
});
const usualBeads = beads('閒', '庄', '和');

const roads = (bead: string, big: string, eye: string, small: string, pig: string): Terms => ({
  'shared.road.bead': bead,
  'shared.road.big': big,
  'shared.road.eye': eye,
  'shared.road.small': small,
  'shared.road.pig': pig,
});

/** Roads that players of a language name in English. */
const englishRoads = roads('Bead Plate', 'Big Road', 'Big Eye Boy', 'Small Road', 'Cockroach Pig');

/** By the id of the message. */
export const TERMS: Partial<Record<Language, Terms>> = {
  'zh-Hans': {
    ...beads('闲', '庄', '和'),
    ...sides('闲', '庄', '和'),
    ...roads('珠盘路', '大路', '大眼仔', '小路', '曱甴路'),
  },
  'zh-Hant': {
    ...beads('閒', '莊', '和'),
    ...sides('閒', '莊', '和'),
    ...roads('珠盤路', '大路', '大眼仔', '小路', '曱甴路'),
  },
  ja: {
    ...usualBeads,
    ...sides('プレイヤー', 'バンカー', 'タイ'),
    ...roads('珠盤路', '大路', '大眼仔', '小路', '甲由路'),
  },
  ko: {
    ...usualBeads,
    ...sides('플레이어', '뱅커', '타이'),
    ...roads('6매', '본매', '중국점 1군', '중국점 2군', '중국점 3군'),
  },
  th: {
    ...usualBeads,
    ...sides('ผู้เล่น', 'เจ้ามือ', 'เสมอ'),
    ...roads('บีดเพลต', 'บิ๊กโรด', 'บิ๊กอายบอย', 'สมอลโรด', 'ค็อกโรชพิก'),
  },
  vi: { ...usualBeads, ...sides('Con', 'Cái', 'Hòa'), ...englishRoads },
  id: { ...usualBeads, ...sides('Player', 'Banker', 'Seri'), ...englishRoads },
  'pt-BR': { ...usualBeads, ...sides('Jogador', 'Banca', 'Empate'), ...englishRoads },
  es: { ...usualBeads, ...sides('Jugador', 'Banca', 'Empate'), ...englishRoads },
};

/** Wrong words that published translations of the game really have, misspellings, and characters of the other script. */
export const AVOIDED: Partial<Record<Language, RegExp>> = {
  'zh-Hans': /平局|平手|甲由|嬴|闭家|场方|[莊閒對龍輪開這為時個們說請籌贏賠張點]/u,
  'zh-Hant': /平局|平手|甲由|嬴|投註|場方|[庄闲对龙轮开这为时个们说请筹赢赔张点]/u,
  ja: /プレーヤー|引き分け|[\uff61-\uff9f]/u,
  ko: /배팅/u,
  th: /คอมมิชชั่น|ครับ|ค่ะ|พนักงาน(?:ชนะ|แพ้)/u,
  vi: /[Hh]oà(?!\p{L})|Nhân viên|rút tiền|RÚT TIỀN/u,
  id: /[Bb]andar\b|taruhan terakhir/iu,
  'pt-BR': /Banqueiro|registo|ecrã|autocarro|utilizador/u,
  es: /\blazo\b|repartidor|Soportes|mapa de carretera/u,
};
