// Merges a room file into the room it is based on. Objects are merged by field, lists are replaced, `null` removes an
// optional feature. The position of each resulting field in the file is kept for faults. [V]

import { minor } from '@punto/engine/minor';
import { fieldOf } from '@punto/engine/object-keys';
import type { Room } from '@punto/engine/room';
import { type FieldPath, parseFieldPath } from '../input/file-fault.ts';

type Fields = Readonly<Record<string, unknown>>;

export type LayeredRoom = {
  /** Not checked yet. */
  readonly room: Fields;
  /** Path in the file of a field of the room such as `offers[3].minMinor`, whether the file contains it or not. */
  readonly wayTo: (field: string) => FieldPath;
};

/** Optional features: `null` removes these; for other fields `null` is a value. */
const CUSTOMS = [
  'language',
  'squeeze',
  'seats',
  'dealing',
  'solo',
  'mains',
  'printed',
  'advantages',
  'confirm',
  'tags',
];
/** Fields about the file or its tables, not about the room. */
const NO_FIELDS = ['$schema', 'from', 'tables', 'bets'];

/** `bets`: the definitions of the file, including those of published bets that it names by id. */
export const layRoom = (preset: Room | null, written: Fields, bets: readonly unknown[] = []): LayeredRoom => {
  const fields = Object.entries(written).filter(([name]) => !NO_FIELDS.includes(name));
  const base: Fields = preset ?? {};
  const joined = fields.map(([name, value]) => [name, isFields(value) ? join(base[name], value) : value]);
  const room: Fields = Object.fromEntries(
    Object.entries({ ...base, ...Object.fromEntries(joined) }).filter(isStated),
  );
  const laid = layOffers(preset, written.offers, written.stepMinor ?? base.stepMinor, bets);
  return {
    room: {
      ...room,
      ...(bets.length === 0 ? {} : { bets }),
      offers: laid.map(({ offer }) => offer),
    },
    wayTo: (field) => wayTo(field, laid),
  };
};

const isStated = ([name, value]: readonly unknown[]): boolean =>
  !(CUSTOMS.includes(String(name)) && value === null);

const join = (under: unknown, over: Fields): Fields => (isFields(under) ? { ...under, ...over } : over);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type LaidOffer = { readonly offer: Fields; readonly way: FieldPath };

const layOffers = (
  preset: Room | null,
  written: unknown,
  step: unknown,
  bets: readonly unknown[],
): readonly LaidOffer[] => {
  const fresh = (option: unknown): Fields => ({
    option,
    schedule: option,
    minMinor: step ?? minor(1),
    // A definition may name the last round in which the bet is open.
    until:
      fieldOf(
        bets.find((bet) => fieldOf(bet, 'id') === option),
        'until',
      ) ?? null,
  });
  if (Array.isArray(written)) {
    return written.flatMap((offer: unknown, i) =>
      isFields(offer) ? [{ offer: { ...fresh(offer.option), ...offer }, way: ['offers', i] }] : [],
    );
  }
  const changes = isFields(written) ? written : {};
  const known = (preset?.offers ?? []).map((offer): LaidOffer => {
    return { offer: { ...offer, ...fieldsOf(changes[offer.option]) }, way: ['offers', offer.option] };
  });
  const isNew = (option: string): boolean => preset?.offers.every((offer) => offer.option !== option) ?? true;
  const added = Object.keys(changes)
    .filter(isNew)
    .map((option) => ({
      offer: { ...fresh(option), ...fieldsOf(changes[option]) },
      way: ['offers', option],
    }));
  return [...known, ...added].filter(({ offer }) => changes[String(offer.option)] !== null);
};

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const wayTo = (field: string, laid: readonly LaidOffer[]): FieldPath => {
  const [name, place, ...rest] = parseFieldPath(field);
  if (name === 'room' && place === undefined) return [];
  if (name !== 'offers' || typeof place !== 'number') return parseFieldPath(field);
  return [...(laid[place]?.way ?? ['offers']), ...rest];
};
