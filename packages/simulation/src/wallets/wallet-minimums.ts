// The least amount of work of a valid run, about a third of that of typical runs: at least one of each deed in so many
// calls.
import { FAULT_NAMES } from '@punto/operator/double/fault';
import type { Minimum, Never } from '@punto/server/test/support/deeds/minimums';
import { minimums } from '../minimums.ts';
import { KILL_POINTS } from './wallet-kills.ts';

const all = (names: readonly string[], oneIn: number): Readonly<Record<string, number>> =>
  Object.fromEntries(names.map((name) => [name, oneIn]));

export const WALLET_MINIMUMS: readonly (Minimum | Never)[] = [
  ...minimums('calls', 'call', { debit: 3, cancel: 8, credit: 8, adjust: 500, balance: 2_000 }),
  ...minimums('calls', 'run', {
    'calls with a fault': 10,
    'debits of any latency': 15,
    'kills at a step of a call': 2_000,
    'table moves': 600,
  }),
  ...minimums('calls', 'restore', {
    'the house': 30_000,
    'an operator': 30_000,
    'difference extra': 60,
    'difference missing': 60,
    'difference state': 3_000,
    'lines corrected': 30,
    'shoes after it': 4_000,
    'tickets of rounds seen before it': 1_000,
    'webhooks lost': 1_000,
    'webhooks after it': 400,
    'seconds forgotten by the house': 300,
    'seconds forgotten by an operator': 300,
  }),
  ...minimums('calls', 'wallet fault', {
    ...all(FAULT_NAMES, 800),
    'clock six minutes off': 8_000,
  }),
  ...minimums('calls', 'kill', all(KILL_POINTS, 40_000)),
  ...minimums('calls', 'answer', {
    ...{ 'after the timeout': 300, 'debits after their cancels': 900 },
    'confirmed after the first card': 200,
  }),
  ...minimums('calls', 'ticket', {
    accepted: 8,
    'refused: betting-closed': 8,
    'refused: not-enough-balance': 150,
    'refused: wallet-locked': 600,
    'refused: wallet-refused limit-loss': 1_500,
    'refused: wallet-refused patron-blocked': 1_500,
    'refused: wallet-refused session-expired': 1_000,
    'refused: wallet-unavailable': 200,
    'refused: wallet-unclear': 60,
    'sent again after its answer': 60,
    'sent twice at once': 60,
  }),
  ...minimums('calls', 'operator', { blocked: 15_000, clock: 20_000, down: 15_000, 'paid in': 15_000 }),
  ...minimums('calls', 'floor', {
    'cancel-round done': 5_000,
    'void-round done': 25_000,
    'resettle-round done': 25_000,
  }),
];
