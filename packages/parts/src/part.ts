// Common code of the parts: a shadow root with the style, a redraw at most once a turn, and elements made in few words.

const SVG = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | number | null | undefined>>;
type Child = Node | string;

export const html = (name: string, attributes: Attributes = {}, ...children: readonly Child[]): HTMLElement =>
  filled(document.createElement(name), attributes, children);

export const svg = (name: string, attributes: Attributes = {}, ...children: readonly Child[]): SVGElement =>
  filled(document.createElementNS(SVG, name), attributes, children);

const filled = <E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E => {
  for (const [name, value] of Object.entries(attributes))
    if (value !== null && value !== undefined) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
};

/** An element that draws itself from its attributes and its text, again when either changes. */
export abstract class PartElement extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #body = html('div', { class: 'part' });
  /** Stays in place, so that a screen reader announces its changes. */
  readonly #said = html('p', { class: 'spoken', role: 'status' });
  #waiting = false;
  readonly #observer = new MutationObserver(() => this.redraw());

  protected abstract readonly css: string;
  protected abstract draw(): readonly Node[];

  connectedCallback(): void {
    if (this.#root.childNodes.length === 0) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(BASE + this.css);
      this.#root.adoptedStyleSheets = [sheet];
      this.#root.append(this.#body, this.#said);
    }
    this.#observer.observe(this, { characterData: true, childList: true, subtree: true });
    this.redraw();
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.redraw();
  }

  /** Draws before the next frame, once for all changes of this turn. */
  redraw(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    queueMicrotask(() => {
      this.#waiting = false;
      if (this.isConnected) this.#replace();
    });
  }

  /** Roads are scrolled until the newest result is seen; a pane that had the focus keeps it. */
  #replace(): void {
    const panes = () => [...this.#body.querySelectorAll<HTMLElement>('.pane')];
    const focused = panes().findIndex((pane) => pane.matches(':focus'));
    this.#body.replaceChildren(...this.draw());
    for (const pane of panes())
      if (pane.dataset.filled) pane.scrollLeft = Number(pane.dataset.filled) - pane.clientWidth;
    if (focused >= 0) panes()[focused]?.focus({ preventScroll: true });
  }

  /** Words for screen readers; the same words again are not repeated. */
  protected say(words: string): void {
    if (this.#said.textContent !== words) this.#said.textContent = words;
  }

  protected emit(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** The names of the three outcomes, from the attribute `labels`. */
  protected get labels(): OutcomeLabels {
    const [player = 'Player', banker = 'Banker', tie = 'Tie'] = (this.getAttribute('labels') ?? '')
      .split(',')
      .map((label) => label.trim() || undefined);
    return { player, banker, tie };
  }
}

export type OutcomeLabels = Readonly<Record<'player' | 'banker' | 'tie', string>>;

/** Defines the element, unless the page has it already. */
export const define = (name: string, part: CustomElementConstructor): void => {
  if (!customElements.get(name)) customElements.define(name, part);
};

/** The colours of the pages of play, in both themes; each can be set from outside by the property that it falls back from. */
const BASE = `
:host { display: block; color-scheme: light dark; }
:host([theme=light]) { color-scheme: light; }
:host([theme=dark]) { color-scheme: dark; }
:host([hidden]) { display: none; }
.part {
  --ground: var(--punto-ground, light-dark(#f3eee4, #171512));
  --line: var(--punto-line, light-dark(#cdc2ab, #38332b));
  --text: var(--punto-text, light-dark(#221e17, #f2ead8));
  --text-2: var(--punto-text-2, light-dark(#4a4437, #cfc5ae));
  --accent: var(--punto-accent, light-dark(#73520f, #e0bf7a));
  --player: var(--punto-player, light-dark(#2a62b8, #5f98e6));
  --banker: var(--punto-banker, light-dark(#b3302f, #e4695f));
  --tie: var(--punto-tie, light-dark(#1b7a4c, #48b67f));
  --focus: var(--punto-focus, light-dark(#1b4fd0, #ffe7a8));
  padding: 12px;
  border-radius: 8px;
  background: var(--ground);
  color: var(--text);
  font: 400 15px/1.4 var(--punto-font, system-ui, sans-serif);
  font-variant-numeric: tabular-nums lining-nums;
}
.fault { margin: 0; color: var(--banker); font-weight: 600; }
.note { margin: 0; color: var(--text-2); font-size: 13px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (forced-colors: active) { .part { border: 1px solid CanvasText; } }
`;
