// Proofs of ended shoes as stored permanently: compressed, since nonces as hexadecimal text compress to half. [F2]
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { OpenedShoe } from '@punto/engine/fairness/record';
import type { TableId } from '@punto/table/ids';

export type OpenedShoes = {
  /** Throws when the table's shoe is stored already: a shoe ends once. */
  readonly keep: (table: TableId, shoe: OpenedShoe) => void;
  readonly find: (table: TableId, number: number) => OpenedShoe | null;
};

export const packShoe = (shoe: OpenedShoe): Uint8Array => deflateRawSync(JSON.stringify(shoe));

export const unpackShoe = (body: Uint8Array): OpenedShoe => JSON.parse(inflateRawSync(body).toString());
