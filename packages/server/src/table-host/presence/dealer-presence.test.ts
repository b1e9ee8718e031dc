// A table dealt by a person notices a missing dealer within seconds, and a console that is back. [T5]
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import { type Duty, floorView, publicView } from '@punto/table/index';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../../test/support/test-deployment.ts';
import type { ConsoleState } from './dealer-presence.ts';

const SETUP = makeTable(
  { ...LIVE_EIGHT_DECK, dealing: 'person' },
  { table: 'oak', name: 'Oak', pace: { leastBettingMs: 0, bettingMs: 60_000 } },
);
const DANA = { id: 'dana', name: 'Dana' };

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await createTestDeployment([SETUP], seededWords(5));
});
afterEach(() => deployment.close());

const duty = (asked: Duty) =>
  deployment.ask('oak', { type: 'duty', staff: DANA, role: 'dealer', duty: asked, preview: false });
const says = (state: ConsoleState, staff = 'dana', gateway = 'north') =>
  deployment.ask('oak', { type: 'console', staff, gateway, state });
const missing = () => deployment.state('oak').away?.why ?? null;

/** The table has been open for a while, with reports of the console all along. */
const inMidCoup = async (): Promise<void> => {
  await duty({ duty: 'take-post', relieves: null });
  for (let seconds = 0; seconds < 16; seconds += 2) {
    await says('open');
    await deployment.leap(2_000);
  }
  await duty({ duty: 'new-shoe', shoe: 'real', burn: '3D', cutDepth: null });
  await duty({ duty: 'open-betting' });
  await duty({ duty: 'close-betting' });
  await says('open');
  expect(missing()).toBeNull();
};

describe('a dealer during a round', () => {
  it('[T5] is missing within ten seconds of a closed console, and back with the next one', async () => {
    await inMidCoup();
    await deployment.leap(6_500);
    await says('gone');
    expect(missing()).toBeNull();
    await deployment.leap(4_500);
    expect(missing()).toBe('gone');
    expect(publicView(deployment.state('oak')).dealerAway).toBe(true);
    expect(floorView(deployment.state('oak'))).toMatchObject({ unattended: true, away: { why: 'gone' } });
    await says('open');
    await deployment.leap(0);
    expect(missing()).toBeNull();
    expect(publicView(deployment.state('oak')).dealerAway).toBe(false);
  });

  it('[T5] is missing when the dealer’s gateway falls silent', async () => {
    await inMidCoup();
    await deployment.leap(11_000);
    expect(missing()).toBe('gone');
  });

  it('[C.6.5] is missing when the console is locked; other members’ consoles do not count', async () => {
    await inMidCoup();
    for (let seconds = 0; seconds < 12; seconds += 2) {
      await says('locked');
      await says('open', 'dirk');
      await deployment.leap(2_000);
    }
    expect(missing()).toBe('locked');
  });

  it('[T5] is not missing while one of two consoles is open, nor while acting', async () => {
    await inMidCoup();
    for (let seconds = 0; seconds < 14; seconds += 2) {
      await says('open', 'dana', 'south');
      await says('gone');
      await deployment.leap(2_000);
    }
    expect(missing()).toBeNull();
    await says('gone', 'dana', 'south');
    for (let seconds = 0; seconds < 14; seconds += 2) {
      await duty({ duty: 'take-back' });
      await deployment.leap(2_000);
    }
    expect(missing()).toBeNull();
  });

  it('[T5] gets time to come back after a restart', async () => {
    await inMidCoup();
    await deployment.crash();
    await deployment.leap(9_000);
    expect(missing()).toBeNull();
    await deployment.leap(4_000);
    expect(missing()).toBe('gone');
  });
});
