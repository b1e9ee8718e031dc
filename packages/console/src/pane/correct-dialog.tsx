// Corrects a settled round: select it, choose to void it or to enter its real cards, review the effect on every patron,
// give the reason. Above a configured amount a second supervisor must approve. [T6]
import { texts } from '@punto/language/catalogue';
import type { FloorEntry, FloorView } from '@punto/protocol/floor/message';
import type { DutyPreview } from '@punto/protocol/floor/table-api';
import { Dialog } from '@punto/ui/dialog.tsx';
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

const text = texts('duties').correct;
const effectOfRound = texts('duties').effect.ofRound;

const usualReasons = () => [
  text.usual.misread(),
  text.usual.wrongCard(),
  text.usual.misdeal(),
  text.usual.fell(),
];

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
      title={text.title({ table: view().setup.name })}
      foot={
        <>
          <Button onPress={props.onClose}>{text.leave()}</Button>
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
        <Show when={chosen()} fallback={<p class="nothing">{text.choose()}</p>}>
          {(round) => <CorrectionForm round={round()} correction={correction} labels={view().setup.labels} />}
        </Show>
      </div>
      <Preview correction={correction} />
      <Show when={preview.value()}>
        <ReasonField label={text.reason()} value={reason()} onInput={setReason} usual={usualReasons()} />
      </Show>
    </Dialog>
  );
};

/** The effect of the correction on every patron, or the reason why it is not known. */
const Preview = (props: { correction: Correction }) => {
  const preview = () => props.correction.preview;
  return (
    <>
      <Show when={preview().fault()}>
        <FaultLine fault={preview().fault()} onAgain={preview().again} />
      </Show>
      <Show when={preview().waits()}>
        <Waiting what={text.working()} />
      </Show>
      <Show when={preview().value()}>
        {(answer) => (
          <>
            <HandsBeside was={props.correction.chosen()} willBe={props.correction.willBe()} />
            <CorrectionsList
              lines={answer().corrections}
              names={answer().names}
              title={effectOfRound({ round: props.correction.chosen()?.number ?? 0 })}
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
  const amounts = () => ({
    moved: props.preview.totalMinor,
    limit: floor.me()?.approvalMinor ?? props.preview.totalMinor,
  });
  return (
    <Line tone="warn">
      {props.preview.aloneMinor > 0
        ? text.needsApprovalInAll({ ...amounts(), before: props.preview.aloneMinor })
        : text.needsApproval(amounts())}
    </Line>
  );
};

const actWords = (remedy: Remedy, chosen: ChosenRound | null, needsApproval: boolean): string => {
  if (needsApproval) return text.askApproval();
  if (!chosen) return remedy === 'void' ? text.void() : text.settle();
  const round = chosen.number;
  return remedy === 'void' ? text.voidRound({ round }) : text.settleRound({ round });
};
