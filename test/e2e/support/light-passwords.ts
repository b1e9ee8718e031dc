// Preloaded into the servers of these tests: a password is hashed with the least memory and one pass, since staff are hired by
// the dozen and a hash as the product makes it takes a third of a second of processor time. Its cost has tests of its own.
import crypto, { type Argon2Parameters } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { argon2 } = crypto;

/** In KiB, for each lane: the least that argon2 takes. */
const LEAST_MEMORY = 8;

const light: typeof argon2 = (algorithm, parameters: Argon2Parameters, callback) =>
  argon2(algorithm, { ...parameters, memory: LEAST_MEMORY * parameters.parallelism, passes: 1 }, callback);

crypto.argon2 = light;
syncBuiltinESMExports();
