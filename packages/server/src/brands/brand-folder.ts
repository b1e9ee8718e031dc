// Reads all brand files of a folder. The server starts only when every file is valid; otherwise it reports all faults of all files.
import type { TableSetup } from '@punto/engine/room';
import { ConfigError } from '../input/config-error.ts';
import { type FieldPath, type FileFault, faultLine, inOrder } from '../input/file-fault.ts';
import { filesIn, readTextFile, wholeFault } from '../input/file-folder.ts';
import { type Brands, NO_BRANDS } from './brand.ts';
import { type BrandFile, parseBrandFile } from './brand-file.ts';

/** A fault or remark at a value of the file of a brand. */
export type BrandFault = (brand: string, way: FieldPath, says: string) => FileFault;

export type BrandsRead =
  | { readonly ok: true; readonly brands: Brands; readonly faultAt: BrandFault }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** `where`: a folder or one file; `tables`: the tables that the house opens. */
export const readBrands = (where: string, tables: readonly TableSetup[]): BrandsRead => {
  const files = filesIn(where, NO_FILES);
  if (typeof files === 'string') return { ok: false, faults: [wholeFault(where, files)] };
  const read = files.map((file) => readOne(file, tables));
  const brands = read.flatMap(({ brand }) => brand ?? []);
  const twice = brands.flatMap(({ id }, i) =>
    brands.findIndex((other) => other.id === id) < i
      ? [wholeFault(where, `has two files of the brand ${id}; remove one`)]
      : [],
  );
  const faults = inOrder([...read.flatMap((one) => one.faults), ...twice]);
  if (faults.length > 0) return { ok: false, faults };
  const faultAt: BrandFault = (id, way, says) =>
    read.find(({ brand }) => brand?.id === id)?.faultAt(way, says) ?? wholeFault(where, says);
  return { ok: true, brands: new Map(brands.map((brand) => [brand.id, brand])), faultAt };
};

/** As `readBrands`, but throws a `ConfigError` with one line for each fault. `where` undefined: no brands. */
export const loadBrands = (where: string | undefined, tables: readonly TableSetup[]): Brands => {
  if (where === undefined) return NO_BRANDS;
  const read = readBrands(where, tables);
  if (read.ok) return read.brands;
  throw new ConfigError([...read.faults.map(faultLine), 'No table was opened.'].join('\n'));
};

const NO_FILES = {
  none: 'has no brand files',
  advice: 'give a folder of brand files, or create one: npx punto brands init <folder>',
};

const readOne = (file: string, tables: readonly TableSetup[]): BrandFile => {
  const read = readTextFile(file);
  if (read.ok) return parseBrandFile(file, read.text, tables);
  return { brand: null, faults: [read.fault], faultAt: (_, says) => wholeFault(file, says) };
};
