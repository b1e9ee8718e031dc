// The pages of the menu, with the permission that each requires.
import type { Permission } from '@punto/protocol/floor/permission';

export type FloorPlace = {
  readonly href: string;
  readonly title: string;
  readonly permission: Permission;
};

export const FLOOR_PLACES: readonly FloorPlace[] = [
  { href: '/', title: 'Tables', permission: 'see-tables' },
  { href: '/rounds', title: 'Rounds', permission: 'see-rounds' },
  { href: '/patrons', title: 'Patrons', permission: 'see-patrons' },
  { href: '/reports', title: 'Reports', permission: 'see-reports' },
  { href: '/journal', title: 'Journal', permission: 'see-journal' },
  { href: '/approvals', title: 'Approvals', permission: 'approve-correction' },
  { href: '/people', title: 'People', permission: 'name-dealer' },
  { href: '/set-up', title: 'Set up', permission: 'manage-tables' },
];

export const ROLE_WORDS = { dealer: 'Dealer', supervisor: 'Supervisor', manager: 'Manager' } as const;
