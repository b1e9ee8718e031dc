// One pending approval: what was requested and its effect, with buttons to approve or decline or, for the member who
// requested it, to withdraw. [T6]
import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import type { ApprovalAnswer } from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { Dialog } from '@punto/ui/dialog.tsx';
import { notify } from '@punto/ui/notice.tsx';
import { PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { createSignal, Show } from 'solid-js';
import { faultText } from '../client/fault-text.ts';
import { useFloor } from '../client/floor.tsx';
import { LimitMoves } from '../limits/limit-moves.tsx';
import { roundAddress } from '../office/round-link.tsx';
import { CorrectionsList } from '../pane/corrections-list.tsx';
import { HandsBeside } from '../pane/hands-beside.tsx';
import { Button } from '../ui/button.tsx';
import { isReason, ReasonField } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';
import { Panel } from '../ui/panel.tsx';
import { approvedWords, reasonOf, whatWords } from './approval-words.ts';

const text = texts('duties').approvals;
const effectOfTable = texts('duties').effect.ofTable;
const { notNow } = texts('floor').part;

type Act = (path: string, said: () => string, body?: object) => Promise<void>;

export const Approval = (props: { approval: ApprovalAnswer; onDone: () => void }) => {
  const floor = useFloor();
  const own = () => props.approval.askedBy.id === floor.me()?.staff.id;
  const name = () => floor.entry(props.approval.table)?.floor.view.setup.name ?? props.approval.table;
  const act: Act = async (path, said, body) => {
    try {
      await floor.ask('POST', pathOf(path, { id: props.approval.id }), body);
      notify(said, 'good');
    } catch (fault) {
      notify(() => faultText(fault, text.notDone), 'warn');
    }
    props.onDone();
  };
  return (
    <Panel
      title={whatWords(props.approval, name())}
      note={text.by({ name: props.approval.askedBy.name, at: props.approval.at })}
    >
      <p>{text.reason({ reason: reasonOf(props.approval) })}</p>
      <WhatItDoes approval={props.approval} name={name()} />
      <Show when={!own()} fallback={<Withdraw act={act} />}>
        <Decide approval={props.approval} act={act} />
      </Show>
    </Panel>
  );
};

/** The effect of the approval. */
const WhatItDoes = (props: { approval: ApprovalAnswer; name: string }) => {
  const floor = useFloor();
  const labels = () => floor.entry(props.approval.table)?.floor.view.setup.labels ?? PLAIN_LABELS;
  return (
    <Show
      when={props.approval.limits}
      fallback={
        <Show when={props.approval.duty.duty !== 'retire-table'} fallback={<p>{text.retires()}</p>}>
          <HandsBeside was={props.approval.settledAs} willBe={willBe(props.approval)} />
          <CorrectionsList
            lines={props.approval.corrections}
            names={props.approval.names}
            title={effectOfTable({ table: props.name })}
          />
          <Show when={roundOf(props.approval)}>
            {(round) => (
              <p>
                <Link class="link" href={roundAddress(round())}>
                  {text.round({ round: round().round, shoe: round().shoe })}
                </Link>
              </p>
            )}
          </Show>
        </Show>
      }
    >
      {(limits) => <LimitMoves {...limits()} labels={labels()} />}
    </Show>
  );
};

const willBe = ({ duty }: ApprovalAnswer) => (duty.duty === 'resettle-round' ? duty : null);

const roundOf = ({ table, duty }: ApprovalAnswer) =>
  'round' in duty ? { table, shoe: duty.shoe, round: duty.round } : null;

/** The requester can only withdraw. */
const Withdraw = (props: { act: Act }) => (
  <div class="button-row">
    <p class="panel-note">{text.own()}</p>
    <Button onPress={() => props.act(FLOOR_TABLE_PATHS.withdraw, text.withdrawn)}>{text.withdraw()}</Button>
  </div>
);

const Decide = (props: { approval: ApprovalAnswer; act: Act }) => {
  const [declining, setDeclining] = createSignal(false);
  const [reason, setReason] = createSignal('');
  const approve = () => props.act(FLOOR_TABLE_PATHS.approve, approvedWords(props.approval));
  const decline = async () => {
    const body = isReason(reason()) ? { reason: reason().trim() } : {};
    await props.act(FLOOR_TABLE_PATHS.decline, text.declined, body);
    setDeclining(false);
  };
  return (
    <>
      <div class="button-row">
        <Button kind="primary" onPress={approve}>
          {text.approve()}
        </Button>
        <Button kind="danger" onPress={() => setDeclining(true)}>
          {text.decline()}
        </Button>
      </div>
      <Dialog
        open={declining()}
        onClose={() => setDeclining(false)}
        title={text.declineTitle()}
        foot={
          <>
            <Button onPress={() => setDeclining(false)}>{notNow()}</Button>
            <Button kind="danger" onPress={decline}>
              {text.decline()}
            </Button>
          </>
        }
      >
        <ReasonField label={text.declineReason()} value={reason()} onInput={setReason} />
      </Dialog>
    </>
  );
};
