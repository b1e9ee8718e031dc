// The number of tables that the server lets a patron open at once. It is part of the greeting, which also brings the
// account, so the account's signal is used to read it again.
import { type Accessor, createMemo } from 'solid-js';
import { useClientState } from './client-state.tsx';

export const useTablesAtOnce = (): Accessor<number> => {
  const app = useClientState();
  return createMemo(() => {
    app.account();
    return app.client.tablesAtOnce();
  });
};
