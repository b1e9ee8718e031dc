// What the operator of a launched patron sets for the session. The operator keeps the money, so limits on deposits and breaks from its
// other games are there.
import { texts } from '@punto/language/catalogue';
import type { OwnBrand } from '@punto/protocol/operator-api';
import type { ProtectionView } from '@punto/protocol/protection';
import { type JSX, Show } from 'solid-js';
import { amountText } from './amounts.ts';

const text = texts('protection').operator;
const MINUTE_MS = 60_000;

export const OperatorTerms = (props: { brand: OwnBrand; view: ProtectionView }) => {
  const terms = () => props.view.operator;
  const brand = () => props.brand.name;
  return (
    <>
      <p>{text.note({ brand: brand() })}</p>
      <ul class="operator-terms">
        <Line of={terms()?.stakeMinor}>{(limit) => text.stake({ limit: amountText('stake', limit()) })}</Line>
        <Line of={terms()?.loss}>
          {(loss) => text.loss({ used: used('loss', loss()), limit: amountText('loss', loss().limit) })}
        </Line>
        <Line of={terms()?.time}>
          {(time) => text.time({ used: used('time', time()), limit: amountText('time', time().limit) })}
        </Line>
        <Line of={terms()?.realityCheckMs}>
          {(ms) => text.check({ brand: brand(), minutes: ms() / MINUTE_MS })}
        </Line>
      </ul>
      <p>{text.pause({ brand: brand() })}</p>
    </>
  );
};

/** A gain is no loss. */
const used = (kind: 'loss' | 'time', { used: amount }: { readonly used: number }): string =>
  amountText(kind, Math.max(0, amount));

/** Nothing where the operator sets nothing; a limit may be 0. */
const Line = <T,>(props: { of: T | null | undefined; children: (of: () => T) => JSX.Element }) => (
  <Show when={props.of != null && { of: props.of }}>
    {(found) => <li>{props.children(() => found().of)}</li>}
  </Show>
);
