// A shoe from its commitment to its proof, at real tables over the real store: patrons cut it, each round is proved
// when it is over and not before, and a crash changes nothing. [F2] [F3]
import { createHash } from 'node:crypto';
import { commitOf } from '@punto/engine/fairness/cut';
import type { OpenedRound } from '@punto/engine/fairness/record';
import { verifyRound, verifyShoe } from '@punto/engine/fairness/verify';
import type { TableSetup } from '@punto/engine/room';
import { type PatronId, patronId, publicView, tableId } from '@punto/table/index';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ONE_DECK } from '../../test/support/one-deck.ts';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../test/support/test-deployment.ts';

/** A pace with enough time for a cut. */
const SETUP: TableSetup = { ...ONE_DECK, pace: { ...ONE_DECK.pace, shufflingMs: 5000 } };
const ONE = tableId('one');

const ownValue = (patron: PatronId): string => createHash('sha256').update(patron).digest('hex');

describe('[F2] a shoe', () => {
  let deployment: TestDeployment;
  let patrons: readonly PatronId[];
  beforeEach(async () => {
    deployment = await createTestDeployment([SETUP], seededWords(5));
    patrons = await Promise.all(['ann', 'ben'].map(deployment.admit));
  });
  afterEach(() => deployment.close());

  const shoe = () => deployment.state('one').shoe ?? expect.fail('no shoe');
  const until = async (holds: () => boolean): Promise<void> => {
    for (let steps = 0; !holds(); steps += 1) {
      if (steps > 4000) throw new Error('the table did not reach the state');
      await deployment.step();
    }
  };
  const cut = async (): Promise<void> => {
    for (const patron of patrons) {
      const commit = commitOf(shoe().commitment ?? '', ownValue(patron));
      expect(await deployment.act('one', patron, { act: 'commit-cut', commit })).toMatchObject({
        refusal: null,
      });
    }
    await until(() => shoe().cutting?.stage === 'revealing');
    for (const patron of patrons)
      expect(
        await deployment.act('one', patron, { act: 'reveal-cut', value: ownValue(patron) }),
      ).toMatchObject({
        refusal: null,
      });
  };
  const opened = async (round: number): Promise<OpenedRound | null> => {
    const reply = await deployment.ask('one', {
      type: 'open-round',
      patron: null,
      shoe: shoe().number,
      round,
    });
    return reply.type === 'opened' ? reply.opened : null;
  };

  it('is proved round by round and then whole, with the patrons’ values', async () => {
    const { commitment } = shoe();
    await cut();
    const seen: OpenedRound[] = [];
    while (deployment.state('one').shoes === 1 && shoe().number === 1) {
      await deployment.until('one', 'betting');
      const { number } = deployment.state('one').round ?? expect.fail('no round');
      if (shoe().number > 1) break;
      expect(await opened(number)).toBeNull();
      await deployment.until('one', 'settled');
      seen.push((await opened(number)) ?? expect.fail('not opened'));
      if (shoe().lastRound === number) {
        expect(await deployment.store().openedShoe(ONE, 1)).toBeNull();
        await until(() => deployment.state('one').shoes === 2);
      }
    }
    const expectation = { commitment: commitment ?? '', value: ownValue('ben' as PatronId) };
    for (const round of seen) expect(verifyRound(round, expectation).failed).toBeNull();
    const whole = (await deployment.store().openedShoe(ONE, 1)) ?? expect.fail('not opened');
    expect(verifyShoe(whole, expectation).failed).toBeNull();
    expect(whole.cut.contributions.map(({ value }) => value)).toEqual(patrons.map(ownValue));
    expect(whole.rounds).toHaveLength(seen.length);
    expect(await deployment.store().audit()).toEqual([]);
  });

  it('[S4] is the same after a crash during its cut and during its rounds', async () => {
    const before = shoe().seal;
    const commit = commitOf(shoe().commitment ?? '', ownValue(patronId('ann')));
    await deployment.act('one', patronId('ann'), { act: 'commit-cut', commit });
    await deployment.crash();
    expect(shoe().seal).toEqual(before);
    await until(() => shoe().cutting?.stage === 'revealing');
    await deployment.crash();
    const value = ownValue(patronId('ann'));
    expect(await deployment.act('one', patronId('ann'), { act: 'reveal-cut', value })).toMatchObject({
      refusal: null,
    });
    await deployment.until('one', 'dealing');
    await deployment.crash();
    await deployment.until('one', 'settled');
    const round = (await opened(1)) ?? expect.fail('not opened');
    expect(round.seal).toEqual(before);
    expect(verifyRound(round, { value }).failed).toBeNull();
  });

  it('gives patrons time to come back: values missing because the server was down do not count as withheld', async () => {
    const [ann] = patrons as [PatronId, ...PatronId[]];
    const value = ownValue(ann);
    await deployment.act('one', ann, { act: 'commit-cut', commit: commitOf(shoe().commitment ?? '', value) });
    await until(() => shoe().cutting?.stage === 'revealing');
    deployment.clock.advance(60_000);
    await deployment.crash();
    await deployment.leap(5_000);
    expect(shoe().cutting).toMatchObject({ stage: 'revealing', failed: [] });
    expect(await deployment.act('one', ann, { act: 'reveal-cut', value })).toMatchObject({ refusal: null });
    expect(shoe().cut).toMatchObject({ contributions: [{ value }], failed: [] });
  });

  it('[F3] reveals nothing undealt: no card, no nonce and not the house’s value', async () => {
    await cut();
    await deployment.until('one', 'settled');
    const round = (await opened(1)) ?? expect.fail('not opened');
    const told = JSON.stringify([publicView(deployment.state('one')), round, deployment.news]);
    expect(round.cards.length).toBeLessThan(8);
    // One deck: each card named was dealt or burnt face up.
    const { player, banker } = deployment.state('one').played[0] ?? expect.fail('no round');
    const out = new Set([...player, ...banker, shoe().burn?.faceUp]);
    const cards = new Set(told.match(/"[A2-9TJQK][SHDC]"/g)?.map((card) => card.slice(1, 3)));
    expect([...cards].filter((card) => !out.has(card as never))).toEqual([]);
    const nonces = round.cards.map(({ nonce }) => nonce);
    expect(new Set(nonces).size).toBe(round.cards.length);
  });
});
