// Explains the proofs of a shoe: what the commitment is and proves, how the shoe was cut, the patron's own part, and
// the verification of the last round. [F2]
import type { CutStanding } from '@punto/protocol/client/cuts';
import type { TableView } from '@punto/protocol/message';
import { Icon } from '@punto/ui/icon.tsx';
import { type JSX, Show } from 'solid-js';
import type { ClientState } from '../../client/client-state.tsx';
import { copyText, Hash, HashInGroups, shortHash } from '../../verify/hash.tsx';
import { SealMark } from '../../verify/seal-mark.tsx';
import { cutInShort } from '../words/called-in-cut.ts';
import { besidesWords, cutProves, failedWords, sinceWords, standingWords } from '../words/cut-words.ts';
import { BringValue } from './bring-value.tsx';
import { RoundCheckPanel } from './round-check-panel.tsx';
import type { FairnessState } from './use-sealed.ts';
import './seal-sheet.css';

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
      <p class="small-print">
        Anybody can check a round or a shoe without this page: the way it is done stands in the project’s
        description of fairness, with a verifier in another language.
      </p>
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
      <h3>No seal here</h3>
      <Show
        when={props.view.setup.dealing === 'person'}
        fallback={
          <p>
            {props.view.shoe
              ? 'This shoe was made before shoes were sealed. The next one will have a seal.'
              : 'The next shoe is not made yet. Its seal is shown as soon as it is, before anybody may bet.'}
          </p>
        }
      >
        <p>
          A person deals at this table, from cards you can see. Nobody knows their order beforehand, so there
          is nothing that could be sealed; that all is well is for the eyes on the table, the house’s journal
          and the cameras.
        </p>
      </Show>
    </div>
  </div>
);

const Exchanged = (props: { shoe: Shoe; sealed: FairnessState }) => (
  <div class="seal-alarm" role="alert">
    <h3>
      <Icon name="warn" /> The seal was exchanged
    </h3>
    <p>
      This window was told <Hash of={props.sealed.known()?.commitment ?? ''} /> for shoe {props.shoe.number},
      and the table now says <Hash of={props.shoe.commitment ?? ''} />. A sealed shoe never changes. Place no
      bet here, write both down, and ask the house.
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
          <h3>{solo() ? `Deck of coup ${props.shoe.number}` : `Shoe ${props.shoe.number}`}, sealed</h3>
          <p class="seal-short">
            <code>{shortHash(commitment())}</code>
            <button
              type="button"
              class="btn quiet"
              aria-label="Copy the commitment"
              onClick={() => void copyText(commitment())}
            >
              Copy
            </button>
          </p>
        </div>
      </div>
      <p>
        The order of all {props.shoe.cards} cards was fixed before anybody could bet. This number, the
        commitment, stands for it and tells nothing of it. When cards are opened, they must fit it: not one
        could be exchanged.
      </p>
      <details>
        <summary>All 64 digits, to write down or read out</summary>
        <p class="seal-digits">
          <HashInGroups of={commitment()} />
        </p>
        <p class="small-print">
          Its rim is drawn from these digits. Where two patrons see different seals for one shoe, somebody is
          cheated. <Show when={props.sealed.known()}>{(known) => sinceWords(known().since)}</Show>
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
  <Panel title="How it was cut">
    <Show
      when={props.shoe.cut}
      fallback={
        <p>
          {props.view.setup.solo
            ? 'Not yet: your value goes with Deal, and with it the deck is cut.'
            : 'It is being cut now: each patron’s client brings in a value, first its hash, then itself.'}
        </p>
      }
    >
      {(cut) => (
        <>
          <p>
            <b>{cutInShort(cut(), props.view.setup.solo)}.</b>{' '}
            {cutProves(cut(), Boolean(props.view.setup.solo), props.mine)}
          </p>
          <Show when={failedWords(cut())}>{(words) => <p class="seal-remark">{words()}</p>}</Show>
          <Show when={besidesWords(cut())}>{(words) => <p class="seal-remark">{words()}</p>}</Show>
          <Show when={cut().beacon}>
            <p>The beacon’s value and its signature stand in every opened round, and are checked with it.</p>
          </Show>
          <p class="small-print">
            Seed of the public order: <Hash of={cut().seed} />
          </p>
        </>
      )}
    </Show>
  </Panel>
);

const OwnPart = (props: Props) => (
  <Panel title="Your part">
    <Show
      when={props.sealed.own()}
      fallback={
        <p>
          {props.view.setup.solo
            ? 'Your client draws a value when you press Deal.'
            : 'You were not here when this shoe was cut. Your client takes part in the next one by itself.'}
        </p>
      }
    >
      {(own) => (
        <>
          <p>
            <Show when={own().commitment !== props.view.shoe?.commitment}>
              <b>{props.view.setup.solo ? `Coup ${own().shoe}` : `Shoe ${own().shoe}`}.</b>{' '}
            </Show>
            {standingWords(own(), Boolean(props.view.setup.solo))}
          </p>
          <dl class="seal-values">
            <div>
              <dt>Your value</dt>
              <dd>
                <Hash of={own().value} />
              </dd>
            </div>
            <Show when={!props.view.setup.solo}>
              <div>
                <dt>Its hash, told first</dt>
                <dd>
                  <Hash of={own().commit} />
                </dd>
              </div>
              <Show when={own().list}>
                {(list) => (
                  <div>
                    <dt>The list it stands in</dt>
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
