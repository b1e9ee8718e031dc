// `punto load`: simulated patrons place tickets over real sockets, on a server started for the run or a running one. It
// measures the server and checks every balance against the rules.
import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { OPTION_IDS } from '@punto/engine/option-id';
import { examples } from '../command-help.ts';
import { FAILED, Misuse } from '../failure.ts';
import { untilInterrupted } from '../interruption.ts';
import { BURSTS, checkPlan, PACES, type Plan } from '../load/plan.ts';
import { wholeNumber } from '../parameters.ts';
import type { Shell } from '../shell.ts';
import { MOST_SEED } from '../simulate/simulation.ts';

const MOST_PATRONS = 50_000;
const MOST_TABLES = 1_000;
const MOST_TICKETS = 20;
/** Published bets that a room may offer; `plan.ts` names them. */
const MOST_OWN = 60;
/** Four kinds, each over a day, a week and a month. */
const MOST_LIMITS = 12;
const MOST_PROCESSORS = 1_024;

const EXAMPLES = [
  'load --patrons 5000 --tables 20 --rounds 20 --server-cpu 0 --load-cpu 1',
  'load --patrons 5000 --tickets 4 --burst even --rate 10000',
  'load --patrons 10000 --tables 1 --rounds 5',
  'load --patrons 0 --watchers 5000 --rounds 0 --pace live --idle 30',
  'load --url http://127.0.0.1:8090 --patrons 20 --tables 2 --rounds 2',
];

export const loadCommand = (shell: Shell) =>
  new Command('load')
    .description(
      'Load test: simulated patrons place tickets over real sockets. Measures the server and checks every balance.',
    )
    .option('--patrons <n>', 'patrons who stake', wholeNumber(0, MOST_PATRONS), 5_000)
    .option('--watchers <n>', 'patrons who only watch', wholeNumber(0, MOST_PATRONS), 0)
    .option('--tables <n>', 'tables, with the patrons spread evenly', wholeNumber(1, MOST_TABLES), 20)
    .option('--rounds <n>', 'rounds at each table; 0: patrons only watch', wholeNumber(0, 1e6), 20)
    .option('--warm-up <n>', 'rounds that are played first and not measured', wholeNumber(0, 1e6), 0)
    .option('--tickets <n>', 'tickets of each patron in a round', wholeNumber(1, MOST_TICKETS), 1)
    .option('--bets <n>', 'bets of each ticket', wholeNumber(1, OPTION_IDS.length), 3)
    .option(
      '--own-bets <n>',
      'published bets at each table; tickets on them are counted',
      wholeNumber(0, MOST_OWN),
      0,
    )
    .option(
      '--limits <n>',
      'limits that each patron sets before the first round, too high to refuse',
      wholeNumber(0, MOST_LIMITS),
      0,
    )
    .addOption(
      new Option('--burst <when>', 'when tickets are sent: at the end of betting, or evenly through it')
        .choices(BURSTS)
        .default('closing' as const),
    )
    .option('--rate <n>', 'tickets a second, all tables together', wholeNumber(1, 1e6), 20_000)
    .addOption(
      new Option('--pace <pace>', 'pace of the tables: rounds of about a second, or as long as in live play')
        .choices(PACES)
        .default('fast' as const),
    )
    .option(
      '--idle <seconds>',
      'seconds that patrons stay connected before the first round',
      wholeNumber(0, 3_600),
      0,
    )
    .option('--server-cpu <n>', 'the only processor core of the server', wholeNumber(0, MOST_PROCESSORS))
    .option('--load-cpu <n>', 'the only processor core of the load client', wholeNumber(0, MOST_PROCESSORS))
    .option('--seed <n>', 'seed of the stakes', wholeNumber(0, MOST_SEED), 1)
    .option(
      '--url <address>',
      'test the deployment at this address; its processor time is not measured and its books are not audited',
      addressArgument,
    )
    .option('--data <folder>', 'data folder of the server that is started; kept after the run')
    .option('--keep', 'keep the temporary data folder')
    .option('--profile <folder>', 'write a CPU profile of the server into this folder')
    .option('--json', 'the whole report as JSON')
    .addHelpText('after', examples(EXAMPLES))
    .action(async ({ url, data, keep = false, profile, json, serverCpu, loadCpu, idle, ...chosen }) => {
      if (url !== undefined) checkUrl({ '--server-cpu': serverCpu, '--data': data, '--profile': profile });
      const plan: Plan = { ...chosen, idleSeconds: idle };
      checkPlan(plan);
      // Loaded on demand: the other commands do not need the server.
      const { runLoad } = await import('../load/run.ts');
      const { isSound, loadDocument, loadText } = await import('../load/load-report.ts');
      const { loadProgress } = await import('../load/load-progress.ts');
      const options = { plan, url, serverCpu, loadCpu, data, keep, profile };
      const played = await untilInterrupted((stop) => runLoad(options, loadProgress(shell.watched), stop));
      await shell.write(json ? `${JSON.stringify(loadDocument(played))}\n` : loadText(played, shell.style));
      if (played.isInterrupted || !isSound(played)) shell.exitCode = FAILED;
    });

const addressArgument = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol)) return url;
  throw new InvalidArgumentError('Write an address such as http://127.0.0.1:8090.');
};

/** Options for a server that is started do not apply to a running one. */
const checkUrl = (options: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(options))
    if (value !== undefined)
      throw new Misuse(`${name} applies only to a server that this command starts: leave it out with --url`);
};
