// The pages of the menu, shared by the top bar and the phone's tabs. Their names are in the catalogue.
import type { IconName } from '@punto/ui/icon.tsx';
import { address } from '@punto/ui/route/address.ts';

export const PLACES = [
  { id: 'tables', href: '/', icon: 'tables' },
  { id: 'record', href: '/record', icon: 'record' },
  { id: 'rules', href: '/rules', icon: 'book' },
  { id: 'study', href: '/study', icon: 'study' },
  { id: 'settings', href: '/settings', icon: 'gear' },
] as const satisfies readonly { readonly id: string; readonly href: string; readonly icon: IconName }[];

/** For `aria-current`. */
export const isHere = (href: string): 'page' | undefined =>
  address().pathname === href ? 'page' : undefined;
