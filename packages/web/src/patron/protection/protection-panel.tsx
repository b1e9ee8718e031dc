// Limits and breaks, on their page or in a sheet at the table.
import { texts } from '@punto/language/catalogue';
import type { ProtectionView } from '@punto/protocol/protection';
import { Sentence } from '@punto/ui/sentence.tsx';
import { money, signedMoney, span } from '@punto/ui/words/number.ts';
import { For, type JSX, Show, Suspense } from 'solid-js';
import { ownBrand } from '../../client/own-brand.ts';
import { requestFaultText } from '../../client/request-fault.ts';
import { Choice } from '../settings/choice.tsx';
import '../settings/settings.css';
import { FRAMES, KINDS, KINDS_AT_OPERATOR, keyOf } from './amounts.ts';
import { ExclusionChoice, TimeOutChoice } from './break-choice.tsx';
import { LimitRow } from './limit-row.tsx';
import { OperatorLinks } from './operator-links.tsx';
import { OperatorTerms } from './operator-terms.tsx';
import { RiseLine } from './rise-line.tsx';
import { type OwnProtection, useProtection } from './use-protection.ts';
import './protection.css';

const text = texts('protection');

export const ProtectionPanel = () => {
  const own = useProtection();
  return (
    <div class="settings protection">
      <p>{text.lead()}</p>
      <Show when={own.unread()}>{(fault) => <p role="alert">{requestFaultText(fault())}</p>}</Show>
      <Suspense>
        <Show when={own.view()}>{(view) => <Groups own={own} view={view()} />}</Show>
      </Suspense>
    </div>
  );
};

const Groups = (props: { own: OwnProtection; view: ProtectionView }) => (
  <>
    <SessionFigures session={props.view.session} />
    <Show when={ownBrand()}>
      {(brand) => (
        <Group title={text.operator.title({ brand: brand().name })}>
          <OperatorTerms brand={brand()} view={props.view} />
          <OperatorLinks brand={brand()} />
        </Group>
      )}
    </Show>
    <Group title={text.limits.title()}>
      <p>
        <Sentence parts={text.limits.note.parts({ zone: props.view.zone })} />
      </p>
      <For each={ownBrand() ? KINDS_AT_OPERATOR : KINDS}>
        {(kind) => (
          <section class="limit-kind">
            <h3>{text.limits.kind[kind]()}</h3>
            <p>{text.limits.means[kind]()}</p>
            <ul>
              <For each={FRAMES}>
                {(frame) => (
                  <LimitRow
                    own={props.own}
                    view={props.view}
                    kind={kind}
                    frame={frame}
                    key={keyOf(kind, frame)}
                  />
                )}
              </For>
            </ul>
          </section>
        )}
      </For>
    </Group>
    <CheckSetting own={props.own} view={props.view} />
    <Group title={text.timeOut.title()} id={BREAK}>
      <TimeOutChoice own={props.own} view={props.view} />
    </Group>
    <Group title={text.exclusion.title()}>
      <ExclusionChoice own={props.own} view={props.view} />
    </Group>
  </>
);

const SessionFigures = (props: { session: ProtectionView['session'] }) => (
  <Group title={text.session.title()}>
    <dl class="session-figures">
      <div>
        <dt>{text.session.time()}</dt>
        <dd>{span(props.session.playedMs)}</dd>
      </div>
      <div>
        <dt>{text.session.staked()}</dt>
        <dd>{money(props.session.stakedMinor)}</dd>
      </div>
      <div>
        <dt>{text.session.net()}</dt>
        <dd>{signedMoney(props.session.netMinor)}</dd>
      </div>
    </dl>
  </Group>
);

const MINUTE_MS = 60_000;
const CHECKS = ['10', '20', '30', '45', '60'] as const;
const every = (minutes: number) => () => text.check.every({ minutes });
const CHECK_WORDS = { '10': every(10), '20': every(20), '30': every(30), '45': every(45), '60': every(60) };

const CheckSetting = (props: { own: OwnProtection; view: ProtectionView }) => (
  <Group title={text.check.title()}>
    <p>{text.check.note()}</p>
    <Choice
      title={text.check.title()}
      of={CHECKS}
      words={CHECK_WORDS}
      chosen={CHECKS.find((minutes) => Number(minutes) * MINUTE_MS === props.view.realityCheckMs) ?? '60'}
      choose={(minutes) =>
        void props.own.change({ change: 'set-reality-check', everyMs: Number(minutes) * MINUTE_MS })
      }
    />
    <RiseLine own={props.own} view={props.view} key="reality-check" />
  </Group>
);

/** Links lead here: the page is drawn when the limits have been read, and scrolled then. */
const BREAK = 'break';

const Group = (props: { title: string; id?: string; children: JSX.Element }) => (
  <section
    class="settings-group"
    id={props.id}
    ref={(group) => {
      if (props.id !== undefined && new URLSearchParams(location.search).get('show') === props.id)
        queueMicrotask(() => group.scrollIntoView());
    }}
  >
    <h2>{props.title}</h2>
    {props.children}
  </section>
);
