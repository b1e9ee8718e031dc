// The round page, for the support staff of an operator: cards, tickets, result of each patron, entries, proof. It is one HTML file
// without scripts or external resources.
import { createHash } from 'node:crypto';
import { amountText } from '@punto/engine/currency';
import { format } from '@punto/language/format';
import { type Language, localeOf } from '@punto/language/languages';
import type { OfficeRoundTrace } from '@punto/protocol/office/office-schema';
import { escaped, tableOf } from './html.ts';
import type { PageTexts } from './page-texts.ts';

export type RoundPage = {
  readonly language: Language;
  readonly texts: PageTexts;
  /** When the signed URL expires. */
  readonly until: number;
};

const STYLE = [
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}',
  'body{margin:0 auto;padding:1rem;max-width:70rem}',
  'h1{font-size:1.35rem;line-height:1.3;margin:.5rem 0}h2{font-size:1.05rem;margin:1.75rem 0 .5rem}',
  '.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}',
  'th,td{text-align:start;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #8886}',
  'th{font-weight:600}td{overflow-wrap:break-word}',
  '.cards{font-size:1.35rem;letter-spacing:.08em}.hand{display:flex;gap:1rem;align-items:baseline}',
  'a{display:inline-block;padding:.5rem 0}footer{margin-top:2rem;opacity:.8}',
].join('');

/** Allows only the page's own style, by its hash. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const roundPage = (trace: OfficeRoundTrace, page: RoundPage): string => {
  const { language, texts, until } = page;
  const { support } = texts;
  const { round, shoe, table } = trace;
  const title = format(language, support.title, { round, shoe, table });
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escaped(title)}</h1>`,
    `<p>${escaped([support.status[trace.status], timesOf(trace, page)].join(' · '))}</p>`,
    section(support.heading.cards, cards(trace, page)),
    section(support.heading.tickets, tickets(trace, page)),
    section(support.heading.accounts, accounts(trace, page)),
    section(support.heading.entries, entries(trace, page)),
    section(support.heading.proof, proof(trace, page)),
    `</main><footer><p>${escaped(format(language, support.valid, { time: moment(until, language) }))}</p></footer>`,
    '</body></html>',
  ].join('\n');
};

const section = (title: string, content: string): string =>
  `<section><h2>${escaped(title)}</h2>${content}</section>`;
const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

const moment = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(at);

const timesOf = ({ openedAt, endedAt }: OfficeRoundTrace, { language }: RoundPage): string =>
  [openedAt, ...(endedAt === null ? [] : [endedAt])].map((at) => moment(at, language)).join(' – ');

const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const cardText = (card: string): string => `${card[0] === 'T' ? '10' : card[0]}${SUITS[card[1] ?? ''] ?? ''}`;

const cards = ({ player, banker, result }: OfficeRoundTrace, { texts }: RoundPage): string => {
  const { outcome } = texts.shared;
  if (player.length + banker.length === 0) return paragraph(texts.support.noCards);
  const hand = (name: string, held: readonly string[]): string =>
    `<p class="hand"><span>${escaped(name)}</span> <span class="cards">${held.map(cardText).join(' ')}</span></p>`;
  return [
    hand(outcome.player, player),
    hand(outcome.banker, banker),
    result === null ? '' : `<p><strong>${escaped(outcome[result.outcome])}</strong></p>`,
  ].join('');
};

/** A bet that a room file defines has no name in the catalogue: its id is shown. */
const betName = (option: string, { language, texts }: RoundPage): string => {
  const { option: named, outcome } = texts.shared;
  const title = Object.entries(named.title).find(([id]) => id === option)?.[1];
  return title === undefined ? option : format(language, title, outcome);
};

const tickets = (trace: OfficeRoundTrace, page: RoundPage): string => {
  const { support, record } = page.texts;
  if (trace.tickets.length === 0) return paragraph(support.noTickets);
  const { time, patron, ticket } = support.column;
  const rows = trace.tickets.flatMap((each) =>
    each.lines.map(({ option, stake }) => [
      ...[moment(each.at, page.language), each.patron, each.ticket, betName(option, page)],
      amountText(stake, each.currency),
    ]),
  );
  return tableOf([time, patron, ticket, record.column.bet, record.column.stake], rows);
};

const accounts = (trace: OfficeRoundTrace, page: RoundPage): string => {
  const { support, record } = page.texts;
  if (trace.accounts.length === 0) return paragraph(support.notOver);
  const { patron, status, commission } = support.column;
  const { bet, stake, returned } = record.column;
  const rows = trace.accounts.flatMap((account) =>
    account.lines.map((line) => [
      ...[account.patron, standing(account, page), betName(line.option, page)],
      ...[line.stake, line.return, line.commission].map((amount) =>
        amount === null ? '' : amountText(amount, account.currency),
      ),
      line.verdict === null ? '' : record.verdict[line.verdict],
    ]),
  );
  return tableOf([patron, status, bet, stake, returned, commission, support.column.state], rows);
};

const standing = (
  { status, revision, reason }: OfficeRoundTrace['accounts'][number],
  { language, texts: { support } }: RoundPage,
): string =>
  [
    support.status[status],
    ...(revision === 0 ? [] : [format(language, support.correction, { number: revision })]),
    ...(reason === null ? [] : [format(language, support.reason, { reason })]),
  ].join(' · ');

const entries = (trace: OfficeRoundTrace, page: RoundPage): string => {
  const { support, entry, shared } = page.texts;
  const codes = new Map(Object.entries(shared.movement));
  const { time, from, to, state } = support.column;
  const rows = trace.entries.map((each) => [
    ...[moment(each.at, page.language), codes.get(each.code) ?? each.code],
    ...[accountName(each.debit, page), accountName(each.credit, page)],
    ...[amountText(each.amount, each.currency), support.state[each.state]],
  ]);
  return tableOf([time, entry.entry, from, to, entry.amount, state], rows);
};

/** The kind of the account; for a patron also the end of the id, since a round has several patrons. */
const accountName = (account: string, { texts: { support } }: RoundPage): string => {
  const [kind = ''] = account.split(':', 1);
  const name = new Map(Object.entries(support.account)).get(kind) ?? kind;
  return kind === 'patron' ? `${name} …${account.slice(-4)}` : name;
};

const proof = ({ proof: path }: OfficeRoundTrace, { texts: { support } }: RoundPage): string =>
  path === null
    ? paragraph(support.proofLater)
    : `<p><a href="${escaped(path)}">${escaped(support.proofLink)}</a></p>`;
