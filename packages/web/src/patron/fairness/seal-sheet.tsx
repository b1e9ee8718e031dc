// Explains the proofs of a shoe: what the commitment is and proves, how the shoe was cut, the patron's own part, and
// the verification of the last round. [F2]

import { texts } from '@punto/language/catalogue';
import type { CutStanding } from '@punto/protocol/client/cuts';
import type { TableView } from '@punto/protocol/message';
import { Icon } from '@punto/ui/icon.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { type JSX, Show } from 'solid-js';
import type { ClientState } from '../../client/client-state.tsx';
import { copyText, Hash, HashInGroups, shortHash } from '../../verify/hash.tsx';
import { SealMark } from '../../verify/seal/seal-mark.tsx';
import { cutInShort } from '../words/called-in-cut.ts';
import { BringValue } from './bring-value.tsx';
import { besidesWords, cutProves, failedWords, sinceWords, standingWords } from './cut-words.ts';
import { RoundCheckPanel } from './round-check-panel.tsx';
import type { FairnessState } from './use-sealed.ts';
import './seal-sheet.css';

const text = texts('fairness');

type Props = { view: TableView; table: string; app: ClientState; sealed: FairnessState };
type Shoe = NonNullable<TableView['shoe']>;

export const SealSheet = (props: Props) => {
  const shoe = () => (props.view.shoe?.commitment ? props.view.shoe : null);
  return (
    <div class="seal-sheet">
      <Show when={shoe()} fallback={<Unsealed view={props.view} />}>
        {(sealed) => (
          <>
            <Show when={props.sealed.exchanged()}>
              <Exchanged shoe={sealed()} sealed={props.sealed} />
            </Show>
            <Commitment shoe={sealed()} {...props} />
            <CutPanel shoe={sealed()} view={props.view} mine={standingIn(props, sealed())} />
          </>
        )}
      </Show>
      <Show when={shoe() || props.sealed.check.over()}>
        <RoundCheckPanel
          check={props.sealed.check}
          seen={props.sealed.seen()}
          view={props.view}
          table={props.table}
        />
      </Show>
      <Show when={shoe()}>
        <OwnPart {...props} />
      </Show>
      <p class="small-print">{text.anybody()}</p>
    </div>
  );
};

const Panel = (props: { title: string; children: JSX.Element }) => (
  <section class="seal-panel">
    <h3>{props.title}</h3>
    {props.children}
  </section>
);

const Unsealed = (props: { view: TableView }) => (
  <div class="seal-head">
    <SealMark commitment={null} />
    <div>
      <h3>{text.unsealed.title()}</h3>
      <Show
        when={props.view.setup.dealing === 'person'}
        fallback={<p>{props.view.shoe ? text.unsealed.early() : text.unsealed.notYet()}</p>}
      >
        <p>{text.unsealed.byPerson()}</p>
      </Show>
    </div>
  </div>
);

const Exchanged = (props: { shoe: Shoe; sealed: FairnessState }) => (
  <div class="seal-alarm" role="alert">
    <h3>
      <Icon name="warn" /> {text.exchanged.title()}
    </h3>
    <p>
      <Sentence
        parts={text.exchanged.text.parts({ shoe: props.shoe.number })}
        tags={{
          first: () => <Hash of={props.sealed.known()?.commitment ?? ''} />,
          second: () => <Hash of={props.shoe.commitment ?? ''} />,
        }}
      />
    </p>
  </div>
);

const Commitment = (props: Props & { shoe: Shoe }) => {
  const commitment = () => props.shoe.commitment ?? '';
  const solo = () => props.view.setup.solo;
  return (
    <>
      <div class="seal-head">
        <SealMark commitment={commitment()} />
        <div>
          <h3>
            {solo()
              ? text.commitment.deck({ shoe: props.shoe.number })
              : text.commitment.shoe({ shoe: props.shoe.number })}
          </h3>
          <p class="seal-short">
            <code>{shortHash(commitment())}</code>
            <button
              type="button"
              class="btn quiet"
              aria-label={text.commitment.copyName()}
              onClick={() => void copyText(commitment())}
            >
              {text.commitment.copy()}
            </button>
          </p>
        </div>
      </div>
      <p>{text.commitment.about({ cards: props.shoe.cards })}</p>
      <details>
        <summary>{text.commitment.digits()}</summary>
        <p class="seal-digits">
          <HashInGroups of={commitment()} />
        </p>
        <p class="small-print">
          {text.commitment.rim()}{' '}
          <Show when={props.sealed.known()}>{(known) => <>{sinceWords(known().since)}</>}</Show>
        </p>
      </details>
    </>
  );
};

/** The patron's part in this shoe; not in an earlier one. */
const standingIn = ({ sealed }: Props, { commitment }: Shoe): CutStanding | null => {
  const own = sealed.own();
  return own && own.commitment === commitment ? own.standing : null;
};

const CutPanel = (props: { shoe: Shoe; view: TableView; mine: CutStanding | null }) => (
  <Panel title={text.cut.title()}>
    <Show
      when={props.shoe.cut}
      fallback={<p>{props.view.setup.solo ? text.cut.deckNotYet() : text.cut.now()}</p>}
    >
      {(cut) => (
        <>
          <p>
            <Sentence
              parts={text.cut.how.parts({
                cut: cutInShort(cut(), props.view.setup.solo),
                proves: cutProves(cut(), Boolean(props.view.setup.solo), props.mine),
              })}
            />
          </p>
          <Show when={failedWords(cut())}>{(words) => <p class="seal-remark">{words()}</p>}</Show>
          <Show when={besidesWords(cut())}>{(words) => <p class="seal-remark">{words()}</p>}</Show>
          <Show when={cut().beacon}>
            <p>{text.cut.beacon()}</p>
          </Show>
          <p class="small-print">
            <Sentence parts={text.cut.seed.parts()} tags={{ hash: () => <Hash of={cut().seed} /> }} />
          </p>
        </>
      )}
    </Show>
  </Panel>
);

const OwnPart = (props: Props) => (
  <Panel title={text.own.title()}>
    <Show
      when={props.sealed.own()}
      fallback={<p>{props.view.setup.solo ? text.own.noneAlone() : text.own.none()}</p>}
    >
      {(own) => (
        <>
          <p>
            <Show when={own().commitment !== props.view.shoe?.commitment}>
              <b>
                {props.view.setup.solo
                  ? text.own.coup({ shoe: own().shoe })
                  : text.own.shoe({ shoe: own().shoe })}
              </b>{' '}
            </Show>
            {standingWords(own(), Boolean(props.view.setup.solo))}
          </p>
          <dl class="seal-values">
            <div>
              <dt>{text.own.value()}</dt>
              <dd>
                <Hash of={own().value} />
              </dd>
            </div>
            <Show when={!props.view.setup.solo}>
              <div>
                <dt>{text.own.hash()}</dt>
                <dd>
                  <Hash of={own().commit} />
                </dd>
              </div>
              <Show when={own().list}>
                {(list) => (
                  <div>
                    <dt>{text.own.list()}</dt>
                    <dd>
                      <Hash of={list()} />
                    </dd>
                  </div>
                )}
              </Show>
            </Show>
          </dl>
        </>
      )}
    </Show>
    <BringValue
      table={props.table}
      solo={Boolean(props.view.setup.solo)}
      own={props.sealed.own()}
      bring={(value) => props.app.client.bringCut(props.table, value)}
    />
  </Panel>
);
