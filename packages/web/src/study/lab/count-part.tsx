// A count of the bet: its tags, their correlation with the effects of removal, the value of a stake at each true count, and the
// gain of counters.
import type { BetDefinition } from '@punto/engine/bet/definition';
import { MOST_TAG } from '@punto/engine/lab/best-tags';
import { parseCountTags } from '@punto/engine/lab/tags';
import { language, texts } from '@punto/language/catalogue';
import { fixedIn } from '@punto/language/format';
import { count as countWords } from '@punto/ui/words/number.ts';
import { createSignal, Show } from 'solid-js';
import { AppliedField } from '../applied-field.tsx';
import { Choice } from '../choice.tsx';
import type { Study } from '../use-study.ts';
import { CounterYields } from './counter-yields.tsx';
import type { LabCount } from './lab-order.ts';
import { TriggerPicture } from './trigger-picture.tsx';
import type { CountersInUse } from './use-counters.ts';

const text = texts('lab').count;

const LARGEST = Array.from({ length: MOST_TAG }, (_, i) => i + 1);

type CountProps = { bet: BetDefinition; study: Study; counters: CountersInUse };

export const CountPart = (props: CountProps & { count: LabCount | null }) => (
  <section class="lab-part lab-wide" aria-labelledby="lab-count">
    <h3 id="lab-count">{text.title()}</h3>
    <p class="small-print">{text.lead()}</p>
    <Show when={props.count} fallback={<p class="panel-note">{text.nothing()}</p>}>
      {(count) => (
        <>
          <TagChoice count={count()} study={props.study} />
          <Show when={count().correlation}>
            {(correlation) => (
              <p class="lab-correlation">
                {text.correlation({ correlation: fixedIn(language(), correlation(), 4) })}
              </p>
            )}
          </Show>
          <CountTrigger {...props} count={count()} />
        </>
      )}
    </Show>
  </section>
);

const CountTrigger = (props: CountProps & { count: LabCount }) => {
  const none = () => {
    const { trigger } = props.count;
    return typeof trigger === 'string' ? trigger : null;
  };
  const table = () => {
    const { trigger } = props.count;
    return typeof trigger === 'string' ? null : trigger;
  };
  return (
    <>
      <Show when={none()}>{(why) => <p class="panel-note">{text.no[why()]()}</p>}</Show>
      <Show when={table()}>
        {(trigger) => (
          <div class="lab-pair">
            <TriggerPicture trigger={trigger()} />
            <CounterYields
              bet={props.bet}
              tags={props.count.tags}
              first={trigger().first}
              study={props.study}
              counters={props.counters}
            />
          </div>
        )}
      </Show>
    </>
  );
};

/** The best tags of a size, or ten typed ones. */
const TagChoice = (props: { count: LabCount; study: Study }) => {
  const [wrong, setWrong] = createSignal(false);
  const own = () => props.study.lab().tags !== null;
  const apply = (typed: string) => {
    const parsed = parseCountTags(typed);
    setWrong(!parsed.ok);
    if (parsed.ok && parsed.tags.join() !== props.count.tags.join())
      props.study.changeLab({ tags: parsed.tags });
  };
  return (
    <div class="tag-choice">
      <Choice
        legend={text.largest()}
        options={LARGEST}
        chosen={own() ? null : props.study.lab().largest}
        words={countWords}
        choose={(largest) => {
          setWrong(false);
          props.study.changeLab({ largest, tags: null });
        }}
      />
      <div class="tag-field">
        <AppliedField
          label={text.tags()}
          kind="text"
          longest={50}
          value={props.count.tags.map((tag) => String(tag).replace('-', '−')).join(' ')}
          apply={apply}
        />
      </div>
      <p class="small-print" role="status">
        <Show when={!wrong()} fallback={text.wrongTags()}>
          {own() ? '' : text.areBest()}
        </Show>
      </p>
    </div>
  );
};
