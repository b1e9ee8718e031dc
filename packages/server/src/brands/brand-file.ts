// Parses one brand file: JSON, then the schema, then the checks between fields. Every fault has its line and column and names the
// change to make.
import { basename } from 'node:path';
import { exponentOf } from '@punto/engine/currency';
import { minor } from '@punto/engine/minor';
import type { Ratio } from '@punto/engine/ratio';
import type { TableSetup } from '@punto/engine/room';
import { isPlayable, setupInCurrency } from '@punto/engine/room/currency-setup';
import type { Language } from '@punto/language/languages';
import { BRAND_PATTERN, HOUSE_BRAND } from '@punto/ledger/patron-key';
import { isAddressRange } from '../input/address-range.ts';
import type { FieldPath, FileFault } from '../input/file-fault.ts';
import { wholeFault } from '../input/file-folder.ts';
import { parseFileText } from '../input/file-text.ts';
import { nearestWord } from '../input/nearest-word.ts';
import type { Brand, BrandCurrency, Skin } from './brand.ts';
import { type KeyFault, readKeys } from './brand-keys.ts';
import { brandShapeFaults } from './brand-shape.ts';
import { contrastFaults } from './skin-contrast.ts';

export type BrandFile = {
  readonly brand: Brand | null;
  readonly faults: readonly FileFault[];
  /** A fault or remark at a value of the file. */
  readonly faultAt: (way: FieldPath, says: string) => FileFault;
};

/** The content of the file after the schema check. */
type Written = {
  readonly name: string;
  readonly skin?: Skin;
  readonly origins?: readonly string[];
  readonly links?: Brand['links'];
  readonly languages: readonly [Language, ...Language[]];
  readonly currencies: Readonly<Record<string, WrittenCurrency>>;
  readonly flags?: Partial<Brand['flags']>;
  readonly sessions?: { readonly idleMinutes?: number; readonly hours?: number };
  readonly launches?: Partial<Brand['launches']>;
  readonly gamingDay: { readonly zone: string; readonly startsAt?: string };
  readonly wallet: { readonly url: string; readonly keys: readonly string[]; readonly timeoutMs?: number };
  readonly api: { readonly keys: readonly string[] };
  readonly webhooks?: {
    readonly urls: readonly string[];
    readonly keys: readonly string[];
    readonly privateRanges?: readonly string[];
  };
};
type WrittenCurrency = {
  readonly rate: string;
  readonly stepMinor: number;
  readonly chipsMinor: readonly number[];
  readonly limits?: Readonly<Record<string, { readonly minMinor: number; readonly maxMinor: number }>>;
};

const WALLET_TIMEOUT_MS = 5_000;
const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];
/** GLI-19 asks for a new sign-in after thirty minutes without an act. */
const SESSIONS = { idleMinutes: 30, hours: 12 };
const LAUNCHES = { perMinute: 600, failuresPerMinute: 20 };
/** Room files give amounts in hundredths of a coin. */
const ROOM_EXPONENT = 2;

/** `tables`: the tables that the house opens. A currency that none of them can be played in is a fault. */
export const parseBrandFile = (file: string, written: string, tables: readonly TableSetup[]): BrandFile => {
  const text = parseFileText(file, written);
  const { fault: faultAt } = text;
  const misnamed = idFaults(file);
  if (text.faults.length > 0) return { brand: null, faults: [...misnamed, ...text.faults], faultAt };
  const { data } = text;
  if (!hasShape(data)) {
    const shape = brandShapeFaults(data).map(({ way, says, at }) => text.fault(way, says, at));
    return { brand: null, faults: [...misnamed, ...shape], faultAt };
  }
  const keys = keysOf(file, data);
  const meant = [...keys.faults, ...twice(data), ...wrongWords(data), ...wrongColours(data)];
  const amounts = meant.some(({ way }) => way[0] === 'currencies') ? [] : wrongAmounts(data, tables);
  const faults = [...misnamed, ...[...meant, ...amounts].map(({ way, says }) => text.fault(way, says))];
  const { wallet, api, webhooks } = keys;
  if (faults.length > 0 || !wallet || !api) return { brand: null, faults, faultAt };
  return { brand: brandOf(idOf(file), data, { wallet, api, webhooks }), faults, faultAt };
};

