// At how many tables the house lets a patron be. The house says so in its greeting, which brings the account
// too: that is what tells when to look again.
import { type Accessor, createMemo } from 'solid-js';
import { useHouse } from './house.tsx';

export const useTablesAtOnce = (): Accessor<number> => {
  const house = useHouse();
  return createMemo(() => {
    house.account();
    return house.client.tablesAtOnce();
  });
};
