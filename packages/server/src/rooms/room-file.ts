// Reads one room file: text, shape, the resulting room and its tables. Every fault is reported at its position; valid
// parts are still checked, so that all faults are reported together. [V]
import { fieldOf } from '@punto/engine/object-keys';
import type { Room, TableSetup } from '@punto/engine/room';
import { checkRoom, type Fault } from '@punto/engine/room-check';
import { roomRemarks } from '@punto/engine/room-remarks';
import { ROOMS } from '@punto/engine/rooms';
import { type TableChoices, tryTable } from '@punto/engine/table-setup';
import {
  type FieldPath,
  type FileFault,
  leadsInto,
  parseFieldPath,
  writtenWay,
} from '../input/file-fault.ts';
import { type FileText, parseFileText } from '../input/file-text.ts';
import type { ShapeFault } from '../input/shape-faults.ts';
import { returnFaults } from './least-return.ts';
import { betRemarksOf, type FileBets, isInBets, readFileBets, unknownOffers } from './room-bets.ts';
import { type LayeredRoom, layRoom } from './room-layers.ts';
import { shapeFaults } from './room-shape.ts';
import { withPlainName, withPlainTexts } from './room-words.ts';

export type RoomFile = {
  /** The tables that can be opened; all of them when there is no fault. */
  readonly tables: readonly TableSetup[];
  readonly faults: readonly FileFault[];
  /** Remarks on valid values; computed on request, since a starting server does not print them. */
  readonly remarks: () => readonly FileFault[];
  /** Ids of all tables with their positions, whatever else is wrong. */
  readonly ids: readonly { readonly id: string; readonly at: FileFault }[];
};

type Fields = Readonly<Record<string, unknown>>;

export const parseRoomFile = (file: string, written: string): RoomFile => {
  const text = parseFileText(file, written);
  if (text.faults.length > 0) return { tables: [], faults: text.faults, remarks: none, ids: [] };
  const bets = readFileBets(text);
  const shape = [
    ...shapeFaults(text.data).filter(({ way }) => !isInBets(way)),
    ...unknownOffers(text, bets.ids),
  ];
  const faults = [...shape.map(({ way, says, at }) => text.fault(way, says, at)), ...bets.faults];
  const made = bets.faults.length > 0 ? NOTHING : makeTables(text, bets, shape);
  return { ...made, faults: [...faults, ...made.faults], ids: idsIn(text) };
};

const idsIn = (text: FileText): RoomFile['ids'] =>
  entriesOf(text.data).flatMap((entry, i) =>
    typeof entry?.table === 'string' ? [{ id: entry.table, at: text.fault(['tables', i, 'table'], '') }] : [],
  );

const entriesOf = (data: unknown): readonly (Fields | null)[] => {
  const tables = fieldOf(data, 'tables');
  return Array.isArray(tables) ? tables : [];
};

type Made = Pick<RoomFile, 'tables' | 'faults' | 'remarks'>;
const none = (): readonly FileFault[] => [];
const NOTHING: Made = { tables: [], faults: [], remarks: none };

/** Parts with a wrong shape are left out; if too little of a room is left, it is not checked further. */
const makeTables = (text: FileText, bets: FileBets, shape: readonly ShapeFault[]): Made => {
  const asideAt = new Set(shape.map(({ way }) => aside(way)));
  const whole = text.data as Fields;
  const preset = asideAt.has('from') ? undefined : ROOMS[String(whole?.from)];
  const isLost = asideAt.has('') || (preset === undefined && [...asideAt].some((part) => !isTable(part)));
  if (isLost) return NOTHING;
  const laid = layRoom(preset ?? null, withPlainTexts(without(whole, asideAt)), bets.definitions);
  const checked = checkRoom(laid.room);
  const entries = entriesOf(whole).map((entry, i) => (asideAt.has(`tables[${i}]`) ? null : entry));
  const limits = entries.flatMap((entry, i) => limitFaults(text, entry, i));
  if (!checked.ok)
    return { ...NOTHING, faults: [...faultsToReport(text, laid, checked.faults, shape), ...limits] };
  const poor = returnFaults(checked.room);
  if (poor.length > 0) return { ...NOTHING, faults: [...faultsToReport(text, laid, poor, shape), ...limits] };
  const remarks = () => [
    ...roomRemarks(checked.room).map(({ path, says }) => text.fault(laid.wayTo(path), says)),
    ...betRemarksOf(text, checked.room),
  ];
  const tables = entries.map((entry, i) =>
    entry === null || isUpsideDown(entry) ? NOTHING : makeOne(text, checked.room, entry, i),
  );
  return {
    tables: tables.flatMap((one) => one.tables),
    faults: [...limits, ...tables.flatMap((one) => one.faults)],
    remarks,
  };
};

