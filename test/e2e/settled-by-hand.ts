// What a round should have come to, worked out from its cards by the engine alone: the referee of the tests.
import { finishCoup } from '@punto/engine/coup';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { scheduleFor } from '@punto/engine/schedule';
import { settleBet } from '@punto/engine/settle';
import type { RecordsAnswer } from '@punto/protocol/api';

type KeptRecord = RecordsAnswer['items'][number];

/** The bets of the record with the settlement the rules give them. */
export const settledByHand = ({ player, banker, mode, bets }: KeptRecord) => {
  const coup = finishCoup({ player, banker });
  return bets.map(({ option, stakeMinor }) => {
    const offer = LIVE_EIGHT_DECK.offers.find((each) => each.option === option);
    if (offer === undefined) throw new Error(`not offered: ${option}`);
    return { option, stakeMinor, ...settleBet(scheduleFor(offer, mode), stakeMinor, coup) };
  });
};
