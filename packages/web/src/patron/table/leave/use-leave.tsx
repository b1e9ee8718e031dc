// Leaving the table by any way: the Exit button, the menu, links and the browser's Back. During a round with own stakes
// it is postponed, with a note, and happens automatically when the coup is over. [T9]
import { type Leaving, useBeforeLeave } from '@punto/ui/route/address.ts';
import { useNavigate } from '@punto/ui/route/router.tsx';
import {
  type Accessor,
  createContext,
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  untrack,
  useContext,
} from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { isHeld } from '../../felt/held.ts';
import { toggledWish } from '../../felt/leave-wish.ts';

export type Leave = {
  /** The patron's round is not settled. */
  readonly held: Accessor<boolean>;
  /** The patron leaves as soon as it is settled. */
  readonly waits: Accessor<boolean>;
  /** To the lobby, now or when the coup is over; a second call cancels it. */
  readonly exit: () => void;
  readonly stay: () => void;
};

const LeaveContext = createContext<Leave>();

export const useLeave = (): Leave => {
  const leave = useContext(LeaveContext);
  if (leave === undefined) throw new Error('away from the table');
  return leave;
};

export const LeaveProvider = (props: { children: JSX.Element }) => (
  <LeaveContext.Provider value={createLeave()}>{props.children}</LeaveContext.Provider>
);

const LOBBY = '/';

const createLeave = (): Leave => {
  const felt = useFelt();
  const navigate = useNavigate();
  const [wish, setWish] = createSignal<Leaving | null>(null);
  const held = createMemo(() => isHeld(felt));
  const ask = (way: Leaving) => {
    if (untrack(held)) setWish((now) => toggledWish(now, way));
    else way.go();
  };
  useBeforeLeave((leaving) => {
    if (!untrack(held)) return false;
    ask(leaving);
    return true;
  });
  createEffect(() => {
    const way = wish();
    if (way === null || held()) return;
    setWish(null);
    way.go();
  });
  return {
    held,
    waits: () => wish() !== null,
    exit: () => ask({ to: LOBBY, go: () => navigate(LOBBY) }),
    stay: () => setWish(null),
  };
};
