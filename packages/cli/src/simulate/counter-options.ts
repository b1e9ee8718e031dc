// The options of `punto simulate` about the shoe and the card counter.
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import type { CountTags } from '@punto/engine/lab/tags';
import { AFTER_CUT, type AfterCut, BURN_CUSTOMS, type BurnCustom, type ShoeRules } from '@punto/engine/room';
import { COUNTS, type Counter, type CountKind } from '@punto/engine/simulate/counter';
import { Misuse } from '../failure.ts';
import { wholeNumber } from '../parameters.ts';

export const cutOption = () =>
  new Option('--cut <cards>', 'cards behind the cut card, instead of the room’s').argParser(
    wholeNumber(1, 415),
  );

export const burnOption = () =>
  new Option('--burn <custom>', 'what is burnt of a new shoe, instead of the room’s').choices(BURN_CUSTOMS);

export const afterCutOption = () =>
  new Option('--after-cut <rule>', 'the last round once the cut card is out, instead of the room’s').choices(
    AFTER_CUT,
  );

export const fromOption = () =>
  new Option('--from <count>', 'the counter bets from this count on').argParser((text: string): number => {
    if (/^[+-]?\d{1,5}(\.\d{1,4})?$/.test(text)) return Number(text);
    throw new InvalidArgumentError('It must be a number such as 4, 2.5 or -1.');
  });

export const countOption = () =>
  new Option('--count <kind>', 'the count as it runs, or for each deck not yet seen (default: true)').choices(
    COUNTS,
  );

export const untilOption = () =>
  new Option('--until <round>', 'the counter bets in rounds 1 to this of a shoe').argParser(
    wholeNumber(1, 200),
  );

type ShoeAsked = {
  readonly cut?: number | undefined;
  readonly burn?: BurnCustom | undefined;
  readonly afterCut?: AfterCut | undefined;
};

export const shoeAsked = (rules: ShoeRules, { cut, burn, afterCut }: ShoeAsked): ShoeRules => ({
  ...rules,
  cutDepth: cut ?? rules.cutDepth,
  burn: burn ?? rules.burn,
  afterCut: afterCut ?? rules.afterCut,
});

type CounterAsked = {
  readonly tags?: CountTags | undefined;
  readonly from?: number | undefined;
  readonly count?: CountKind | undefined;
  readonly until?: number | undefined;
};

/** Throws a `Misuse` when options that need each other are not given together. */
export const counterAsked = (asked: CounterAsked, hasBets: boolean): Counter | null => {
  const { tags, from, count, until } = asked;
  if (tags === undefined || from === undefined) {
    if ([tags, from, count, until].every((each) => each === undefined)) return null;
    throw new Misuse('a card counter needs both --tags and --from');
  }
  if (!hasBets) throw new Misuse('--tags: name what the counter bets on with --bet');
  return { tags, count: count ?? 'true', from, until: until ?? null };
};
