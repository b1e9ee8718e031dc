// Turns a schema violation of a request into an error message. Outside /api/floor it is the validator's text (field and
// rule), for programs. Under /api/floor people read it: one sentence for each field, which says what to change.

import { CODE_PATTERN } from '@punto/protocol/floor/api';
import { DutySchema } from '@punto/protocol/floor/duty-schema';
import type { FieldFault, FieldWhy } from '@punto/protocol/floor/field-fault';
import { DAY_PATTERN } from '@punto/protocol/floor/page-schema';
import { FLOOR } from '@punto/protocol/floor/paths';
import { TABLE_NAME_PATTERN } from '@punto/protocol/floor/table-api';
import type { FastifyError, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';

type Violation = {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string | undefined;
};

/** Names the field and the fault: `limit must be integer`. */
export const invalidText = ({ validation, validationContext }: FastifyError): string => {
  const fault = validation?.[0];
  const field = fault?.instancePath.slice(1).replaceAll('/', '.') || (validationContext ?? 'request');
  return `${field} ${fault?.message ?? 'is not valid'}`;
};

export const isFloors = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.startsWith(`${FLOOR}/`);

/** One fault for each field. */
export const invalidFaults = (
  { validation }: FastifyError,
  { body }: Pick<FastifyRequest, 'body'>,
): readonly FieldFault[] => {
  const found = (dutyViolations(body) ?? (validation as readonly Violation[] | undefined) ?? []).map(inWords);
  return found.filter(({ field }, i) => found.findIndex((each) => each.field === field) === i);
};

/** Violations of the duty that the body names: the validator of the union only reports the first duty. */
const dutyViolations = (body: unknown): readonly Violation[] | null => {
  const named = typeof body === 'object' && body !== null && 'duty' in body ? body.duty : null;
  const meant = DutySchema.anyOf.find(({ properties }) => properties.duty.const === named);
  return meant ? (Compile(meant).Errors(body) as readonly Violation[]) : null;
};

const inWords = (violation: Violation): FieldFault => {
  const { keyword, instancePath, params } = violation;
  const [missing] = (params.requiredProperties ?? []) as readonly string[];
  const field = [instancePath.slice(1).replaceAll('/', '.'), missing ?? ''].filter(Boolean).join('.');
  const known = keyword === 'pattern' ? PATTERNS.get(String(params.pattern)) : undefined;
  if (known) return { field, ...known };
  const name = nameOf(field);
  const says = `${(RULES[keyword] ?? notValid)(name, params)}.`;
  return { field, says, why: whyOf(keyword, params) };
};

/** What people type, by its pattern; other patterns are of ids, which no person types. */
const PATTERNS: ReadonlyMap<string, Pick<FieldFault, 'says' | 'why'>> = new Map([
  [DAY_PATTERN, { says: 'Give a day of the calendar, such as 2026-11-22.', why: { code: 'not-a-day' } }],
  [
    CODE_PATTERN,
    { says: 'Give the six digits that the authenticator app shows.', why: { code: 'not-a-code' } },
  ],
  [
    TABLE_NAME_PATTERN,
    {
      says: 'Use small letters, digits and hyphens, 64 at most, and begin with a letter or digit.',
      why: { code: 'address' },
    },
  ],
]);

const whyOf = (keyword: string, { limit, type }: Violation['params']): FieldWhy => {
  const limited = LIMITED[keyword];
  if (limited !== undefined && typeof limit === 'number') return { code: limited, limit };
  if (keyword === 'required') return { code: 'missing' };
  if (keyword === 'additionalProperties') return { code: 'unknown-field' };
  if (keyword === 'enum') return { code: 'not-in-list' };
  return { code: type === 'integer' ? 'not-whole' : 'not-valid' };
};

const LIMITED: Readonly<Record<string, Extract<FieldWhy, { readonly limit: number }>['code']>> = {
  minLength: 'too-few-letters',
  maxLength: 'too-many-letters',
  minimum: 'too-small',
  maximum: 'too-large',
};

const notValid = (name: string): string => `${name} cannot be used: load the page again and enter it again`;

const RULES: Readonly<Record<string, (name: string, params: Violation['params']) => string>> = {
  required: (name) => `${name} is missing`,
  minLength: (name, { limit }) => `${name} is too short: give at least ${limit} letters`,
  maxLength: (name, { limit }) => `${name} is too long: give at most ${limit} letters`,
  minimum: (name, { limit }) => `${name} must be at least ${limit}`,
  maximum: (name, { limit }) => `${name} must be at most ${limit}`,
  enum: (name) => `${name} is not in the list: choose one from it`,
  type: (name, { type }) => (type === 'integer' ? `${name} must be a whole number` : notValid(name)),
  additionalProperties: () => 'The server knows nothing of this: load the page again',
};

/** `change.pace.bettingMs` → `Betting`; fields without a given name are split into words. */
const nameOf = (field: string): string => {
  const last = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  if (last === '') return 'The request';
  const words =
    NAMES[last] ?? last.replace(/(Ms|Minor)$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const NAMES: Readonly<Record<string, string>> = {
  table: 'the address of the table',
  cutDepth: 'the number of cards behind the cut card',
  name: 'the name',
  reason: 'the reason',
  text: 'the note',
  code: 'the code',
  from: 'the first day',
  to: 'the last day',
};
