// A house with patrons of three brands and of its own, of which every text that belongs to one brand is known, for tests that no answer and
// no message shows it to another.
import { tmpdir } from 'node:os';
import { minor } from '@punto/engine/minor';
import { keyOf } from '@punto/ledger';
import type { Role } from '@punto/protocol/floor/permission';
import { type PatronId, patronId, tableId, ticketId } from '@punto/table/ids';
import { pino } from 'pino';
import { expect } from 'vitest';
import type { Brand } from '../../src/brands/brand.ts';
import { FLOOR_COOKIE } from '../../src/floor/floor-cookie.ts';
import { SESSION_COOKIE } from '../../src/http/session-cookie.ts';
import { createFloorIdentity } from '../../src/identity/floor-identity.ts';
import { doerOf } from '../../src/identity/floor-sessions.ts';
import { tokenHash } from '../../src/identity/session-token.ts';
import { entryOf } from '../../src/identity/staff-journal-entry.ts';
import { type App, createApp } from '../../src/start/app.ts';
import { sampleBrand } from './sample-brand.ts';
import { NO_COST } from './test-server.ts';
import {
  createThreeBrands,
  NAMES,
  personOf,
  sessionOf,
  TABLE,
  type ThreeBrands,
  tokenOf,
  wordOf,
} from './three-brands.ts';

const brandOf = (word: string): Brand => {
  const [id = '', currency = ''] = word.split('.');
  const EUR = sampleBrand(id).currencies.EUR;
  if (!EUR) throw new Error('a sample brand has euros');
  return sampleBrand(id, { currencies: { [currency]: EUR }, name: `The ${id} casino` });
};
export const BRANDS = ['acme.EUR', 'nippon.JPY', 'gulf.KWD'].map(brandOf);
const brands = new Map(BRANDS.map((brand) => [brand.id, brand]));

export type IsolatedHouse = {
  readonly play: ThreeBrands;
  readonly app: App;
  /** One of each brand, then a guest. */
  readonly people: readonly PatronId[];
  readonly secrets: Secrets;
  /** The cookie of a new session of the patron. */
  readonly cookieOf: (patron: PatronId) => Promise<string>;
  /** The cookie of a new member. */
  readonly staff: (role: Role) => Promise<string>;
  readonly close: () => Promise<void>;
};

export type Secrets = {
  readonly add: (word: string, text: string) => void;
  /** As JSON, and as a page or a file shows it. */
  readonly addAmount: (word: string, amount: number) => void;
  /**
   * Fails for a text of another brand than `own`; `null`: of any. `personal`: names and ids, without amounts and names of brands. Returns
   * whether the text has one of its own.
   */
  readonly check: (text: string, own: string | null, where: string, kind?: 'all' | 'personal') => boolean;
};

