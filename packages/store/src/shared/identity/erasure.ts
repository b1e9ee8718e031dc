// The deletions of an erasure in their order, for both databases.

const OF_PATRON = [
  'passkeys',
  'recovery_codes',
  'display_names',
  'patron_notes',
  'notices_seen',
  'protections',
] as const;

/** Statements whose only parameter is the patron; `patron`: that parameter in the form of the database. */
export const erasing = (patron: '?1' | '$1'): readonly string[] => [
  `DELETE FROM openid_sessions WHERE session IN (SELECT id FROM sessions WHERE patron = ${patron})`,
  `DELETE FROM operator_patrons WHERE patron = ${patron}`,
  `DELETE FROM openid_accounts WHERE kind = 'patron' AND account = ${patron}`,
  `DELETE FROM sessions WHERE patron = ${patron}`,
  ...OF_PATRON.map((table) => `DELETE FROM ${table} WHERE patron = ${patron}`),
];
