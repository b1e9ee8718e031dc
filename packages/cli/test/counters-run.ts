// `npm run soak -- counters`: published card counts against simulated shoes. Eight decks, cut card 14 from the end, a
// burn by the card drawn face up, and one more round after the cut card. Each figure must lie within three of its
// standard errors, and half a unit of the last digit printed. What is printed about 3 Giving 8 does not follow from its
// tags and trigger, see docs/reference/simulate.md: its figures are printed and not checked.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { CountTags } from '@punto/engine/lab/tags';
import type { ShoeRules } from '@punto/engine/room';
import { type Counter, type CounterFigures, counterFigures } from '@punto/engine/simulate/counter';
import { readyBet } from '@punto/engine/simulate/ready-bet';
import { addBetsTallies, type BetsTally } from '@punto/engine/simulate/simulate-bets';
import { readBets } from '../src/bet-file.ts';
import { Failure } from '../src/failure.ts';
import { dealOnThreads } from '../src/simulate/threads.ts';

type Printed = { readonly [figure in keyof CounterFigures]: string };

type PublishedCount = {
  readonly bet: string;
  readonly tags: CountTags;
  readonly from: number;
  /** Shares in per cent, as printed. */
  readonly printed: Printed;
  readonly follows: boolean;
};

const PUBLISHED: readonly PublishedCount[] = [
  {
    bet: 'bad-beat',
    tags: [0, 1, 1, 1, 1, 1, 1, -5, -5, 1],
    from: 6,
    printed: { share: '14.31', mean: '10.54', perHundred: '1.51' },
    follows: true,
  },
  {
    bet: '88-89-98-99',
    tags: [1, 1, 0, 0, 0, 0, 0, -3, -3, 1],
    from: 4,
    printed: { share: '13.61', mean: '8.91', perHundred: '1.213' },
    follows: true,
  },
  {
    bet: 'nine-over-seven',
    tags: [0, 1, 1, 1, 1, 1, -5, 1, -5, 1],
    from: 6,
    printed: { share: '14.33', mean: '10.85', perHundred: '1.56' },
    follows: true,
  },
  {
    bet: 'big-tiger',
    tags: [0, 0, -1, -1, -1, -2, 1, 2, 2, 0],
    from: 8,
    printed: { share: '3.536', mean: '7.227', perHundred: '0.256' },
    follows: true,
  },
  {
    bet: 'three-giving-8',
    tags: [1, 1, -3, 1, 1, 1, 1, -8, 1, 1],
    from: 2,
    printed: { share: '23.207', mean: '16.926', perHundred: '3.928' },
    follows: false,
  },
];

const RULES: ShoeRules = { decks: 8, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish-plus-one' };
const MOST_ERRORS = 3;

const { values } = parseArgs({
  options: { shoes: { type: 'string', default: '10000000' }, seed: { type: 'string', default: '1' } },
});
const shoes = Number(values.shoes);
const seed = Number(values.seed);
if (!(Number.isSafeInteger(shoes) && shoes > 0 && Number.isSafeInteger(seed)))
  throw new Failure('--shoes and --seed must be whole numbers');

const figuresOf = async ({ bet: id, tags, from }: PublishedCount): Promise<CounterFigures> => {
  const unreadable = { readFile: (name: string) => Promise.reject(new Failure(`no bet has the id ${name}`)) };
  const [file] = await readBets([id], unreadable);
  if (file === undefined) throw new Failure(`no bet has the id ${id}`);
  const counter: Counter = { tags, count: 'true', from, until: null };
  const job = { rules: RULES, schedules: [], seed, bets: [file.bet], counter };
  const sum: { found: BetsTally | null } = { found: null };
  const never = new AbortController().signal;
  await dealOnThreads(job, { firstShoe: 0, shoes }, availableParallelism(), never, (_, found) => {
    sum.found = sum.found === null ? found : addBetsTallies(sum.found, found);
  });
  const { counted = null, settled = [] } = sum.found ?? {};
  const net = settled[0]?.counted ?? null;
  if (counted === null || net === null) throw new Failure(`${id} was not counted`);
  return counterFigures(counted, net, readyBet(file.bet).unit);
};

let off = 0;
console.log(`${shoes.toLocaleString('en-US')} shoes of 8 decks, seed ${seed}`);
for (const published of PUBLISHED) {
  const figures = await figuresOf(published);
  for (const name of ['share', 'mean', 'perHundred'] as const) {
    const printed = published.printed[name];
    const scale = name === 'perHundred' ? 1 : 100;
    const value = figures[name].value * scale;
    const error = figures[name].standardError * scale;
    const rounding = 0.5 * 10 ** -(printed.split('.')[1]?.length ?? 0);
    const beyond = Math.max(0, Math.abs(value - Number(printed)) - rounding) / error;
    const verdict = published.follows
      ? beyond <= MOST_ERRORS
        ? 'agrees'
        : 'DIFFERS'
      : 'does not follow from its tags';
    if (verdict === 'DIFFERS') off += 1;
    console.log(
      `${published.bet} from ${published.from}, ${name}: ${value.toFixed(4)} ± ${error.toFixed(4)}, printed ${printed}: ${verdict}`,
    );
  }
}
if (off > 0) {
  console.log(`${off} figures lie more than ${MOST_ERRORS} standard errors off.`);
  process.exitCode = 1;
}
