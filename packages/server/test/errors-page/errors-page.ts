// docs/reference/errors.md, made from the lists of errors, refusals, faults, permissions and codes of wallets.
import { CODES } from '@punto/operator/contract/code';
import { type Described, ERROR_LISTS } from '@punto/protocol/described/errors';
import { FLOOR_DETAILS, FLOOR_ERRORS } from '@punto/protocol/error-detail';
import { PERMISSIONS } from '@punto/protocol/floor/permission';
import { NAME_FAULTS } from '@punto/protocol/names/name-fault';
import { nameFaultText } from '@punto/protocol/names/words';
import { statusOf } from '../../src/http/problem.ts';
import { DETAIL_MESSAGES } from '../../src/http/problem-detail.ts';
import { DUTY_CODES, LIMIT_FAULT_CODES } from './duty-codes.ts';
import { FIELD_CODES } from './field-codes.ts';

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

export const anchor = (list: string, code: string): string => `<a id="${list}-${code}"></a>\`${code}\``;

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

export const details = (): Readonly<Record<string, string>> => ({
  ...DETAIL_MESSAGES,
  ...OTHER_DETAILS,
  ...Object.fromEntries(NAME_FAULTS.map((fault) => [`name-${fault}`, nameFaultText(fault)])),
});

type Row = readonly [string, string];

const rowsOf = (list: string, rows: readonly Row[]): string =>
  [
    '| code | means |',
    '|---|---|',
    ...rows.map(([code, means]) => `| ${anchor(list, code)} | ${means} |`),
  ].join('\n');

const ACTS = { patron: 'the patron', operator: 'the operator', punto: 'Punto', none: 'nobody' } as const;

const walletTable = (): string =>
  [
    '| code | status | means | who acts | the same call again |',
    '|---|---|---|---|---|',
    ...Object.entries(CODES).map(
      ([code, { status, means, acts, retryable }]) =>
        `| ${anchor('wallet', code)} | ${status} | ${means} | ${ACTS[acts]} | ${retryable ? 'may succeed' : 'no'} |`,
    ),
  ].join('\n');

const permissionTable = (): string =>
  [
    '| permission | roles |',
    '|---|---|',
    ...Object.entries(PERMISSIONS).map(
      ([name, roles]) => `| ${anchor('permission', name)} | ${roles.join(', ')} |`,
    ),
  ].join('\n');

/** What only the staff and operators meet. */
const floorAndWallets = (): string => `## Refusals of a duty

\`refusal.reason\` of an answer \`duty-refused\`, whose \`type\` leads here. A duty is what the staff does at a table. The state of the table stands in the way:
look at it, and decide again.

${rowsOf('duty', DUTY_CODES)}

### Amounts of limits

\`fault\` of each of \`refusal.faults\` of \`limits-at-fault\`, with the \`field\` and, where it is of one bet, its \`option\`.

${rowsOf('limit', LIMIT_FAULT_CODES)}

## Faults of a field

\`why.code\` of each of \`faults\` in an answer \`invalid-request\` to the staff. \`field\` names the field as the request does; the names in code below are fields of
\`why\`.

${rowsOf('field', FIELD_CODES)}

## Permissions

Who may do what on the floor; an answer \`not-permitted\` says that the role has no permission. The first are duties at a table, the others are what else
the floor does.

${permissionTable()}

## Codes of a wallet

\`code\` with which the wallet of an operator refuses a call of Punto. A patron meets it as \`code\` of the refusal [\`wallet-refused\`](#ticket-wallet-refused). What an operator asks
of Punto is answered by [errors over HTTP](#errors-over-http).

${walletTable()}
`;

export const errorsPage = (): string => `# Errors and refusals

Every code that a client of Punto, the staff's included, and the wallet of an operator can get, made from the lists that the program
checks for completeness. \`the same again\`: send the same
request after a moment, it counts once. \`changed\`: once the request is changed. \`later\`: when what stands in the way is over. The lists
are in [asyncapi.json](../../packages/protocol/schemas/asyncapi.json) too, as \`x-errors\`. Those of a wallet are
in [wallet.json](../../packages/operator/openapi/wallet.json).

An answer over HTTP that is no success has the address of its entry here in \`type\`, from the address of the house, as RFC 9457 has it:
\`"type": "/docs/reference/errors.html#http-conflict"\`. A message of a socket has the code alone: look it up in the list of its kind.

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

${floorAndWallets()}`;
