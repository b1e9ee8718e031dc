// The public entry of the engine; inside the package nothing imports it.
export * from './card.ts';
export * from './coup.ts';
export * from './mark.ts';
export * from './minor.ts';
export * from './odds.ts';
export * from './option.ts';
export * from './option-id.ts';
export * from './pay-label.ts';
export * from './random.ts';
export * from './roads.ts';
export * from './room.ts';
export * from './schedule.ts';
export * from './settle.ts';
export * from './shoe.ts';
export * from './side.ts';
export * from './tableau.ts';
