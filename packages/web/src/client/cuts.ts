// The patron's part in cuts, stored in this page's session storage.
import { type CreateCuts, createCuts as createCutsOf } from '@punto/protocol/client/cuts';
import { cutMemory } from './cut-memory.ts';

export const createCuts: CreateCuts = (environment, acts, notify) =>
  createCutsOf(environment, acts, notify, cutMemory);