/** The part to leave out for a wrong field: its offer, its table, or its whole top-level field. */
const aside = (way: FieldPath): string => {
  const [name = ''] = way;
  return writtenWay(way.slice(0, name === 'offers' || name === 'tables' ? 2 : 1));
};

const isTable = (part: string): boolean => part.startsWith('tables');

const without = (data: Fields, asideAt: ReadonlySet<string>): Fields => {
  const kept = Object.entries(data).filter(([name]) => !asideAt.has(name));
  const { offers, ...rest } = Object.fromEntries(kept);
  if (offers === undefined) return rest;
  if (Array.isArray(offers)) {
    return { ...rest, offers: offers.map((offer, i) => (asideAt.has(`offers[${i}]`) ? null : offer)) };
  }
  const right = Object.entries(offers as Fields).filter(([option]) => !asideAt.has(`offers.${option}`));
  return { ...rest, offers: Object.fromEntries(right) };
};

/** Faults that may only follow from a left-out part are not reported. */
const faultsToReport = (
  text: FileText,
  laid: LayeredRoom,
  faults: readonly Fault[],
  shape: readonly ShapeFault[],
): readonly FileFault[] =>
  faults
    .map(({ path, says }) => ({ path, way: laid.wayTo(path), says }))
    .filter(({ way }) => !shape.some((known) => leadsInto(way, known.way) || leadsInto(known.way, way)))
    .map(({ way, says }) => (text.has(way) ? text.fault(way, says) : inherited(text, way, says)));

/**
 * A fault in a field that the file does not contain: reported at the nearest existing value, or where the base room is
 * named.
 */
const inherited = (text: FileText, way: FieldPath, says: string): FileFault => {
  const [name = ''] = way;
  const place = text.has([name]) ? way : ['from'];
  const { from, offers } = text.data as Fields;
  const isOwn =
    from === undefined ||
    name === 'bets' ||
    (name === 'offers' && (Array.isArray(offers) || isAdded(text, way)));
  const origin = isOwn ? '' : ` (this value comes from "${String(from)}"; set it here to change it)`;
  return { ...text.fault(place, `${says}${origin}`), path: writtenWay(way) };
};

/** An option that the base room does not offer. */
const isAdded = (text: FileText, [, option]: FieldPath): boolean => {
  const preset = ROOMS[String((text.data as Fields).from)];
  return preset?.offers.every((offer) => offer.option !== option) ?? true;
};

const limitsOf = (entry: Fields | null): TableChoices['limits'] =>
  (entry as Partial<TableChoices> | null)?.limits;

const isUpsideDown = (entry: Fields | null): boolean => {
  const limits = limitsOf(entry);
  return limits !== undefined && limits.minMinor > limits.maxMinor;
};

const limitFaults = (text: FileText, entry: Fields | null, place: number): readonly FileFault[] => {
  const says = `must not be above the maximum, ${limitsOf(entry)?.maxMinor}`;
  return isUpsideDown(entry) ? [text.fault(['tables', place, 'limits', 'minMinor'], says)] : [];
};

const makeOne = (text: FileText, room: Room, entry: Fields, place: number): Made => {
  const way: FieldPath = ['tables', place];
  const made = tryTable(room, withPlainName(entry) as TableChoices);
  if (made.ok) return { ...NOTHING, tables: [made.table] };
  return { ...NOTHING, faults: tableFaults(text, room, way, made.faults) };
};

/**
 * The room itself is valid, so the fault is in what the table changes. Limits that do not fit together are one fault.
 */
const tableFaults = (
  text: FileText,
  room: Room,
  way: FieldPath,
  faults: readonly Fault[],
): readonly FileFault[] => {
  const atOwn = ({ path }: Fault): boolean => text.has([...way, ...parseFieldPath(path)]);
  const own = faults
    .filter(atOwn)
    .map(({ path, says }) => text.fault([...way, ...parseFieldPath(path)], says));
  const [first, ...others] = faults.filter((fault) => !atOwn(fault));
  if (first === undefined) return own;
  const more = others.length === 0 ? '' : `, and ${others.length} more limits`;
  const says = `do not fit this room: ${byOption(room, first.path)} ${first.says}${more}`;
  return [...own, text.fault([...way, 'limits'], says)];
};

/** Turns `offers[2].minMinor` into `minMinor of tie`. */
const byOption = ({ offers }: Room, path: string): string => {
  const [name, place, field] = parseFieldPath(path);
  const option = name === 'offers' && typeof place === 'number' ? offers[place]?.option : undefined;
  return option === undefined ? path : `${field} of ${option}`;
};
