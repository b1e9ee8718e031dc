// The public entry of the books; inside the package nothing imports it.
export * from './account.ts';
export * from './book.ts';
export * from './transfer.ts';
