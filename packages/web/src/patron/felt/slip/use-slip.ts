// State of the bet slip: the patron's acts, tickets and their answers, and what happens when betting closes.

import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import type { TicketOutcome } from '@punto/protocol/client/tickets';
import { setSettings } from '@punto/ui/client/settings.ts';
import { notify } from '@punto/ui/notice.tsx';
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import type { ClientState } from '../../../client/client-state.tsx';
import { sound } from '../../../client/sound/sound.ts';
import { failureText, refusalText, sentenceOf } from '../../words/refusal-words.ts';
import { acceptedSpoken, laidSpoken, unconfirmedSpoken } from '../speech.ts';
import { spotPan } from '../spot-pan.ts';
import { autoConfirmTime, confirmsAutomatically } from './auto-confirm.ts';
import type { Closing } from './closing.ts';
import { betsOf, type LaidBet, totalOf } from './laid.ts';
import * as slips from './slip.ts';
import { type WholeAct, wholeActWords } from './slip-words.ts';
import type { Terms } from './terms.ts';
import { type ClosingInUse, useClosing } from './use-closing.ts';
import { type LastBets, useLastBets } from './use-last-bets.ts';
import { type SpotNote, useSpotNote } from './use-spot-note.ts';

export type SlipInUse = ClosingInUse &
  LastBets & {
    readonly slip: Accessor<slips.Slip>;
    readonly note: Accessor<SpotNote | null>;
    readonly add: (option: OptionId) => void;
    readonly takeBack: (option: OptionId) => void;
    /** Removes all unconfirmed chips of one spot. */
    readonly takeOff: (option: OptionId) => void;
    readonly undo: () => void;
    readonly clear: () => void;
    readonly rebet: () => void;
    /** Lays what is missing to the stakes of a favourite. */
    readonly layFavourite: (bets: readonly LaidBet[]) => void;
    readonly double: () => void;
    readonly confirm: () => void;
  };

type Around = {
  readonly table: string;
  readonly app: ClientState;
  readonly terms: Accessor<Terms>;
  readonly closesAt: Accessor<number | null>;
  /** Betting is open and the connection is up; a pause does not change it. [T5] */
  readonly betting: Accessor<boolean>;
  readonly mode: Accessor<CommissionMode>;
  readonly chip: Accessor<Terms['availableMinor']>;
  /** Why no bets are accepted although betting is not closed: no connection, a pause, a suspension. */
  readonly whyShut: () => (() => string) | null;
  readonly label: (option: OptionId) => string;
  readonly say: (text: string) => void;
};

const text = texts('felt').closing;

