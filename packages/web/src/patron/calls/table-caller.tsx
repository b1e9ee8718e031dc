// The caller of a table's page, without an element; loaded after the first view, since there is no call before it.
import type { Accessor } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { useCaller } from './use-caller.ts';

export const TableCaller = (props: { lastSeconds: Accessor<number | null> }) => {
  useCaller(useFelt(), props.lastSeconds);
  return null;
};
