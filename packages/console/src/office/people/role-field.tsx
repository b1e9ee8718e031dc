// The choice of a role, with a one-sentence description.
import { texts } from '@punto/language/catalogue';
import { ROLES, type Role } from '@punto/protocol/floor/permission';
import { SelectField } from '../../ui/field.tsx';

const text = texts('office').people;
const { role: roles } = texts('floor');

export const RoleField = (props: { value: Role; onChange: (role: Role) => void }) => (
  <SelectField
    label={text.role()}
    hint={text.roleHint[props.value]()}
    value={props.value}
    onChange={props.onChange}
    options={ROLES.map((value) => ({ value, text: roles[value]() }))}
  />
);
