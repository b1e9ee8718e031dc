// Searches the way of counting that gives the published figures of 3 Giving 8 (docs/reference/simulate.md). Each round adds the expected value of
// the bet with the unseen cards and not its result, so that few shoes distinguish the ways; the closest are dealt again with many more shoes:
// `node packages/cli/test/count-search.ts --shoes 5000 --again 200000`
import { parseArgs } from 'node:util';
import { type CounterFigures, counterFigures } from '@punto/engine/simulate/counter';
import { Failure } from '../src/failure.ts';
import {
  dealWays,
  OTHER_TAGS,
  PRINTED_WAYS,
  SHOES,
  type ShoeKind,
  shoeInWords,
  type Way,
} from './count-conventions.ts';

const PRINTED = { share: 23.207, mean: 16.926, perHundred: 3.928 };
const TRIGGERS = 40;

type Found = {
  readonly shoe: ShoeKind;
  readonly way: Way;
  readonly from: number;
  readonly share: number;
  readonly mean: number;
  /** The larger distance of share and mean from what is printed, each as a part of it. */
  readonly off: number;
};

/** Every way with every trigger. */
const searched = (shoe: ShoeKind, ways: readonly Way[], shoes: number): readonly Found[] => {
  const sums = ways.map(() => ({ bet: new Float64Array(TRIGGERS + 1), net: new Float64Array(TRIGGERS + 1) }));
  let rounds = 0;
  dealWays(shoe, 0, shoes, ways, {
    round: (counts, worth) => {
      rounds += 1;
      for (const [i, { bet, net }] of sums.entries()) {
        const count = Math.min(TRIGGERS, counts[i] ?? 0);
        if (count < 1) continue;
        bet[count] = (bet[count] ?? 0) + 1;
        net[count] = (net[count] ?? 0) + worth;
      }
    },
    end: () => {},
  });
  return ways.flatMap((way, i) => {
    let [bet, net] = [0, 0];
    const found: Found[] = [];
    for (let from = TRIGGERS; from >= 1; from -= 1) {
      bet += sums[i]?.bet[from] ?? 0;
      net += sums[i]?.net[from] ?? 0;
      if (bet === 0) continue;
      const [share, mean] = [(100 * bet) / rounds, (100 * net) / bet];
      const off = Math.max(Math.abs(share / PRINTED.share - 1), Math.abs(mean / PRINTED.mean - 1));
      found.push({ shoe, way, from, share, mean, off });
    }
    return found;
  });
};

/** The same shoes and more to the ways that came closest, with errors by shoe. */
const dealtAgain = (shoe: ShoeKind, close: readonly Found[], shoes: number): readonly CounterFigures[] => {
  const sums = close.map(() => ({
    rounds: { dealt: 0, bet: 0, dealtSquares: 0, betSquares: 0, dealtBet: 0 },
    nets: { byResult: [], net: 0, netSquares: 0, netDealt: 0, netBet: 0 },
    ofShoe: { bet: 0, net: 0 },
  }));
  let dealt = 0;
  dealWays(
    shoe,
    0,
    shoes,
    close.map(({ way }) => way),
    {
      round: (counts, worth) => {
        dealt += 1;
        for (const [i, { ofShoe }] of sums.entries()) {
          if ((counts[i] ?? 0) < (close[i]?.from ?? 0)) continue;
          ofShoe.bet += 1;
          ofShoe.net += worth;
        }
      },
      end: () => {
        for (const { rounds, nets, ofShoe } of sums) {
          const { bet, net } = ofShoe;
          rounds.dealt += dealt;
          rounds.bet += bet;
          rounds.dealtSquares += dealt ** 2;
          rounds.betSquares += bet ** 2;
          rounds.dealtBet += dealt * bet;
          nets.net += net;
          nets.netSquares += net ** 2;
          nets.netDealt += net * dealt;
          nets.netBet += net * bet;
          Object.assign(ofShoe, { bet: 0, net: 0 });
        }
        dealt = 0;
      },
    },
  );
  return sums.map(({ rounds, nets }) => counterFigures(rounds, nets, 1));
};

const { values } = parseArgs({
  options: {
    shoes: { type: 'string', default: '5000' },
    again: { type: 'string', default: '200000' },
    closest: { type: 'string', default: '24' },
  },
});
const [shoes, again, closest] = [values.shoes, values.again, values.closest].map((text) => {
  const count = Number(text);
  if (!(Number.isSafeInteger(count) && count > 0)) throw new Failure(`${text} is no whole number above 0`);
  return count;
}) as [number, number, number];

const all = SHOES.flatMap((shoe, i) =>
  searched(shoe, i === 0 ? [...PRINTED_WAYS, ...OTHER_TAGS] : PRINTED_WAYS, shoes),
).sort((a, b) => a.off - b.off);
console.log(
  `${all.length} ways of counting, ${shoes} shoes each; printed ${Object.values(PRINTED).join(', ')}`,
);
const close = all.slice(0, closest);
let agree = 0;
for (const shoe of SHOES) {
  const ofShoe = close.filter((found) => found.shoe === shoe);
  if (ofShoe.length === 0) continue;
  for (const [i, figures] of dealtAgain(shoe, ofShoe, again).entries()) {
    const texts = (['share', 'mean', 'perHundred'] as const).map((name) => {
      const scale = name === 'perHundred' ? 1 : 100;
      const [value, error] = [figures[name].value * scale, figures[name].standardError * scale];
      return { text: `${value.toFixed(3)} ± ${error.toFixed(3)}`, sigmas: (value - PRINTED[name]) / error };
    });
    const within = texts.every(({ sigmas }) => Math.abs(sigmas) <= 3);
    if (within) agree += 1;
    const said = texts.map(({ text, sigmas }) => `${text} (${sigmas.toFixed(1)})`).join(', ');
    console.log(
      `${within ? 'AGREES ' : ''}${said}: from +${ofShoe[i]?.from}, ${ofShoe[i]?.way.what}; ${shoeInWords(shoe)}`,
    );
  }
}
console.log(
  `${agree} of the ${close.length} closest lie within three standard errors of all three figures, ${again} shoes each`,
);
