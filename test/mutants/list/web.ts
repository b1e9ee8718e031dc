// Faults in what the page says and draws.
import type { Mutant } from '../mutant.ts';

const SRC = 'packages/web/src';
const UI = 'packages/ui/src';
const near = (...tests: readonly string[]): readonly string[] =>
  tests.map((test) => `${SRC}/${test}.test.ts`);
const nearUi = (test: string): readonly string[] => [`${UI}/${test}.test.ts`];

export const WEB: readonly Mutant[] = [
  {
    rule: 'D1',
    does: 'the bead plate has no dots for pairs',
    file: `${UI}/road/road-mark.tsx`,
    from: '    </Show>\n    <PairDots mark={props.mark} />\n',
    to: '    </Show>\n',
    near: nearUi('road/road-drawing'),
  },
  {
    rule: 'D1',
    does: 'the big road has no dots for pairs',
    file: `${UI}/road/road-mark.tsx`,
    from: '      <PairDots mark={props.mark} />\n    </Show>',
    to: '    </Show>',
    near: nearUi('road/road-drawing'),
  },
  {
    rule: 'D2',
    does: 'ties before any result leave the first cell with its circle',
    file: `${UI}/road/road.tsx`,
    from: 'ties={cell.ties + leading(i())}',
    to: 'ties={cell.ties}',
    near: nearUi('road/road-drawing'),
  },
  {
    rule: 'D2',
    does: 'ties before any result are not drawn until there is one',
    file: `${UI}/road/road.tsx`,
    from: '<TieSlash count={big().leadingTies} />',
    to: '<TieSlash count={0} />',
    near: nearUi('road/road-drawing'),
  },
  {
    rule: 'T8',
    does: 'the play record does not note the mode of a bet',
    file: `${SRC}/patron/record/round-entry.tsx`,
    from: "      bet.option === 'banker' && mode === 'no-commission' && text.noCommission(),\n",
    to: '',
    near: near('patron/record/round-entry'),
  },
  {
    rule: 'T7',
    does: 'the rules do not say that an early reveal is harmless',
    file: `${UI}/rules/points.ts`,
    from: '        of.early(),\n',
    to: '',
    near: nearUi('rules/points'),
  },
  {
    rule: 'T10',
    does: 'the rules of a plain room do not say which text counts',
    file: `${UI}/rules/points.ts`,
    from: ': text.language.plain()',
    to: ": ''",
    near: nearUi('rules/points'),
  },
  {
    rule: 'T10',
    does: 'the line on the text that counts is off the rules page',
    file: `${UI}/rules/rules.tsx`,
    from: '{languageLine(!isPlainRoom(props.setup.labels))}',
    to: '',
    near: nearUi('rules/rules-text'),
  },
  {
    rule: 'D5',
    does: 'the rules do not say that roads foretell nothing',
    file: `${UI}/rules/rules.tsx`,
    from: '      <p>{text.roads()}</p>\n',
    to: '',
    near: nearUi('rules/rules-text'),
  },
  {
    rule: 'B19',
    does: 'the rules do not say that pairs pay once',
    file: `${UI}/rules/points.ts`,
    from: ' && of.pairs(),',
    to: ' && null,',
    near: nearUi('rules/rules-text'),
  },
  {
    rule: 'B-47',
    does: 'a round that lost is celebrated',
    file: `${SRC}/patron/felt/round-net.ts`,
    from: "record.status === 'settled' && netSign(record) === 'up'",
    to: "record.status === 'settled'",
    near: near('patron/felt/round-net'),
  },
  {
    rule: 'B-47',
    does: 'every round is celebrated',
    file: `${SRC}/patron/felt/use-decided.ts`,
    from: 'createMemo(() => mayCelebrate(decided(), seen.resultLive()))',
    to: 'createMemo(() => true)',
    near: near('patron/felt/gain'),
  },
  {
    rule: 'T5',
    does: 'a patron is kept at a table that has stopped',
    file: `${SRC}/patron/felt/leave-wish.ts`,
    from: 'linked && !stopped && (',
    to: 'linked && (',
    near: near('patron/felt/leave-wish'),
  },
  {
    rule: 'L5',
    does: 'chips are placed by themselves where the room asks for Confirm',
    file: `${SRC}/patron/felt/slip/auto-confirm.ts`,
    from: "chosen && setup.confirm !== 'by-hand' && !setup.solo",
    to: 'chosen && !setup.solo',
    near: near('patron/felt/slip/auto-confirm'),
  },
  {
    rule: 'T1',
    does: 'chips are placed without time for the way to the server',
    file: `${SRC}/patron/felt/slip/auto-confirm.ts`,
    from: 'closesAt - LEAD_MS - (latencyMs ?? 0)',
    to: 'closesAt - LEAD_MS',
    near: near('patron/felt/slip/auto-confirm'),
  },
  {
    rule: 'V5',
    does: 'taking a chip back takes the whole pile',
    file: `${SRC}/patron/felt/slip/slip.ts`,
    from: 'const kept = pile.slice(0, -1).map(',
    to: 'const kept = pile.slice(0, 0).map(',
    near: near('patron/felt/slip/slip'),
  },
];
