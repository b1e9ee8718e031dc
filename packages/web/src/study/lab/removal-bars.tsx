// Effects of removal as bars in the cells of a table: to the right what helps the patron, to the left what helps the house.
import { parseCard } from '@punto/engine/card';
import type { RemovalGroup } from '@punto/engine/lab/removal';
import { toNumber } from '@punto/engine/odds/fraction';
import { texts } from '@punto/language/catalogue';
import { CardInText } from '@punto/ui/card/card-in-text.tsx';
import { count } from '@punto/ui/words/number.ts';
import { points } from '@punto/ui/words/percent.ts';
import { createMemo, For, Show } from 'solid-js';
import { groupName } from './group-name.ts';

const text = texts('lab').removal;

export const RemovalBars = (props: { groups: readonly RemovalGroup[] | null }) => (
  <section class="lab-part" aria-labelledby="lab-removal">
    <h3 id="lab-removal">{text.title()}</h3>
    <p class="small-print">{text.lead()}</p>
    <Show when={props.groups} fallback={<p class="panel-note">{text.tooFew()}</p>}>
      {(groups) => <BarTable groups={groups()} />}
    </Show>
  </section>
);

const BarTable = (props: { groups: readonly RemovalGroup[] }) => {
  const rows = createMemo(() =>
    props.groups.map(({ of, left, effect }) => ({
      of,
      left,
      effect: effect === null ? null : toNumber(effect),
    })),
  );
  const largest = () => Math.max(...rows().map(({ effect }) => Math.abs(effect ?? 0))) || 1;
  return (
    <div class="lab-scroll">
      <table class="removal">
        <thead>
          <tr>
            <th scope="col">{text.card()}</th>
            <th scope="col">{text.left()}</th>
            <td class="bar-cell" aria-hidden="true" />
            <th scope="col">{text.effect()}</th>
          </tr>
        </thead>
        <tbody>
          <For each={rows()}>
            {(row) => (
              <tr>
                <th scope="row">
                  <GroupName of={row.of} groups={props.groups.length} />
                </th>
                <td>{count(row.left)}</td>
                <td class="bar-cell" aria-hidden="true">
                  <Bar share={(row.effect ?? 0) / largest()} />
                </td>
                <td class="effect">{row.effect === null ? '—' : `${points(row.effect)} %`}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
};

const GroupName = (props: { of: string; groups: number }) => {
  const card = () => parseCard(props.of);
  return (
    <Show when={card()} fallback={groupName(props.of, props.groups)}>
      {(known) => <CardInText card={known()} />}
    </Show>
  );
};

/** A bar from the middle, by a share from −1 to 1. */
const Bar = (props: { share: number }) => (
  <svg class="removal-bar" aria-hidden="true" viewBox="-1 0 2 1" preserveAspectRatio="none">
    <rect
      classList={{ helps: props.share > 0 }}
      x={Math.min(0, props.share)}
      y="0.18"
      width={Math.abs(props.share)}
      height="0.64"
    />
    <line x1="0" x2="0" y1="0" y2="1" />
  </svg>
);
