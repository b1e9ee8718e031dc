// Stakes shown as in play whose settlement messages do not arrive here. (nodes/torture seeds 5, 140, 3003, 720004)
import { minor } from '@punto/engine/minor';
import type { AccountView, ServerMessage } from '@punto/protocol/message';
import { patronId } from '@punto/table/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '../../../test/support/manual-clock.ts';
import { ShownStakes } from './shown-stakes.ts';

const EVERY_MS = 2_000;
const ANNA = patronId('anna');
const BELA = patronId('bela');

const account = (...tables: readonly string[]): AccountView => ({
  availableMinor: minor(1_000),
  inPlay: tables.map((table) => ({ table, stakeMinor: minor(500) })),
});
const accountMessage = (...tables: readonly string[]): ServerMessage => ({
  type: 'account',
  account: account(...tables),
});

let clock: ManualClock;
let touched: string[];
let shown: ShownStakes;
beforeEach(() => {
  clock = createManualClock();
  touched = [];
  shown = new ShownStakes({
    clock,
    everyMs: EVERY_MS,
    isReceived: (table) => table !== 'alone',
    touch: (patron) => touched.push(patron),
  });
});

describe('[L6] stakes shown as in play', () => {
  it('at a table without messages here are checked until they are gone', () => {
    shown.sent(ANNA, accountMessage('alone', 'live'));
    clock.advance(EVERY_MS);
    clock.advance(EVERY_MS);
    expect(touched).toEqual([ANNA, ANNA]);
    shown.sent(ANNA, accountMessage('live'));
    clock.advance(2 * EVERY_MS);
    expect(touched).toEqual([ANNA, ANNA]);
  });

  it('at a table with messages here are left to its settlement', () => {
    shown.sent(ANNA, accountMessage('live'));
    clock.advance(2 * EVERY_MS);
    expect(touched).toEqual([]);
  });

  it('follow tickets and settlements, as the windows do', () => {
    const stake = (stakeMinor: number): ServerMessage => ({
      ...{ type: 'ticket-accepted', table: 'alone', ticket: 'ticket-0001', availableMinor: minor(0) },
      own: {
        ...{ version: 1, shoe: 1, round: 1, mode: 'traditional', bets: { player: minor(stakeMinor) } },
        ...{ seat: null, squeezes: [], squeezed: null },
      } as never,
    });
    shown.sent(ANNA, stake(500));
    clock.advance(EVERY_MS);
    shown.sent(ANNA, stake(0));
    clock.advance(EVERY_MS);
    expect(touched).toEqual([ANNA]);
  });

  it('in one window stay when another is greeted without them', () => {
    shown.welcomed(ANNA, account('alone'));
    shown.welcomed(ANNA, account());
    clock.advance(EVERY_MS);
    expect(touched).toEqual([ANNA]);
  });

  it('of a patron who has left are not checked', () => {
    shown.sent(ANNA, accountMessage('alone'));
    shown.forget(ANNA);
    clock.advance(EVERY_MS);
    expect(touched).toEqual([]);
  });

  it('are checked when messages of their table were lost', () => {
    for (const patron of [ANNA, BELA]) shown.sent(patron, accountMessage('live'));
    shown.missed('other');
    expect(touched).toEqual([]);
    shown.missed('live');
    expect(touched).toEqual([ANNA, BELA]);
  });
});
