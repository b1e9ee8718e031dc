// Errors of a request that the store refused before it tried anything.

export class StoreBusy extends Error {
  override readonly name = 'StoreBusy';
}

export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';
}
