// The bets of a house in groups that can be folded; a field finds a bet by name.
import type { OptionId } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import { isFound } from '@punto/language/search';
import { groupTitle } from '@punto/ui/rules/paytable.ts';
import { lookOf, type OptionGroup } from '@punto/ui/words/own-bets.ts';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { useFelt } from '../../../felt/felt.tsx';
import { Spot } from '../spot.tsx';

const text = texts('paytable').own;

/** The groups in the order in which they are shown. */
const GROUPS: readonly OptionGroup[] = ['scores', 'cards', 'natural', 'pair', 'ranks', 'colours'];
/** Up to this number the groups are unfolded at first. */
const FEW = 12;

export const OwnBetsSheet = (props: { options: readonly OptionId[] }) => {
  const felt = useFelt();
  const [wanted, setWanted] = createSignal('');
  const found = createMemo(() =>
    props.options.filter((option) => isFound(wanted(), [felt.spot(option).label])),
  );
  const groups = createMemo(() =>
    GROUPS.map((group) => ({
      group,
      options: found().filter((option) => lookOf(option).group === group),
    })).filter(({ options }) => options.length > 0),
  );
  const isFew = () => found().length <= FEW;
  return (
    <div class="own-bets">
      <Show when={props.options.length > FEW}>
        <label class="own-bets-find">
          <span>{text.find()}</span>
          <input
            type="search"
            value={wanted()}
            onInput={({ currentTarget }) => setWanted(currentTarget.value)}
          />
        </label>
      </Show>
      <For each={groups()} fallback={<p role="status">{text.none()}</p>}>
        {({ group, options }, i) => (
          <details open={isFew() || i() === 0}>
            <summary>
              {groupTitle(group, felt.view().setup.labels)}{' '}
              <span class="own-bets-count">{options.length}</span>
            </summary>
            <div class="own-bets-spots">
              <For each={options}>{(option) => <Spot option={option} />}</For>
            </div>
          </details>
        )}
      </For>
    </div>
  );
};
