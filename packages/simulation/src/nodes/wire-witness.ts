// Inspects every message between nodes when it is sent: no card before its time, no secret of a shoe, and nothing
// that is not on disk yet. Messages sent in pieces are put together first. [T2] [T3] [F3]

import { type Card, isCard } from '@punto/engine/card';
import { fieldOf } from '@punto/engine/object-keys';
import type { OnTheWay } from '@punto/server/test/support/memory-wire';
import { isPrivate, publicName } from '@punto/table/index';
import type { TableTruth, Truth } from '../truth.ts';
import { mustHold } from '../violations.ts';

type Fields = Readonly<Record<string, unknown>>;
type Message = {
  readonly what: string;
  readonly table: string;
  readonly type: unknown;
  readonly fields: Fields;
};

const HEX = /[0-9a-f]{64}/g;
const PIECE = /^#([^ ]+) (\d+) (\d+)\n/;

export class WireWitness {
  readonly #truth: Truth;
  readonly #pieces = new Map<string, { readonly first: OnTheWay; readonly texts: string[] }>();
  /** The last number sent, by table, node and series. */
  readonly #numbers = new Map<string, number>();
  inspected = 0;

  constructor(truth: Truth) {
    this.#truth = truth;
  }

  inspect(message: OnTheWay): void {
    const whole = this.#whole(message);
    if (whole === null) return;
    const { body } = whole;
    const parsed = parseMessage(whole);
    this.inspected += 1;
    for (const [hex] of body.matchAll(HEX))
      mustHold(
        parsed.type === 'opened' || !this.#truth.secrets.has(hex),
        () => `a secret of a shoe left a node: ${body}`,
      );
    if (parsed.what === 'news') this.#news(parsed);
    // A card opened by a dealer is a message to the table, not from it.
    if (parsed.table === '' || parsed.type === 'duty') return;
    const early = [...this.#early(parsed.fields, parsed.table, null)];
    mustHold(
      early.length === 0,
      () => `${early.join(' ')} of ${parsed.table} left a node before its time: ${body}`,
    );
  }

  /** `null`: not all of it has been seen yet, or it is a request for a piece. */
  #whole(message: OnTheWay): OnTheWay | null {
    const header = PIECE.exec(message.body);
    if (!header) return message;
    if (message.subject.startsWith('piece/') && !message.answer) return null;
    const [line, key = '', at, count] = header;
    const { first, texts } = this.#pieces.get(key) ?? {
      first: message,
      texts: new Array<string>(Number(count)),
    };
    texts[Number(at)] = message.body.slice(line.length);
    this.#pieces.set(key, { first, texts });
    if (Object.keys(texts).length < Number(count)) return null;
    this.#pieces.delete(key);
    return { ...first, body: texts.join('') };
  }

  #news({ table, fields }: Message): void {
    const { from, tenure, news } = fields;
    const number = Number(fields.number);
    const name = `${table} ${from} ${tenure}`;
    const before = this.#numbers.get(name) ?? 0;
    mustHold(number >= before, () => `news ${number} of ${name} was told after ${before}`);
    this.#numbers.set(name, number);
    const version = fieldOf(news, 'version');
    if (fieldOf(news, 'type') === 'update')
      mustHold(
        Number(version) <= this.#truth.version(table),
        () => `version ${version} of ${table} left a node, on disk is ${this.#truth.version(table)}`,
      );
  }

  /** A room that answers is none: it is one of those that are played alone in it. [V5] */
  #truthsOf(table: string): readonly TableTruth[] {
    const known = this.#truth.tables.get(table);
    if (known?.state) return [known];
    return [...this.#truth.tables].flatMap(([name, truth]) => (publicName(name) === table ? [truth] : []));
  }

  /** Cards that are face down; those of past shoes are not secret. */
  *#early(value: unknown, table: string, shoe: number | null): Iterable<string> {
    if (typeof value === 'string') {
      const truths = this.#truthsOf(table);
      if (isCard(value) && truths.every((truth) => isOfNow(truth, shoe) && !isOpen(truth, value)))
        yield value;
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const here = shoeOf(value) ?? shoe;
    for (const [name, held] of Object.entries(value)) {
      // Where a shoe is one coup, the last coup is shown with the next deck. [V5]
      if (name === 'coup' && (isPrivate(table) || !this.#truth.tables.get(table)?.state)) continue;
      yield* this.#early(held, table, here);
    }
  }
}

const parseMessage = ({ subject, answer, body }: OnTheWay): Message => {
  const fields: Fields = JSON.parse(body);
  const [what = '', table = ''] = subject.split('/');
  const inside = answer ? fields.reply : what === 'news' ? fields.news : fields.request;
  return {
    what: answer ? 'answer' : what,
    table: shownBy(inside) ?? table,
    fields,
    type: fieldOf(inside, 'type'),
  };
};

/** A room answers for the tables that are played alone in it. [V5] */
const shownBy = (inside: unknown): string | null => {
  const table = fieldOf(fieldOf(fieldOf(inside, 'view'), 'setup'), 'table');
  return typeof table === 'string' ? table : null;
};

const shoeOf = (value: object): number | null => {
  const shoe: unknown = 'shoe' in value ? value.shoe : null;
  if (typeof shoe === 'number') return shoe;
  // Fields next to a view belong to the same shoe.
  if ('view' in value && typeof value.view === 'object' && value.view !== null) return shoeOf(value.view);
  return typeof shoe === 'object' && shoe !== null && 'number' in shoe ? Number(shoe.number) : null;
};

const isOfNow = ({ state }: TableTruth, shoe: number | null): boolean =>
  shoe === null || shoe === state?.shoe?.number;

/** It is face up, was entered by staff, or is being squeezed by the receiver. */
const isOpen = ({ open, typed, squeezed, state }: TableTruth, card: Card): boolean =>
  open.has(card) ||
  typed.has(card) ||
  [...squeezed].some((name) => name.startsWith(`${state?.shoe?.number}/`) && name.endsWith(`/${card}`));
