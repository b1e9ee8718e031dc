// One hash over a whole file, in the canonical JSON of RFC 8785: two people can compare it, and it detects a file that was damaged in
// transfer. It does not detect forgery, because a forger recomputes it. The other checks do. [F2]
import { canonicalJson } from '../canonical-json.ts';
import { hashOf, hexOf } from './hash.ts';
import type { Hex32, OpenedRound, OpenedShoe } from './record.ts';

type Undigested<T> = Omit<T, 'digest'>;

/** A digest in the data is ignored. */
export const digestOf = (file: Undigested<OpenedShoe> | Undigested<OpenedRound>): Hex32 =>
  hexOf(hashOf('punto file 1\n', canonicalJson({ ...file, digest: undefined })));
