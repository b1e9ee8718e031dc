// Kills the server and the operators at random moments while patrons bet, and starts them again. Half of the kills follow the sending of
// a ticket by a few milliseconds, when debits are on their way.
import { setTimeout } from 'node:timers/promises';
import type { Chance } from '../support/chance.ts';
import type { Deeds } from '../support/deeds/deeds.ts';
import type { OneServer } from './one-server.ts';
import type { WalletHouse } from './wallet-house.ts';

export type Killing = 'server' | 'operator';

/** Between the sending of a ticket and its acceptance on an idle machine. */
const ON_ITS_WAY_MS = 12;
/** Longer than a round. */
const A_ROUND_MS = 1_500;
/** How long an operator stays away: rounds end without it, and calls are repeated. */
const AWAY_MS = 3_000;

/** The moments of the tickets of a crowd. */
export type Sending = { readonly next: () => Promise<void>; readonly onSent: () => void };

export const createSending = (): Sending => {
  let waiting: (() => void)[] = [];
  return {
    next: () => new Promise((resolve) => void waiting.push(resolve)),
    onSent: () => {
      const all = waiting;
      waiting = [];
      for (const resolve of all) resolve();
    },
  };
};

/** The kinds in random order, each so many times. */
export const killingsOf = (servers: number, operators: number, chance: Chance): readonly Killing[] => {
  const left: Killing[] = [
    ...Array.from({ length: servers }, () => 'server' as const),
    ...Array.from({ length: operators }, () => 'operator' as const),
  ];
  const drawn: Killing[] = [];
  while (left.length > 0) drawn.push(...left.splice(chance.below(left.length), 1));
  return drawn;
};

export const killOne = async (
  killing: Killing,
  { house, server, sending, chance, deeds }: KillParts,
): Promise<void> => {
  await sending.next();
  const isOnItsWay = chance.once(2);
  await setTimeout(chance.between(0, isOnItsWay ? ON_ITS_WAY_MS : A_ROUND_MS));
  deeds.count('kill', killing);
  deeds.count('phase at the kill', house.crowd.members[0]?.held()?.view.phase ?? 'unknown');
  if (killing === 'server') {
    const open = await server.kill();
    if (open > 0) deeds.count('kill', 'server, with debits on their way');
    deeds.count('debits on their way at a kill', 'server', open);
    await server.start();
    // The back-off of the clients has grown.
    for (const { wake } of house.crowd.members) wake();
    return;
  }
  const operator = chance.pick(house.operators);
  await operator.kill();
  await setTimeout(chance.between(0, AWAY_MS));
  await operator.start();
};

export type KillParts = {
  readonly house: WalletHouse;
  readonly server: OneServer;
  readonly sending: Sending;
  readonly chance: Chance;
  readonly deeds: Deeds;
};
