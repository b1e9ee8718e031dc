// The public entry of the books; inside the package nothing imports it.
export * from './account.ts';
export * from './book.ts';
export * from './book-source.ts';
export * from './entry.ts';
export * from './patron-key.ts';
export * from './transfer.ts';
