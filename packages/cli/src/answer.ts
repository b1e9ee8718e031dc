// The result of `settle` for one coup, or for an invalid line: as JSON, as a row, as text.
import type { Coup } from '@punto/engine/coup';
import { explainCoup } from '@punto/engine/explain';
import type { KnownScheduleId } from '@punto/engine/option-id';
import type { Column, Row } from './column.ts';
import { netsOf } from './net.ts';
import type { Style } from './shell.ts';

export type CoupAnswer =
  | { readonly ok: true; readonly number?: number; readonly coup: Coup }
  | { readonly ok: false; readonly says: string };

/** A query about a coup. */
export type Question = { readonly ids: readonly KnownScheduleId[]; readonly explain: boolean };

export const answerJson = (answer: CoupAnswer, { ids, explain }: Question): object => {
  if (!answer.ok) return { error: answer.says };
  const { number, coup } = answer;
  const { player, banker, playerScore, bankerScore, outcome } = coup;
  return {
    ...(number === undefined ? {} : { number }),
    player,
    banker,
    playerScore,
    bankerScore,
    outcome,
    net: netsOf(coup, ids),
    ...(explain ? { why: explainCoup(coup) } : {}),
  };
};

const SCORES: readonly Column[] = ['number', 'player', 'banker', 'playerScore', 'bankerScore', 'outcome'].map(
  (key) => ({ key, title: key }),
);

export const answerColumns = ({ ids, explain }: Question): readonly Column[] => [
  ...SCORES,
  ...ids.map((id) => ({ key: `net:${id}`, title: id })),
  ...(explain ? [{ key: 'why', title: 'why' }] : []),
  { key: 'error', title: 'error' },
];

export const answerRow = (answer: CoupAnswer, { ids, explain }: Question): Row => {
  if (!answer.ok) return { error: answer.says };
  const { number = null, coup } = answer;
  const { player, banker, playerScore, bankerScore, outcome } = coup;
  const nets = Object.entries(netsOf(coup, ids)).map(([id, net]) => [`net:${id}`, net]);
  return {
    number,
    player: player.join(' '),
    banker: banker.join(' '),
    playerScore,
    bankerScore,
    outcome,
    ...Object.fromEntries(nets),
    ...(explain ? { why: whyOf(coup).join('; ') } : {}),
  };
};

/** `banker 5 draws: player's third card was 6 [R7]` */
export const whyOf = (coup: Coup): readonly string[] =>
  explainCoup(coup).map(({ rule, says }) => `${says} [${rule}]`);

/** The two hands with their scores, and the result. */
export const handsInWords = (coup: Coup, style: Style): readonly string[] => {
  const result = explainCoup(coup).at(-1)?.says ?? '';
  return [
    `${style('blue', 'player')}  ${coup.player.join(' ').padEnd(8)}  ${coup.playerScore}`,
    `${style('red', 'banker')}  ${coup.banker.join(' ').padEnd(8)}  ${coup.bankerScore}`,
    style('bold', result),
  ];
};
