// The next step for the dealer of a table, computed from its state: every state has exactly one. A card that the
// tableau requires comes with the rule. [R3]–[R8] [T1] [T5]

import { scoreOf } from '@punto/engine/card';
import { type Coup, finishCoup, type Hands } from '@punto/engine/coup';
import { coupReasons } from '@punto/engine/explain';
import type { Side } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import { isDutyPossible, type StaffStanding, staffStandingInView } from '@punto/protocol/floor/can';
import type { DutyRequest } from '@punto/protocol/floor/duty-schema';
import type { FloorEntry, FloorView } from '@punto/protocol/floor/message';
import { type Labels, shownLabels } from '@punto/ui/words/option-title.ts';
import { reasonText } from '@punto/ui/words/reason-words.ts';

const text = texts('dealer').step;
const { sentence, sentences } = texts('floor');

export type NextStep =
  | { readonly step: 'stopped' }
  | {
      readonly step: 'paused';
      readonly since: number;
      readonly by: string;
      readonly reason: string | null;
    }
  | { readonly step: 'shut' }
  /** The member staffs the table, and another dealer is the caller. */
  | { readonly step: 'assist'; readonly caller: string }
  | { readonly step: 'machine' }
  | { readonly step: 'shoe' }
  | { readonly step: 'open'; readonly round: number; readonly last: boolean }
  | { readonly step: 'betting'; readonly round: number; readonly closesAt: number | null }
  | { readonly step: 'card'; readonly side: Side; readonly place: 0 | 1 | 2; readonly why: string }
  /** The dealer must turn a face-down card. [T7] */
  | { readonly step: 'open-card'; readonly side: Side; readonly place: 0 | 1 | 2 }
  /** A patron squeezes a card. */
  | { readonly step: 'squeeze'; readonly side: Side; readonly until: number | null }
  | { readonly step: 'result'; readonly coup: Coup }
  /** The table continues without the dealer. */
  | { readonly step: 'wait'; readonly why: string };

type Looked = Pick<FloorEntry, 'stopped'> & { readonly floor: Omit<FloorView, 'played'> };

export const nextStep = ({ stopped, floor }: Looked, own: string): NextStep => {
  const { view, pause, dealers } = floor;
  const caller = dealers[0];
  if (stopped) return { step: 'stopped' };
  if (pause) return { step: 'paused', since: pause.since, by: pause.by.name, reason: pause.reason };
  if (view.service === 'shut') return { step: 'shut' };
  if (view.setup.dealing !== 'person') return { step: 'machine' };
  if (caller && caller.id !== own) return { step: 'assist', caller: caller.name };
  // Without a caller: what a caller would do.
  return ofRound(floor, { ...staffStandingInView(floor, own), isCaller: true });
};

const ofRound = ({ view, next, opens, lastRound }: Looked['floor'], standing: StaffStanding): NextStep => {
  const { round, hands } = view;
  const may = (duty: DutyRequest['duty']): boolean => isDutyPossible(duty, standing);
  if (may('new-shoe')) return { step: 'shoe' };
  const number = round?.number ?? 0;
  if (next) return { step: 'card', ...next, why: whoDeals(view) ?? whyNext(hands, view.setup.labels) };
  if (opens) return { step: 'open-card', ...opens };
  if (view.squeeze) return { step: 'squeeze', side: view.squeeze.side, until: view.squeeze.endsAt };
  if (may('open-betting')) return { step: 'open', round: number + 1, last: lastRound === number + 1 };
  if (may('close-betting')) return { step: 'betting', round: number, closesAt: round?.closesAt ?? null };
  if (may('confirm-result')) return { step: 'result', coup: finishCoup(hands) };
  const why = standing.shoe?.isOver ? text.wait.lastRound() : text.wait.goesOn();
  return { step: 'wait', why };
};

/** Before the first card, where a seat holds the shoe: its patron starts the deal. [V6] */
const whoDeals = ({ seats, hands }: FloorView['view']): string | null => {
  if (!seats?.holder || hands.player.length > 0) return null;
  return seats.dealCalled ? text.seatCalls({ seat: seats.holder }) : text.seatHolds({ seat: seats.holder });
};

/** `Player 4 draws. Banker 3 waits for this card.`; empty for the first four cards. */
export const whyNext = (hands: Hands, labels: Labels): string => {
  const lines = coupReasons(hands).slice(1);
  const said = lines.map((reason) => sentence({ words: reasonText(reason, labels) }));
  const draws = hands.player.length === 2 && hands.banker.length === 2 && lines.at(-1)?.rule === 'R5';
  const waits = draws
    ? [text.bankerWaits({ banker: shownLabels(labels).banker, score: scoreOf(hands.banker) })]
    : [];
  return [...said, ...waits].reduce((first, second) => (first ? sentences({ first, second }) : second), '');
};

/** `Banker wins 6 – 1`. */
export const resultWords = ({ outcome, playerScore, bankerScore }: Coup, labels: Labels): string => {
  const [high, low] = [Math.max(playerScore, bankerScore), Math.min(playerScore, bankerScore)];
  return outcome === 'tie'
    ? text.tie({ high, low })
    : text.wins({ side: shownLabels(labels)[outcome], high, low });
};
