// The patron's protection, read once and after each change. The account message reports when it has to be read again, after a
// change in another window or by the house.
import { texts } from '@punto/language/catalogue';
import { ApiRefusal } from '@punto/protocol/client/api-client';
import type { ChangeProtectionRequest, ProtectionView } from '@punto/protocol/protection';
import { notify } from '@punto/ui/notice.tsx';
import { type Accessor, createResource, createSignal } from 'solid-js';
import { api } from '../../client/api.ts';
import { requestFaultText } from '../../client/request-fault.ts';

const text = texts('protection').fault;

export type OwnProtection = {
  /** `undefined` until it is read. */
  readonly view: Accessor<ProtectionView | undefined>;
  readonly unread: () => unknown;
  readonly busy: Accessor<boolean>;
  /** Whether the change was made; a refusal is shown as a notice. `done`: the notice of a change that was made. */
  readonly change: (change: ChangeProtectionRequest['change'], done?: () => string) => Promise<boolean>;
};

export const useProtection = (): OwnProtection => {
  const [view, { mutate }] = createResource(() => api.protection());
  const [busy, setBusy] = createSignal(false);
  const change: OwnProtection['change'] = async (made, done) => {
    if (busy()) return false;
    setBusy(true);
    try {
      mutate(await api.changeProtection(made));
      if (done) notify(done, 'good');
      return true;
    } catch (fault) {
      notify(() => faultText(fault), 'warn');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { view: () => (view.error ? undefined : view()), unread: () => view.error, busy, change };
};

const faultText = (fault: unknown): string => {
  const detail = fault instanceof ApiRefusal ? fault.said.detail : undefined;
  const known = FAULTS.find((each) => each === detail);
  return known ? text[known]() : requestFaultText(fault);
};
const FAULTS = ['limit-range', 'no-rise', 'rise-early', 'would-shorten', 'time-zone'] as const;
