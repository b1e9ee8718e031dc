// Examples for the OpenAPI document, by the name of the schema in `components`: every request body has one, and so
// have the answers a client meets first. A test checks each against its schema.
import { errorType } from '@punto/protocol/error-page';

const AT = 1_795_000_000_000;

const account = { availableMinor: 975_000, inPlay: [{ table: 'salon-one', stakeMinor: 25_000 }] };
const record = {
  patron: 'guest-0f8b3c52-7a6e-4c0d-9d3e-1b2a4c6d8e0f',
  table: 'salon-one',
  tableName: 'Salon one',
  shoe: 12,
  round: 31,
  at: AT,
  status: 'settled',
  mode: 'traditional',
  player: ['4S', 'KH', '9D'],
  banker: ['9C', '6D'],
  outcome: 'banker',
  playerScore: 3,
  bankerScore: 5,
  bets: [
    {
      option: 'banker',
      schedule: 'banker',
      stakeMinor: 10_000,
      verdict: 'won',
      winningsMinor: 10_000,
      commissionMinor: 500,
      returnedMinor: 19_500,
    },
  ],
  stakedMinor: 10_000,
  returnedMinor: 19_500,
  balanceBeforeMinor: 1_000_000,
  balanceAfterMinor: 1_009_500,
};

const credential = {
  id: 'kQ2f7m0c1vN8xW3z',
  rawId: 'kQ2f7m0c1vN8xW3z',
  type: 'public-key',
  clientExtensionResults: {},
};
const assertion = {
  ...credential,
  response: { clientDataJSON: 'eyJ0eXBlIjoi', authenticatorData: 'SZYN5YgO', signature: 'MEUCIQDx' },
};

export const EXAMPLES: Readonly<Record<string, object>> = {
  // Patrons
  Account: account,
  Session: {
    patron: { id: record.patron, name: 'Guest 4821' },
    account,
    serverTime: AT,
  },
  SeenNotices: { until: AT },
  OwnName: { name: 'Ann', shown: true, changesLeft: 2, removed: false },
  ChooseName: { name: 'Ann', shown: true },
  ProtectPatron: {
    reason: 'The patron asked for it',
    change: { change: 'set-limit', key: 'loss-week', to: 50_000 },
  },
  ChangeProtection: {
    zone: 'Europe/Madrid',
    change: { change: 'set-limit', key: 'loss-week', to: 50_000 },
  },
  TopUp: { request: 'top-up-2f6c1d' },
  TopUpAnswer: { account: { availableMinor: 1_000_000, inPlay: [] } },
  AddPasskey: {
    name: 'Phone',
    credential: {
      ...credential,
      response: {
        clientDataJSON: 'eyJ0eXBlIjoi',
        attestationObject: 'o2NmbXRkbm9u',
        transports: ['internal'],
      },
    },
  },
  Invited: { code: 'k7m2q-0x4fd-9wz1c' },
  ConfirmAtProvider: { page: '/floor/patrons' },
  Invite: { note: 'For the opening night', uses: 20, days: 3 },
  RenamePasskey: { name: 'Key in the drawer' },
  PasskeySignIn: { credential: assertion, guest: 'keep' },
  RecoverySignIn: { code: 'k7m2q-0x4fd-9wz1c-h3v8n-5tb6r' },
  OpenidStart: { guest: 'keep' },
  Launch: { launch: 'l-7Qm2x', patron: '48211', currency: 'EUR', language: 'ja', table: 'salon-one' },
  Exchange: { token: 'V0dq1nT3yJm8c5Xb2LrPz7HsKf9UwEaG4iNoQx6MtRg', brand: 'lagoon' },
  Proof: { credential: assertion },
  Record: record,
  Records: { items: [record], next: null },
  StatementLine: {
    id: 'salon-one/12/31/payout/0',
    at: AT,
    code: 'payout',
    table: 'salon-one',
    shoe: 12,
    round: 31,
    amountMinor: 10_000,
    balanceAfterMinor: 1_010_000,
  },
  Error: {
    error: 'too-frequent',
    type: errorType('too-frequent'),
    message: 'Too many requests: wait a moment.',
  },
  Live: { status: 'live' },
  Ready: { status: 'ready', tables: { open: 8, paused: 1, shut: 0, stopped: [] } },
  // The floor
  FloorError: {
    error: 'confirm-first',
    type: errorType('confirm-first'),
    message: 'Enter your password again for this.',
  },
  SignIn: { name: 'manager', password: 'correct horse battery', code: '204816' },
  Confirm: { password: 'correct horse battery' },
  ChangePassword: { password: '7q2m-x4kp-9d3f-c8vt', next: 'correct horse battery' },
  Code: { code: '204816' },
  AddStaff: { name: 'Dana', role: 'dealer' },
  NameDealer: { publicName: 'Dana', portrait: 'moon' },
  ChangeStaff: { resetPassword: true },
  NewTable: { room: 'live-eight-deck', table: 'garden', name: 'Garden', preview: true },
  Duty: {
    duty: 'resettle-round',
    shoe: 12,
    round: 31,
    player: ['4S', 'KH', '9D'],
    banker: ['9C', '6D'],
    reason: 'Ten was read as nine.',
  },
  Decline: { reason: 'The picture shows the nine of clubs.' },
  AddNote: { text: 'Asked for the statement of June.' },
  NoteAlarm: { text: 'Two friends who share a seat; the pit boss spoke to both.' },
  Why: { reason: 'Asked for a pause himself.' },
};
