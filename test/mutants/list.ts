// Every mutant that is tried, in the order of the packages. Add a fault here when you correct one that the tests had missed.
import { ENGINE } from './list/engine.ts';
import { LEDGER } from './list/ledger.ts';
import { OPERATOR } from './list/operator.ts';
import { PROTOCOL } from './list/protocol.ts';
import { SERVER } from './list/server.ts';
import { STORE } from './list/store.ts';
import { TABLE } from './list/table.ts';
import { WALLET } from './list/wallet.ts';
import { WEB } from './list/web.ts';
import type { Mutant } from './mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  ...ENGINE,
  ...LEDGER,
  ...TABLE,
  ...PROTOCOL,
  ...STORE,
  ...SERVER,
  ...WALLET,
  ...WEB,
  ...OPERATOR,
];
