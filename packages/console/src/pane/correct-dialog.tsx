// Corrects a settled round: select it, choose to void it or to enter its real cards, review the effect on every patron,
// give the reason. Above a configured amount a second supervisor must approve. [T6]
import type { DutyRequest } from '@punto/protocol/floor/duty-schema';
import type { FloorEntry, FloorView } from '@punto/protocol/floor/message';
import { money } from '@punto/ui/words/number.ts';
import { createMemo, createSignal, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { useDutyWithFault, usePreview } from '../client/use-duty.ts';
import { Button } from '../ui/button.tsx';
import { cardsText } from '../ui/cards-as-typed.ts';
import { Dialog } from '../ui/dialog.tsx';
import { isReason, ReasonField } from '../ui/field.tsx';
import { FaultLine, Line, Refused, Waiting } from '../ui/marks.tsx';
import { useRequest } from '../ui/use-request.ts';
import { CorrectionsList } from './corrections-list.tsx';
import { HandsBeside } from './hands-beside.tsx';
import { HandsEntry } from './hands-entry.tsx';
import { type ChosenRound, markWords, RoundChoice } from './round-choice.tsx';
import { parseHands, type TypedHands } from './typed-hands.ts';
import './correct-dialog.css';

type Remedy = 'void' | 'resettle';
const NO_CARDS: TypedHands = { player: '', banker: '' };
const REASONS = ['Card misread', 'Wrong card entered', 'Misdeal', 'Cards fell'];
/** Reason sent with a preview, which stores nothing. */
const NO_REASON = 'Preview';

export const CorrectDialog = (props: { entry: FloorEntry; full: FloorView | null; onClose: () => void }) => {
  const floor = useFloor();
  const table = () => props.entry.table;
  const view = () => props.entry.floor.view;
  const { send, fault } = useDutyWithFault(table);
  const preview = usePreview(table);
  const [chosen, setChosen] = createSignal<ChosenRound | null>(null);
  const [remedy, setRemedy] = createSignal<Remedy>('resettle');
  const [typed, setTyped] = createSignal<TypedHands>(NO_CARDS);
  const [reason, setReason] = createSignal('');
  const read = createMemo(() => parseHands(typed()));

  const choose = (round: ChosenRound) => {
    setChosen(round);
    setTyped({ player: cardsText(round.player), banker: cardsText(round.banker) });
  };
  const dutyWith = (words: string): DutyRequest | null => {
    const round = chosen();
    if (!round) return null;
    const which = { shoe: round.shoe, round: round.number, reason: words };
    if (remedy() === 'void') return { duty: 'void-round', ...which };
    const hands = read();
    if (hands.state !== 'whole' || isSame(round, hands.coup)) return null;
    const { player, banker } = hands.coup;
    return { duty: 'resettle-round', ...which, player: [...player], banker: [...banker] };
  };
  // Serialised, so that an equal duty is not sent to the preview again.
  const wanted = createMemo(() => JSON.stringify(dutyWith(NO_REASON)));
  const told = useRequest(
    () => (wanted() === 'null' ? null : wanted()),
    (text) => preview(JSON.parse(text) as DutyRequest),
  );
  const willBe = () => {
    const hands = read();
    return remedy() === 'resettle' && hands.state === 'whole' ? hands.coup : null;
  };
  const correct = async () => {
    const duty = dutyWith(reason().trim());
    if (!duty) return;
    const outcome = await send(duty, `Round ${chosen()?.number} is corrected; its patrons are told`);
    if (outcome.done || outcome.waits) props.onClose();
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
            kind={remedy() === 'void' ? 'danger' : 'primary'}
            disabled={!isReason(reason()) || told.value() === null || told.waits()}
            onPress={correct}
          >
            {actWords(remedy(), chosen(), told.value()?.needsApproval ?? false)}
          </Button>
        </>
      }
    >
      <Refused why={fault()} />
      <div class="correct">
        <RoundChoice
          table={table()}
          shoe={view().shoe?.number ?? null}
          played={props.full?.played ?? []}
          chosen={chosen()}
          onChoose={choose}
        />
        <Show
          when={chosen()}
          fallback={<p class="nothing">Choose the round. Nothing moves before you confirm it.</p>}
        >
          {(round) => (
            <div class="correct-what">
              <p>
                Settled as <b>{markWords(round().mark)}</b>: {cardsText(round().player)} –{' '}
                {cardsText(round().banker)}
              </p>
              <fieldset class="remedies">
                <legend>What is to be done</legend>
                <label>
                  <input
                    type="radio"
                    name="remedy"
                    checked={remedy() === 'resettle'}
                    onChange={() => setRemedy('resettle')}
                  />
                  Settle it again by the cards that were
                </label>
                <label>
                  <input
                    type="radio"
                    name="remedy"
                    checked={remedy() === 'void'}
                    onChange={() => setRemedy('void')}
                  />
                  Void it: every stake goes back
                </label>
              </fieldset>
              <Show when={remedy() === 'resettle'}>
                <HandsEntry typed={typed()} read={read()} onTyped={setTyped} labels={view().setup.labels} />
                <Show when={wanted() === 'null' && read().state === 'whole'}>
                  <p class="panel-note">These are the cards it was settled by.</p>
                </Show>
              </Show>
            </div>
          )}
        </Show>
      </div>
      <Show when={told.fault()}>
        <FaultLine fault={told.fault()} onAgain={told.again} />
      </Show>
      <Show when={told.waits()}>
        <Waiting what="Working out what it does" />
      </Show>
      <Show when={told.value()}>
        {(answer) => (
          <>
            <HandsBeside was={chosen()} willBe={willBe()} />
            <CorrectionsList
              lines={answer().corrections}
              names={answer().names}
              of={`round ${chosen()?.number}`}
            />
            <Show when={answer().needsApproval}>
              <Line tone="warn">
                {money(answer().totalMinor)} moves
                <Show when={answer().aloneMinor > 0}>
                  {' '}
                  and {money(answer().aloneMinor)} was moved alone before, in this round or by you today
                </Show>
                : more than {money(floor.me()?.approvalMinor ?? answer().totalMinor)} in all, so a second
                supervisor has to approve it.
              </Line>
            </Show>
            <ReasonField
              label="Reason, told to patrons"
              value={reason()}
              onInput={setReason}
              usual={REASONS}
            />
          </>
        )}
      </Show>
    </Dialog>
  );
};

const isSame = (round: ChosenRound, coup: Pick<ChosenRound, 'player' | 'banker'>): boolean =>
  cardsText(round.player) === cardsText(coup.player) && cardsText(round.banker) === cardsText(coup.banker);

const actWords = (remedy: Remedy, round: ChosenRound | null, needsApproval: boolean): string => {
  const which = round ? `round ${round.number}` : 'the round';
  if (needsApproval) return 'Ask for approval';
  return remedy === 'void' ? `Void ${which}` : `Settle ${which} again`;
};
