// Do betting systems beat baccarat? Four systems bet on banker at the same shoes, each with the same bankroll in every shoe.
// `node study.ts [shoes]`. A system changes how a result is spread over evenings; no system changes the share of its stakes that the house keeps.
import {
  type Card,
  type Coup,
  coins,
  cutIndexOf,
  dealt,
  finishCoup,
  fullShoe,
  type Minor,
  minor,
  NO_CARDS,
  nextHand,
  oddsOf,
  PAY_TABLES,
  ROOMS,
  settleBet,
  summaryOf,
} from '@punto/engine';
import { seededShoe } from '@punto/engine/simulate/seeded-shoe';

/** The next stake, from the stake and the net result of the round before; `null` before the first round. */
type System = (before: { readonly stake: Minor; readonly net: number } | null) => Minor;

const UNIT = coins(10);
const LARGEST = coins(5_000);
const BANKROLL = coins(2_000);
const SEED = 2026;

const SYSTEMS: Readonly<Record<string, System>> = {
  flat: () => UNIT,
  /** Doubles after a loss, begins again after a win. */
  martingale: (before) =>
    before && before.net < 0 ? minor(before.stake * 2) : before && before.net === 0 ? before.stake : UNIT,
  /** Doubles after a win, at most twice. */
  paroli: (before) => {
    if (before === null || before.net < 0) return UNIT;
    if (before.net === 0) return before.stake;
    return before.stake < UNIT * 4 ? minor(before.stake * 2) : UNIT;
  },
  /** One unit more after a loss, one less after a win. */
  dalembert: (before) => {
    if (before === null) return UNIT;
    return minor(Math.max(UNIT, before.stake - Math.sign(before.net) * UNIT));
  },
};

/** The coups of a shoe that is dealt until the cut card comes out; the round it comes out in is the last. */
function* coupsOf(cards: readonly Card[], cut: number): Generator<Coup> {
  for (let next = 0; next < cut; ) {
    let hands = NO_CARDS;
    for (let side = nextHand(hands); side !== null; side = nextHand(hands)) {
      hands = dealt(hands, side, cards[next++] as Card);
    }
    yield finishCoup(hands);
  }
}

type Result = { staked: number; net: number; ahead: number; ruined: number; squares: number };

/** Plays one shoe with one bankroll and adds the result. */
const play = (system: System, coups: readonly Coup[], result: Result): void => {
  let bankroll: number = BANKROLL;
  let before: Parameters<System>[0] = null;
  for (const coup of coups) {
    const stake = minor(Math.min(system(before), LARGEST, bankroll));
    if (stake < UNIT) break;
    const net = settleBet(PAY_TABLES.banker, stake, coup).returnedMinor - stake;
    bankroll += net;
    result.staked += stake;
    result.squares += stake * stake;
    before = { stake, net };
  }
  result.net += bankroll - BANKROLL;
  if (bankroll > BANKROLL) result.ahead += 1;
  if (bankroll < UNIT) result.ruined += 1;
};

const shoes = Number(process.argv[2] ?? 2_000);
if (!Number.isInteger(shoes) || shoes < 100)
  throw new Error('The number of shoes must be a whole number of at least 100.');
const { shoe } = ROOMS['live-eight-deck'] ?? {};
if (!shoe) throw new Error('The room live-eight-deck is not in the library.');

const results = new Map(
  Object.keys(SYSTEMS).map((name) => [name, { staked: 0, net: 0, ahead: 0, ruined: 0, squares: 0 }]),
);
let rounds = 0;
for (let number = 0; number < shoes; number += 1) {
  const coups = [...coupsOf(seededShoe(shoe.decks, SEED, number), cutIndexOf(shoe) ?? 0)];
  rounds += coups.length;
  for (const [name, result] of results) play(SYSTEMS[name] as System, coups, result);
}

const { edge, deviation } = summaryOf(oddsOf(fullShoe(shoe.decks)).banker);
console.log(`${rounds} rounds in ${shoes} shoes; exact edge of banker ${(100 * edge).toFixed(4)} %`);
console.log('system       staked coins    house keeps  ± error   sigmas   ahead  ruined');
for (const [name, { staked, net, ahead, ruined, squares }] of results) {
  const kept = -net / staked;
  const error = (deviation * Math.sqrt(squares)) / staked;
  const columns = [
    name.padEnd(11),
    (staked / coins(1)).toFixed(0).padStart(13),
    `${(100 * kept).toFixed(3)} %`.padStart(14),
    `${(100 * error).toFixed(3)} %`.padStart(8),
    ((kept - edge) / error).toFixed(2).padStart(8),
    `${((100 * ahead) / shoes).toFixed(1)} %`.padStart(7),
    `${((100 * ruined) / shoes).toFixed(1)} %`.padStart(7),
  ];
  console.log(columns.join(' '));
}
