// The effect of a correction on each patron, and in total: the old and new return, the difference and its direction,
// and the uncollectable amount, which the house bears. In a narrow window each patron is a card, so that no column is
// out of sight when it is approved. [T6] [L6]
import { type Minor, minor } from '@punto/engine/minor';
import type { CorrectionLine } from '@punto/protocol/floor/message';
import { money, plural, signedMoney } from '@punto/ui/words/number.ts';
import { For, type JSX, Show } from 'solid-js';
import { PatronLink } from '../office/round-link.tsx';
import './corrections-list.css';

export const CorrectionsList = (props: {
  lines: readonly CorrectionLine[];
  names: Readonly<Record<string, string>>;
  of: string;
}) => (
  <Show
    when={props.lines.length > 0}
    fallback={<p class="nothing">No patron had a stake in this round: only its result changes.</p>}
  >
    <ul class="corrections" aria-label={`What the correction of ${props.of} does to each patron`}>
      <For each={props.lines}>
        {(line) => (
          <li>
            <p class="correction-patron">
              <Show when={props.names[line.patron]}>{(name) => <b>{name()} </b>}</Show>
              <PatronLink patron={line.patron} />
            </p>
            <dl>
              <Amount name="Was returned">{money(line.returnedBeforeMinor)}</Amount>
              <Amount name="Will be">{money(line.returnedAfterMinor)}</Amount>
              <Amount name={directionOf(line.deltaMinor)}>
                <b>{signedMoney(line.deltaMinor)}</b>
              </Amount>
              <Show when={line.uncollectedMinor > 0}>
                <Amount name="Not collectable">{money(line.uncollectedMinor)}</Amount>
              </Show>
            </dl>
          </li>
        )}
      </For>
    </ul>
    <p class="correction-sums">{sumWords(props.lines)}</p>
  </Show>
);

const Amount = (props: { name: string; children: JSX.Element }) => (
  <div>
    <dt>{props.name}</dt>
    <dd>{props.children}</dd>
  </div>
);

const directionOf = (deltaMinor: Minor): string => {
  if (deltaMinor === 0) return 'No difference';
  return deltaMinor > 0 ? 'Is paid' : 'Is taken back';
};

/** `Paid to 2 patrons: 4,000. Taken back from 1 patron: 2,000. 6,000 moves in all.` */
export const sumWords = (lines: readonly CorrectionLine[]): string => {
  const part = (word: string, found: readonly CorrectionLine[]): string[] =>
    found.length === 0
      ? []
      : [`${word} ${found.length} ${plural(found.length, 'patron')}: ${money(movedBy(found))}.`];
  return [
    ...part(
      'Paid to',
      lines.filter(({ deltaMinor }) => deltaMinor > 0),
    ),
    ...part(
      'Taken back from',
      lines.filter(({ deltaMinor }) => deltaMinor < 0),
    ),
    `${money(movedBy(lines))} moves in all.`,
  ].join(' ');
};

const movedBy = (lines: readonly CorrectionLine[]): Minor =>
  minor(lines.reduce((sum, { deltaMinor }) => sum + Math.abs(deltaMinor), 0));
