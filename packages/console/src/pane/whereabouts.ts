// Round and shoe of a table in one line: `Round 17 · shoe 9 · manual entry, shown to patrons`.
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';

const text = texts('duties').where;

/** `room`: its title, which then comes first. */
export const whereabouts = ({ view, lastRound }: FloorEntry['floor'], room: string | null = null): string =>
  [
    ...(room === null ? [] : [room]),
    view.round ? text.round({ round: view.round.number }) : text.noRound(),
    view.shoe ? text.shoe({ shoe: view.shoe.number }) : text.noShoe(),
    ...(view.round?.last ? [text.last()] : lastRound === null ? [] : [text.lastIs({ round: lastRound })]),
    ...(view.manual ? [text.manual()] : []),
  ].reduce((first, second) => text.join({ first, second }));
