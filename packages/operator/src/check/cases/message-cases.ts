// Wrong signatures and bodies. The wallet must move no money for any of them.
import { newWebhookKey, parseWebhookKey } from '../../signature/standard-webhooks.ts';
import type { CheckCase } from '../check-case.ts';
import { fieldOf, type Kit, must } from '../kit.ts';
import type { Changes } from '../wallet-link.ts';

const SIX_MINUTES = 360;
const FOUR_MINUTES = 240;

/** Expects the status `status` and an unchanged balance for a debit of 100 with a faulty message. */
const refusedMessage =
  (status: number, code: string, changes: (body: string) => Changes) =>
  async ({ setup, owner, balance, debit, link, holds }: Kit): Promise<void> => {
    const who = await owner(setup.patrons.main);
    const before = await balance(who);
    const body = debit(who, 100);
    const exchange = await link.send('debit', body, changes(JSON.stringify(body)));
    must(
      exchange,
      exchange.status === status && fieldOf(exchange.json, 'code') === code,
      `status ${status} with code ${code}`,
    );
    await holds(who, before, 'nothing was taken');
  };

/** Expects that a debit of 100 with an unusual but valid signature is accepted. */
const takenMessage =
  (changes: (kit: Kit) => readonly Changes[]) =>
  async (kit: Kit): Promise<void> => {
    const { setup, owner, balance, debit, cancel, ask, done } = kit;
    const who = await owner(setup.patrons.main);
    const before = await balance(who);
    for (const change of changes(kit)) {
      const body = debit(who, 100);
      const exchange = await ask('debit', body, change);
      must(exchange, exchange.status === 200, '200: one of the signatures is right');
      await done('cancel', cancel(who, body.transaction), before);
    }
  };

const ANOTHER = () => [parseWebhookKey(newWebhookKey())] as const;

export const SIGNATURE_CASES: readonly CheckCase[] = [
  {
    id: 'signature-missing',
    title: 'A call without signature is refused with signature',
    why: 'Any caller who finds the address could move money.',
    run: refusedMessage(401, 'signature', () => ({ unsigned: true, about: 'without signature' })),
  },
  {
    id: 'signature-wrong',
    title: 'A call that is signed with another key is refused with signature',
    why: 'Any caller who finds the address could move money.',
    run: refusedMessage(401, 'signature', () => ({ keys: ANOTHER(), about: 'signed with another key' })),
  },
  {
    id: 'signature-body',
    title: 'A call whose body was changed after it was signed is refused with signature',
    why: 'Any server between the two could change the amount. The signature is over the raw body.',
    run: refusedMessage(401, 'signature', (body) => ({
      body: body.replace('"amount":100', '"amount":101').replace('"stake":100', '"stake":101'),
      about: 'changed after it was signed',
    })),
  },
  {
    id: 'signature-space',
    title: 'A call whose body got one more space after it was signed is refused with signature',
    why: 'A wallet that signs what it has parsed and written again will refuse right messages one day.',
    run: refusedMessage(401, 'signature', (body) => ({
      body: body.replace('"amount":100', '"amount": 100'),
      about: 'one space more than was signed',
    })),
  },
  {
    id: 'timestamp-old',
    title: 'A call that was signed six minutes ago is refused with signature',
    why: 'A message that was recorded must be worth nothing later.',
    run: refusedMessage(401, 'signature', () => ({ ahead: -SIX_MINUTES, about: 'signed six minutes ago' })),
  },
  {
    id: 'timestamp-ahead',
    title: 'A call that is signed six minutes ahead is refused with signature',
    why: 'A message could be made today for tomorrow.',
    run: refusedMessage(401, 'signature', () => ({ ahead: SIX_MINUTES, about: 'signed six minutes ahead' })),
  },
  {
    id: 'timestamp-near',
    title: 'A call that is signed four minutes ago or ahead is taken',
    why: 'Clocks differ.',
    run: takenMessage(() => [
      { ahead: -FOUR_MINUTES, about: 'signed four minutes ago' },
      { ahead: FOUR_MINUTES, about: 'signed four minutes ahead' },
    ]),
  },
  {
    id: 'signature-second',
    title: 'A call is taken when its second signature is right',
    why: 'While keys rotate, a message has a signature for each.',
    run: takenMessage(() => [
      { signatureBefore: `v1,${'A'.repeat(43)}=`, about: 'with a wrong signature before the right one' },
      { signatureBefore: 'v1a,b3RoZXI=', about: 'with a signature of another kind before the right one' },
    ]),
  },
  {
    id: 'keys-rotate',
    title: 'A call is taken with each of the keys alone',
    why: 'Both keys hold until the old one is taken away.',
    lacks: ({ keys }) =>
      keys.length > 1 ? null : 'one key was given: give the old and the new one with two --key',
    run: takenMessage(({ keys }) =>
      keys.map((key) => ({ keys: [key], about: 'signed with one of the keys' })),
    ),
  },
];

const refusedBody = (
  id: string,
  title: string,
  change: (body: Readonly<Record<string, unknown>>) => string,
): CheckCase => ({
  id,
  title: `${title} is refused with malformed, and nothing is taken`,
  why: 'What cannot be read must not be guessed.',
  run: async ({ setup, owner, balance, debit, link, holds }) => {
    const who = await owner(setup.patrons.main);
    const before = await balance(who);
    const exchange = await link.send('debit', change({ ...debit(who, 100) }));
    must(
      exchange,
      exchange.status === 400 && fieldOf(exchange.json, 'code') === 'malformed',
      'status 400 with code malformed',
    );
    must(exchange, exchange.doubt === null, `an answer that is signed rightly, but ${exchange.doubt}`);
    await holds(who, before, 'nothing was taken');
  },
});

export const BODY_CASES: readonly CheckCase[] = [
  refusedBody('body-no-json', 'A body that is no JSON', (body) => JSON.stringify(body).slice(0, -9)),
  refusedBody('body-no-amount', 'A debit without amount', ({ amount: _, ...body }) => JSON.stringify(body)),
  refusedBody('body-text-amount', 'A debit with an amount in quotes', (body) =>
    JSON.stringify({ ...body, amount: '100' }),
  ),
  refusedBody('body-fraction', 'A debit of half a minor unit', (body) =>
    JSON.stringify({ ...body, amount: 0.5, lines: [{ option: 'player', stake: 0.5, schedule: 'player' }] }),
  ),
  refusedBody('body-negative', 'A debit below zero', (body) =>
    JSON.stringify({ ...body, amount: -100, lines: [{ option: 'player', stake: -100, schedule: 'player' }] }),
  ),
];
