// The seats as the patron sees them, and the patron's acts. The result of an act is the table's next update; only a
// refusal is shown as a message. [V6]
import { whyNotAct } from '@punto/protocol/can';
import type { Act, OwnView, SeatsView } from '@punto/protocol/message';
import { notify } from '@punto/ui/notice.tsx';
import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { actFailureText, whyNotText } from '../words/refusal-words.ts';

export type SeatsInUse = {
  /** `null` at a table without seats. */
  readonly seats: Accessor<SeatsView | null>;
  /** Label of the patron's own seat. */
  readonly mine: Accessor<string | null>;
  /** Rounds without a stake until the seat is lost, when they are few. */
  readonly roundsLeft: Accessor<number | undefined>;
  /** The patron has the shoe, and the table waits for Deal. */
  readonly toDeal: Accessor<boolean>;
  /** What the patron bets behind a seat, and what became of it in this round. */
  readonly behind: Accessor<OwnView['behind']>;
  readonly behindNews: Accessor<OwnView['behindNews']>;
  /** Whether it was done. */
  readonly act: (act: Act) => Promise<boolean>;
  /** In words, why the table would refuse the act in its present state; `undefined`: it would not. */
  readonly whyNot: (act: Act['act']) => string | undefined;
  /** An act is being sent. */
  readonly busy: Accessor<boolean>;
};

export const useSeats = (): SeatsInUse => {
  const felt = useFelt();
  const own = useOwn();
  const [busy, setBusy] = createSignal(false);
  const seats = createMemo(() => felt.view().seats);
  const mine = createMemo(() => own()?.seat ?? null);
  const roundsLeft = () => own()?.seatRoundsLeft;
  const toDeal = createMemo(
    () => seats() !== null && whyNotAct('deal', felt.standing()) === null && !seats()?.dealCalled,
  );
  const whyNot = (act: Act['act']) => {
    const reason = whyNotAct(act, felt.standing());
    return reason === null ? undefined : whyNotText(reason);
  };
  const act = async (act: Act): Promise<boolean> => {
    if (busy()) return false;
    const refused = whyNotAct(act.act, felt.standing());
    if (refused !== null) {
      notify(() => whyNotText(refused), 'warn');
      return false;
    }
    setBusy(true);
    const { setup, shoe, round } = felt.view();
    const order = { shoe: shoe?.number ?? 0, round: round?.number ?? 0, act };
    const answer = await felt.app.client.act(setup.table, order);
    setBusy(false);
    if (answer.outcome !== 'done') notify(() => actFailureText(answer), 'warn');
    return answer.outcome === 'done';
  };
  const behind = createMemo(() => own()?.behind, undefined, { equals: sameValue });
  const behindNews = createMemo(() => own()?.behindNews, undefined, { equals: sameValue });
  return { seats, mine, roundsLeft, toDeal, behind, behindNews, act, whyNot, busy };
};

/** Each message has new objects. */
const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const useOwn = (): Accessor<OwnView | null> => {
  const {
    app: { client },
    table,
  } = useFelt();
  const [own, setOwn] = createSignal<OwnView | null>(null);
  createEffect(() => {
    setOwn(client.table(table)?.own ?? null);
    onCleanup(client.on('table', (told) => told.table === table && setOwn(told.own)));
  });
  return own;
};
