// Errors of a request that was refused before anything was tried.

export class StoreBusy extends Error {
  override readonly name = 'StoreBusy';
}

export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';
}
