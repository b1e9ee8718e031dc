// `<punto-odds>`: the exact odds of bets for the cards that are left, counted in the page.
import { betOddsCounter, betSummary } from '@punto/engine/bet/bet-odds';
import { type Composition, oddsOf, type Summary, summaryOf } from '@punto/engine/odds';
import { html, PartElement } from '../part.ts';
import { type AskedBets, readBets, titleOf } from './read-bets.ts';
import { readCards } from './read-cards.ts';

type Line = { readonly name: string; readonly summary: Summary };

export class PuntoOdds extends PartElement {
  static readonly observedAttributes = ['bets', 'decks', 'left', 'removed', 'caption'];
  protected readonly css = CSS;

  protected draw(): readonly Node[] {
    const cards = readCards({
      decks: this.getAttribute('decks'),
      left: this.getAttribute('left'),
      removed: this.getAttribute('removed'),
    });
    const asked = readBets(this.textContent ?? '', this.getAttribute('bets'));
    const fault = cards.ok ? (asked.ok ? null : asked.fault) : cards.fault;
    const lines = cards.ok && asked.ok ? linesOf(cards.cards, asked) : [];
    this.emit('punto-odds', {
      fault,
      bets: lines.map(({ name, summary: { edge, hit, deviation } }) => ({ name, edge, hit, deviation })),
    });
    if (!cards.ok || fault !== null)
      return [html('p', { class: 'fault', role: 'alert', part: 'fault' }, fault ?? '')];
    const left = cards.cards.reduce((sum, count) => sum + count, 0);
    return [this.#table(lines, this.getAttribute('caption') ?? `Exact odds with ${left} cards left`)];
  }

  #table(lines: readonly Line[], caption: string): HTMLElement {
    const heads = ['Bet', 'Wins', 'Edge of the house', 'Returns', 'Deviation'];
    return html(
      'div',
      // It scrolls, so the keyboard must reach it.
      { class: 'pane', tabindex: 0, role: 'group', 'aria-label': caption },
      html(
        'table',
        { part: 'table' },
        html('caption', {}, caption),
        html('thead', {}, html('tr', {}, ...heads.map((head) => html('th', { scope: 'col' }, head)))),
        html('tbody', {}, ...lines.map(rowOf)),
      ),
    );
  }
}

const linesOf = (cards: Composition, asked: AskedBets & { readonly ok: true }): readonly Line[] => {
  const catalogue = asked.schedules.length > 0 ? oddsOf(cards) : null;
  const known = asked.schedules.flatMap((schedule) =>
    catalogue ? [{ name: titleOf(schedule), summary: summaryOf(catalogue[schedule]) }] : [],
  );
  const own =
    asked.bets.length === 0
      ? []
      : betOddsCounter(asked.bets)(cards).map((odds) => ({
          name: odds.bet.definition.name.en ?? odds.bet.definition.id,
          summary: betSummary(odds),
        }));
  return [...known, ...own];
};

const rowOf = ({ name, summary: { hit, edge, deviation } }: Line): HTMLElement =>
  html(
    'tr',
    {},
    html('th', { scope: 'row' }, name),
    ...[percent(hit), percent(edge), percent(1 - edge), deviation.toFixed(3)].map((text) =>
      html('td', {}, text),
    ),
  );

const percent = (share: number): string => `${(100 * share).toFixed(4)} %`;

const CSS = `
.pane { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; color: var(--text-2); font-size: 13px; padding-bottom: 4px; }
th, td { padding: 6px 10px; border-top: 1px solid var(--line); text-align: end; white-space: nowrap; }
th[scope=row], thead th:first-child { text-align: start; }
thead th { border-top: 0; color: var(--text-2); font-weight: 400; font-size: 13px; }
th[scope=row] { font-weight: 600; }
`;
