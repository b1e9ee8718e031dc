// The choice of a role, with a one-sentence description.
import { ROLES, type Role } from '@punto/protocol/floor/permission';
import { ROLE_WORDS } from '../../places.ts';
import { SelectField } from '../../ui/field.tsx';

const ROLE_HINTS: Readonly<Record<Role, string>> = {
  dealer: 'Staffs one table and deals there; calls a supervisor.',
  supervisor: 'Oversees all tables: pauses, cancellations, corrections, limits.',
  manager: 'All a supervisor may do; tables, people, patrons and reports besides.',
};

export const RoleField = (props: { value: Role; onChange: (role: Role) => void }) => (
  <SelectField
    label="Role"
    hint={ROLE_HINTS[props.value]}
    value={props.value}
    onChange={props.onChange}
    options={ROLES.map((value) => ({ value, text: ROLE_WORDS[value] }))}
  />
);
