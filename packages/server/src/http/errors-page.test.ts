// docs/reference/errors.md is made from the lists of errors and refusals, and names every code. `npm run schemas` writes it anew.
import { fileURLToPath } from 'node:url';
import { type Described, ERROR_LISTS } from '@punto/protocol/described/errors';
import { ACT_REFUSALS, TICKET_REFUSALS } from '@punto/protocol/described/refusal-schema';
import { FLOOR_DETAILS, FLOOR_ERRORS } from '@punto/protocol/error-detail';
import { PROTOCOL_ERRORS } from '@punto/protocol/message';
import { NAME_FAULTS } from '@punto/protocol/names/name-fault';
import { nameFaultText } from '@punto/protocol/names/words';
import { describe, expect, it } from 'vitest';
import { statusOf } from './problem.ts';
import { DETAIL_MESSAGES } from './problem-detail.ts';

const PAGE = fileURLToPath(new URL('../../../../docs/reference/errors.md', import.meta.url));

/** Details whose messages name a number of seconds, or are those of their code. */
const OTHER_DETAILS: Readonly<Record<string, string>> = {
  'new-guests': 'Too many new guests from this address; `seconds` says when another may come.',
  'sign-in-tries': 'Too many tries of this name or address; `seconds` says when the next may follow.',
  'sign-in-wait': 'Too many tries of this address; `seconds` says when the next may follow.',
  'nothing-written': 'Nothing can be recorded at the moment: the database cannot be written.',
  'perhaps-written':
    'The disk failed while this was recorded: check whether it was done before you repeat it.',
  'sign-ins': 'Too many sign-ins at the same time: wait a moment.',
  'name-often-changed': 'The name was changed three times today: it can be changed again tomorrow.',
  'table-name-taken': 'There is, or was, a table of this name: choose another.',
};

const RETRY: Readonly<Record<Described['retry'], string>> = {
  same: 'the same again',
  changed: 'changed',
  later: 'later',
  no: 'no',
};

const anchor = (list: string, code: string): string => `<a id="${list}-${code}"></a>\`${code}\``;

const tableOf = (list: keyof typeof ERROR_LISTS): string =>
  [
    `| code | ${list === 'http' ? 'status | ' : ''}means | what to do | send it again |`,
    `|---|${list === 'http' ? '---|' : ''}---|---|---|`,
    ...Object.entries<Described>(ERROR_LISTS[list]).map(([code, { means, act, retry }]) => {
      const known = FLOOR_ERRORS.find((each) => each === code);
      const status = list === 'http' && known ? `${statusOf(known)} | ` : '';
      return `| ${anchor(list, code)} | ${status}${means} | ${act} | ${RETRY[retry]} |`;
    }),
  ].join('\n');

const details = (): Readonly<Record<string, string>> => ({
  ...DETAIL_MESSAGES,
  ...OTHER_DETAILS,
  ...Object.fromEntries(NAME_FAULTS.map((fault) => [`name-${fault}`, nameFaultText(fault)])),
});

const page = (): string => `# Errors and refusals

Every code that a client of Punto can get, made from the lists that the program checks for completeness. \`the same again\`: send the same
request after a moment, it counts once. \`changed\`: once the request is changed. \`later\`: when what stands in the way is over. The lists
are in [asyncapi.json](../../packages/protocol/schemas/asyncapi.json) too, as \`x-errors\`. The codes of a wallet are in
[wallet.json](../../packages/operator/openapi/wallet.json).

A later release may add codes. Take one that is not known for its kind: an error of a socket for \`busy\`, a refusal for a refusal without a
reason, an answer over HTTP by its status.

## Errors of a socket

\`error\` of a message \`error\`, or the reason with which a socket is closed.

${tableOf('socket')}

## Refusals of a ticket

\`refusal.reason\` of \`ticket-refused\`. The same ticket always gets the same answer: another try is another ticket, with an id of its own.

${tableOf('ticket')}

## Refusals of an act

\`refusal.reason\` of \`act-refused\`.

${tableOf('act')}

## Errors over HTTP

\`error\` of every answer that is no success.

${tableOf('http')}

## Details

\`detail\` of an answer over HTTP says more than its code.

| detail | means |
|---|---|
${FLOOR_DETAILS.map((code) => `| ${anchor('detail', code)} | ${details()[code] ?? ''} |`).join('\n')}
`;

describe('the page of errors', () => {
  it('is committed as docs/reference/errors.md', async () => {
    await expect(page(), 'a list of errors has changed: run `npm run schemas`').toMatchFileSnapshot(PAGE);
  });

  it('has every code, with a meaning', () => {
    const text = page();
    const codes = [
      ...PROTOCOL_ERRORS.map((code) => anchor('socket', code)),
      ...TICKET_REFUSALS.map((code) => anchor('ticket', code)),
      ...ACT_REFUSALS.map((code) => anchor('act', code)),
      ...FLOOR_ERRORS.map((code) => anchor('http', code)),
      ...FLOOR_DETAILS.map((code) => anchor('detail', code)),
    ];
    expect(codes.length).toBeGreaterThan(150);
    expect(codes.filter((code) => !text.includes(`| ${code} | `))).toEqual([]);
    expect(FLOOR_DETAILS.filter((code) => (details()[code] ?? '') === '')).toEqual([]);
  });
});
