// The hands of both sides: cards with rank and suit, cards that lie face down, and the score.
import { isRed, rankOf, suitOf } from '@punto/engine/card';
import type { Side } from '@punto/engine/side';
import type { WatchedView } from '@punto/protocol/watch';
import { html, type OutcomeLabels } from '../part.ts';

const SUITS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;
const SUIT_WORDS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const;

export const drawHand = (side: Side, view: WatchedView, labels: OutcomeLabels): HTMLElement => {
  const { cards, down, score } = view[side];
  const shown = cards.map((card) =>
    html(
      'span',
      {
        class: isRed(card) ? 'card red' : 'card',
        role: 'img',
        'aria-label': `${rankWord(rankOf(card))} of ${SUIT_WORDS[suitOf(card)]}`,
      },
      `${rankOf(card) === 'T' ? '10' : rankOf(card)}${SUITS[suitOf(card)]}`,
    ),
  );
  const hidden = Array.from({ length: down }, () =>
    html('span', { class: 'card back', role: 'img', 'aria-label': 'card face down' }),
  );
  const wins = view.outcome === side;
  return html(
    'section',
    { class: wins ? `hand ${side} wins` : `hand ${side}`, part: `hand ${side}`, 'aria-label': labels[side] },
    html('p', { class: 'side' }, labels[side]),
    html('div', { class: 'cards' }, ...shown, ...hidden),
    html('p', { class: 'score' }, cards.length === 0 ? '–' : String(score)),
  );
};

const RANK_WORDS: Readonly<Record<string, string>> = { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' };
const rankWord = (rank: string): string => RANK_WORDS[rank] ?? rank;

export const HANDS_CSS = `
.hands { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 12px 0; }
.hand { min-width: 0; padding: 12px; border: 1px solid var(--line); border-radius: 8px; text-align: center; }
.hand.player { border-top: 3px solid var(--player); }
.hand.banker { border-top: 3px solid var(--banker); }
.hand.wins { outline: 2px solid var(--accent); outline-offset: -1px; }
.side { margin: 0; font-size: 13px; font-weight: 600; color: var(--text-2); }
.cards { display: flex; justify-content: center; gap: 4px; min-height: 56px; align-items: center; }
.card { box-sizing: border-box; width: 40px; height: 54px; display: grid; place-items: center; border-radius: 5px; background: #fbf7ee; color: #1c1f24; font-weight: 600; border: 1px solid #0000002e; }
.card.red { color: #b4232a; }
.card.back { background: repeating-linear-gradient(45deg, #5c2124 0 4px, #561d20 4px 8px); }
.score { margin: 0; font-size: 24px; font-weight: 600; }
@media (forced-colors: active) { .card { forced-color-adjust: none; } }
`;
