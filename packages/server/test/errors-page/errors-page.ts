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

const ACTS = { patron: 'the patron', operator: 'the operator', punto: 'Punto', none: 'no action' } as const;

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

/** The lists that concern only the staff and operators. */
const floorAndWallets = (): string => `## Refusals of a duty

\`refusal.reason\` of an answer \`duty-refused\`, whose \`type\` is the address of the entry here. A duty is an act of the staff at a table. The state of the table does not allow it:
read the state, and decide again.

${rowsOf('duty', DUTY_CODES)}

### Amounts of limits

\`fault\` of each of \`refusal.faults\` of \`limits-at-fault\`, with the \`field\` and, where it is of one bet, its \`option\`.

${rowsOf('limit', LIMIT_FAULT_CODES)}

## Faults of a field

\`why.code\` of each of \`faults\` in an answer \`invalid-request\` to the staff. \`field\` names the field as the request does; the names in code below are fields of
\`why\`.

${rowsOf('field', FIELD_CODES)}

## Permissions

The roles that have each permission of the floor; an answer \`not-permitted\` says that the role has no permission. The first permissions are for duties at a table, the others for other
acts of the floor.

${permissionTable()}

## Codes of a wallet

\`code\` with which the wallet of an operator refuses a call of Punto. A patron's client receives it as \`code\` of the refusal [\`wallet-refused\`](#ticket-wallet-refused). Punto answers the calls of an operator
with [errors over HTTP](#errors-over-http).

${walletTable()}
`;

export const errorsPage = (): string => `# Errors and refusals

This page lists every code that Punto sends to a client of patrons or staff, or that passes between Punto and the wallet of an operator. It is made from the lists that the program
checks for completeness. The column *send it again* says when a client may repeat the request. \`the same again\`: repeat the same
request after a moment; it counts once. \`changed\`: repeat it after a change. \`later\`: repeat it when the reason no longer applies. The lists
are also in [asyncapi.json](../../packages/protocol/schemas/asyncapi.json), as \`x-errors\`; the codes of a wallet are
in [wallet.json](../../packages/operator/openapi/wallet.json).

An HTTP answer with an error status has the address of its entry on this page in \`type\`, relative to the address of the house (RFC 9457):
\`"type": "/docs/reference/errors.html#http-conflict"\`. A message of a socket has only the code: find it in the list of its kind.

A later release may add codes. A client handles an unknown error of a socket as \`busy\`, an unknown refusal as a refusal without a
reason, and an unknown HTTP error by its status.

## Errors of a socket

\`error\` of a message \`error\`, or the reason with which a socket is closed.

${tableOf('socket')}

## Refusals of a ticket

\`refusal.reason\` of \`ticket-refused\`. The same ticket always gets the same answer: a new attempt is another ticket, with a new id.

${tableOf('ticket')}

## Refusals of an act

\`refusal.reason\` of \`act-refused\`.

${tableOf('act')}

## Errors over HTTP

\`error\` of every HTTP answer with an error status.

${tableOf('http')}

## Details

\`detail\` of an answer over HTTP says more than its code.

| detail | means |
|---|---|
${FLOOR_DETAILS.map((code) => `| ${anchor('detail', code)} | ${details()[code] ?? ''} |`).join('\n')}

${floorAndWallets()}`;
