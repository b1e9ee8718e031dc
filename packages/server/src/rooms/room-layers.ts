// A room file laid over the room it starts from. Objects are joined field by field, lists replace, and `null`
// takes a custom away. Where each field of the outcome was written is remembered, so that a fault in it is
// told at its place. [V]
import { minor } from '@punto/engine/minor';
import type { Room } from '@punto/engine/room';
import { type FieldPath, readWay } from './room-fault.ts';

type Fields = Readonly<Record<string, unknown>>;

export type LayeredRoom = {
  /** Not yet checked. */
  readonly room: Fields;
  /** The way in the file to a field of the room such as `offers[3].minMinor`, whether it is written there or not. */
  readonly wayTo: (field: string) => FieldPath;
};

/** What a room has only when it says so: here `null` leaves it out, elsewhere it is a value. */
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
/** About the file, or about its tables. */
const NO_FIELDS = ['$schema', 'from', 'tables'];

export const layRoom = (preset: Room | null, written: Fields): LayeredRoom => {
  const fields = Object.entries(written).filter(([name]) => !NO_FIELDS.includes(name));
  const base: Fields = preset ?? {};
  const joined = fields.map(([name, value]) => [name, isFields(value) ? join(base[name], value) : value]);
  const room: Fields = Object.fromEntries(
    Object.entries({ ...base, ...Object.fromEntries(joined) }).filter(isSaid),
  );
  const laid = layOffers(preset, written.offers, written.stepMinor ?? base.stepMinor);
  return { room: { ...room, offers: laid.map(({ offer }) => offer) }, wayTo: (field) => wayTo(field, laid) };
};

const isSaid = ([name, value]: readonly unknown[]): boolean =>
  !(CUSTOMS.includes(String(name)) && value === null);

const join = (under: unknown, over: Fields): Fields => (isFields(under) ? { ...under, ...over } : over);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type LaidOffer = { readonly offer: Fields; readonly way: FieldPath };

const layOffers = (preset: Room | null, written: unknown, step: unknown): readonly LaidOffer[] => {
  const fresh = (option: unknown): Fields => ({
    option,
    schedule: option,
    minMinor: step ?? minor(1),
    until: null,
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
  const [name, place, ...rest] = readWay(field);
  if (name === 'room' && place === undefined) return [];
  if (name !== 'offers' || typeof place !== 'number') return readWay(field);
  return [...(laid[place]?.way ?? ['offers']), ...rest];
};
