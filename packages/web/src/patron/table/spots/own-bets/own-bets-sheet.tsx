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
  const ofGroup = (group: OptionGroup) => found().filter((option) => lookOf(option).group === group);
  const first = createMemo(() => GROUPS.find((group) => ofGroup(group).length > 0));
  /** All that a search finds is seen at once. */
  const isUnfolded = () => wanted().trim() !== '' || found().length <= FEW;
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
      {/* A row for each group, whatever is found: what the patron has unfolded stays so when a chip is laid. */}
      <For each={GROUPS}>
        {(group) => (
          <Show when={ofGroup(group).length > 0}>
            <details open={isUnfolded() || group === first()}>
              <summary>
                {groupTitle(group, felt.view().setup.labels)}{' '}
                <span class="own-bets-count">{ofGroup(group).length}</span>
              </summary>
              <div class="own-bets-spots">
                <For each={ofGroup(group)}>{(option) => <Spot option={option} />}</For>
              </div>
            </details>
          </Show>
        )}
      </For>
      <Show when={found().length === 0}>
        <p role="status">{text.none()}</p>
      </Show>
    </div>
  );
};
