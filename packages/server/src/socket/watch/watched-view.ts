// The view of a table for pages of other sites: each field is named here, so that no other field of the view is sent.
import type { WatchedView } from '@punto/protocol/watch';
import type { PublicView } from '@punto/table';

export const watchedView = (view: PublicView): WatchedView => {
  const { setup, phase, deadline, pausedAt, service, shoe, round, hands, down, coup, history } = view;
  return {
    table: setup.table,
    name: setup.name,
    room: setup.title,
    labels: setup.labels,
    phase,
    deadline,
    paused: pausedAt !== null,
    service,
    shoe: shoe?.number ?? null,
    cards: shoe?.cards ?? null,
    dealt: shoe?.dealt ?? null,
    round: round?.number ?? null,
    player: { cards: hands.player, down: down.player, score: hands.playerScore },
    banker: { cards: hands.banker, down: down.banker, score: hands.bankerScore },
    outcome: phase === 'settled' ? (coup?.outcome ?? null) : null,
    history,
  };
};