const createSecrets = (): Secrets => {
  const all = new Map<string, Set<string>>();
  const finders = new Map<string, RegExp>();
  const finderOf = (word: string, kind: 'all' | 'personal'): RegExp => {
    const texts = [...(all.get(word) ?? [])];
    const key = `${word} ${kind} ${texts.length}`;
    const finder = finders.get(key) ?? finderFor(texts, kind);
    finders.set(key, finder);
    return finder;
  };
  const add: Secrets['add'] = (word, text) => void all.set(word, (all.get(word) ?? new Set()).add(text));
  return {
    add,
    addAmount: (word, amount) => {
      const digits = String(amount);
      const point = (decimals: number): string => `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
      for (const text of [digits, point(2), point(3), `${digits.slice(0, -3)},${digits.slice(-3)}`])
        add(word, text);
    },
    check: (text, own, where, kind = 'all') => {
      let hasOwn = false;
      for (const word of all.keys()) {
        const found = finderOf(word, kind).exec(text)?.[0];
        if (word === own) hasOwn = found !== undefined;
        else expect(found, `${found} of ${word} to ${own} by ${where}`).toBeUndefined();
      }
      return hasOwn;
    },
  };
};

/** Amounts count as whole numbers only. */
const finderFor = (all: readonly string[], kind: 'all' | 'personal'): RegExp => {
  const isAmount = (text: string): boolean => /^\d/.test(text);
  const texts = all.filter((text) => !isAmount(text) && (kind === 'all' || !text.includes('casino')));
  const amounts = kind === 'all' ? all.filter(isAmount).map(RegExp.escape) : [];
  const whole = `(?<![\\w.,-])(?:${amounts.join('|')})(?![\\w-])`;
  return new RegExp([...texts.map(RegExp.escape), ...(amounts.length > 0 ? [whole] : [])].join('|'));
};

export const createIsolatedHouse = async (): Promise<IsolatedHouse> => {
  const play = await createThreeBrands();
  const { deployment, patrons } = play;
  const { clock } = deployment;
  const [store, broker] = [deployment.store(), deployment.broker()];
  const encryptionKeys = [new Uint8Array(32)] as const;
  const identity = createFloorIdentity({ staff: store.staff, clock, encryptionKeys, cost: NO_COST });
  const app = await createApp({
    ...{ store, broker, clock, identity, brands, log: pino({ level: 'silent' }), webFolder: tmpdir() },
    ...{ guestsPerMinute: 100_000, signInsPerMinute: 100_000, limits: { heartbeatMs: 86_400_000 } },
    openSession: async (_, { patron }) => ({ patron, currency: 'EUR', balance: 1 }),
  });
  const secrets = createSecrets();
  for (const patron of patrons) addTexts(secrets, patron);
  for (let round = 0; round < 3; round += 1) await playRound(play, secrets);
  for (const patron of patrons.filter((id) => id.includes('.'))) await addDebit(play, secrets, patron);
  let sessions = 0;
  let members = 0;
  return {
    ...{ play, app, secrets },
    people: [0, 3, 6, 9].map((at) => patrons[at] ?? patronId('missing')),
    cookieOf: async (patron) => {
      sessions += 1;
      const token = tokenOf(`${patron} ${sessions}`);
      const at = clock.now();
      const session = { hash: tokenHash(token), id: sessionOf(token), openedAt: at, provedAt: at } as const;
      await store.sessions.open(patron, { ...session, way: 'guest', device: '' }, null);
      return `${SESSION_COOKIE}=${token}`;
    },
    staff: async (role) => {
      members += 1;
      const added = await identity.people.add(null, `${role} ${members}`, role);
      if (!added.ok) throw new Error(added.refusal);
      const member = await store.staff.update(added.member.id, { mustChangePassword: false });
      if (!member) throw new Error('the member was not added');
      const entry = entryOf(doerOf(member), { at: clock.now(), action: 'sign-in' });
      return `${FLOOR_COOKIE}=${await identity.sessions.open(member, entry)}`;
    },
    close: async () => {
      await app.close();
      await deployment.close();
    },
  };
};

/** Ids and names. */
const addTexts = ({ add }: Secrets, patron: PatronId): void => {
  const word = wordOf(patron);
  const name = NAMES[patron];
  for (const text of [patron, `"${sessionOf(patron)}"`, ...(name ? [name] : [])]) add(word, text);
  const brand = brands.get(patron.split('.')[0] ?? '');
  if (brand) for (const text of [personOf(patron), word, brand.name]) add(word, text);
};

/** Plays a round with stakes of every patron. */
const playRound = async (
  { deployment, patrons, amountFor, bet }: ThreeBrands,
  { addAmount }: Secrets,
): Promise<void> => {
  await deployment.until(TABLE, 'betting');
  for (const patron of patrons) {
    const amount = amountFor(patron);
    if (await bet(patron, 'player', amount)) addAmount(wordOf(patron), amount);
  }
  await deployment.until(TABLE, 'settled');
  await deployment.leap(1_000);
};

/** Writes a call to the wallet of the patron's operator. */
const addDebit = async ({ deployment, amountFor }: ThreeBrands, secrets: Secrets, patron: PatronId) => {
  const amount = amountFor(patron);
  secrets.addAmount(wordOf(patron), amount);
  await deployment.store().wallet.intend({
    ...{ table: tableId(TABLE), shoe: 1, round: 1, at: deployment.clock.now() - 3_600_000 },
    ...{ debit: `debit:${sessionOf(patron)}`, patron, ticket: ticketId('ticket-0'), traceparent: null },
    ...{ brand: keyOf(patron).brand, account: personOf(patron), session: sessionOf(patron) },
    amountMinor: minor(amount),
  });
};

/** A patron of another brand. */
export const otherThan = ({ people }: IsolatedHouse, patron: string): PatronId =>
  people.find((each) => wordOf(each) !== wordOf(patron)) ?? patronId('missing');