const hasShape = (data: unknown): data is Written => brandShapeFaults(data).length === 0;

const idOf = (file: string): string => basename(file).replace(/\.jsonc?$/, '');

const idFaults = (file: string): readonly FileFault[] => {
  const id = idOf(file);
  if (BRAND_PATTERN.test(id) && id !== HOUSE_BRAND) return [];
  const says =
    id === HOUSE_BRAND
      ? 'house is the brand of those who play without an operator: give the file another name'
      : 'the file is named by the id of its brand: 2 to 32 small letters, digits and hyphens, a letter first';
  return [wholeFault(file, says)];
};

const keysOf = (file: string, { wallet, api, webhooks }: Written) => {
  const read = {
    wallet: readKeys(file, ['wallet', 'keys'], wallet.keys),
    api: readKeys(file, ['api', 'keys'], api.keys),
    webhooks: webhooks ? readKeys(file, ['webhooks', 'keys'], webhooks.keys) : { keys: null, faults: [] },
  };
  return {
    wallet: read.wallet.keys,
    api: read.api.keys,
    webhooks: read.webhooks.keys,
    faults: Object.values(read).flatMap(({ faults }) => faults),
  };
};

type Meant = KeyFault;

const twice = ({ languages, origins = [] }: Written): readonly Meant[] => {
  const lists: Readonly<Record<string, readonly string[]>> = { languages, origins };
  return Object.entries(lists).flatMap(([name, list]) =>
    list.flatMap((entry, i) =>
      list.indexOf(entry) < i ? [{ way: [name, i], says: `${entry} is written twice; remove one` }] : [],
    ),
  );
};

const wrongWords = ({ currencies, gamingDay, webhooks }: Written): readonly Meant[] => [
  ...Object.keys(currencies).flatMap((code) =>
    exponentOf(code) === null
      ? [
          {
            way: ['currencies', code],
            says: `${code} is not a currency of ISO 4217: write its code, such as EUR`,
          },
        ]
      : [],
  ),
  ...(isZone(gamingDay.zone)
    ? []
    : [{ way: ['gamingDay', 'zone'], says: 'must be an IANA time zone, such as Europe/Malta' }]),
  ...(webhooks?.privateRanges ?? []).flatMap((range, i) =>
    isAddressRange(range)
      ? []
      : [
          {
            way: ['webhooks', 'privateRanges', i],
            says: 'must be a range of addresses, such as 10.20.0.0/16',
          },
        ],
  ),
];

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};

const wrongColours = ({ skin = {} }: Written): readonly Meant[] =>
  contrastFaults(skin).map(({ token, shade, says }) => ({ way: ['skin', token, shade], says }));

const wrongAmounts = ({ currencies }: Written, tables: readonly TableSetup[]): readonly Meant[] => {
  const rooms = [...new Set(tables.map(({ id }) => id))];
  return Object.entries(currencies).flatMap(([code, currency]) => {
    const at: FieldPath = ['currencies', code];
    const faults = [
      ...wrongChips(at, currency),
      ...Object.entries(currency.limits ?? {}).flatMap(([room, limits]) =>
        wrongLimits([...at, 'limits', room], room, limits, currency, rooms),
      ),
    ];
    if (faults.length > 0) return faults;
    const terms = currencyOf(code, currency);
    return tables.some((table) => isPlayable(table, setupInCurrency(table, terms)))
      ? []
      : [
          {
            way: at,
            says: `no table can be played in ${code}: lower stepMinor and the chips, or raise the limits and the rate`,
          },
        ];
  });
};

