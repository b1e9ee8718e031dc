// The facts of a bet as rendered on its card and in its sheet.
import type { OptionId } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import { useEdges } from '@punto/ui/rules/edge.ts';
import { Sentence } from '@punto/ui/sentence.tsx';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { betFacts } from './bet-facts.ts';

const text = texts('sheets').bet;

export const BetText = (props: { option: OptionId; heading?: boolean }) => {
  const felt = useFelt();
  const setup = () => felt.view().setup;
  const facts = createMemo(() =>
    betFacts(setup(), props.option, felt.mode(), felt.view().round?.number ?? 0),
  );
  const edges = useEdges(setup);
  return (
    <Show when={facts()}>
      {(bet) => (
        <div class="bet-text" data-tone={felt.spot(props.option).tone}>
          <Show when={props.heading}>
            <h2>
              {bet().title} <Show when={bet().side}>{(side) => <span>{side()}</span>}</Show>
            </h2>
          </Show>
          <p class="bet-wins">{bet().wins}</p>
          <dl>
            <Fact name={text.pays()}>
              <For each={bet().pays}>
                {(line) => (
                  <div>
                    <b>{line.pays}</b> {line.says}
                  </div>
                )}
              </For>
              <Show when={bet().commission}>
                {(kept) => <small>{text.less({ commission: kept() })}</small>}
              </Show>
            </Fact>
            <Fact name={text.limits()}>
              <b>{bet().limits}</b>
            </Fact>
            <Show when={bet().open}>{(open) => <Fact name={text.open()}>{open()}</Fact>}</Show>
            <Fact name={text.edge()}>
              <Sentence
                parts={text.ofStake.parts({ edge: edges()?.(bet().schedule).ofStake ?? '…' })}
                tags={{ edge: (share) => <b aria-busy={edges() === null}>{share}</b> }}
              />
              <small>{bet().basis}</small>
              <Show when={edges()?.(bet().schedule).perResolved}>
                {(share) => <small>{text.perResolved({ edge: share() })}</small>}
              </Show>
            </Fact>
          </dl>
        </div>
      )}
    </Show>
  );
};

const Fact = (props: { name: string; children: JSX.Element }) => (
  <div>
    <dt>{props.name}</dt>
    <dd>{props.children}</dd>
  </div>
);
