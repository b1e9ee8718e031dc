// A pending rise: when it can be confirmed, and the buttons to confirm or withdraw it.
import { texts } from '@punto/language/catalogue';
import type { LimitKey, ProtectionView } from '@punto/protocol/protection';
import { createMemo, Show } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { amountText, type Kind } from './amounts.ts';
import type { OwnProtection } from './use-protection.ts';

const { check, limits, rise: text } = texts('protection');
const MINUTE_MS = 60_000;

/** `kind`: absent for the time between reality checks. */
export const RiseLine = (props: {
  own: OwnProtection;
  view: ProtectionView;
  key: LimitKey | 'reality-check';
  kind?: Kind;
}) => {
  const app = useClientState();
  const rise = createMemo(() => props.view.rises.find(({ key }) => key === props.key));
  const to = (amount: number | null): string => {
    if (props.kind === undefined) return check.every({ minutes: (amount ?? 0) / MINUTE_MS });
    return amount === null ? limits.none() : amountText(props.kind, amount);
  };
  return (
    <Show when={rise()}>
      {(waits) => {
        const isReady = () => app.now() >= waits().confirmableAt;
        return (
          <p class="rise-line">
            <span>
              {waits().by === 'house'
                ? text.byHouse({ to: to(waits().to), at: waits().confirmableAt })
                : isReady()
                  ? text.ready({ to: to(waits().to) })
                  : text.waits({ to: to(waits().to), at: waits().confirmableAt })}
            </span>
            <Show when={waits().by === 'patron'}>
              <Show when={isReady()}>
                <button
                  type="button"
                  class="btn"
                  disabled={props.own.busy()}
                  onClick={() => void props.own.change({ change: 'confirm-rise', key: props.key })}
                >
                  {text.confirm()}
                </button>
              </Show>
              <button
                type="button"
                class="btn quiet"
                disabled={props.own.busy()}
                onClick={() => void props.own.change({ change: 'withdraw-rise', key: props.key })}
              >
                {text.withdraw()}
              </button>
            </Show>
          </p>
        );
      }}
    </Show>
  );
};
