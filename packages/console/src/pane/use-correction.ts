// State of a correction in preparation: the selected round, the remedy, the cards typed, the duty that results, and the
// server's preview of its effect. [T6]
import { texts } from '@punto/language/catalogue';
import type { DutyRequest } from '@punto/protocol/floor/duty-schema';
import type { DutyPreview } from '@punto/protocol/floor/table-api';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import { type DutyOutcome, sameDuty, useDutyWithFault, usePreview } from '../client/use-duty.ts';
import { cardsText } from '../ui/cards-as-typed.ts';
import { type RequestState, useRequest } from '../ui/use-request.ts';
import type { ChosenRound } from './round-choice.tsx';
import { parseHands, type ReadHands, type TypedHands } from './typed-hands.ts';

const text = texts('duties').correct;

export type Remedy = 'void' | 'resettle';
type Coup = Pick<ChosenRound, 'player' | 'banker'>;

export type Correction = {
  readonly chosen: Accessor<ChosenRound | null>;
  readonly choose: (round: ChosenRound) => void;
  readonly remedy: Accessor<Remedy>;
  readonly setRemedy: (remedy: Remedy) => void;
  readonly typed: Accessor<TypedHands>;
  readonly setTyped: (typed: TypedHands) => void;
  /** The typed cards. */
  readonly read: Accessor<ReadHands>;
  /** The cards typed are those the round was settled by. */
  readonly isUnchanged: Accessor<boolean>;
  /** The cards it will be settled by; `null`: it will be void, or they are not complete. */
  readonly willBe: Accessor<Coup | null>;
  /** A preview of the duty; sends no request while there is no duty. */
  readonly preview: RequestState<DutyPreview>;
  /** `null`: there is nothing to send. */
  readonly send: (reason: string) => Promise<DutyOutcome | null>;
  /** Why the duty was refused. */
  readonly fault: Accessor<string | undefined>;
};

const NO_CARDS: TypedHands = { player: '', banker: '' };
/** Reason sent with a preview, which stores nothing. */
const NO_REASON = 'preview';

export const useCorrection = (table: () => string): Correction => {
  const { send, fault } = useDutyWithFault(table);
  const previewOf = usePreview(table);
  const [chosen, setChosen] = createSignal<ChosenRound | null>(null);
  const [remedy, setRemedy] = createSignal<Remedy>('resettle');
  const [typed, setTyped] = createSignal<TypedHands>(NO_CARDS);
  const read = createMemo(() => parseHands(typed()));
  const dutyWith = (reason: string): DutyRequest | null => {
    const round = chosen();
    if (!round) return null;
    const which = { shoe: round.shoe, round: round.number, reason };
    if (remedy() === 'void') return { duty: 'void-round', ...which };
    const hands = read();
    if (hands.state !== 'whole' || isSame(round, hands.coup)) return null;
    const { player, banker } = hands.coup;
    return { duty: 'resettle-round', ...which, player: [...player], banker: [...banker] };
  };
  // An equal duty is not sent to the preview again.
  const wanted = createMemo(() => dutyWith(NO_REASON), null, { equals: sameDuty });
  const preview = useRequest(wanted, previewOf);
  return {
    chosen,
    choose: (round) => {
      setChosen(round);
      setTyped({ player: cardsText(round.player), banker: cardsText(round.banker) });
    },
    remedy,
    setRemedy,
    typed,
    setTyped,
    read,
    isUnchanged: () => wanted() === null && read().state === 'whole',
    willBe: () => {
      const hands = read();
      return remedy() === 'resettle' && hands.state === 'whole' ? hands.coup : null;
    },
    preview,
    send: async (reason) => {
      const duty = dutyWith(reason);
      const round = chosen()?.number ?? 0;
      return duty && send(duty, () => text.done({ round }));
    },
    fault,
  };
};

const isSame = (round: Coup, coup: Coup): boolean =>
  cardsText(round.player) === cardsText(coup.player) && cardsText(round.banker) === cardsText(coup.banker);
