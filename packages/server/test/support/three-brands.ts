// Patrons of three brands and three currencies at one table, beside guests who play for coins, for tests of what each is shown. Names,
// operators' ids and amounts of each brand are distinctive.
import { createHash } from 'node:crypto';
import { minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import type { CurrencyTerms } from '@punto/engine/room/currency-setup';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import { isKeyedPatron, keyOf, keyWord, operatorAccount, patronAccount } from '@punto/ledger';
import { nameSkeleton } from '@punto/protocol/names/skeleton';
import { type PatronId, patronId, type Ticket, ticketId } from '@punto/table';
import type { Currencies } from '@punto/table/state';
import { tokenHash } from '../../src/identity/session-token.ts';
import { createTestDeployment, GRANT, seededWords, type TestDeployment } from './test-deployment.ts';

const terms = (rate: CurrencyTerms['rate'], step: number): CurrencyTerms => ({
  ...{ rate, stepMinor: minor(step), limits: {} },
  chipsMinor: [1, 5, 25, 100].map((steps) => minor(steps * step)),
});
export const CURRENCIES: Currencies = {
  'acme.EUR': terms([1, 1], 1),
  'nippon.JPY': terms([8, 5], 1),
  'gulf.KWD': terms([67, 20], 1),
};
export const TABLE = 'mixed';
const SETUP = {
  ...makeTable(LIVE_EIGHT_DECK, { table: TABLE, name: 'Mixed' }),
  ...{ squeeze: { turnMs: 2_000 }, stepMinor: minor(1), differentialMinor: null },
};
/** Three of each brand. */
export const BRAND_PATRONS = Object.keys(CURRENCIES).flatMap((word) =>
  [1, 2, 3].map((n) => `${word}.${word.slice(0, 4)}-${n}`),
);
export const GUESTS = ['guest-one', 'guest-two'];
/** Shown names. */
export const NAMES: Readonly<Record<string, string>> = {
  ...{ 'acme.EUR.acme-1': 'Amelie', 'nippon.JPY.nipp-1': 'Yukiko', 'gulf.KWD.gulf-1': 'Amir' },
  'guest-one': 'Rupert',
};
export const wordOf = (patron: string): string => keyWord(keyOf(patron));

/** The token of the patron's session. */
export const tokenOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

export type ThreeBrands = {
  readonly deployment: TestDeployment;
  /** Those of the brands, then the guests. */
  readonly patrons: readonly PatronId[];
  /** An amount in minor units that no other ticket has: five digits, of which the first is the brand's. */
  readonly amountFor: (patron: PatronId) => number;
  readonly ticket: (patron: PatronId, option: OptionId, stakeMinor: number) => Ticket;
  /** `true`: accepted. */
  readonly bet: (patron: PatronId, option: OptionId, stakeMinor: number) => Promise<boolean>;
};

export const createThreeBrands = async (): Promise<ThreeBrands> => {
  const deployment = await createTestDeployment([SETUP], seededWords(61), undefined, {
    currenciesOf: () => CURRENCIES,
  });
  const patrons: PatronId[] = [];
  for (const id of [...BRAND_PATRONS, ...GUESTS]) {
    const patron = await (isKeyedPatron(patronId(id))
      ? admitBrandPatron(deployment, id)
      : deployment.admitWith(id, tokenHash(tokenOf(id))));
    patrons.push(patron);
    const name = NAMES[id];
    const { names } = deployment.store().patrons;
    if (name)
      await names.choose(patron, { name: { name, skeleton: nameSkeleton(name) }, shown: true, at: 1 });
    await deployment.comeBack(TABLE, patron);
  }
  let sent = 0;
  const ticket: ThreeBrands['ticket'] = (patron, option, stakeMinor) => {
    const { shoe, round } = deployment.state(TABLE);
    sent += 1;
    return {
      ...{ id: ticketId(`ticket-${String(sent).padStart(6, '0')}`), patron, mode: 'traditional' },
      ...{ shoe: shoe?.number ?? 0, round: round?.number ?? 0 },
      bets: [{ option, stakeMinor: minor(stakeMinor) }],
    };
  };
  return {
    ...{ deployment, patrons, ticket, amountFor: amounts() },
    bet: async (patron, option, stakeMinor) => {
      const reply = await deployment.send(TABLE, ticket(patron, option, stakeMinor));
      return reply.type === 'ticket' && reply.answer.accepted;
    },
  };
};

/** The operator's id of the patron. */
export const personOf = (id: string): string => `${id.split('.').at(-1)} at its operator`;
export const sessionOf = (id: string): string => createHash('md5').update(id).digest('hex');

/** Admits a patron of an operator, with a session and money of the operator. */
export const admitBrandPatron = async (
  { store: read, clock }: TestDeployment,
  id: string,
): Promise<PatronId> => {
  const store = read();
  const [patron, at] = [patronId(id), clock.now()];
  const key = keyOf(patron);
  await store.operatorPatrons.admit(
    { ...key, operatorPatron: personOf(id) },
    { id: patron, name: `Guest ${id.slice(-4)}`, createdAt: at },
  );
  const session = { hash: tokenHash(tokenOf(id)), id: sessionOf(id), openedAt: at, way: 'launch' } as const;
  await store.sessions.open(patron, { ...session, device: '', provedAt: 0 }, null);
  const refusal = await store.transfer([
    {
      ...{ kind: 'direct', id: `grant:${patron}`, amountMinor: GRANT, code: 'grant', memo: { at } },
      ...{ debit: operatorAccount(key), credit: patronAccount(patron) },
    },
  ]);
  if (refusal !== null) throw new Error(`the grant of ${id} was refused: ${refusal}`);
  return patron;
};

const FIRST: Readonly<Record<string, number>> = {
  'acme.EUR': 10_001,
  'nippon.JPY': 20_003,
  'gulf.KWD': 30_007,
};

const amounts = (): ThreeBrands['amountFor'] => {
  const used = new Map<string, number>();
  return (patron) => {
    const word = wordOf(patron);
    const next = (used.get(word) ?? FIRST[word] ?? 40_009) + 7;
    used.set(word, next);
    return next;
  };
};
