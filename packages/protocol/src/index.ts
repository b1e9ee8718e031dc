// Public entry of the package; nothing inside the package imports it.
export * from './message.ts';
