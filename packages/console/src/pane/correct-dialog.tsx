// Corrects a settled round: select it, choose to void it or to enter its real cards, review the effect on every patron,
// give the reason. Above a configured amount a second supervisor must approve. [T6]
import type { FloorEntry, FloorView } from '@punto/protocol/floor/message';
import type { DutyPreview } from '@punto/protocol/floor/table-api';
import { Dialog } from '@punto/ui/dialog.tsx';
import { money } from '@punto/ui/words/number.ts';
import { createSignal, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { Button } from '../ui/button.tsx';
import { isReason, ReasonField } from '../ui/field.tsx';
import { FaultLine, Line, Refused, Waiting } from '../ui/marks.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { CorrectionsList } from './corrections-list.tsx';
import { HandsBeside } from './hands-beside.tsx';
import { type ChosenRound, RoundChoice } from './round-choice.tsx';
import { type Correction, type Remedy, useCorrection } from './use-correction.ts';
import './correct-dialog.css';

const REASONS = ['Card misread', 'Wrong card entered', 'Misdeal', 'Cards fell'];

export const CorrectDialog = (props: { entry: FloorEntry; full: FloorView | null; onClose: () => void }) => {
  const view = () => props.entry.floor.view;
  const correction = useCorrection(() => props.entry.table);
  const { chosen, preview } = correction;
  const [reason, setReason] = createSignal('');
  const correct = async () => {
    const outcome = await correction.send(reason().trim());
    if (outcome?.done || outcome?.waits) props.onClose();
  };
  return (
    <Dialog
      open
      wide
      onClose={props.onClose}
      title={`Correct a round at ${view().setup.name}`}
      foot={
        <>
          <Button onPress={props.onClose}>Leave it as it is</Button>
          <Button
            kind={correction.remedy() === 'void' ? 'danger' : 'primary'}
            disabled={!isReason(reason()) || preview.value() === null || preview.waits()}
            onPress={correct}
          >
            {actWords(correction.remedy(), chosen(), preview.value()?.needsApproval ?? false)}
          </Button>
        </>
      }
    >
      <Refused why={correction.fault()} />
      <div class="correct">
        <RoundChoice
          table={props.entry.table}
          shoe={view().shoe?.number ?? null}
          played={props.full?.played ?? []}
          chosen={chosen()}
          onChoose={correction.choose}
        />
        <Show
          when={chosen()}
          fallback={<p class="nothing">Choose the round. Nothing moves before you confirm it.</p>}
        >
          {(round) => <CorrectionForm round={round()} correction={correction} labels={view().setup.labels} />}
        </Show>
      </div>
      <Preview correction={correction} />
      <Show when={preview.value()}>
        <ReasonField label="Reason, told to patrons" value={reason()} onInput={setReason} usual={REASONS} />
      </Show>
    </Dialog>
  );
};

/** What the correction would do to every patron, or why that is not known. */
const Preview = (props: { correction: Correction }) => {
  const preview = () => props.correction.preview;
  return (
    <>
      <Show when={preview().fault()}>
        <FaultLine fault={preview().fault()} onAgain={preview().again} />
      </Show>
      <Show when={preview().waits()}>
        <Waiting what="Working out what it does" />
      </Show>
      <Show when={preview().value()}>
        {(answer) => (
          <>
            <HandsBeside was={props.correction.chosen()} willBe={props.correction.willBe()} />
            <CorrectionsList
              lines={answer().corrections}
              names={answer().names}
              of={`round ${props.correction.chosen()?.number}`}
            />
            <Show when={answer().needsApproval}>
              <ApprovalNeeded preview={answer()} />
            </Show>
          </>
        )}
      </Show>
    </>
  );
};

const ApprovalNeeded = (props: { preview: DutyPreview }) => {
  const floor = useFloor();
  return (
    <Line tone="warn">
      {money(props.preview.totalMinor)} moves
      <Show when={props.preview.aloneMinor > 0}>
        {' '}
        and {money(props.preview.aloneMinor)} was moved alone before, in this round or by you today
      </Show>
      : more than {money(floor.me()?.approvalMinor ?? props.preview.totalMinor)} in all, so a second
      supervisor has to approve it.
    </Line>
  );
};

const actWords = (remedy: Remedy, round: ChosenRound | null, needsApproval: boolean): string => {
  const which = round ? `round ${round.number}` : 'the round';
  if (needsApproval) return 'Ask for approval';
  return remedy === 'void' ? `Void ${which}` : `Settle ${which} again`;
};
