// The public entry of the table; inside the package nothing imports it.
export * from './act.ts';
export * from './archive.ts';
export * from './command.ts';
export * from './context.ts';
export * from './decide.ts';
export * from './decision.ts';
export * from './duty.ts';
export * from './event.ts';
export type { FloorEvent } from './floor-event.ts';
export * from './evolve.ts';
export * from './ids.ts';
export * from './record.ts';
export { seatOf } from './seating.ts';
export * from './settlement.ts';
export * from './snapshot.ts';
export * from './state.ts';
export * from './ticket.ts';
export * from './view.ts';
