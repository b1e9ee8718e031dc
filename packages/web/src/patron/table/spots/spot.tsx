// One betting spot: a button with a complete accessible name. Main spots and side spots differ in what they show, not
// in what they do.
import type { OptionId } from '@punto/engine/option-id';
import { language, texts } from '@punto/language/catalogue';
import { rateIn } from '@punto/language/format';
import { Icon } from '@punto/ui/icon.tsx';
import { addPress, press } from '@punto/ui/press.ts';
import { Sentence } from '@punto/ui/sentence.tsx';
import { isShortcutKey } from '@punto/ui/shortcut-key.ts';
import { count, money, signedMoney } from '@punto/ui/words/number.ts';
import { Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { spotName } from '../../felt/spot-name.ts';
import type { SpotState } from '../../felt/spot-state.ts';
import { BET_CARD_ID } from '../bet-card/bet-card-id.ts';
import { OwnStake } from './own-stake.tsx';
import './main-spot.css';
import './side-spot.css';
import './spot.css';

const text = texts('table');

/** `share`: percentage of all main stakes; omitted at a solo table. */
export const Spot = (props: { option: OptionId; share?: number | undefined }) => {
  const felt = useFelt();
  const spot = () => felt.spot(props.option);
  const { explained } = felt;
  const presses = press(
    () => (explained.asking() ? explained.openSheet(props.option) : felt.add(props.option)),
    () => felt.takeBack(props.option),
    () => (spot().layingMinor > 0 ? felt.takeBack(props.option) : explained.openSheet(props.option)),
  );
  const wonMinor = () => felt.reached('tags') && spot().winningsMinor;
  const isExplained = () => explained.card()?.option === props.option;
  return (
    <button
      type="button"
      class="spot"
      classList={{ main: spot().main, side: !spot().main }}
      data-option={props.option}
      data-tone={spot().tone}
      data-state={spot().state}
      data-printed={felt.view().setup.printed}
      data-fate={spot().fate ?? undefined}
      data-laying={spot().layingMinor > 0 ? '' : undefined}
      data-confirmed={spot().confirmedMinor > 0 ? '' : undefined}
      data-both={spot().confirmedMinor > 0 && spot().layingMinor > 0 ? '' : undefined}
      data-won={wonMinor() ? '' : undefined}
      aria-disabled={spot().state !== 'open'}
      aria-describedby={isExplained() ? BET_CARD_ID : undefined}
      ref={addPress(presses)}
      onPointerDown={() => explained.leave()}
      onPointerEnter={(event) =>
        event.pointerType === 'mouse' && explained.restOn(props.option, event.currentTarget)
      }
      onPointerLeave={() => explained.leave()}
      onFocus={({ currentTarget }) =>
        currentTarget.matches(':focus-visible') && explained.restOn(props.option, currentTarget)
      }
      onBlur={() => explained.leave()}
      onKeyDown={(event) => event.key === '?' && isShortcutKey(event) && explained.openSheet(props.option)}
    >
      <span class="spoken">{spotName(spot())}</span>
      <span class="spot-face" aria-hidden="true">
        <span class="spot-name">{spot().label}</span>
        <span class="spot-pays">{spot().pays}</span>
        <Show when={spot().main} fallback={<SideFoot spot={spot()} />}>
          <MainFoot spot={spot()} share={props.share ?? null} />
        </Show>
        <OwnStake spot={spot()} />
        <Show when={wonMinor()}>{(winnings) => <span class="spot-won">{signedMoney(winnings())}</span>}</Show>
        <Show when={felt.note()?.option === props.option && felt.note()}>
          {(note) => <span class="spot-note">{note().text()}</span>}
        </Show>
      </span>
    </button>
  );
};

/** The limits, the amount still accepted, and the stakes of others if any. */
const MainFoot = (props: { spot: SpotState; share: number | null }) => (
  <>
    <span class="spot-meta">
      <span class="spot-limits">
        {text.bar.limits({ least: props.spot.minMinor, most: props.spot.maxMinor })}
      </span>
      <Show when={props.spot.roomMinor < props.spot.maxMinor}>
        <span class="spot-room">
          <Sentence parts={text.spots.left.parts({ amount: props.spot.roomMinor })} />
        </span>
      </Show>
    </span>
    <span class="spot-land" />
    <span class="spot-company">
      <Show when={props.share}>
        {(share) => (
          <>
            <Others spot={props.spot} />
            <span class="spot-share">
              <i style={{ width: `${share()}%` }} />
            </span>
            <span class="spot-percent">{rateIn(language(), share() / 100)}</span>
          </>
        )}
      </Show>
    </span>
  </>
);

/** A spot closed for the shoe shows when it opens again. */
const SideFoot = (props: { spot: SpotState }) => (
  <Show when={props.spot.why} fallback={<Others spot={props.spot} />}>
    <span class="spot-why">{text.spots.nextShoe()}</span>
  </Show>
);

const Others = (props: { spot: SpotState }) => (
  <span class="spot-others">
    <Show when={props.spot.patrons > 0}>
      <Icon name="person" />
      <span class="spot-patrons">{count(props.spot.patrons)}</span>
      <b>{money(props.spot.totalMinor)}</b>
    </Show>
  </span>
);
