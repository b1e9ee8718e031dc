// The commission or the payout of a row that gives a house edge, each changed alone, with exact odds.
import type { BetDefinition } from '@punto/engine/bet/definition';
import { fairCommission, fairPay } from '@punto/engine/lab/fair';
import { type Fraction, fraction, toNumber } from '@punto/engine/odds/fraction';
import type { PaidCounts } from '@punto/engine/odds/summary';
import { ratioLabel } from '@punto/engine/ratio';
import { language, texts } from '@punto/language/catalogue';
import { fixedIn, rateIn } from '@punto/language/format';
import { percent } from '@punto/ui/words/percent.ts';
import { createMemo, For } from 'solid-js';
import { AppliedField } from '../applied-field.tsx';
import { MOST_EDGE } from '../lab-state.ts';
import type { Study } from '../use-study.ts';
import { paidBy } from './bet-odds.tsx';

const text = texts('lab').fair;

/** The parts of a stake in a hundredth of a percent. */
const PARTS = 10_000;

type Priced = { readonly part: string; readonly now: string; readonly fair: string };

export const FairPrice = (props: { bet: BetDefinition; counts: PaidCounts; study: Study }) => {
  const rows = createMemo(() => pricesOf(props.bet, props.counts, props.study.lab().edge));
  const apply = (typed: string) => {
    const edge = Math.round(Number(typed.replace(',', '.')) * 100);
    if (/^\d{1,2}([.,]\d{1,2})?$/.test(typed) && edge <= MOST_EDGE) props.study.changeLab({ edge });
  };
  return (
    <section class="lab-part" aria-labelledby="lab-fair">
      <h3 id="lab-fair">{text.title()}</h3>
      <p class="small-print">{text.lead()}</p>
      <AppliedField
        label={text.edge()}
        kind="decimal"
        longest={5}
        value={fixedIn(language(), props.study.lab().edge / 100, 2)}
        apply={apply}
      />
      <table class="lab-table">
        <thead>
          <tr>
            <th scope="col">{text.part()}</th>
            <th scope="col">{text.now()}</th>
            <th scope="col">{text.fair()}</th>
          </tr>
        </thead>
        <tbody>
          <For each={rows()}>
            {({ part, now, fair }) => (
              <tr>
                <th scope="row">{part}</th>
                <td>{now}</td>
                <td>{fair}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
};

const pricesOf = (bet: BetDefinition, counts: PaidCounts, edge: number): readonly Priced[] => {
  const paid = paidBy(bet);
  const expected = fraction(BigInt(-edge), BigInt(PARTS));
  const [kept, of] = bet.commission ?? [0, 1];
  const share = fairCommission(paid, counts, expected);
  return [
    {
      part: text.commission(),
      now: rateIn(language(), kept / of),
      fair: share !== null && share.numerator >= 0n ? percent(toNumber(share)) : text.none(),
    },
    ...bet.rows.map(({ pays }, i): Priced => {
      const fair = fairPay(paid, counts, i, expected);
      return {
        part: text.row({ row: i + 1 }),
        now: ratioLabel(pays),
        fair: fair !== null && fair.numerator > 0n ? toOne(fair) : text.none(),
      };
    }),
  ];
};

const toOne = (pay: Fraction): string => `${fixedIn(language(), toNumber(pay), 4)}:1`;
