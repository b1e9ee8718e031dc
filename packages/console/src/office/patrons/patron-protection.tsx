// A patron's limits and breaks: those of the patron with their use, and those of the house for the patron.
import { bookExponentOf, COIN } from '@punto/engine/currency';
import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { PatronLine } from '@punto/protocol/floor/patron-api';
import type { LimitKey, ProtectionView } from '@punto/protocol/protection';
import { Dialog } from '@punto/ui/dialog.tsx';
import { notify } from '@punto/ui/notice.tsx';
import { createEffect, createSignal, For, Show } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { currencyOfPatron } from '../../currency/patron-money.ts';
import { Button } from '../../ui/button.tsx';
import { isReason, ReasonField, SelectField, TextField } from '../../ui/field.tsx';
import { Fact, Line } from '../../ui/marks.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAct } from '../act.ts';
import { FaultOf } from '../fault-of.tsx';
import { useQuery } from '../use-query.ts';
import { LIMIT_KEYS, limitAmount, limitName } from './limit-words.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const { limits, staff: text } = texts('protection');
const { notNow } = texts('floor').part;

const HOUR_MS = 3_600_000;
/** Half a year, the duration of the shortest exclusion. */
const HALF_YEAR_MS = 186 * 24 * HOUR_MS;
export const PatronProtection = (props: { patron: PatronLine }) => {
  const floor = useFloor();
  const path = () => pathOf(OFFICE_PATHS.protection, { id: props.patron.id });
  const protection = useQuery<ProtectionView>(path);
  const [asking, setAsking] = createSignal<'limit' | 'exclude' | null>(null);
  const done = (said: () => string) => () => {
    notify(said);
    setAsking(null);
    protection.again();
  };
  return (
    <Show when={protection.value()}>
      {(view) => (
        <Panel
          title={text.title()}
          aside={
            <Show when={floor.may('protect-patron')}>
              <div class="tabs">
                <Button onPress={() => setAsking('limit')}>{text.set()}</Button>
                <Show when={view().exclusion === null}>
                  <Button kind="danger" onPress={() => setAsking('exclude')}>
                    {text.exclude()}
                  </Button>
                </Show>
              </div>
            </Show>
          }
        >
          <Breaks view={view()} />
          <dl class="facts">
            <For
              each={view().limits.filter(({ patron, house }) => patron !== null || house !== null)}
              fallback={<Fact name={limits.title()}>{text.nothing()}</Fact>}
            >
              {(limit) => (
                <Fact name={limitName(limit.key)}>
                  {limitWords(limit, currencyOfPatron(props.patron.id))}
                </Fact>
              )}
            </For>
          </dl>
          <LimitDialog
            open={asking() === 'limit'}
            path={path()}
            patron={props.patron}
            onClose={() => setAsking(null)}
            onDone={done(text.saved)}
          />
          <ReasonDialog
            open={asking() === 'exclude'}
            path={path()}
            also={{ change: { change: 'exclude', forMs: HALF_YEAR_MS } }}
            title={text.excludeOf({ patron: props.patron.name })}
            effect={text.effect()}
            button={text.exclude()}
            kind="danger"
            label={text.reason()}
            hint={text.kept()}
            usual={[text.harm(), text.asked()]}
            onClose={() => setAsking(null)}
            onDone={done(text.excluded)}
          />
        </Panel>
      )}
    </Show>
  );
};

/** The used amount of a limit, and the two limits that apply: the patron's and the house's. */
const limitWords = (
  { key, used, patron, house }: ProtectionView['limits'][number],
  currency: string,
): string =>
  [
    `${text.used()} ${limitAmount(key, Math.max(0, used), currency)}`,
    ...(patron === null ? [] : [`${text.patron()} ${limitAmount(key, patron, currency)}`]),
    ...(house === null ? [] : [`${text.house()} ${limitAmount(key, house, currency)}`]),
  ].join(' · ');

const Breaks = (props: { view: ProtectionView }) => (
  <>
    <Show when={props.view.exclusion}>
      {(held) => {
        const { until } = held();
        return (
          <Line tone="bad">
            {until === null ? text.excludedForGood() : text.excludedUntil({ at: until })}
          </Line>
        );
      }}
    </Show>
    <Show when={props.view.timeOutUntil}>
      {(at) => <Line tone="bad">{text.breakUntil({ at: at() })}</Line>}
    </Show>
  </>
);

type DialogProps = {
  open: boolean;
  path: string;
  patron: PatronLine;
  onClose: () => void;
  onDone: () => void;
};

const LimitDialog = (props: DialogProps) => {
  const floor = useFloor();
  const act = useAct();
  const [key, setKey] = createSignal<LimitKey>('loss-day');
  const [typed, setTyped] = createSignal('');
  const [reason, setReason] = createSignal('');
  createEffect(() => {
    if (!props.open) return;
    setTyped('');
    setReason('');
    act.clear();
  });
  const currency = () => currencyOfPatron(props.patron.id);
  const unitName = () => {
    if (key().startsWith('time')) return limits.hours();
    return currency() === COIN ? limits.coins() : currency();
  };
  const amount = () => (/^\d{1,9}$/.test(typed().trim()) ? Number(typed()) : null);
  const send = () =>
    act.run(async () => {
      const unit = key().startsWith('time') ? HOUR_MS : 10 ** bookExponentOf(currency());
      const change = { change: 'set-limit', key: key(), to: (amount() ?? 0) * unit };
      await floor.ask('POST', props.path, { reason: reason().trim(), change });
      props.onDone();
    });
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={text.setOf({ patron: props.patron.name })}
      foot={
        <>
          <Button onPress={props.onClose}>{notNow()}</Button>
          <Button
            kind="primary"
            busy={act.busy()}
            disabled={amount() === null || !isReason(reason())}
            onPress={send}
          >
            {text.save()}
          </Button>
        </>
      }
    >
      <FaultOf act={act} />
      <p>{text.note()}</p>
      <SelectField
        label={text.limit()}
        value={key()}
        options={LIMIT_KEYS.map((each) => ({ value: each, text: limitName(each) }))}
        onChange={setKey}
      />
      <TextField
        label={unitName()}
        value={typed()}
        inputmode="numeric"
        autocomplete="off"
        onInput={setTyped}
      />
      <ReasonField
        label={text.reason()}
        hint={text.kept()}
        value={reason()}
        onInput={setReason}
        usual={[text.harm(), text.asked()]}
      />
    </Dialog>
  );
};
