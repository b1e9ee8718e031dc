// Parses a message from the socket: JSON without prototype pollution, of a known type and exact shape. Anything else
// is rejected with the fault.
import { type ClientMessage, ClientMessageSchema } from '@punto/protocol/message';
import secureJson from 'secure-json-parse';
import { Compile } from 'typebox/compile';
import { type MessageSchema, messageFault } from './message-fault.ts';

export type Read =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly error: 'malformed' | 'unknown-message'; readonly why: string };

const schema = Compile(ClientMessageSchema);
const TYPES: ReadonlySet<string> = new Set(ClientMessageSchema.anyOf.map((one) => one.properties.type.const));

export const parseClientMessage = (text: string): Read => {
  const value: unknown = secureJson.safeParse(text);
  if (value === null || typeof value !== 'object') return malformed('A message is a JSON object.');
  const type = 'type' in value && typeof value.type === 'string' ? value.type : null;
  if (type === null) return malformed('A message has a type.');
  if (!TYPES.has(type)) {
    return {
      ok: false,
      error: 'unknown-message',
      why: `There is no message ${JSON.stringify(type.slice(0, 40))}.`,
    };
  }
  if (!schema.Check(value)) {
    const variant = ClientMessageSchema.anyOf.find((one) => one.properties.type.const === type);
    return malformed(faultText(type, variant as MessageSchema, value));
  }
  if (value.type === 'place-ticket' && repeats(value.bets))
    return malformed('Each option may be staked once.');
  return { ok: true, message: value };
};

const faultText = (type: string, schema: MessageSchema, value: unknown): string =>
  `The message is not a valid ${type}: ${messageFault(schema, value) ?? 'it does not fit its schema'}.`;

/** There are few options, so a linear search is faster than a set. */
const repeats = (bets: readonly { readonly option: string }[]): boolean =>
  bets.some(({ option }, n) => bets.findIndex((bet) => bet.option === option) < n);

const malformed = (why: string): Read => ({ ok: false, error: 'malformed', why });
