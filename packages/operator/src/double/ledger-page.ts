// The ledger of the reference operator as HTML: balances of the patrons, the calls and their effects, and the sums of the
// accounts.
import { amountText } from '@punto/engine/currency';
import type { PatronLimits } from '../book/rows.ts';
import type { DoubleState } from './double-state.ts';
import type { CurrencySum, LedgerEntry, PatronEntry } from './sqlite-book.ts';

export type LedgerView = {
  /** The patron whose calls are shown; left out: all. */
  readonly patron: string | null;
  readonly patrons: readonly PatronEntry[];
  readonly entries: readonly LedgerEntry[];
  readonly most: number;
  readonly sums: readonly CurrencySum[];
  readonly state: DoubleState;
  readonly now: number;
};

export const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1d1c1a, #ece8df); --soft: light-dark(#5a564e, #aaa498);
  --ground: light-dark(#f6f3ec, #141311); --sheet: light-dark(#fffdf8, #1e1c19); --line: light-dark(#d8d1c2, #3a362f);
  --out: light-dark(#a02018, #ff9d90); --in: light-dark(#0d5c38, #8fdcae); --link: light-dark(#14479a, #9cc2ff); }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.25rem clamp(0.75rem, 3vw, 2.5rem) 3rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 80rem; margin: 0 auto; }
h1 { font-size: 1.4rem; margin: 0 0 0.25rem; }
h2 { font-size: 1.05rem; margin: 2rem 0 0.5rem; }
p { margin: 0.25rem 0; color: var(--soft); max-width: 70ch; }
a { color: var(--link); }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; background: var(--sheet); border: 1px solid var(--line); font-variant-numeric: tabular-nums; }
th, td { padding: 0.4rem 0.7rem; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
th { font-weight: 600; color: var(--soft); font-size: 0.85rem; }
.n { text-align: end; white-space: nowrap; }
.out { color: var(--out); } .in { color: var(--in); }
code { font: 0.85rem/1.4 ui-monospace, monospace; }
@media (max-width: 44rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody, tr, td { display: block; width: 100%; }
  tr { border-bottom: 1px solid var(--line); padding: 0.5rem 0; }
  td { display: grid; grid-template-columns: 7.5rem minmax(0, 1fr); border: 0; padding: 0.15rem 0.7rem; }
  td::before { content: attr(data-name); color: var(--soft); font-size: 0.85rem; }
  .n { text-align: start; white-space: normal; }
}
`;

export const ledgerPage = (view: LedgerView): string => {
  const { patron, state, now } = view;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reference operator: ledger</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Ledger of the reference operator</h1>
<p>${escaped(momentText(now))} by its clock${state.clockOffset === 0 ? '' : `, which is ${state.clockOffset} s off`}. For tests: no real money.</p>
<p><a href="#calls">Go to the calls</a></p>
${faultsSection(state)}
${sumsSection(view.sums)}
${patronsSection(view.patrons)}
<h2 id="calls">${patron === null ? 'Calls' : `Calls for ${escaped(patron)}`}</h2>
${patron === null ? '' : '<p><a href="/">Calls for all patrons</a></p>'}
${callsSection(view)}
</main>
</body>
</html>
`;
};

const faultsSection = ({ rules, done, seed }: DoubleState): string =>
  rules.length === 0
    ? '<p>It does no faults.</p>'
    : section(
        `Faults, seed ${seed}`,
        ['Fault', 'Call', 'Patron', 'Share', 'Done so far'],
        rules.map(({ fault, call, patron, share }) => [
          escaped(fault),
          call ?? 'any',
          escaped(patron ?? 'any'),
          number(`${Math.round(share * 1_000) / 10} %`),
          number(String(done.get(fault) ?? 0)),
        ]),
      );

const sumsSection = (sums: readonly CurrencySum[]): string =>
  section(
    'Books',
    ['Currency', 'Accounts', 'Sum of all accounts'],
    sums.map(({ currency, accounts, sum }) => [
      escaped(currency),
      number(String(accounts)),
      number(
        sum === 0
          ? `${amountText(0, currency)}: the books balance`
          : `${amountText(sum, currency)}: NOT BALANCED`,
      ),
    ]),
  );

const patronsSection = (patrons: readonly PatronEntry[]): string =>
  section(
    'Patrons',
    ['Patron', 'Balance', 'State'],
    patrons.map(({ id, balance, currency, blocked, limits }) => [
      `<a href="/?patron=${encodeURIComponent(id)}#calls">${escaped(id)}</a>`,
      number(escaped(amountText(balance, currency))),
      escaped([blocked ? 'blocked' : 'may bet', ...limitTexts(limits, currency)].join(', ')),
    ]),
  );

const limitTexts = ({ playUntil, realityCheck, ...amounts }: PatronLimits, currency: string) => [
  ...Object.entries(amounts).map(([name, limit]) => `${name} ${amountText(limit, currency)}`),
  ...(playUntil === undefined ? [] : [`until ${momentText(playUntil)}`]),
  ...(realityCheck === undefined ? [] : [`reality check every ${realityCheck.minutes} minutes`]),
];

const callsSection = ({ entries, most }: LedgerView): string =>
  entries.length === 0
    ? '<p>None yet.</p>'
    : `${tableOf(
        ['Time', 'Call', 'Patron', 'Amount', 'State', 'Transaction'],
        entries.map(({ at, call, patron, delta, currency, state, transaction }) => [
          escaped(momentText(at)),
          call,
          escaped(patron),
          delta === 0
            ? number(escaped(amountText(0, currency)))
            : number(
                `<span class="${delta < 0 ? 'out' : 'in'}">${delta < 0 ? '' : '+'}${escaped(amountText(delta, currency))}</span>`,
              ),
          state,
          `<code>${escaped(transaction)}</code>`,
        ]),
      )}${entries.length === most ? `<p>The newest ${most}.</p>` : ''}`;

const NUMBER = 'n';
type Cell = string | { readonly kind: typeof NUMBER; readonly html: string };

const number = (html: string): Cell => ({ kind: NUMBER, html });

const section = (title: string, names: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `<h2>${escaped(title)}</h2>\n${rows.length === 0 ? '<p>None yet.</p>' : tableOf(names, rows)}`;

const tableOf = (names: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const heads = names
    .map((name, i) => {
      const isNumber = typeof rows[0]?.[i] === 'object';
      return `<th scope="col"${isNumber ? ` class="${NUMBER}"` : ''}>${name}</th>`;
    })
    .join('');
  const lines = rows.map(
    (cells) => `<tr>${cells.map((cell, i) => cellOf(cell, names[i] ?? '')).join('')}</tr>`,
  );
  return `<table>\n<thead><tr>${heads}</tr></thead>\n<tbody>\n${lines.join('\n')}\n</tbody>\n</table>\n`;
};

const cellOf = (cell: Cell, name: string): string =>
  typeof cell === 'string'
    ? `<td data-name="${name}"><span>${cell}</span></td>`
    : `<td data-name="${name}" class="${cell.kind}"><span>${cell.html}</span></td>`;

const momentText = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 19);

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
