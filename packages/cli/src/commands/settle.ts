// `punto settle`: the payout of a stake of one on every option for a coup: one coup, one a line, or those of a shoe.
// [B1]–[B20]
import { Command } from '@commander-js/extra-typings';
import { NO_TAGS, type ShoeTags } from '@punto/engine/notation/tags';
import type { CoupAnswer } from '../answer.ts';
import { WRITERS } from '../answer-writer.ts';
import { examples } from '../command-help.ts';
import { parseCoupText } from '../coup-text.ts';
import { FAILED, Misuse } from '../failure.ts';
import { notationFormatOption } from '../format-option.ts';
import { linesOf } from '../lines.ts';
import { ALL_OPTIONS, decksOption, optionsOption } from '../parameters.ts';
import type { Shell } from '../shell.ts';
import { readShoe, shoeOption } from '../shoe-file.ts';

export const settleCommand = (shell: Shell) =>
  new Command('settle')
    .description('Deals cards as the rules say and settles a stake of 1 on every option.')
    .argument('[cards]', 'one coup in dealing order: player, banker, player, banker, third cards')
    .option('-i, --stdin', 'one coup a line from standard input; answers one JSON object (or CSV row) a line')
    .addOption(shoeOption('the coups'))
    .option('-e, --explain', 'explain why each card was drawn')
    .addOption(decksOption())
    .addOption(optionsOption())
    .addOption(notationFormatOption())
    .addHelpText(
      'after',
      examples([
        'settle "9S 3D KH 4D"',
        'settle "4S 9D KH 6C 6D TC" --explain --options player,banker,tie',
        'settle --stdin < coups.txt',
        'settle --shoe shoe.txt --format csv',
      ]),
    )
    .action(async (cards, { stdin, shoe, explain = false, decks = 8, options, format }) => {
      if ([cards, stdin, shoe].filter((each) => each !== undefined).length !== 1) {
        throw new Misuse('settle takes the cards of one coup, or --stdin, or --shoe FILE: give one of them');
      }
      const { kind, tags, batches } = await coupsOf(cards, shoe, decks, shell);
      const writer = WRITERS[kind][format]({ ids: options ?? ALL_OPTIONS, explain }, tags, shell.style);
      await shell.write(writer.begin());
      for await (const batch of batches) {
        tell(batch, writer.tellsFaults, shell);
        await shell.write(writer.batch(batch));
      }
      await shell.write(writer.end());
    });

type Coups = {
  readonly kind: keyof typeof WRITERS;
  readonly tags: ShoeTags;
  readonly batches: AsyncIterable<readonly CoupAnswer[]> | Iterable<readonly CoupAnswer[]>;
};

const coupsOf = async (
  cards: string | undefined,
  shoe: string | undefined,
  decks: number,
  shell: Shell,
): Promise<Coups> => {
  const tags = { ...NO_TAGS, decks };
  if (cards !== undefined) return { kind: 'one', tags, batches: [[parseCoupText(cards, decks)]] };
  if (shoe === undefined) return { kind: 'lines', tags, batches: answersTo(shell.stdin, decks) };
  const { tags: noted, coups } = await readShoe(shoe, shell);
  return { kind: 'shoe', tags: noted, batches: [coups.map((coup) => ({ ok: true, ...coup }))] };
};

async function* answersTo(
  stdin: AsyncIterable<string>,
  decks: number,
): AsyncGenerator<readonly CoupAnswer[]> {
  for await (const lines of linesOf(stdin)) yield lines.map((line) => parseCoupText(line, decks));
}

/** A line that is no coup does not end the run, only its exit code. */
const tell = (answers: readonly CoupAnswer[], told: boolean, shell: Shell): void => {
  for (const answer of answers) {
    if (answer.ok) continue;
    shell.exitCode = FAILED;
    if (!told) shell.say(`punto: ${answer.says}\n`);
  }
};
