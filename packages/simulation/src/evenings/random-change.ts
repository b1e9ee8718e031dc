// Random changes of a protection by a patron or the house: mostly limits near the stakes of an evening, so that they bind.
import { coins } from '@punto/engine/minor';
import type { ProtectionChange } from '@punto/ledger/protection/change';
import type { Chance } from '@punto/server/test/support/chance';
import { KEYS, type Key, partsOf, type RulesModel } from './rules-model.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const HALF_A_YEAR_MS = 186 * DAY_MS;

type Among = 'any' | 'tightening' | 'of the house';

export const randomChange = (
  { chance }: { readonly chance: Chance },
  rules: RulesModel,
  among: Among,
  nowMs: number,
): ProtectionChange => {
  const deed = chance.below(100);
  const wishes = rules.wishes().filter(({ setter }) => (setter === 'house') === (among === 'of the house'));
  if (among === 'tightening' || deed < 50) return limitChange(chance, rules, among);
  if (wishes.length > 0 && deed < 85) {
    const ripe = wishes.filter(({ fromMs }) => fromMs <= nowMs);
    const { key } = chance.pick(ripe.length > 0 && !chance.once(4) ? ripe : wishes);
    return chance.once(5) ? { change: 'withdraw-rise', key } : { change: 'confirm-rise', key };
  }
  if (among === 'of the house') return limitChange(chance, rules, among);
  if (deed < 88) return { change: 'set-reality-check', everyMs: chance.between(10, 60) * MINUTE_MS };
  if (deed < 91) return { change: 'take-time-out', forMs: HOUR_MS * chance.pick([1, 2, 12, 24, 72]) };
  if (chance.once(6))
    return { change: 'exclude', forMs: chance.once(3) ? null : HALF_A_YEAR_MS + DAY_MS * chance.below(9) };
  return chance.once(3) ? { change: 'confirm-rise', key: chance.pick(KEYS) } : { change: 'answer-prompt' };
};

const limitChange = (chance: Chance, rules: RulesModel, among: Among): ProtectionChange => {
  const setter = among === 'of the house' ? 'house' : 'patron';
  const set = KEYS.filter((key) => rules.of(setter, key).limit !== null);
  const key = set.length > 0 && !chance.once(3) ? chance.pick(set) : chance.pick(KEYS);
  const now = rules.of(setter, key).limit;
  if (now === null || among === 'tightening') return { change: 'set-limit', key, to: amountOf(key, chance) };
  const way = chance.below(10);
  if (way === 0) return { change: 'set-limit', key, to: null };
  if (way < 5)
    return { change: 'set-limit', key, to: Math.floor((now * chance.between(3, 9)) / 1_000) * 100 };
  return { change: 'set-limit', key, to: now + (way === 9 ? 0 : amountOf(key, chance)) };
};

const amountOf = (key: Key, chance: Chance): number => {
  const { kind, span } = partsOf(key);
  const wide = span === 'day' ? 1 : span === 'week' ? 2 : 3;
  if (kind === 'time') return chance.between(2, 25) * wide * MINUTE_MS;
  if (kind === 'deposit') return coins(500 * chance.between(1, 12));
  return coins(50 * chance.between(2, 40) * wide);
};