export const useSlip = (around: Around): SlipInUse => {
  const { table, app, terms, say } = around;
  const [slip, setSlip] = createSignal(slips.EMPTY_SLIP);
  const { note, clearNote, tell, sayAt } = useSpotNote(around);
  const lastBets = useLastBets(terms);
  let tickets = 0;
  const closings = useClosing({ table, slip, terms, say });
  const { tellClosing, dismissClosing } = closings;

  /** `at`: the spot of the act, or `null` for the whole slip. */
  const take = (act: Pick<slips.SlipAct, 'slip' | 'bound'>, at: OptionId | null) => {
    const laidMore = totalOf(act.slip.laid) - totalOf(slip().laid);
    if (laidMore !== 0) {
      sound(laidMore > 0 ? 'chip-down' : 'chip-up', at ? spotPan(at) : 0);
      say(
        at
          ? laidSpoken(slips.layingOn(act.slip, at), around.label(at))
          : unconfirmedSpoken(totalOf(slips.onSlip(act.slip))),
      );
    }
    setSlip(act.slip);
    dismissClosing();
    clearNote();
    if (act.bound) tell(at ?? act.slip.laid[0]?.option ?? 'player', act.bound);
  };

  /** Rebet, Double and a favourite report the required and the available amount, at one of their spots. */
  const takeWhole = (name: WholeAct, act: slips.SlipAct, wanted: readonly LaidBet[]) => {
    take({ slip: act.slip, bound: null }, null);
    const text = wholeActWords(name, act, around.label);
    const at = act.leftOut[0] ?? wanted[0]?.option ?? 'player';
    if (text) sayAt(at, act.bound, text);
  };

  /** Resolves to whether the table accepted it. */
  const send = async (laid: readonly LaidBet[]): Promise<boolean> => {
    const ticket = `${++tickets}`;
    const { shoe, round } = terms();
    clearNote();
    setSlip((now) => slips.sendSlip({ ...now, laid }, ticket));
    const bets = [...betsOf(laid)];
    const answer = await app.client.placeTicket(table, { shoe, round, mode: around.mode(), bets });
    answered(ticket, laid, answer);
    return answer.outcome === 'accepted';
  };

  const answered = (ticket: string, laid: readonly LaidBet[], answer: TicketOutcome) => {
    const gone = answer.outcome === 'accepted' || answer.outcome === 'unknown' || !terms().open;
    const comesBack = slip().sent?.ticket === ticket && gone;
    setSlip((now) => (gone ? slips.accepted(now, ticket) : slips.refused(now, ticket)));
    if (answer.outcome === 'accepted') {
      sound('confirmed');
      say(acceptedSpoken(totalOf(laid)));
    }
    if (answer.outcome === 'unknown') notify(text.unknown, 'warn');
    if (answer.outcome === 'failed' && !comesBack)
      notify(() => sentenceOf(failureText(answer.error)), 'warn');
    if (answer.outcome === 'refused' && !comesBack) tell(laid[0]?.option ?? 'player', answer.refusal);
    if (comesBack && (answer.outcome === 'refused' || answer.outcome === 'failed'))
      tellClosing(tooLate(totalOf(laid), answer, around.label));
  };

  const confirm = () => {
    const { laid, sent } = slip();
    if (sent || !laid.length) return;
    const { bound } = slips.fitted(slip(), terms());
    if (bound) return tell(laid[0]?.option ?? 'player', bound);
    // A patron who has pressed Confirm does not need the first-time notice.
    setSettings({ closingRead: true });
    void send(laid);
  };

  /** Why the unconfirmed chips could not be placed automatically. */
  let unfit: (() => string) | null = null;
  /** Automatic confirmation: chips that do not fit are left out and reported. */
  const confirmByItself = async () => {
    const { laid, sent } = slip();
    if (sent || !laid.length) return;
    const fit = slips.fitted(slip(), terms());
    const { bound } = fit;
    unfit = bound && (() => refusalText(bound, around.label));
    const [placedMinor, laidMinor] = [totalOf(fit.slip.laid), totalOf(laid)];
    if (placedMinor > 0 && (await send(fit.slip.laid)))
      tellClosing({ kind: 'placed', placedMinor, laidMinor, ...(unfit ? { why: unfit } : {}) });
  };
  const waiting = createMemo(
    () => confirmsAutomatically(terms().setup) && terms().open && slip().laid.length > 0 && !slip().sent,
  );
  createEffect(() => {
    const at = autoConfirmTime(around.closesAt(), untrack(app.latencyMs));
    if (!waiting() || at === null) return;
    const timer = setTimeout(confirmByItself, Math.max(0, at - app.now()));
    onCleanup(() => clearTimeout(timer));
  });

  // When betting ends, the round changes or the connection is lost, unconfirmed chips are removed and reported. [T4]
  // The report stays when the connection is back in the same round, until the next act.
  let unplacedIn: string | null = null;
  const bettingIn = createMemo(() => (around.betting() ? `${terms().shoe}/${terms().round}` : null));
  const onBetting = (now: string | null, before: string | null | undefined) => {
    const laidMinor = totalOf(slip().laid);
    if (before && laidMinor > 0) {
      unplacedIn = before;
      setSlip((old) => ({ ...old, laid: [], past: [] }));
      const lost = app.connection().state !== 'open';
      if (lost) tellClosing({ kind: 'unplaced', laidMinor, why: 'link-lost' });
      else if (unfit) tellClosing({ kind: 'unplaced', laidMinor, why: 'refused', words: unfit });
      else tellClosing({ kind: 'unplaced', laidMinor, why: 'not-confirmed' });
    } else if (before !== undefined && now && now !== unplacedIn) dismissClosing();
    if (now) unfit = null;
  };
  createEffect(on(bettingIn, onBetting));
  onCleanup(() => {
    const laidMinor = totalOf(slip().laid);
    if (laidMinor > 0) notify(() => text.left({ laid: laidMinor }), 'warn');
  });

  return {
    slip,
    note,
    ...closings,
    ...lastBets,
    add: (option) => take(slips.addChip(slip(), terms(), option, around.chip()), option),
    takeBack: (option) => take({ slip: slips.takeBack(slip(), terms(), option), bound: null }, option),
    takeOff: (option) => take({ slip: slips.takeOff(slip(), option), bound: null }, option),
    undo: () => take({ slip: slips.undo(slip()), bound: null }, null),
    clear: () => take({ slip: slips.clear(slip()), bound: null }, null),
    rebet: () => takeWhole('rebet', slips.rebet(slip(), terms(), lastBets.last()), lastBets.last()),
    layFavourite: (bets) => takeWhole('favourite', slips.rebet(slip(), terms(), bets), bets),
    double: () => takeWhole('double', slips.double(slip(), terms()), slip().laid),
    confirm,
  };
};

/** A ticket that was refused when it was too late to send another. */
const tooLate = (
  laidMinor: LaidBet['stakeMinor'],
  answer: TicketOutcome & { outcome: 'refused' | 'failed' },
  label: (option: OptionId) => string,
): Closing => {
  if (answer.outcome === 'failed')
    return { kind: 'unplaced', laidMinor, why: 'refused', words: () => failureText(answer.error) };
  return answer.refusal.reason === 'betting-closed'
    ? { kind: 'unplaced', laidMinor, why: 'too-late' }
    : { kind: 'unplaced', laidMinor, why: 'refused', words: () => refusalText(answer.refusal, label) };
};
