// A small store with one of each: rounds won and lost, one cancelled, one voided, one resettled, one still open;
// dealers who came and went, and the journal of it.
import { coins } from '@punto/engine/minor';
import type { Store } from '../../src/store.ts';
import { ANN, BEN, grant, patron } from './sample.ts';
import { createPlay, DEE, type Play, SUE } from './sample-play.ts';

export const playBook = async (store: Store): Promise<Play> => {
  await store.admit(patron(ANN), 'hash-a', [grant(ANN, coins(1_000))]);
  await store.admit(patron(BEN), 'hash-b', [grant(BEN, coins(1_000))]);
  const play = await createPlay(store);
  await play.duty(DEE, { duty: 'take-post', relieves: null });

  await play.bet(ANN, 'ticket-a1', { player: 20 });
  await play.bet(BEN, 'ticket-b1', { banker: 30, tie: 5 });
  await play.until('settled');
  await play.until('betting');

  await play.bet(BEN, 'ticket-b2', { player: 40 });
  await play.duty(DEE, { duty: 'pause', reason: 'a card fell' });
  await play.duty(SUE, { duty: 'cancel-round', reason: 'a card fell' });
  await play.until('betting');

  await play.bet(ANN, 'ticket-a3', { banker: 50 }, 'no-commission');
  await play.until('betting');

  await play.bet(ANN, 'ticket-a4', { player: 60 });
  await play.bet(BEN, 'ticket-b4', { banker: 100 });
  await play.until('settled');
  await play.duty(SUE, { duty: 'void-round', shoe: 1, round: 4, reason: 'exposed', approvedBy: null });
  await play.duty(SUE, {
    duty: 'resettle-round',
    shoe: 1,
    round: 3,
    player: ['2C', '3H'],
    banker: ['9S', 'KD'],
    reason: 'misread',
    approvedBy: SUE,
  });
  await play.duty(DEE, { duty: 'leave-post' });
  await play.until('betting');
  await play.bet(BEN, 'ticket-b5', { tie: 10 });
  return play;
};
