// Punto's side of the simulation: one holder of the tables at a time, which commits what the rules decide and carries it out. It is killed
// between any two steps, and another begins from the events on disk.
import { verdictOf } from '../../src/rules/answer-of.ts';
import type { DecideWallet, WalletDecision, WalletInput } from '../../src/rules/decide-wallet.ts';
import {
  evolve,
  newWalletState,
  type WalletEvent,
  type WalletState,
  walletStateFrom,
} from '../../src/rules/wallet-state.ts';
import type { Chance } from './chance.ts';
import type { Network } from './network.ts';
import type { Timeline } from './timeline.ts';

export type Punto = {
  readonly state: () => WalletState;
  /** Decides the input now, or when a holder runs again. `at` is filled in. */
  readonly input: (make: () => WalletInput, mustHappen: boolean) => void;
  /** Ends the kill faults: the holder of the wallet keeps running. */
  readonly heal: () => void;
};

const DOWN_MS = 1_500;

export const createPunto = (parts: {
  readonly decide: DecideWallet;
  readonly network: Network;
  readonly time: Timeline;
  readonly chance: Chance;
  readonly killShare: number;
  readonly committed: (event: WalletEvent) => void;
  readonly count: (what: string) => void;
}): Punto => {
  const { decide, network, time, chance, committed, count } = parts;
  let killShare = parts.killShare;
  let log: WalletEvent[] = [];
  let state = newWalletState();
  let epoch = 0;
  let isDown = false;
  const waiting: (() => WalletInput)[] = [];

  const commit = ({ events }: WalletDecision): void => {
    for (const event of events) {
      log.push(event);
      committed(event);
    }
  };

  const carryOut = ({ effects }: WalletDecision): void => {
    const own = epoch;
    for (const effect of effects) {
      count(`effect: ${effect.kind}`);
      if (effect.kind === 'send') {
        const { call } = effect;
        network.send(call, (answer) => {
          // The answer comes to the process that asked, which may be no more.
          if (own !== epoch) return count('answers to a holder that is no more');
          const verdict = verdictOf(call.call, call.body, answer);
          input(() => ({ kind: 'answer', sent: call, verdict, at: time.now() }), false);
        });
      }
      if (effect.kind === 'probe')
        time.at(time.now() + 50, () => {
          const failed = !network.answers();
          input(() => ({ kind: 'probed', failed, at: time.now() }), false);
        });
    }
  };

  const kill = (how: string): void => {
    count(`killed: ${how}`);
    epoch += 1;
    isDown = true;
    time.at(time.now() + (how.includes('moved') ? 0 : DOWN_MS), () => {
      isDown = false;
      state = walletStateFrom(log);
      log = [...factsOf(state)];
      input(() => ({ kind: 'resume', at: time.now() }), false);
      for (const make of waiting.splice(0)) input(make, true);
    });
  };

  const input: Punto['input'] = (make, mustHappen) => {
    if (isDown) {
      if (mustHappen) waiting.push(make);
      return;
    }
    const about = make();
    const decision = decide(state, about);
    const killed = decision.events.length > 0 && chance.next() < killShare;
    if (killed && chance.next() < 0.5) {
      if (mustHappen) waiting.push(make);
      return kill(`${chance.next() < 0.3 ? 'moved ' : ''}before the commit of ${about.kind}`);
    }
    commit(decision);
    if (killed) return kill(`${chance.next() < 0.3 ? 'moved ' : ''}after the commit of ${about.kind}`);
    for (const change of [...decision.events, ...decision.notes]) evolve(state, change);
    carryOut(decision);
  };

  return {
    state: () => state,
    input,
    heal: () => {
      killShare = 0;
    },
  };
};

/** The facts of a state as events, so that the log does not grow without end. */
const factsOf = function* (state: WalletState): Generator<WalletEvent> {
  for (const { debit, at } of state.open.values()) yield { kind: 'intended', debit, at };
  for (const round of state.dealt) yield { kind: 'dealt', round, at: 0 };
  for (const { calls } of state.queues.values())
    for (const { owed, since } of calls) yield { kind: 'owed', owed, at: since };
};
