// A break or an exclusion: first a choice, then a second press that shows the end.
import { texts } from '@punto/language/catalogue';
import type { ProtectionView } from '@punto/protocol/protection';
import { createSignal, For, Show } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import type { OwnProtection } from './use-protection.ts';

const { exclusion, limits, timeOut } = texts('protection');

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TIME_OUTS = { hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS, weeks: 42 * DAY_MS } as const;
/** Never shorter than the calendar's: a month counts as 31 days. `null`: permanent. */
const EXCLUSIONS = { half: 186 * DAY_MS, year: 372 * DAY_MS, years: 1860 * DAY_MS, good: null } as const;

type Props = { own: OwnProtection; view: ProtectionView };

export const TimeOutChoice = (props: Props) => {
  const app = useClientState();
  return (
    <BreakChoice
      note={timeOut.note()}
      holds={props.view.timeOutUntil === null ? null : timeOut.holds({ at: props.view.timeOutUntil })}
      of={['hour', 'day', 'week', 'weeks'] as const}
      words={timeOut.for}
      sure={(chosen) => timeOut.sure({ at: app.now() + TIME_OUTS[chosen] })}
      take={timeOut.take()}
      busy={props.own.busy()}
      onTake={(chosen) => props.own.change({ change: 'take-time-out', forMs: TIME_OUTS[chosen] })}
    />
  );
};

export const ExclusionChoice = (props: Props) => {
  const app = useClientState();
  const holds = (): string | null => {
    const { exclusion: held } = props.view;
    if (held === null) return null;
    return held.until === null ? exclusion.holdsForGood() : exclusion.holds({ at: held.until });
  };
  return (
    <BreakChoice
      note={exclusion.note()}
      holds={holds()}
      of={['half', 'year', 'years', 'good'] as const}
      words={exclusion.for}
      sure={(chosen) => {
        const forMs = EXCLUSIONS[chosen];
        return forMs === null ? exclusion.sureForGood() : exclusion.sure({ at: app.now() + forMs });
      }}
      take={exclusion.take()}
      busy={props.own.busy()}
      onTake={(chosen) => props.own.change({ change: 'exclude', forMs: EXCLUSIONS[chosen] })}
    />
  );
};

const BreakChoice = <T extends string>(props: {
  note: string;
  /** The break in force; `null`: none. */
  holds: string | null;
  of: readonly T[];
  words: Readonly<Record<T, () => string>>;
  sure: (chosen: T) => string;
  take: string;
  busy: boolean;
  onTake: (chosen: T) => Promise<boolean>;
}) => {
  const [chosen, setChosen] = createSignal<T | null>(null);
  const take = async (what: T) => {
    if (await props.onTake(what)) setChosen(null);
  };
  return (
    <>
      <p>{props.note}</p>
      <Show when={props.holds}>{(words) => <p class="break-holds">{words()}</p>}</Show>
      <div class="break-choice">
        <For each={props.of}>
          {(each) => (
            <button
              type="button"
              class="btn quiet"
              aria-pressed={chosen() === each}
              onClick={() => setChosen(() => (chosen() === each ? null : each))}
            >
              {props.words[each]()}
            </button>
          )}
        </For>
      </div>
      <Show when={chosen()}>
        {(what) => (
          <div class="break-sure">
            <p aria-live="polite">{props.sure(what())}</p>
            <div class="limit-acts">
              <button type="button" class="btn" disabled={props.busy} onClick={() => void take(what())}>
                {props.take}
              </button>
              <button type="button" class="btn quiet" onClick={() => setChosen(null)}>
                {limits.cancel()}
              </button>
            </div>
          </div>
        )}
      </Show>
    </>
  );
};
