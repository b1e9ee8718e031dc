// The pages of the menu, with the permission that each requires.
import { texts } from '@punto/language/catalogue';
import type { Permission } from '@punto/protocol/floor/permission';

const text = texts('floor').place;

export type FloorPlace = {
  readonly href: string;
  readonly title: () => string;
  readonly permission: Permission;
  /** Only in a house with operators. */
  readonly ofOperators?: true;
};

export const FLOOR_PLACES: readonly FloorPlace[] = [
  { href: '/', title: text.tables, permission: 'see-tables' },
  { href: '/rounds', title: text.rounds, permission: 'see-rounds' },
  { href: '/patrons', title: text.patrons, permission: 'see-patrons' },
  { href: '/reports', title: text.reports, permission: 'see-reports' },
  { href: '/monitoring', title: text.monitoring, permission: 'see-monitoring' },
  { href: '/operators', title: text.operators, permission: 'see-operators', ofOperators: true },
  { href: '/journal', title: text.journal, permission: 'see-journal' },
  { href: '/approvals', title: text.approvals, permission: 'approve-correction' },
  { href: '/people', title: text.people, permission: 'name-dealer' },
  { href: '/set-up', title: text.setUp, permission: 'manage-tables' },
];
