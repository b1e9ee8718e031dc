// Beacon of a drand network over its HTTP API (`/info`, `/public/{round}`). A value is accepted only with the network's
// signature; keys and genesis times of the public networks are built in and not requested. The wait for an unreachable
// beacon is bounded, so that a table is delayed only briefly.
import { createHash } from 'node:crypto';
import { type Network, networkOf, publishedAt } from '@punto/engine/fairness/drand-networks';
import { isSignedBy } from '@punto/engine/fairness/drand-signature';
import { isHex32 } from '@punto/engine/fairness/hash';
import type { BeaconValue } from '@punto/engine/fairness/record';
import type { Beacon } from './beacon.ts';

export type DrandParts = {
  /** For example `https://api.drand.sh/52db9b…`. */
  readonly url: string;
  readonly now: () => number;
  readonly warn: (fault: unknown) => void;
  /** How long after its time a round is waited for, in milliseconds. */
  readonly patienceMs?: number;
};

type Known = Omit<Network, 'title'>;
type DrandJson = Readonly<Record<string, unknown>>;

const PATIENCE_MS = 4_000;
const ANSWER_WITHIN_MS = 2_000;
const AGAIN_MS = 250;
const SIGNATURE = /^([0-9a-f]{96}|[0-9a-f]{192})$/;
const PREVIOUS = /^([0-9a-f]{64}|[0-9a-f]{192})$/;
const SCHEMES: readonly Network['scheme'][] = ['pedersen-bls-chained', 'bls-unchained-g1-rfc9380'];

export const createDrand = ({ url, now, warn, patienceMs = PATIENCE_MS }: DrandParts): Beacon => {
  let network: Known | null = null;
  let learning = false;

  const learn = async (): Promise<void> => {
    learning = true;
    try {
      network = networkIn(await get(`${url}/info`), warn);
    } catch (fault) {
      warn(fault);
    }
    learning = false;
  };
  void learn();

  const dueOf = ({ genesis, period }: Known, round: number): number =>
    (genesis + (round - 1) * period) * 1_000;
  const isOurs = ({ name }: { readonly name: string }): boolean => name === `drand-${network?.hash}`;

  return {
    after: (at) => {
      if (!network) {
        // Learned in the background; the next shoe may use it.
        if (!learning) void learn();
        return null;
      }
      const { hash, genesis, period } = network;
      const round = Math.floor((at / 1_000 - genesis) / period) + 2;
      return { name: `drand-${hash}`, round: Math.max(1, round) };
    },
    dueAt: (beacon) =>
      publishedAt(beacon) ?? (network && isOurs(beacon) ? dueOf(network, beacon.round) : null),
    read: async (beacon) => {
      if (!network || !isOurs(beacon)) return null;
      const { round } = beacon;
      const due = dueOf(network, round);
      const last = due + patienceMs;
      await pause(Math.min(due - now(), patienceMs + network.period * 1_000));
      let fault: unknown = null;
      do {
        try {
          return { ...beacon, ...signedBy(network, await get(`${url}/public/${round}`), round) };
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

const get = async (url: string): Promise<DrandJson> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS), redirect: 'error' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const body: unknown = await answer.json();
  if (typeof body !== 'object' || body === null) throw new Error(`${url} answered no object`);
  return { ...body };
};

/** For a public network only its hash is taken from the answer. */
const networkIn = (answer: DrandJson, warn: (fault: unknown) => void): Known => {
  const { hash, genesis_time: genesis, period, public_key: publicKey, schemeID } = answer;
  if (!isHex32(hash)) throw new Error('the beacon’s answer has no valid network hash');
  const known = networkOf({ name: `drand-${hash}` });
  if (known) return known;
  const scheme = SCHEMES.find((each) => each === schemeID);
  const isUsable =
    Number.isSafeInteger(genesis) &&
    Number.isSafeInteger(period) &&
    Number(period) > 0 &&
    typeof publicKey === 'string' &&
    SIGNATURE.test(publicKey);
  if (!isUsable || scheme === undefined)
    throw new Error(
      `the beacon’s answer has no valid genesis, period or key, or its scheme ${schemeID} is unknown`,
    );
  warn(new Error(`the beacon ${hash} is no public drand network: others cannot check its signatures`));
  return {
    ...{ hash, publicKey, scheme },
    ...{ genesis: Number(genesis), period: Number(period) },
  };
};

type Signed = Required<Pick<BeaconValue, 'value' | 'signature' | 'previous'>>;

const signedBy = (network: Known, answer: DrandJson, wanted: number): Signed => {
  const { round, randomness, signature, previous_signature: before } = answer;
  if (round !== wanted)
    throw new Error(`the beacon answered round ${String(round)} when asked for ${wanted}`);
  const chained = network.scheme === 'pedersen-bls-chained';
  if (typeof signature !== 'string' || !SIGNATURE.test(signature))
    throw new Error('the beacon signed nothing');
  if (chained && !(typeof before === 'string' && PREVIOUS.test(before)))
    throw new Error('the beacon’s answer has no previous signature');
  const value = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
  if (randomness !== undefined && randomness !== value)
    throw new Error('the beacon’s value is not the hash of its signature');
  const previous = chained ? String(before) : null;
  if (!isSignedBy(network, { round: wanted, signature, previous }))
    throw new Error('the beacon’s signature is not that of its network');
  return { value, signature, previous };
};

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)).unref());
