// The page of the reference operator's ledger: HTML from the server, without a script.
import { createHash } from 'node:crypto';
import type { Double } from './double-state.ts';
import { ledgerPage, STYLE } from './ledger-page.ts';
import type { OperatorBook } from './sqlite-book.ts';

const MOST_SHOWN = 200;
const CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

export const pageRoutes = ({ http, state, now }: Double, book: OperatorBook): void => {
  http.get<{ Querystring: { patron?: unknown } }>('/', async ({ query }, reply) => {
    const patron = typeof query.patron === 'string' && query.patron !== '' ? query.patron : null;
    reply.headers({
      'content-security-policy': CSP,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    return reply.type('text/html; charset=utf-8').send(
      ledgerPage({
        patron,
        patrons: book.patrons(),
        entries: book.ledger(MOST_SHOWN, patron ?? undefined),
        most: MOST_SHOWN,
        sums: book.sums(),
        state,
        now: now(),
      }),
    );
  });
};
