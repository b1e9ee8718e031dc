// The pages of the menu, shared by the top bar and the phone's tabs.
import type { IconName } from '@punto/ui/icon.tsx';

export type NavigationPlace = {
  readonly href: string;
  readonly title: string;
  readonly short: string;
  readonly icon: IconName;
};

export const PLACES: readonly NavigationPlace[] = [
  { href: '/', title: 'Tables', short: 'Tables', icon: 'tables' },
  { href: '/record', title: 'Play record', short: 'Record', icon: 'record' },
  { href: '/rules', title: 'Rules', short: 'Rules', icon: 'book' },
  { href: '/study', title: 'Study', short: 'Study', icon: 'study' },
  { href: '/settings', title: 'Settings', short: 'Settings', icon: 'gear' },
];
