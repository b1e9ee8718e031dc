// `<punto-table>`: a table of a house, watched. The page sends nothing and gets nothing of patrons.
import { parseMark } from '@punto/engine/mark';
import { scoreboardOf } from '@punto/engine/roads';
import { SIDES } from '@punto/engine/side';
import type { WatchedView } from '@punto/protocol/watch';
import { html, type OutcomeLabels, PartElement } from '../part.ts';
import { drawRoad, ROADS_CSS } from '../roads/draw-roads.ts';
import { drawHand, HANDS_CSS } from './draw-hands.ts';
import { attributesFault } from './watch-address.ts';
import { openWatch, type WatchConnection, type WatchState } from './watch-connection.ts';

const TICK_MS = 1_000;

type State = WatchState | 'away';

export class PuntoTable extends PartElement {
  static readonly observedAttributes = ['house', 'table', 'labels', 'roads'];
  protected readonly css = ROADS_CSS + HANDS_CSS + CSS;
  #connection: WatchConnection | null = null;
  #connectionDue = false;
  #view: WatchedView | null = null;
  #state: State = 'connecting';
  /** The time by which the server's clock is ahead of this one. */
  #aheadMs = 0;
  #ticks = 0;
  /** The countdown, which changes each second between two views. */
  #shownPhase: HTMLElement | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connectSoon();
    this.#ticks = window.setInterval(() => this.#tick(), TICK_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.clearInterval(this.#ticks);
    this.#connection?.close();
    this.#connection = null;
  }

  override attributeChangedCallback(name?: string): void {
    super.attributeChangedCallback();
    if (this.isConnected && (name === 'house' || name === 'table')) this.#connectSoon();
  }

  /** Once for all attributes that change in one turn: the browser reports each by itself. */
  #connectSoon(): void {
    if (this.#connectionDue) return;
    this.#connectionDue = true;
    queueMicrotask(() => {
      this.#connectionDue = false;
      if (this.isConnected) this.#connect();
    });
  }

  #tick(): void {
    if (this.#view && this.#shownPhase) this.#shownPhase.textContent = this.#phase(this.#view);
  }

  #connect(): void {
    this.#connection?.close();
    this.#connection = null;
    this.#view = null;
    const [house, table] = [this.getAttribute('house'), this.getAttribute('table')];
    if (!house || !table || attributesFault(house, table) !== null) return;
    this.#connection = openWatch(house, table, {
      state: (state) => {
        // An open socket is of use once the table has answered.
        if (state !== 'open') this.#enter(state);
      },
      message: (message, receivedAt) => {
        if (message.type === 'away') {
          this.#enter('away');
          return;
        }
        this.#aheadMs = message.now - receivedAt;
        this.#view = message.view;
        this.#enter('open');
        this.emit('punto-view', message.view);
        this.redraw();
      },
    });
  }

  #enter(state: State): void {
    if (this.#state === state) return;
    this.#state = state;
    this.emit('punto-connection', { state });
    this.redraw();
  }

  protected draw(): readonly Node[] {
    const fault = attributesFault(this.getAttribute('house'), this.getAttribute('table'));
    if (fault !== null) return [html('p', { class: 'fault', role: 'alert' }, fault)];
    const view = this.#view;
    if (view === null) {
      const words = stateWords(this.#state, this.getAttribute('table') ?? '');
      this.say(words);
      return [html('p', { class: 'note' }, words)];
    }
    const labels = this.#labelsOf(view);
    this.say(this.#spoken(view, labels));
    this.#shownPhase = html(
      'span',
      { class: 'phase', part: 'phase', 'aria-hidden': 'true' },
      this.#phase(view),
    );
    const state = this.#state;
    const lost = state === 'open' ? [] : [html('p', { class: 'note' }, stateWords(state, view.table))];
    return [
      html(
        'header',
        { part: 'header' },
        html('strong', {}, view.name),
        html('span', { class: 'note' }, placeOf(view)),
        this.#shownPhase,
      ),
      ...lost,
      html('div', { class: 'hands' }, ...SIDES.map((side) => drawHand(side, view, labels))),
      ...this.#roads(view, labels),
    ];
  }

  #roads(view: WatchedView, labels: OutcomeLabels): readonly Node[] {
    if (this.getAttribute('roads') === 'none') return [];
    const board = scoreboardOf(view.history.map(parseMark));
    return [html('div', { class: 'roads' }, drawRoad('bead', board, labels), drawRoad('big', board, labels))];
  }

  /** The countdown is visible only; a screen reader announces the phase, not each second. */
  #phase(view: WatchedView): string {
    const seconds =
      view.deadline === null
        ? null
        : Math.max(0, Math.ceil((view.deadline - Date.now() - this.#aheadMs) / 1000));
    const words = phaseWords(view, this.#labelsOf(view));
    return view.phase === 'betting' && !view.paused && seconds !== null ? `${words} ${seconds}` : words;
  }

  /** The names of the room, unless the page has its own. */
  #labelsOf(view: WatchedView): OutcomeLabels {
    return this.hasAttribute('labels') ? this.labels : view.labels;
  }

  #spoken(view: WatchedView, labels: OutcomeLabels): string {
    return view.outcome === null
      ? phaseWords(view, labels)
      : `${phaseWords(view, labels)}. ${labels.player} ${view.player.score}, ${labels.banker} ${view.banker.score}.`;
  }
}

const phaseWords = (view: WatchedView, labels: OutcomeLabels): string => {
  if (view.paused) return 'Paused';
  if (view.service === 'shut') return 'Closed';
  if (view.outcome !== null) return view.outcome === 'tie' ? labels.tie : `${labels[view.outcome]} wins`;
  return PHASE_WORDS[view.phase] ?? 'Next round soon';
};

const PHASE_WORDS: Readonly<Record<string, string>> = {
  shuffling: 'New shoe',
  betting: 'Bets are open',
  closed: 'No more bets',
  dealing: 'Dealing',
  squeezing: 'A card is turned',
  result: 'Result',
};

const stateWords = (state: State, table: string): string =>
  ({
    connecting: 'Connecting to the table …',
    open: 'Connected.',
    lost: 'No connection to the house. Trying again …',
    away: 'The table cannot be watched now: it does not answer, or a patron plays it alone.',
    'wrong-origin': `The house does not allow this page to watch. Its setting PUNTO_WATCH_ORIGINS has to contain ${window.origin}.`,
    'no-such-table': `The house has no table “${table}”. The id of a table is the end of its address in the house.`,
    'too-frequent': 'Too many pages watch this house. Trying again …',
  })[state];

const placeOf = ({ room, shoe, round }: WatchedView): string =>
  [room, shoe === null ? '' : `shoe ${shoe}`, round === null ? '' : `round ${round}`]
    .filter((word) => word !== '')
    .join(' · ');

const CSS = `
header { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; }
.phase { margin-inline-start: auto; font-weight: 600; color: var(--accent); }
`;