const wrongChips = (at: FieldPath, { chipsMinor, stepMinor }: WrittenCurrency): readonly Meant[] =>
  chipsMinor.flatMap((chip, i): Meant[] => {
    const way = [...at, 'chipsMinor', i];
    if (chip % stepMinor !== 0) return [{ way, says: `must be a multiple of stepMinor, ${stepMinor}` }];
    const before = chipsMinor[i - 1] ?? 0;
    return chip > before ? [] : [{ way, says: `must be more than the chip before it, ${before}` }];
  });

const wrongLimits = (
  way: FieldPath,
  room: string,
  { minMinor, maxMinor }: { readonly minMinor: number; readonly maxMinor: number },
  { stepMinor }: WrittenCurrency,
  rooms: readonly string[],
): readonly Meant[] => {
  if (!rooms.includes(room)) {
    const near = nearestWord(room, rooms);
    const hint = near === null ? `the rooms of this house are ${rooms.join(', ')}` : `did you mean ${near}?`;
    return [{ way, says: `"${room}" is not the id of a room of this house: ${hint}` }];
  }
  const amounts = { minMinor, maxMinor };
  const uneven = Object.entries(amounts).flatMap(([name, amount]) =>
    amount % stepMinor === 0
      ? []
      : [{ way: [...way, name], says: `must be a multiple of stepMinor, ${stepMinor}` }],
  );
  if (minMinor <= maxMinor) return uneven;
  return [...uneven, { way: [...way, 'minMinor'], says: `must not be above the maximum, ${maxMinor}` }];
};

const currencyOf = (
  code: string,
  { rate, stepMinor, chipsMinor, limits = {} }: WrittenCurrency,
): BrandCurrency => ({
  rate: ratioOf(rate, exponentOf(code) ?? 0),
  stepMinor: minor(stepMinor),
  chipsMinor: chipsMinor.map(minor),
  limits: Object.fromEntries(
    Object.entries(limits).map(([room, { minMinor, maxMinor }]) => [
      room,
      { minMinor: minor(minMinor), maxMinor: minor(maxMinor) },
    ]),
  ),
});

/** Converts the rate of the file, units of the currency per coin, to a ratio of minor units in lowest terms. */
const ratioOf = (rate: string, exponent: number): Ratio => {
  const [whole = '', part = ''] = rate.split('.');
  const [over, under] = [Number(whole + part) * 10 ** exponent, 10 ** (part.length + ROOM_EXPONENT)];
  const common = greatestCommonDivisor(over, under);
  return [over / common, under / common];
};

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

type Keys = {
  readonly wallet: Brand['api']['keys'];
  readonly api: Brand['api']['keys'];
  readonly webhooks: Brand['api']['keys'] | null;
};

const sessionLifeOf = ({ idleMinutes, hours }: typeof SESSIONS): Brand['sessions'] => ({
  idleMs: idleMinutes * MINUTE_MS,
  mostMs: hours * HOUR_MS,
});

const brandOf = (id: string, data: Written, keys: Keys): Brand => ({
  id,
  name: data.name,
  skin: data.skin ?? {},
  origins: data.origins ?? [],
  links: data.links ?? {},
  languages: data.languages,
  currencies: Object.fromEntries(
    Object.entries(data.currencies).map(([code, currency]) => [code, currencyOf(code, currency)]),
  ),
  flags: { oneTableAtATime: null, noAutoConfirm: false, smallestRoundMs: 0, ...data.flags },
  sessions: sessionLifeOf({ ...SESSIONS, ...data.sessions }),
  launches: { ...LAUNCHES, ...data.launches },
  gamingDay: { startsAt: '00:00', ...data.gamingDay },
  wallet: { url: data.wallet.url, keys: keys.wallet, timeoutMs: data.wallet.timeoutMs ?? WALLET_TIMEOUT_MS },
  api: { keys: keys.api },
  webhooks:
    data.webhooks && keys.webhooks
      ? { urls: data.webhooks.urls, keys: keys.webhooks, privateRanges: data.webhooks.privateRanges ?? [] }
      : null,
});
