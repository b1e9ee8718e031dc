// A result as a short word for roads and the wire: the outcome's letter, the winning (or tied) score, then
// `n` for a natural, `p` for a player pair, `b` for a banker pair: `B6`, `P9np`, `T8nb`. [D1]
import type { Coup } from './coup.ts';
import type { Outcome } from './side.ts';

export type Mark = {
  readonly outcome: Outcome;
  /** The winner's score, or the one both have. */
  readonly score: number;
  /** Either hand was a natural; it always wins or ties. */
  readonly natural: boolean;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
};

const LETTER: Readonly<Record<Outcome, string>> = { player: 'P', banker: 'B', tie: 'T' };
const OUTCOME: Readonly<Record<string, Outcome>> = { P: 'player', B: 'banker', T: 'tie' };
const PATTERN = /^([PBT])([0-9])(n?)(p?)(b?)$/;

/** The mark of a finished coup: outcome, higher score, natural, pairs. [D1] */
export const markOf = (coup: Coup): string =>
  markText({
    outcome: coup.outcome,
    score: Math.max(coup.playerScore, coup.bankerScore),
    natural: coup.playerNatural || coup.bankerNatural,
    playerPair: coup.playerPair,
    bankerPair: coup.bankerPair,
  });

/** Writes a mark; `parseMark` reads it. [D1] */
export const markText = ({ outcome, score, natural, playerPair, bankerPair }: Mark): string =>
  `${LETTER[outcome]}${score}${natural ? 'n' : ''}${playerPair ? 'p' : ''}${bankerPair ? 'b' : ''}`;

/** Throws on a text that no coup has. */
export const parseMark = (text: string): Mark => {
  const [, letter = '', score = '', n, p, b] = PATTERN.exec(text) ?? [];
  const outcome = OUTCOME[letter];
  const wonWithNothing = outcome !== 'tie' && score === '0';
  const naturalBelowEight = n === 'n' && score < '8';
  if (outcome === undefined || wonWithNothing || naturalBelowEight) throw new Error(`not a mark: "${text}"`);
  return { outcome, score: Number(score), natural: n === 'n', playerPair: p === 'p', bankerPair: b === 'b' };
};
