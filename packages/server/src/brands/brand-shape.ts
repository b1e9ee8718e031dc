// Checks the shape of a brand file with the JSON schema that editors also use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createShapeCheck, type FileSchema } from '../input/shape-faults.ts';
import { shippedFolder } from '../program/shipped-files.ts';

/** The folder of the schema and of the example brand. */
export const SHIPPED_BRANDS = shippedFolder('brands');
export const BRAND_SCHEMA_FILE = 'brand.schema.json';

export const BRAND_SCHEMA: FileSchema = JSON.parse(
  readFileSync(join(SHIPPED_BRANDS, BRAND_SCHEMA_FILE), 'utf8'),
);

/** Returns all schema faults; empty: the checks between fields can run. */
export const brandShapeFaults = createShapeCheck(BRAND_SCHEMA);
