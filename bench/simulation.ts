// The simulator compared with the C loops, the JavaScript library and itself: all options with three, two threads with
// one. The same shoes by the live room's rules, except for the library, which has its own rules and cards.
import { dealOnThreads } from '@punto/cli/simulate/threads';
import { type KnownScheduleId, SCHEDULE_IDS } from '@punto/engine/option-id';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { simulateShoes } from '@punto/engine/simulate';
import { reportOf } from '@punto/engine/simulate/report';
import { dealWithPeer } from './peer.ts';
import { inTurns, median, ratio } from './timing.ts';
import { compiledYardstick, type Decision, type Yardstick } from './yardstick.ts';

const SEED = 7;
const SHOES = 50_000;
const PEER_SHOES = 500;
const THREAD_SHOES = 600_000;
const MAIN: readonly KnownScheduleId[] = ['player', 'banker', 'tie'];
const DECISIONS: readonly Decision[] = ['rules', 'table'];
const RULES = LIVE_EIGHT_DECK.shoe;

export type SimulationFigure = { readonly what: string; readonly figure: string };

export const simulationFigures = async (): Promise<readonly SimulationFigure[]> => {
  const yardstick = compiledYardstick();
  if (yardstick !== null) compareCounts(yardstick);
  const rounds = simulated(MAIN).rounds;
  const speeds = await inTurns(
    [
      { name: 'main', run: () => timed(() => simulated(MAIN).rounds) },
      { name: 'all', run: () => timed(() => simulated(SCHEDULE_IDS).rounds) },
      { name: 'peer', run: () => timed(() => dealWithPeer(PEER_SHOES)) },
      ...(yardstick === null
        ? []
        : DECISIONS.map((decision) => ({
            name: decision,
            run: () => (rounds / yardstick.deal(decision, SEED, SHOES).ms) * 1000,
          }))),
    ],
    15,
    3,
  );
  const threads = await inTurns(
    [
      { name: 'one', run: () => onThreads(1) },
      { name: 'two', run: () => onThreads(2) },
    ],
    5,
    0,
  );
  const { main = [], all = [], peer = [] } = speeds;
  const { one = [], two = [] } = threads;
  return [
    { what: 'player, banker, tie, one thread', figure: perSecond(main) },
    { what: 'all twenty schedules, one thread', figure: perSecond(all) },
    { what: 'all against three', figure: times(ratio(all, main)) },
    ...(yardstick === null
      ? [{ what: 'C loop', figure: 'no C compiler here' }]
      : DECISIONS.flatMap((decision) => [
          { what: `C by ${decision}, ${yardstick.compiler}, -O3`, figure: perSecond(speeds[decision] ?? []) },
          { what: 'three options against it', figure: times(ratio(main, speeds[decision])) },
          { what: 'all against it (which counts three)', figure: times(ratio(all, speeds[decision])) },
        ])),
    { what: 'baccarat-engine from npm', figure: perSecond(peer) },
    { what: 'three options against it', figure: times(ratio(main, peer)) },
    { what: 'worker threads: one', figure: perSecond(one) },
    { what: 'two against one', figure: times(ratio(two, one)) },
  ];
};

const simulated = (schedules: readonly KnownScheduleId[]) =>
  simulateShoes({ rules: RULES, schedules, seed: SEED, firstShoe: 0, shoes: SHOES });

/** Rounds per second of processor time, which does not include other load of the machine. */
const timed = (work: () => number): number => {
  const start = process.threadCpuUsage();
  const rounds = work();
  const { user, system } = process.threadCpuUsage(start);
  return (rounds / (user + system)) * 1e6;
};

/** Runs like `punto simulate`, including the start of the threads. */
const onThreads = async (threads: number): Promise<number> => {
  const start = performance.now();
  let rounds = 0;
  const job = { rules: RULES, schedules: SCHEDULE_IDS, seed: SEED, bets: [], counter: null };
  await dealOnThreads(job, { firstShoe: 0, shoes: THREAD_SHOES }, threads, NEVER, (_piece, { tally }) => {
    rounds += tally.rounds;
  });
  return (rounds / (performance.now() - start)) * 1000;
};

const NEVER = new AbortController().signal;

/** Throws if one of them deals different shoes: the ratio of their speeds would be meaningless. */
const compareCounts = (yardstick: Yardstick): void => {
  const tally = simulated(MAIN);
  for (const decision of DECISIONS) {
    const { outcomes } = yardstick.deal(decision, SEED, SHOES);
    for (const [outcome, count] of Object.entries(outcomes)) {
      const won = reportOf(tally, outcome as keyof typeof outcomes, RULES.decks).wonByLine[0];
      if (won !== count)
        throw new Error(`${outcome}: ${won} here, ${count} in C that decides by ${decision}`);
    }
  }
};

const perSecond = (speeds: readonly number[]): string => {
  const speed = median(speeds) / 1e6;
  return `${speed.toFixed(speed < 1 ? 3 : 1)} M rounds/s`;
};
const times = (factor: number): string => `${factor.toFixed(factor < 10 ? 2 : 0)} ×`;
