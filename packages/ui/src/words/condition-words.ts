// Describes when a bet of a room wins, as a sentence in the language of the page made from its conditions. Loaded with its texts,
// for rooms that have such bets.
import type { BetCondition } from '@punto/engine/condition/condition';
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import type { Room } from '@punto/engine/room';
import { SIDES, type Side } from '@punto/engine/side';
import { language, texts } from '@punto/language/catalogue';
import { joinedIn } from '@punto/language/format';

const text = texts('paytable').own;

/** The names of the hands in the room. */
type Labels = Room['labels'];

const join = (items: readonly string[], by: 'and' | 'or'): string =>
  items.length === 1 ? (items[0] ?? '') : joinedIn(language(), items, by);

const valuesOf = (values: readonly (number | string)[]): string => join(values.map(String), 'or');

/** The clauses of the hands that the word names, joined by and. */
const byHand = <T>(
  word: { readonly [side in Side]?: readonly T[] },
  labels: Labels,
  clause: (hand: string, values: readonly T[]) => string,
): string =>
  join(
    SIDES.flatMap((side) => {
      const values = word[side];
      return values === undefined ? [] : [clause(labels[side], values)];
    }),
    'and',
  );

const either = (sides: readonly Side[], labels: Labels, clause: (hand: string) => string): string =>
  join(
    sides.map((side) => clause(labels[side])),
    'or',
  );

const COLOURS = { red: text.red, black: text.black, mixed: text.mixed } as const;

const wordClause = (word: BetCondition, labels: Labels): string => {
  if ('winner' in word)
    return join(
      word.winner.map((outcome) =>
        outcome === 'tie' ? text.winnerTie() : text.winnerSide({ hand: labels[outcome] }),
      ),
      'or',
    );
  if ('score' in word)
    return byHand(word.score, labels, (hand, of) => text.score({ hand, values: valuesOf(of) }));
  if ('initial' in word)
    return byHand(word.initial, labels, (hand, of) => text.initial({ hand, values: valuesOf(of) }));
  if ('cards' in word) {
    const { total, ...hands } = word.cards;
    const parts = [byHand(hands, labels, (hand, of) => text.cards({ hand, values: valuesOf(of) }))];
    return join(
      [...parts, total ? text.total({ values: valuesOf(total) }) : ''].filter((part) => part !== ''),
      'and',
    );
  }
  if ('margin' in word) return text.margin({ values: valuesOf(word.margin) });
  if ('natural' in word)
    return byHand(word.natural, labels, (hand, of) => text.natural({ hand, values: valuesOf(of) }));
  if ('third' in word)
    return byHand(word.third, labels, (hand, of) => {
      const drawn = of.filter((value) => value !== 'none');
      const parts = drawn.length === 0 ? [] : [text.third({ hand, values: valuesOf(drawn) })];
      return join(of.includes('none') ? [...parts, text.stands({ hand })] : parts, 'or');
    });
  if ('pair' in word) return either(word.pair, labels, (hand) => text.pair({ hand }));
  if ('perfectPair' in word) return either(word.perfectPair, labels, (hand) => text.perfectPair({ hand }));
  if ('suited' in word) return either(word.suited, labels, (hand) => text.suited({ hand }));
  return faceClause(word, labels);
};

const faceClause = (word: BetCondition, labels: Labels): string => {
  if ('colour' in word)
    return byHand(word.colour, labels, (hand, of) =>
      join(
        of.map((colour) => COLOURS[colour]({ hand })),
        'or',
      ),
    );
  if ('ranks' in word) return text.ranks({ hand: labels[word.ranks.side], ranks: valuesOf(word.ranks.of) });
  if (!('count' in word)) return '';
  const { of, in: where, is } = word.count;
  const counted = { values: valuesOf(is), ranks: valuesOf(of) };
  return where === 'first4' ? text.first4(counted) : text.all(counted);
};

/** One condition as a clause of a sentence. */
export const conditionClause = (condition: BetCondition, labels: Labels): string => {
  const grouped = (inner: BetCondition): string => groupedClause(inner, labels);
  if ('all' in condition) return join(condition.all.map(grouped), 'and');
  if ('any' in condition) return join(condition.any.map(grouped), 'or');
  if ('not' in condition) return text.not({ clause: grouped(condition.not) });
  return wordClause(condition, labels);
};

/** Puts several joined conditions in brackets, so that the grouping is clear. */
const groupedClause = (condition: BetCondition, labels: Labels): string => {
  const clause = conditionClause(condition, labels);
  const isJoined =
    ('all' in condition && condition.all.length > 1) || ('any' in condition && condition.any.length > 1);
  return isJoined ? text.group({ clause }) : clause;
};

/** `Wins when …` for all rows together, then when the stake comes back. */
export const winsSentence = ({ rows, push = [] }: WrittenBet, labels: Labels): string => {
  const of = (conditions: readonly BetCondition[]): string =>
    join(
      conditions.map((condition) =>
        conditions.length === 1 ? conditionClause(condition, labels) : groupedClause(condition, labels),
      ),
      'or',
    );
  const wins = text.wins({ when: of(rows.map(({ when }) => when)) });
  return push.length === 0 ? wins : `${wins} ${text.push({ when: of(push) })}`;
};

/** The clause of one row, which distinguishes it from the other rows of the bet. */
export const rowClause = ({ rows }: WrittenBet, row: number, labels: Labels): string => {
  const when = rows[row]?.when;
  return when === undefined ? '' : conditionClause(when, labels);
};
