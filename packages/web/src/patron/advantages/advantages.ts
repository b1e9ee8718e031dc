// Rows of the card of house advantages: every option of the room, exact for its decks, on both bases where they differ.
// A value is never shown without its basis. [V3] [B21]
import { edgeIn } from '@punto/engine/bet/full-shoe-bet-odds';
import type { CommissionMode } from '@punto/engine/option-id';
import type { Room } from '@punto/engine/room';
import { scheduleFor } from '@punto/engine/schedule';
import { texts } from '@punto/language/catalogue';
import { optionTitle } from '@punto/ui/words/option-title.ts';
import { lookOf } from '@punto/ui/words/own-bets.ts';
import { percent } from '@punto/ui/words/percent.ts';
import { printedPay } from '@punto/ui/words/printed-pay.ts';

const { option: text } = texts('shared');

export type Advantage = {
  readonly title: string;
  readonly tone: 'player' | 'banker' | 'tie' | 'shared';
  readonly pays: string;
  readonly main: boolean;
  /** Share of the stake, ties included: `1.2351%`. */
  readonly ofStake: string;
  /** Per resolved bet; `null` if nothing pushes, so that both are equal. */
  readonly perResolved: string | null;
};

type Shown = Pick<Room, 'offers' | 'commissionModes' | 'labels' | 'shoe' | 'printed' | 'bets'>;

/** In the order of the offers; banker has one row for each commission mode. */
export const advantages = (room: Shown): readonly Advantage[] =>
  room.offers.flatMap((offer) => {
    const { option } = offer;
    const { wing, group } = lookOf(option);
    const modes: readonly CommissionMode[] = option === 'banker' ? room.commissionModes : ['traditional'];
    return modes.map((mode): Advantage => {
      const schedule = scheduleFor(room, offer, mode);
      const { edge, edgePerResolved } = edgeIn(room, schedule.id);
      const bet = optionTitle(option, room.labels);
      return {
        title: modes.length > 1 && mode === 'no-commission' ? text.mode[mode]({ bet }) : bet,
        tone: option === 'tie' ? 'tie' : wing,
        pays: printedPay(schedule, room.printed),
        main: group === 'main',
        ofStake: percent(edge),
        perResolved: percent(edge) === percent(edgePerResolved) ? null : percent(edgePerResolved),
      };
    });
  });
