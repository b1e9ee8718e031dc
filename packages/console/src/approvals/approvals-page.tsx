// Corrections that wait for a second supervisor: what was requested, by whom and why, and its effect on every patron.
// Nobody can approve their own request. [T6]

import { ZERO } from '@punto/engine/minor';
import { pathOf } from '@punto/protocol/client/http';
import type { ApprovalAnswer, ApprovalsAnswer } from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { notify } from '@punto/ui/notice.tsx';
import { money } from '@punto/ui/words/number.ts';
import { PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { A } from '@solidjs/router';
import { createEffect, createSignal, For, on, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { LimitMoves } from '../limits/limit-moves.tsx';
import { roundAddress } from '../office/round-link.tsx';
import { usePageName } from '../page-name.ts';
import { CorrectionsList } from '../pane/corrections-list.tsx';
import { HandsBeside } from '../pane/hands-beside.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { isReason, ReasonField } from '../ui/field.tsx';
import { FaultLine, Waiting } from '../ui/marks.tsx';
import { Panel } from '../ui/panel.tsx';
import { momentText } from '../ui/time.ts';
import { useAnswer } from '../ui/use-answer.ts';

const ApprovalsPage = () => {
  const floor = useFloor();
  usePageName('Approvals');
  const told = useAnswer(
    () => FLOOR_TABLE_PATHS.approvals,
    (path) => floor.ask<ApprovalsAnswer>('GET', path),
  );
  // The socket sends the number of waiting approvals; load the list again when it changes.
  createEffect(on(floor.waiting, told.again, { defer: true }));
  return (
    <main id="main" class="floor-page">
      <header>
        <h1>Approvals</h1>
        <p class="panel-note">
          Corrections above {money(floor.me()?.approvalMinor ?? ZERO)}, in a round or by one person on a day,
          need two people; so do limits far above the room’s own.
        </p>
      </header>
      <Show when={!told.fault()} fallback={<FaultLine fault={told.fault()} onAgain={told.again} />}>
        <Show when={told.value()} fallback={<Waiting what="Looking for what waits" />}>
          {(answer) => (
            <Show when={answer().approvals.length > 0} fallback={<p class="nothing">Nothing waits.</p>}>
              <For each={answer().approvals}>
                {(approval) => <Approval approval={approval} onDone={told.again} />}
              </For>
            </Show>
          )}
        </Show>
      </Show>
    </main>
  );
};

const Approval = (props: { approval: ApprovalAnswer; onDone: () => void }) => {
  const floor = useFloor();
  const [declining, setDeclining] = createSignal(false);
  const [reason, setReason] = createSignal('');
  const own = () => props.approval.askedBy.id === floor.me()?.staff.id;
  const name = () => floor.entry(props.approval.table)?.floor.view.setup.name ?? props.approval.table;
  const labels = () => floor.entry(props.approval.table)?.floor.view.setup.labels ?? PLAIN_LABELS;
  const Own = () => (
    <div class="button-row">
      <p class="panel-note">You asked for it: another supervisor decides.</p>
      <Button onPress={() => act(FLOOR_TABLE_PATHS.withdraw, 'Withdrawn: nothing moves')}>Withdraw</Button>
    </div>
  );
  const act = async (path: string, said: string, body?: object) => {
    try {
      await floor.ask('POST', pathOf(path, { id: props.approval.id }), body);
      notify(said, 'good');
    } catch (fault) {
      notify(fault instanceof Error ? fault.message : 'It was not done', 'warn');
    }
    setDeclining(false);
    props.onDone();
  };
  return (
    <Panel
      title={`${name()}: ${whatWords(props.approval)}`}
      note={`Asked for by ${props.approval.askedBy.name}, ${momentText(props.approval.at)}`}
    >
      <p>Reason: {reasonOf(props.approval)}</p>
      <Show
        when={props.approval.limits}
        fallback={
          <Show
            when={props.approval.duty.duty !== 'retire-table'}
            fallback={<p>It goes from the lobby and never opens again. Its rounds and records stay.</p>}
          >
            <HandsBeside was={props.approval.settledAs} willBe={willBe(props.approval)} />
            <CorrectionsList lines={props.approval.corrections} names={props.approval.names} of={name()} />
            <Show when={roundOf(props.approval)}>
              {(round) => (
                <p>
                  <A class="link" href={roundAddress(round())}>
                    Everything that round {round().round} of shoe {round().shoe} left
                  </A>
                </p>
              )}
            </Show>
          </Show>
        }
      >
        {(limits) => <LimitMoves {...limits()} labels={labels()} />}
      </Show>
      <Show when={!own()} fallback={<Own />}>
        <div class="button-row">
          <Button
            kind="primary"
            onPress={() => act(FLOOR_TABLE_PATHS.approve, approvedWords(props.approval))}
          >
            Approve
          </Button>
          <Button kind="danger" onPress={() => setDeclining(true)}>
            Decline
          </Button>
        </div>
      </Show>
      <Dialog
        open={declining()}
        onClose={() => setDeclining(false)}
        title="Decline the correction"
        foot={
          <>
            <Button onPress={() => setDeclining(false)}>Not now</Button>
            <Button
              kind="danger"
              onPress={() =>
                act(
                  FLOOR_TABLE_PATHS.decline,
                  'Declined: nothing moves',
                  isReason(reason()) ? { reason: reason().trim() } : {},
                )
              }
            >
              Decline
            </Button>
          </>
        }
      >
        <ReasonField label="Reason, if there is one" value={reason()} onInput={setReason} />
      </Dialog>
    </Panel>
  );
};

const whatWords = ({ duty }: ApprovalAnswer): string => {
  if (duty.duty === 'change-limits') return 'change the limits from the next round';
  if (duty.duty === 'retire-table') return 'shut the table for good';
  if (duty.duty === 'void-round') return `void round ${duty.round} of shoe ${duty.shoe}`;
  if (duty.duty !== 'resettle-round') return duty.duty;
  return `settle round ${duty.round} of shoe ${duty.shoe} again`;
};

const willBe = ({ duty }: ApprovalAnswer) => (duty.duty === 'resettle-round' ? duty : null);

const roundOf = ({ table, duty }: ApprovalAnswer) =>
  'round' in duty ? { table, shoe: duty.shoe, round: duty.round } : null;

const approvedWords = ({ duty }: ApprovalAnswer): string =>
  duty.duty === 'retire-table'
    ? 'Approved: the table is shut for good'
    : duty.duty === 'change-limits'
      ? 'Approved: the new limits hold from the next round'
      : 'Approved: the round is corrected and its patrons are told';

const reasonOf = ({ duty }: ApprovalAnswer): string => ('reason' in duty ? (duty.reason ?? '—') : '—');

export default ApprovalsPage;
