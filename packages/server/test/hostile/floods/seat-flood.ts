// Fourteen guests of one address take all seats of the big table and do nothing; when one loses its seat it tries to
// take it again. A fifteenth, honest guest takes a free seat, stakes, and leaves it.
import { SEATS_TABLE } from './flood-house.ts';
import { createFloodLine, type FloodLine, type FloodParts } from './flood-line.ts';

const SEATS = 14;
const TRY_MS = 200;
const WATCH = `{"type":"watch-table","table":"${SEATS_TABLE}"}`;

/** The seat of the recipient in a message; `undefined`: the message does not contain it. */
const seatOf = (text: string): string | null | undefined => {
  if (!/^\{"type":"(own|snapshot)"/.test(text)) return undefined;
  const { own } = JSON.parse(text) as { readonly own: { readonly seat: string | null } | null };
  return own?.seat ?? null;
};

let acts = 0;
const act = (fields: string): string => {
  acts += 1;
  const id = `act-${String(acts).padStart(8, '0')}`;
  return `{"type":"act","table":"${SEATS_TABLE}","id":"${id}","shoe":0,"round":0,"act":{${fields}}}`;
};
const takeSeat = (seat: number): string => act(`"act":"take-seat","seat":"${seat}"`);

export const holdSeats = ({ target, guests, deeds, area }: FloodParts): (() => void) => {
  const [honest, ...idle] = guests.map((guest) => createFloodLine(target, guest, deeds, area));
  const inSeats = idle.slice(0, SEATS);
  const follow = (line: FloodLine | undefined, whose: string): { seated: boolean } => {
    const state = { seated: false };
    line?.onText((text) => {
      const seat = seatOf(text);
      if (seat === undefined) return;
      if (seat !== null && !state.seated) deeds.count(area, `${whose}: seats taken`);
      if (seat === null && state.seated) deeds.count(area, `${whose}: seats lost`);
      state.seated = seat !== null;
    });
    return state;
  };
  const states = inSeats.map((line) => follow(line, 'idle'));
  const guest = follow(honest, 'honest');
  let tries = 0;
  const timer = setInterval(() => {
    tries += 1;
    for (const [n, line] of inSeats.entries())
      if (!states[n]?.seated) line.say(tries % 5 === 1 ? [WATCH, takeSeat(n + 1)] : [takeSeat(n + 1)]);
    // Starts after the others: at first every seat is taken.
    if (tries < 10) return;
    if (guest.seated) honest?.say([act('"act":"leave-seat"')]);
    else honest?.say(tries % 5 === 0 ? [WATCH] : [takeSeat(1 + (tries % SEATS))]);
  }, TRY_MS);
  return () => {
    clearInterval(timer);
    for (const line of [honest, ...inSeats]) line?.end();
  };
};
