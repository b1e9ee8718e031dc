// The beacon of a drand network, over its HTTP interface (`/info`, `/public/{round}`). That a value is the hash of its
// signature is checked here; that the signature is the network's is for whoever compares it with the network's own
// publication, as `punto verify` asks to. A beacon that cannot be reached keeps no table waiting for long.
import { createHash } from 'node:crypto';
import { isHex32 } from '@punto/engine/fairness/hash';
import type { BeaconRound, Hex32 } from '@punto/engine/fairness/record';
import type { Beacon } from './beacon.ts';

export type DrandParts = {
  /** Such as `https://api.drand.sh/52db9b…`. */
  readonly url: string;
  readonly now: () => number;
  readonly warn: (fault: unknown) => void;
  /** How long after its time a round is waited for. */
  readonly patienceMs?: number;
};

type Network = { readonly hash: string; readonly genesisMs: number; readonly periodMs: number };

const PATIENCE_MS = 4_000;
const ANSWER_WITHIN_MS = 2_000;
const AGAIN_MS = 250;
const HEX = /^([0-9a-f]{2}){32,128}$/;

export const openDrand = ({ url, now, warn, patienceMs = PATIENCE_MS }: DrandParts): Beacon => {
  let network: Network | null = null;
  let learning = false;

  const learn = async (): Promise<void> => {
    learning = true;
    try {
      network = networkOf(await get(`${url}/info`));
    } catch (fault) {
      warn(fault);
    }
    learning = false;
  };
  void learn();

  const publishedAt = ({ genesisMs, periodMs }: Network, round: number): number =>
    genesisMs + (round - 1) * periodMs;

  return {
    after: (at) => {
      if (!network) {
        // The next shoe may have it.
        if (!learning) void learn();
        return null;
      }
      const { hash, genesisMs, periodMs } = network;
      return { name: `drand-${hash}`, round: Math.max(1, Math.floor((at - genesisMs) / periodMs) + 2) };
    },
    read: async ({ name, round }) => {
      if (!network || name !== `drand-${network.hash}`) return null;
      const due = publishedAt(network, round);
      const last = due + patienceMs;
      await pause(Math.min(due - now(), patienceMs + network.periodMs));
      let fault: unknown = null;
      do {
        try {
          return valueIn(await get(`${url}/public/${round}`), round);
        } catch (cause) {
          fault = cause;
          await pause(AGAIN_MS);
        }
      } while (now() < last);
      warn(fault);
      return null;
    },
  };
};

const get = async (url: string): Promise<Readonly<Record<string, unknown>>> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS), redirect: 'error' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const body: unknown = await answer.json();
  if (typeof body !== 'object' || body === null) throw new Error(`${url} answered no object`);
  return body as Readonly<Record<string, unknown>>;
};

const networkOf = ({ hash, genesis_time, period }: Readonly<Record<string, unknown>>): Network => {
  const isKnown =
    isHex32(hash) && Number.isSafeInteger(genesis_time) && Number.isSafeInteger(period) && Number(period) > 0;
  if (!isKnown) throw new Error('the beacon does not say what network it is');
  return { hash, genesisMs: Number(genesis_time) * 1_000, periodMs: Number(period) * 1_000 };
};

const valueIn = (answer: Readonly<Record<string, unknown>>, wanted: BeaconRound['round']): Hex32 => {
  const { round, randomness, signature } = answer;
  if (round !== wanted)
    throw new Error(`the beacon answered round ${String(round)} when asked for ${wanted}`);
  if (typeof signature !== 'string' || !HEX.test(signature)) throw new Error('the beacon signed nothing');
  const value = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
  if (randomness !== value) throw new Error('the beacon’s value is not the hash of its signature');
  return value;
};

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)).unref());
