// The public entry of the protocol; inside the package nothing imports it.
export * from './message.ts';
