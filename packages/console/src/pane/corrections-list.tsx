// The effect of a correction on each patron, and in total: the old and new return, the difference and its direction,
// and the uncollectable amount, which the house bears. In a narrow window each patron is a card, so that no column is
// out of sight when it is approved. [T6] [L6]

import type { Minor } from '@punto/engine/minor';
import { language, texts } from '@punto/language/catalogue';
import { itemsIn } from '@punto/language/format';
import type { CorrectionLine } from '@punto/protocol/floor/message';
import { moneyOf } from '@punto/ui/words/number.ts';
import { For, type JSX, Show } from 'solid-js';
import { currencyOfPatron, patronMoney, signedMoneyOf } from '../currency/patron-money.ts';
import { PatronLink } from '../office/round-link.tsx';
import './corrections-list.css';

const text = texts('duties').effect;
const { sentences } = texts('floor');

export const CorrectionsList = (props: {
  lines: readonly CorrectionLine[];
  names: Readonly<Record<string, string>>;
  /** Names the list for screen readers. */
  title: string;
}) => (
  <Show when={props.lines.length > 0} fallback={<p class="nothing">{text.none()}</p>}>
    <ul class="corrections" aria-label={props.title}>
      <For each={props.lines}>
        {(line) => (
          <li>
            <p class="correction-patron">
              <Show when={props.names[line.patron]}>{(name) => <b>{name()} </b>}</Show>
              <PatronLink patron={line.patron} />
            </p>
            <dl>
              <Amount name={text.was()}>{patronMoney(line.patron, line.returnedBeforeMinor)}</Amount>
              <Amount name={text.willBe()}>{patronMoney(line.patron, line.returnedAfterMinor)}</Amount>
              <Amount name={directionOf(line.deltaMinor)}>
                <b>{signedMoneyOf(line.deltaMinor, currencyOfPatron(line.patron))}</b>
              </Amount>
              <Show when={line.uncollectedMinor > 0}>
                <Amount name={text.notCollectable()}>
                  {patronMoney(line.patron, line.uncollectedMinor)}
                </Amount>
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
  if (deltaMinor === 0) return text.same();
  return deltaMinor > 0 ? text.paid() : text.takenBack();
};

/** `Paid to 2 patrons: 4,000. Taken back from 1 patron: 2,000. 6,000 moves in all.` */
export const sumWords = (lines: readonly CorrectionLine[]): string => {
  const paid = lines.filter(({ deltaMinor }) => deltaMinor > 0);
  const taken = lines.filter(({ deltaMinor }) => deltaMinor < 0);
  const said = [
    ...(paid.length > 0 ? [text.paidTo({ patrons: paid.length, amount: movedBy(paid) })] : []),
    ...(taken.length > 0 ? [text.takenFrom({ patrons: taken.length, amount: movedBy(taken) })] : []),
    text.inAll({ amount: movedBy(lines) }),
  ];
  return said.reduce((first, second) => sentences({ first, second }));
};

/** An amount for each currency. */
const movedBy = (lines: readonly CorrectionLine[]): string =>
  itemsIn(
    language(),
    [...Map.groupBy(lines, ({ patron }) => currencyOfPatron(patron))].map(([currency, of]) =>
      moneyOf(
        of.reduce((sum, { deltaMinor }) => sum + Math.abs(deltaMinor), 0),
        currency,
      ),
    ),
  );
