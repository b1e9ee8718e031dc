// `punto depth`: how often each round of a shoe favours the patron and the gain of a perfect counter, over many shoes. With
// it a house chooses its round limits. [F5]
import { Command } from '@commander-js/extra-typings';
import type { KnownScheduleId } from '@punto/engine/option-id';
import type { Room, ShoeRules } from '@punto/engine/room';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SCHEDULES } from '@punto/engine/schedule';
import { CARDS_IN_DECK, LEAST_CUT_DEPTH, MOST_BURNT } from '@punto/engine/shoe';
import { examples } from '../command-help.ts';
import { depthChart } from '../depth/depth-chart.ts';
import { depthReport } from '../depth/depth-report.ts';
import { dealShoes } from '../depth/run.ts';
import { Failure, Misuse } from '../failure.ts';
import { formatOption } from '../format-option.ts';
import { ALL_OPTIONS, optionsOption, roomOption, wholeNumber } from '../parameters.ts';
import { printReport } from '../report.ts';
import type { Shell } from '../shell.ts';

const MOST_SEED = 2 ** 32 - 1;

export const depthCommand = (shell: Shell) =>
  new Command('depth')
    .description(
      'Over many shoes: how often each round favours the patron, and what a perfect counter gains.',
    )
    .option('-n, --shoes <n>', 'number of shoes', wholeNumber(1, 1e9), 1000)
    .addOption(roomOption().default(LIVE_EIGHT_DECK, LIVE_EIGHT_DECK.id))
    .option('-c, --cut <n>', "cards behind the cut card (default: the room's)", wholeNumber(1, 415))
    .addOption(optionsOption())
    .option('--seed <n>', 'seed of the shoes', wholeNumber(0, MOST_SEED), 1)
    .option('--svg <file>', 'also draw the curves into this SVG file')
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples([
        'depth --shoes 10000 --svg depth.svg',
        'depth --cut 52 --options player-bonus,lucky-seven',
        'depth --shoes 200 --format csv > rounds.csv',
      ]),
    )
    .action(async ({ shoes, room, cut, options, seed, svg, format }) => {
      const rules = rulesOf(room, cut);
      const watched = (options ?? ALL_OPTIONS).map((id) => ({ schedule: id, until: untilOf(room, id) }));
      if (svg !== undefined) await shell.requireWritable(svg);
      const depth = await dealShoes({ shoes, rules, seed, watched }, shell);
      if (depth.shoes === 0) throw new Failure('stopped before the first shoe was dealt');
      const run = { rules, seed, depth };
      await printReport(depthReport(run, shell.style), format, shell);
      if (svg !== undefined) await shell.writeFile(svg, depthChart(run));
    });

/** Throws a `Misuse` on a cut card that would end no shoe, or end it too late. [S2] */
const rulesOf = ({ shoe }: Room, cut = shoe.cutDepth): ShoeRules => {
  if (cut === null) throw new Misuse('this room has no cut card: its cards are shuffled for every coup');
  const rules = { ...shoe, cutDepth: cut };
  const least = LEAST_CUT_DEPTH[shoe.afterCut];
  const most = shoe.decks * CARDS_IN_DECK - MOST_BURNT[shoe.burn];
  if (cut >= least && cut <= most) return rules;
  throw new Misuse(
    `--cut ${cut}: in this room's shoe the cut card lies ${least} to ${most} cards from the end`,
  );
};

const untilOf = (room: Room, id: KnownScheduleId): number | null =>
  room.offers.find(({ option }) => option === SCHEDULES[id].option)?.until ?? null;
